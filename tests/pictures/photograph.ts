// Visits every page of the site map of a running product as each role of its demo, and photographs it in two widths and
// two colour schemes.
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Browser, Page } from "playwright-core";
import routes from "../../web/routes.ts";
import { whenInteractive } from "../support/browser.ts";

export type Credentials = { role: string; email: string; password: string };

type Walk = {
  browser: Browser;
  /** The product's address, without a final slash. */
  url: string;
  accounts: readonly Credentials[];
  /** The present for the pages, in ms since 1970. */
  now: number;
  /** Only pages whose address has this text. */
  only: string;
  /** An existing folder for the pictures. */
  into: string;
};

const WIDTHS = [390, 1440];
const SCHEMES = ["light", "dark"] as const;
/** Pages that guests see too, but with more for an account. */
const SHARED = /^\/(jobs|referrals|guidance|company)?(\/:[^/]+){0,2}$/;

/** Addresses as the site map writes them, with `:name` for parameters; those without come first. */
const PATTERNS = routes
  .flatMap(function pathsOf(entry: RouteConfigEntry): string[] {
    const path = `/${entry.index ? "" : (entry.path ?? "")}`;
    return entry.children ? entry.children.flatMap(pathsOf) : [path.replace("*", "nowhere")];
  })
  .sort((one, other) => Number(one.includes(":")) - Number(other.includes(":")));

/** Takes the pictures and resolves to their file names: role, address, width, scheme. */
export async function photograph(walk: Walk): Promise<string[]> {
  const taken: string[] = [];
  const guests = new Set<string>();
  for (const account of [null, ...walk.accounts]) {
    const role = account?.role ?? "guest";
    const context = await walk.browser.newContext({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
    await context.clock.setFixedTime(walk.now + 60_000);
    const page = await context.newPage();
    if (account) await logIn(page, walk.url, account);
    const links = new Set<string>();
    for (const pattern of PATTERNS) {
      const path = addressOf(pattern, links);
      // A pattern without parameters needs no link from another page.
      if (!pattern.includes(walk.only) && !walk.only.includes(":")) continue;
      if (path === null || (account && guests.has(pattern) && !SHARED.test(pattern))) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(walk.url + path);
      await atRest(page);
      for (const link of await linksOn(page)) links.add(link);
      if (new URL(page.url()).pathname !== path) continue;
      if (!account) guests.add(pattern);
      if (pattern.includes(walk.only)) taken.push(...(await takeAll(page, walk.into, `${role} ${pattern}`)));
    }
    await context.close();
  }
  return taken;
}

/** The address itself, or the first link found for a pattern; null while there is none. */
function addressOf(pattern: string, links: ReadonlySet<string>): string | null {
  if (!pattern.includes(":")) return pattern;
  const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
  const isNamed = (link: string) => PATTERNS.includes(link);
  return [...links].find((link) => shape.test(link) && !isNamed(link)) ?? null;
}

const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].map(({ pathname }) => pathname),
  );

async function logIn(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await whenInteractive(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Account menu of / }).waitFor();
}

async function takeAll(page: Page, into: string, what: string): Promise<string[]> {
  const names: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      const name = `${what.replaceAll("/", "_").replaceAll(":", "")} ${width} ${colorScheme}.png`;
      await page.screenshot({
        timeout: 120_000,
        path: join(into, name),
        fullPage: true,
        animations: "disabled",
        caret: "hide",
      });
      names.push(name);
    }
  return names;
}

/** Waits until nothing is loading. */
async function atRest(page: Page): Promise<void> {
  await whenInteractive(page);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], [data-awaits]") === null).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
