// What a page costs the browser while it starts: how often Chromium styles or lays out most of the document, and the
// processor time of its main thread.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import type { JobCard } from "../contract/jobs/wire.ts";
import { jobPath } from "../contract/paths.ts";
import { launchBrowser, whenInteractive } from "../tests/support/browser.ts";
import { table } from "./figures.ts";
import { openScratchProduct } from "./scratch-product.ts";

const ROUNDS = 5;
/** Elements that make a pass over them one over the document, on pages of 1,000 to 5,000. */
const WHOLE = 1_000;
/** Parts that come when the page is at rest, such as the bell, still count. */
const REST_MS = 2_000;

/** An event of Chromium's tracing; `dur` is in millionths of a second. */
type Traced = { name: string; dur?: number; args: { elementCount?: number; beginData?: { dirtyObjects: number } } };
/** How many passes, and times in ms. */
type Cost = { passes: number; style: number; layout: number; script: number };
const FIGURES = ["passes", "style", "layout", "script"] as const satisfies (keyof Cost)[];

const { product, close } = await openScratchProduct(2_000);
const browser = await launchBrowser();
try {
  const url = `http://127.0.0.1:${product.port}`;
  const answer = await fetch(`${url}/api/job/?pageSize=1`);
  const { data } = (await answer.json()) as { data: [JobCard] };
  const rows: string[][] = [];
  for (const [name, path] of [
    ["/jobs", "/jobs"],
    ["a job", jobPath(data[0])],
    ["/", "/"],
  ] as const) {
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(browser, url + path));
    rows.push([name, ...FIGURES.map((figure) => median(costs.map((cost) => cost[figure])).toFixed(0))]);
  }
  console.log(table(["page", "passes over the document", "style ms", "layout ms", "script ms"], rows));
} finally {
  await browser.close();
  await close();
}

function median(figures: number[]): number {
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}

/** One first visit, without anything kept. */
async function costOf(browser: Browser, address: string): Promise<Cost> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const tracing = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  tracing.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await tracing.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  const page = await context.newPage();
  await page.goto(address);
  await whenInteractive(page);
  await pause(REST_MS);
  const complete = new Promise((resolve) => tracing.once("Tracing.tracingComplete", resolve));
  await tracing.send("Tracing.end");
  await complete;
  await context.close();
  const named = (name: string) => events.filter((event) => event.name === name);
  const time = (list: Traced[]) => list.reduce((sum, { dur = 0 }) => sum + dur / 1_000, 0);
  const [styles, layouts] = [named("UpdateLayoutTree"), named("Layout")];
  const sizes = [...styles, ...layouts].map(({ args }) => args.elementCount ?? args.beginData?.dirtyObjects ?? 0);
  return {
    passes: sizes.filter((size) => size >= WHOLE).length,
    style: time(styles),
    layout: time(layouts),
    script: time(named("FunctionCall")) + time(named("EvaluateScript")),
  };
}
