// Visits every page of the site map as every role, and follows each link there: none leads to Access Denied or to a
// missing page, and nothing hangs over the edge of a small phone or of a page at 200 %.
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { companyPath, guidancePath, jobPath, referralPath } from "../../contract/paths.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import routes from "../../web/routes.ts";
import { open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { anApplication } from "../support/applications.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { signInAgain } from "../support/members.ts";
import { aRecruiterOf } from "../support/recruiter-steps.ts";
import { verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 3 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Kite Works" });
const job = await aJob(site.db, { companyId: company.id, jobTitle: "Reed Cutter" });
const place = { SK: company.id, name: company.name };
/** Addresses of the pages that name a company. */
const PLACES = new Map([
  ["/jobs/:companyName/:jobid", jobPath({ id: job.id, companyName: company.name })],
  ["/referrals/:compId/:id", referralPath(place)],
  ["/guidance/:name/:companyId", guidancePath(place)],
  ["/company/:name/:companyId", companyPath(place)],
]);

const candidate = await aCandidateOf(site);
await anApplication(site.db, job.id, candidate.accountId, { score: 70 });
const employee = await aCandidateOf(site);
await verifyReferee(site, employee, company.id);
const admin = await aCandidateOf(site);
await site.db.transaction((tx) =>
  joinCompany(tx, { accountId: admin.accountId, companyId: company.id, role: "corporate-admin", now: new Date() }),
);

const ROLES: Record<string, BrowserContextOptions> = {
  guest: {},
  candidate: candidate.signedIn,
  employee: employee.signedIn,
  recruiter: (await aRecruiterOf(site, company.id)).signedIn,
  "corporate admin": await signInAgain(site, admin),
  admin: (await anAdminOf(site)).signedIn,
};

/** The site map as addresses; invented ids lead to the page's message that there is nothing. */
const SITE_MAP = routes.flatMap(function pathsOf(entry: RouteConfigEntry): string[] {
  const path = `/${entry.index ? "" : (entry.path ?? "")}`;
  const filled =
    PLACES.get(path) ??
    path
      .replace("*", "x")
      .replaceAll(/:jobid\b/g, job.id)
      .replaceAll(/:\w+/g, company.id);
  return entry.children ? entry.children.flatMap(pathsOf) : [filled];
});

/** Headings that no link may lead to. */
const DEAD_ENDS = /^(Access Denied|Page Not Found|Invalid token|Oops|$)|under construction/i;

/** Navigates to `path` within the open page, like a click on a link; resolves to the heading there. */
async function goTo(page: Page, path: string, isAtRest: () => boolean): Promise<string> {
  await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
  for (let turn = 0, rests = 0; turn < 400 && rests < 3; turn += 1) {
    await pause(15);
    rests = isAtRest() && !(await page.evaluate(isOnTheWay)) ? rests + 1 : 0;
  }
  return page.evaluate(() =>
    ["h1", "main .eyebrow"].map((part) => document.querySelector(part)?.textContent ?? "").join(" "),
  );
}

/** The targets of visible links, including folded ones; files, frames and API addresses are no pages of the site, the page in the other language another build. */
async function linksOn(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([download]):not([hreflang])")]
      .filter((link) => link.checkVisibility() || link.closest("details") !== null)
      .map((link) => link.pathname),
  );
  return [...new Set(paths)].filter((path) => !/^\/(api|dev|embed|files|assets|images|sitemap)/.test(path));
}

/** The widths of a small phone, and of a window of 1,280 pixels at 200 %. */
const NARROW = [320, 640];

/** Opens a page of the site for a role. Its requests are watched: `isAtRest` tells whether none is open. */
async function openFor(test: TestContext, options: BrowserContextOptions) {
  const { page, forgive } = await visit(browser, test, options);
  // Pages of invented ids, and of other people's.
  forgive(/status of 40[034]/);
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  // Not "requestfinished", because the body of a refusal may never be read.
  page.on("response", (response) => asked.delete(response.request()));
  page.on("requestfailed", (request) => asked.delete(request));
  await open(page, site, "/about");
  return { page, isAtRest: () => asked.size === 0 };
}

/** Looks when the browser has nothing left to do: the router is at rest before React has drawn the page. */
const isOnTheWay = async () => {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  return (
    window.__reactRouterDataRouter.state.navigation.state !== "idle" ||
    /^One moment/.test(document.querySelector("h1")?.textContent ?? "One moment")
  );
};

declare global {
  interface Window {
    /** React Router's own name for the page's router. */
    __reactRouterDataRouter: { navigate(to: string): Promise<void>; state: { navigation: { state: string } } };
  }
}

describe("no link leads to Access Denied, to a missing page or to a page under construction", () => {
  assert.ok(SITE_MAP.length > 60, SITE_MAP.join(" "));
  /** Pages that were measured, by address and heading. */
  const measured = new Set<string>();
  for (const [role, options] of Object.entries(ROLES))
    test(`for the ${role}`, async (context) => {
      const { page, isAtRest } = await openFor(context, options);
      const seen = new Map<string, string>();
      /** Address -> the page whose link leads there. */
      const from = new Map<string, string>();
      const waiting = [...SITE_MAP];
      const follow = async (here: string) => {
        for (const to of await linksOn(page)) {
          if (!from.has(to)) from.set(to, here);
          if (!seen.has(to)) waiting.push(to);
        }
      };
      if (role !== "guest") {
        await page.getByRole("button", { name: /^Account menu of / }).click();
        await page.getByRole("menuitem", { name: "Logout" }).waitFor();
        await follow("the account menu");
      }
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (seen.has(path)) continue;
        seen.set(path, await goTo(page, path, isAtRest));
        await follow(path);
      }
      const dead = [...from].filter(([to]) => DEAD_ENDS.test(seen.get(to) ?? ""));
      assert.deepEqual(
        dead.map(([to, on]) => `${on} has a link to ${to}: ${seen.get(to)}`),
        [],
      );

      const unmeasured = [...seen].filter(([path, heading]) => !measured.has(`${path} ${heading}`));
      for (const [path, heading] of unmeasured) measured.add(`${path} ${heading}`);
      const overhangs: string[] = [];
      for (const width of NARROW) {
        const narrow = await openFor(context, { ...options, viewport: { width, height: 900 } });
        for (const [path] of unmeasured) {
          await goTo(narrow.page, path, narrow.isAtRest);
          const beyond = await narrow.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (beyond > 0) overhangs.push(`${path}: ${beyond} pixels beyond ${width}`);
        }
      }
      assert.deepEqual(overhangs, []);
    });
});
