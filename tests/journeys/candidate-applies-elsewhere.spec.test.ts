// A candidate applies on an employer's own site: it opens in a new tab, the page asks whether they applied, and a yes
// is recorded.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { logIn, open, whenLoggedIn } from "../support/account-steps.ts";
import {
  aCandidateOf,
  answer,
  applicationsOf,
  appliedNote,
  applyLink,
  dialogOf,
  hearToasts,
  watchKeys,
  whenHeard,
} from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();

const EMPLOYER = "https://careers.kite.example";
const company = await aCompany(site.db, { name: "Kite Works" });
const [job, addressless] = await someJobs(
  site.db,
  [
    { jobTitle: "Kite Pilot", externalJobId: "test:kite:1", jobUrl: `${EMPLOYER}/1`, coreSkills: ["Welding"] },
    { jobTitle: "Kite Mate", externalJobId: "test:kite:2", jobUrl: null, coreSkills: ["Welding"] },
  ].map((facts) => ({ ...facts, companyId: company.id })),
);
const path = jobPath({ id: job!.id, companyName: company.name });

const ASKED = "Have you applied for this job?";
const SUBMITTED = "Application Submitted";

/** Answers for the employer's site, because tests must not reach outside networks. */
const standIn = (context: BrowserContext) =>
  context.route(`${EMPLOYER}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Careers at Kite</title><h1>Apply to fly</h1>" }),
  );

/** Presses the link to the employer's page; resolves to the address that opened. */
async function goOut(page: Page, press: () => Promise<void>): Promise<string> {
  const opening = page.context().waitForEvent("page");
  await press();
  const opened = await opening;
  await opened.waitForLoadState();
  assert.equal(await opened.evaluate(() => window.opener), null, "the employer's page cannot reach ours");
  const url = opened.url();
  await opened.close();
  return url;
}

const recorded = async (accountId: string) =>
  (await applicationsOf(site, accountId)).map(({ kind, status, jobId }) => [kind, status, jobId]);

test("a visitor logs in, goes on to the company, and says yes; it needs no résumé", async (context) => {
  const newbie = await aCandidateOf(site, null);
  const { page, context: windows } = await visit(browser, context);
  await standIn(windows);
  const toasts = await hearToasts(page);
  const keys = watchKeys(page, "/api/external-job-application/");
  await open(page, site, path);
  await applyLink(page).click();
  await page.waitForURL(/\/auth\/login\?returnTo=/);
  await logIn(page, newbie);
  const onwards = dialogOf(page, "Continue to Kite Works");
  await onwards.waitFor();
  assert.equal(page.url(), site.url + path);
  assert.equal(await page.getByRole("alertdialog").count(), 1);
  const url = await goOut(page, () => onwards.getByRole("link", { name: /^Open company site/ }).click());
  assert.equal(url, `${EMPLOYER}/1`);
  await dialogOf(page, ASKED).waitFor();
  // A click anywhere or Escape, on returning, does not lose the question.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await answer(page, ASKED, "Yes");
  await dialogOf(page, SUBMITTED).getByText("Your job application has been successfully submitted!").waitFor();
  await whenHeard(toasts, "Applying...");
  await answer(page, SUBMITTED, "Okay");
  await appliedNote(page)
    .getByText(/^As you told us on /)
    .waitFor();
  await page.reload();
  await whenInteractive(page);
  await appliedNote(page).waitFor();
  assert.equal(await dialogOf(page, ASKED).count(), 0);
  assert.equal(keys.length, 1);
  assert.deepEqual(await recorded(newbie.accountId), [["EXTERNAL", "APPLIED", job!.id]]);
});

for (const width of [390, 1440])
  test(`at ${width} px: the company's site opens at once; no closes the question, yes records`, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, context: windows } = await visit(browser, context, {
      ...meera.signedIn,
      viewport: { width, height: 900 },
    });
    await standIn(windows);
    await open(page, site, path);
    await whenLoggedIn(page);
    const apply = page.getByRole("link", { name: /^Apply on the site of Kite Works/ });
    assert.equal(await goOut(page, () => apply.click()), `${EMPLOYER}/1`);
    await dialogOf(page, ASKED).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await answer(page, ASKED, "No");
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Apply"));
    assert.deepEqual(await recorded(meera.accountId), []);
    await page.getByRole("button", { name: "I have already applied there" }).click();
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/external-job-application/"));
    await answer(page, ASKED, "Yes");
    await answer(page, SUBMITTED, "Okay");
    const { matchingScore } = (await sent).postDataJSON();
    const [kept] = await site.db.query<{ score: number }>("select score from application where account_id = $1", [
      meera.accountId,
    ]);
    assert.ok(matchingScore > 0, `${matchingScore}`);
    assert.equal(matchingScore, kept?.score);
    // The pressed button is gone; the focus stays in its place.
    await page.waitForFunction(() => document.activeElement?.classList.contains("apply-way"));
    assert.deepEqual(await recorded(meera.accountId), [["EXTERNAL", "APPLIED", job!.id]]);
  });

test("a yes that does not arrive is reported, and sent again under the same key", {
  timeout: 90_000,
}, async (context) => {
  const meera = await aCandidateOf(site);
  const { page, context: windows, forgive } = await visit(browser, context, meera.signedIn);
  forgive(/ERR_FAILED|Failed to load resource/);
  await standIn(windows);
  const keys = watchKeys(page, "/api/external-job-application/");
  await open(page, site, path);
  await whenLoggedIn(page);
  await page.getByRole("button", { name: "I have already applied there" }).click();
  await page.route("**/api/external-job-application/", (route) => route.abort());
  await answer(page, ASKED, "Yes");
  const failed = dialogOf(page, "Application Failed");
  await failed.waitFor({ timeout: 40_000 });
  await page.unroute("**/api/external-job-application/");
  await failed.getByRole("button", { name: "Try again" }).click();
  await dialogOf(page, SUBMITTED).waitFor();
  assert.equal(new Set(keys).size, 1);
  assert.equal((await recorded(meera.accountId)).length, 1);
});

test("an external job without an address goes through the same gates", async (context) => {
  const meera = await aCandidateOf(site);
  const { page } = await visit(browser, context, meera.signedIn);
  await open(page, site, jobPath({ id: addressless!.id, companyName: company.name }));
  await whenLoggedIn(page);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await answer(page, "Low Score Detected!", "Apply Anyway");
  await dialogOf(page, SUBMITTED).waitFor();
  assert.deepEqual(await recorded(meera.accountId), [["EXTERNAL", "APPLIED", addressless!.id]]);
});
