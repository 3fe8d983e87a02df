// A person reports a job; an admin checks it and takes it off the site, or dismisses the report.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { jobPath, REPORTS_PATH } from "../../contract/paths.ts";
import { logIn, open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import type { Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

type Job = { id: string; title: string; path: string };
const company = await aCompany(site.db, { name: "Shady Works" });
async function aJobCalled(title: string): Promise<Job> {
  const { id } = await aJob(site.db, { companyId: company.id, jobTitle: title });
  return { id, title, path: jobPath({ id, companyName: company.name }) };
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Report this job" });
const thanks = (page: Page) => page.getByRole("dialog", { name: "Thank you" });
const reportsOf = (job: Job) =>
  site.db.query<{ reason: string; details: string | null }>(
    "select reason, details from job_report where job_id = $1",
    [job.id],
  );

async function send(page: Page, reason: string, details: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel(reason).check();
  await dialog.getByLabel(/^What did you see\?/).fill(details);
  await dialog.getByRole("button", { name: "Send report" }).click();
}

/** Reports a job as this person, in a separate browser context. */
async function reportAs(person: Member, job: Job): Promise<void> {
  const context = await browser.newContext(person.signedIn);
  const page = await context.newPage();
  await open(page, site, job.path);
  await page.getByRole("button", { name: "Report this job" }).click();
  await send(page, "It asks for money", "They want a deposit.");
  await thanks(page).waitFor();
  await context.close();
}

/** Waits until the person has a notification with this title. */
async function whenTold({ accountId }: Member, title: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const told = await site.db.query<{ title: string }>("select title from notification where account_id = $1", [
      accountId,
    ]);
    if (told.some((one) => one.title === title)) return;
    assert.ok(
      Date.now() < until,
      `not told of “${title}” but of ${told.map((one) => one.title).join(", ") || "nothing"}`,
    );
    await pause(100);
  }
}

describe("reporting", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: a visitor is led to sign in and straight back to the form`, async (context) => {
      const [job, meera] = [await aJobCalled(`Vault keeper ${width}`), await aCandidateOf(site)];
      const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
      await open(page, site, job.path);
      await page.getByRole("link", { name: /^Report this job/ }).click();
      await page.waitForURL(/\/auth\/login\?returnTo=/);
      await logIn(page, meera);
      await dialogOf(page).waitFor();
      assert.equal(page.url(), site.url + job.path);
      assert.deepEqual(await axeFindings(page), []);
      await send(page, "It asks for money", "They want 5,000 rupees first.");
      await thanks(page).waitFor();
      assert.deepEqual(await axeFindings(page), []);
      await thanks(page).getByRole("button", { name: "Close" }).last().click();
      assert.deepEqual(await reportsOf(job), [{ reason: "ASKS_FOR_MONEY", details: "They want 5,000 rupees first." }]);
      await page.reload();
      assert.equal(await dialogOf(page).count(), 0);
    });

  test("names what is missing, and keeps the typed text while the network is down", async (context) => {
    const [job, meera] = [await aJobCalled("Lottery agent"), await aCandidateOf(site)];
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/\/report/);
    await open(page, site, job.path);
    await page.getByRole("button", { name: "Report this job" }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Please choose what is wrong.").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByLabel("Something else").check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Please say what is wrong.").waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");

    await page.route("**/api/job/*/report", (route) => route.abort());
    await send(page, "Something else", "It sells tickets.");
    await dialog
      .getByRole("alert")
      .getByText(/cannot be reached|offline/)
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.unroute("**/api/job/*/report");
    await page.getByRole("button", { name: "Report this job" }).click();
    assert.equal(await dialog.getByLabel(/^What did you see\?/).inputValue(), "It sells tickets.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await thanks(page).waitFor();
    assert.deepEqual(await reportsOf(job), [{ reason: "OTHER", details: "It sells tickets." }]);
  });
});

describe("an admin", () => {
  test("finds the reports in the menu, dismisses one and upholds another", async (context) => {
    const [good, bad] = [await aJobCalled("Honest clerk"), await aJobCalled("Crooked clerk")];
    const [meera, ravi] = [await aCandidateOf(site), await aCandidateOf(site)];
    await reportAs(meera, good);
    await reportAs(meera, bad);
    await reportAs(ravi, bad);
    const admin = await anAdminOf(site);
    const { page } = await visit(browser, context, admin.signedIn);
    await open(page, site, "/about");
    await page.getByRole("button", { name: /^Account menu of / }).click();
    await page.getByRole("menuitem", { name: "Administration" }).click();
    await page.getByRole("heading", { level: 2, name: "Waiting for you" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: "Reported jobs" }).click();
    await page.waitForURL(`**${REPORTS_PATH}`);
    await page.getByText("We write to everyone who reported it.").waitFor();
    const cards = (job: Job) => page.getByRole("listitem").filter({ hasText: job.title });
    await cards(bad).first().getByText("1 other open report of this job").waitFor();
    assert.deepEqual(await axeFindings(page), []);

    await cards(good)
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    const asked = page.getByRole("alertdialog");
    await asked.getByLabel("Note for the other admins").fill("All in order.");
    assert.deepEqual(await axeFindings(page), []);
    await asked.getByRole("button", { name: "Dismiss" }).click();
    await cards(good).waitFor({ state: "detached" });
    await whenTold(meera, "We looked into your report");

    await cards(bad)
      .first()
      .getByRole("button", { name: /^Uphold/ })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Uphold" }).click();
    await cards(bad).first().waitFor({ state: "detached" });
    assert.equal(await cards(bad).count(), 0, "every report of it is settled");
    for (const person of [meera, ravi]) await whenTold(person, "We acted on your report");
    assert.equal((await fetch(site.url + bad.path)).status, 410);
    assert.equal((await fetch(site.url + good.path)).status, 200);

    await page.getByRole("link", { name: "Dismissed", exact: true }).click();
    await cards(good).getByText("“All in order.”").waitFor();
    await page.getByRole("link", { name: "Upheld", exact: true }).click();
    await cards(bad).first().getByText("Off the site").waitFor();
    assert.deepEqual(await axeFindings(page), []);
  });

  test("learns that another admin has settled a report meanwhile", async (context) => {
    const [job, meera] = [await aJobCalled("Quick clerk"), await aCandidateOf(site)];
    await reportAs(meera, job);
    const admin = await anAdminOf(site);
    const { page, forgive } = await visit(browser, context, admin.signedIn);
    forgive(/409/);
    await open(page, site, REPORTS_PATH);
    const card = page.getByRole("listitem").filter({ hasText: job.title });
    await card.getByRole("button", { name: /^Uphold/ }).click();
    await site.db.query("update job_report set state = 'DISMISSED', settled_at = now() where job_id = $1", [job.id]);
    await page.getByRole("alertdialog").getByRole("button", { name: "Uphold" }).click();
    await page.getByText("Another admin has already settled this report.").waitFor();
    await card.waitFor({ state: "detached" });
    assert.equal((await fetch(site.url + job.path)).status, 200);
  });

  test("is the only role that sees the reports", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, meera.signedIn);
    await open(page, site, REPORTS_PATH);
    await page.getByText("Please contact your administrator").waitFor();
    const { page: visitor } = await visit(browser, context);
    await visitor.goto(site.url + REPORTS_PATH);
    await visitor.waitForURL(/\/auth\/login\?returnTo=/);
  });
});
