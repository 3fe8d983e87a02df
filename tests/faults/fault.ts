// One fault: what it is called, how it is injected under load, and the verdict by four invariants.
import { appendFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/platform/db.ts";
import { type Audit, auditLoad, type MailedTimes } from "./audit.ts";
import { ask, type Load, type LoadWishes, settle, startLoad } from "./load.ts";
import type { Product } from "./product.ts";

/** The variable with the file that verdicts are added to, one line of JSON each. */
export const VERDICTS_VARIABLE = "FAULTS_VERDICTS";
/** The variable that shortens each fault: 1 in a run before a release, less in a short one. */
const SCALE_VARIABLE = "FAULTS_SCALE";

export type Verdict = { fault: string; group: string; verdict: "held" | "broken" | "not run"; seen: string };

/** Where a fault happens: the product, a way to its database past the fault, and how people reach it. */
export type Scene = {
  product: Product;
  db: Database;
  /** The product's address unless given; one for each server. */
  urls?: readonly string[];
  load?: Partial<LoadWishes>;
  /** Where a mail server takes the mails. */
  mailed?: MailedTimes;
};

export type Injection = Omit<Scene, "load"> & {
  load: Load;
  /** Call it when the fault is over: from then on the product has to recover alone. */
  over(): void;
};

export type Expectations = {
  /** Answers that this fault may bring, as a pattern of what `unclear` says. */
  mayAnswer?: RegExp;
  skip?: string | false;
};

const RECOVERY_MS = 90_000;
const scale = Number(process.env[SCALE_VARIABLE] ?? 1);
/** A pause of a fault, shortened in a short run. */
export const last = (ms: number) => pause(ms * scale);

/** What faults of a file report under; call it once at the top. `fault` declares one. */
export function faultsOf(group: string, sceneOf: () => Scene) {
  return (
    name: string,
    inject: (injection: Injection) => Promise<unknown>,
    { mayAnswer, skip = false }: Expectations = {},
  ): void => {
    trial(
      group,
      name,
      async () => {
        const scene = sceneOf();
        const { load, seen } = await injectUnderLoad(scene, inject);
        await settle(load);
        return judge(load, await auditLoad(load, scene.db, scene.mailed), seen, mayAnswer);
      },
      skip,
    );
  };
}

/** Resolves when the product is ready again and the load has ended. */
async function injectUnderLoad(
  scene: Scene,
  inject: (injection: Injection) => Promise<unknown>,
): Promise<{ load: Load; seen: string[] }> {
  await untilReady(scene);
  const load = await startLoad({ ...loadOf(scene), ...scene.load });
  try {
    await last(1_500);
    let overAt = 0;
    const over = () => {
      overAt = performance.now();
    };
    const said = await inject({ ...scene, load, over });
    overAt ||= performance.now();
    await untilReady(scene);
    const recovered = `ready ${((performance.now() - overAt) / 1_000).toFixed(1)} s after it`;
    await last(1_500);
    return { load, seen: typeof said === "string" ? [recovered, said] : [recovered] };
  } finally {
    await load.stop();
  }
}

/** Throws if an invariant is broken; else says what was seen. */
function judge(load: Load, audit: Audit, seen: readonly string[], mayAnswer: RegExp | undefined): string {
  const flaws = [
    ...audit.lost.map((what) => `lost: ${what}`),
    ...audit.doubled.map((what) => `doubled: ${what}`),
    ...load.unclear.filter((words) => !mayAnswer?.test(words)).map((what) => `unclear: ${what}`),
  ];
  if (flaws.length > 0) throw new Error(`${flaws.length} flaws: ${flaws.slice(0, 5).join("; ")}`);
  const { asked, putOff, cut } = load.counts;
  const rest = putOff + cut > 0 ? `${putOff} put off with 503, ${cut} cut` : "all answered";
  return [`${asked} calls, ${audit.acknowledged} effects acknowledged, 0 lost, 0 doubled`, rest, ...seen].join("; ");
}

/** A fault that needs no load: `work` throws if an invariant is broken, and resolves to what was seen. */
export function trial(group: string, name: string, work: () => Promise<string>, skip: string | false = false): void {
  if (skip) report({ fault: name, group, verdict: "not run", seen: skip });
  test(name, { skip }, async () => {
    try {
      report({ fault: name, group, verdict: "held", seen: await work() });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      report({ fault: name, group, verdict: "broken", seen: words.replaceAll("\n", " ").slice(-600) });
      throw error;
    }
  });
}

const loadOf = ({ product, db, urls = [product.url] }: Scene): LoadWishes => ({
  urls,
  db,
  dataDir: product.dataDir,
  issuerPort: product.port,
});

/** Waits until every address is ready; throws if that takes too long. */
export async function untilReady({ product, urls = [product.url] }: Scene): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  for (const url of urls)
    while ((await ask(`${url}/readyz`)).status !== 200) {
      if (!product.isRunning()) throw new Error(`The product has ended: ${product.said()}`);
      if (Date.now() > end) throw new Error(`Not ready ${RECOVERY_MS / 1_000} s after the fault: ${product.said()}`);
      await pause(50);
    }
}

function report(verdict: Verdict): void {
  const file = process.env[VERDICTS_VARIABLE];
  if (file) appendFileSync(file, `${JSON.stringify(verdict)}\n`);
}
