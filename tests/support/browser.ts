// A real Chromium for journeys, the project's own or the machine's; any error in a page fails its test.
import assert from "node:assert/strict";
import { access, constants, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { TestContext } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { afterLastFile } from "./run-files.ts";
import { diskFolder } from "./scratch-server.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

let shared: Promise<Browser> | null = null;

/** The browser of this process's test files. Call it at the top of a file, with `await`. */
export async function startBrowser(): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = null;
  if (!shared) {
    shared = launchBrowser();
    const browser = await shared;
    afterLastFile(() => browser.close());
  }
  return shared;
}

/**
 * Starts the browser; the caller closes it. The project's own is Chromium without windows, which takes a third of the
 * computing time of the machine's for each page.
 */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return launch(named);
  return unpackOurs()
    .then(launch)
    .catch(async (error) => {
      // The machine may lack libraries that it needs.
      const path = await findChromium();
      if (path === undefined) throw error;
      return launch(path);
    });
}

function launch(executablePath: string): Promise<Browser> {
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath,
      chromiumSandbox,
      args: ["--font-render-hinting=none", "--disable-dev-shm-usage", "--disable-gpu"],
    });
  // Chromium's sandbox refuses to run as root; others use it, except on systems that forbid it.
  return process.getuid?.() === 0
    ? start(false)
    : start(true).catch((error) => (/sandbox/i.test(String(error)) ? start(false) : Promise.reject(error)));
}

async function findChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const path of NAMES.flatMap((name) => folders.map((folder) => join(folder, name))))
    if (await canRun(path)) return path;
  return undefined;
}

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * The package unpacks into the temporary folder, where another user's copy may be: unpack once into a folder of this
 * user.
 */
async function unpackOurs(): Promise<string> {
  const folder = join(diskFolder(), `vouchboard-chromium-${process.getuid?.() ?? "user"}`);
  const path = join(folder, "chromium");
  if (await canRun(path)) return path;
  const draft = await mkdtemp(`${folder}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  await mkdir(folder, { recursive: true });
  return path;
}

/**
 * A busy browser may never confirm that a context is closed. The test is over by then, and the browser ends with the
 * file. In ms.
 */
const CLOSING_MS = 15_000;

/** How long a step waits: a machine that is busy with other tests may stall for tens of seconds. In ms. */
const PATIENCE_MS = 60_000;

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** The errors so far: on the console, in scripts, and against the content policy. */
  faults: string[];
  /** Accepts errors that the test causes itself, such as a cut network. */
  forgive(expected: RegExp): void;
};

/** A new visitor. At the end of the test, any error that was not forgiven fails it. */
export async function visit(browser: Browser, test: TestContext, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    // Only the journeys about the service worker allow it: a page's own network is what others cut and answer.
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`content policy: ${event.violatedDirective} blocked ${event.blockedURI}`),
    ),
  );
  const expected: RegExp[] = [];
  test.after(async () => {
    await Promise.race([context.close(), pause(CLOSING_MS, undefined, { ref: false })]);
    assert.deepEqual(
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
      [],
      "the page had faults",
    );
  });
  return { page, context, faults, forgive: (pattern) => expected.push(pattern) };
}

/** Resolves when the page is hydrated to its last element: until then clicks reach plain HTML. */
export async function whenInteractive(page: Page): Promise<void> {
  // React marks the document first and then each element when it hydrates it; the footer's last link comes last.
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("footer a")].at(-1) ?? document.body.lastElementChild;
    return last !== null && Object.keys(last).some((key) => key.startsWith("__reactProps"));
  });
  // Effects (listeners, observers) run when the browser is next idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 2_000 })));
}

/** Takes the network away, and waits until the page knows: its words depend on it. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/**
 * Presses a button of a toast, by the keyboard: toasts move up when an earlier one goes, and one that moves between the
 * pointer's down and up gets no click.
 */
export const pressInToast = (button: Locator): Promise<void> => button.press("Enter");

/**
 * What a thumb could miss on the page, as readable lines: controls and links that react on less than 44 px of height.
 * Links within a sentence are left out, as WCAG does. The visit has to have `hasTouch` and `isMobile`.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const LEAST = 43.5;
    const reach = (element: HTMLElement) => {
      const own = element.getBoundingClientRect();
      const boxes = [own, ...("labels" in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : [])].map(
        (one) => (one instanceof Element ? one.getBoundingClientRect() : one),
      );
      const heights = boxes.map(({ height }) => height);
      for (const part of ["::before", "::after"]) {
        const style = getComputedStyle(element, part);
        // A link over a whole card is placed against the card.
        if (style.content !== "none" && style.position === "absolute") heights.push(Number.parseFloat(style.height));
      }
      return Math.max(...heights.filter((height) => height > 0));
    };
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.closest("p, li, dd, td, span, div, label")?.childNodes ?? [])].some(
        (node) => !node.contains(element) && (node.textContent ?? "").trim().length > 1,
      );
    const isReached = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest("[inert], [aria-hidden=true]") === null &&
        getComputedStyle(element).clipPath === "none"
      );
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isReached(element) && !isInSentence(element) && reach(element) < LEAST)
      .map((element) => `${Math.round(reach(element))} px: ${element.outerHTML.slice(0, 160)}`);
  }, "a[href], button, summary, input, select, textarea, [role=tab], [role=button]");

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Axe's rules about colours, the only ones that the colour scheme affects. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Axe's findings on the page in light and, for colours, in dark, as readable lines; [] is wanted. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of await bothSchemes(page)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, colorScheme);
    const look = () => violationsOn(page, colorScheme === "light" ? AXE_TAGS : COLOR_RULES);
    let violations = await look();
    // On a busy machine the scheme may reach an element while axe runs; a real fault is found again.
    if (violations.length > 0) violations = await look();
    findings.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  return findings;
}

/** The page's present scheme first, because a switch styles and paints the whole page anew. */
async function bothSchemes(page: Page): Promise<("light" | "dark")[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? ["dark", "light"] : ["light", "dark"];
}

async function violationsOn(page: Page, runOnly: string[]): Promise<string[]> {
  await whenStill(page);
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(rememberColors);
  }
  const violations = await page.evaluate(
    async (wanted) => (await window.axe.run({ runOnly: wanted, resultTypes: ["violations"] })).violations,
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
  );
}

/** Runs in the page. axe parses the few colours of a page anew for each element, which takes a third of its time. */
function rememberColors(): void {
  type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color };
  const { prototype } = (window.axe as unknown as { commons: { color: { Color: { prototype: Color } } } }).commons.color
    .Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (this: Color, text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * Waits until no colour is in transition. Ignores a toast's progress bar, which runs as long as the toast and changes
 * no colour.
 */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => {
    const isBar = ({ effect }: Animation) =>
      (effect as KeyframeEffect | null)?.target?.matches(".Toastify__progress-bar") === true;
    return document.getAnimations().every((animation) => animation.playState !== "running" || isBar(animation));
  });
}
