// A candidate looks at an application before sending it, undoes it and applies again; and waits for the first person who
// refers at a company.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { jobPath, referralPath } from "../../contract/paths.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import {
  aCandidateOf,
  applicationsOf,
  appliedNote,
  applyButton,
  lastLook,
  sendFromLastLook,
} from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { startSite } from "../support/site.ts";

// The longest time; `keepUndoable` makes it longer, because a busy machine must not end it before the test has looked.
const site = await startSite({ jobs: 0, applicationUndoSeconds: 60 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Kite Works" });
const CVS = /\/api\/user\/[^/]+\/cv$/;
const job = await aJob(site.db, {
  companyId: company.id,
  jobTitle: "Kite Engineer",
  coreSkills: ["Java", "SQL"],
  softSkills: ["Teamwork"],
});

/** The time to undo does not run down, neither for the server nor for the page. */
async function keepUndoable(page: Page, accountId: string): Promise<void> {
  await page.clock.setFixedTime(new Date());
  const moved = await site.db.query(
    "update application set held_until = held_until + interval '1 hour' where account_id = $1 and held_until is not null returning id",
    [accountId],
  );
  assert.equal(moved.length, 1);
}

for (const width of [390, 1440])
  test(`at ${width} px: looks, sends by the keyboard, undoes, and applies again`, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, { ...meera.signedIn, viewport: { width, height: 900 } });
    await open(page, site, jobPath({ id: job.id, companyName: company.name }));
    await whenLoggedIn(page);
    await applyButton(page).click();
    await lastLook(page)
      .getByText(/^Uploaded \d+\s\w+\s\d{4}$/)
      .waitFor();
    for (const seen of [meera.email, "Backend Engineer", "4 years", "83 of 90"])
      await lastLook(page).getByText(seen, { exact: true }).waitFor();
    assert.deepEqual(await axeFindings(page), []);

    await lastLook(page).getByLabel("Note to Kite Works").fill("Hello");
    await lastLook(page).getByText("5 of 1,000 characters").waitFor();
    await lastLook(page).getByRole("button", { name: "Cancel" }).click();
    await lastLook(page).waitFor({ state: "detached" });
    await applyButton(page).click();
    assert.equal(await lastLook(page).getByLabel("Note to Kite Works").inputValue(), "Hello");
    // Also after a look at the profile, from which the last look opens again.
    await lastLook(page).getByRole("link", { name: "Edit profile" }).click();
    await page.getByRole("heading", { name: "About you", exact: true }).waitFor();
    await page.goBack();
    assert.equal(await lastLook(page).getByLabel("Note to Kite Works").inputValue(), "Hello");

    // The CV was deleted elsewhere since.
    await lastLook(page).getByRole("button", { name: "Cancel" }).click();
    await page.route(CVS, (route) => route.fulfill({ json: { data: [] } }));
    await applyButton(page).click();
    await lastLook(page).getByText("You no longer have a CV here").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await lastLook(page).getByRole("button", { name: "Send application" }).isDisabled(), true);
    await lastLook(page).getByRole("button", { name: "Replace CV" }).waitFor();
    await page.unroute(CVS);
    await lastLook(page).getByRole("button", { name: "Cancel" }).click();
    await applyButton(page).click();
    await sendFromLastLook(page);

    const bar = page.getByRole("region", { name: "Application Submitted" });
    await bar.waitFor();
    await keepUndoable(page, meera.accountId);
    await bar.getByText("Your job application has been successfully submitted!").waitFor();
    await appliedNote(page).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    // On phones above the bar with the job's actions.
    const [undoBox, actsBox] = [await bar.boundingBox(), await page.locator(".apply-bar").boundingBox()];
    assert.ok(undoBox && actsBox);
    if (width < 1024) assert.ok(undoBox.y + undoBox.height <= actsBox.y, JSON.stringify([undoBox, actsBox]));
    // The next stop of the keyboard, and still there on another page and after a reload.
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-labelledby") === "undo-title");
    await page.getByRole("link", { name: "Kite Works", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Kite Works" }).waitFor();
    await bar.waitFor();
    await page.goBack();
    await appliedNote(page).waitFor();
    // Undone before the page knows of the application: while it is being undone, the page does not ask for it.
    const ids = Promise.withResolvers<void>();
    const undoing = Promise.withResolvers<void>();
    const [IDS, UNDO] = ["**/api/job-application/job-ids", "**/api/job-application/*/undo"] as const;
    await page.route(IDS, (route) => ids.promise.then(() => route.continue()));
    await page.route(UNDO, (route) => undoing.promise.then(() => route.continue()));
    await page.reload();
    await bar.waitFor();
    await bar.getByRole("button", { name: /^Undo/ }).focus();
    await page.keyboard.press("Enter");
    await bar.getByRole("button", { name: "Undoing…" }).waitFor();
    ids.resolve();
    await appliedNote(page).waitFor();
    undoing.resolve();
    await page.unroute(IDS);
    await page.unroute(UNDO);
    await page.getByText("Your application was not sent to Kite Works. You can apply again.").waitFor();
    await bar.waitFor({ state: "detached" });
    await applyButton(page).waitFor();
    assert.deepEqual(await applicationsOf(site, meera.accountId), []);

    await applyButton(page).click();
    await sendFromLastLook(page);
    await bar.waitFor();
    assert.equal((await applicationsOf(site, meera.accountId)).length, 1);
    // Its time is over for the server: the bar says so.
    await site.db.query("update application set held_until = null where account_id = $1", [meera.accountId]);
    forgive(/status of 409/);
    await bar.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("It was too late to undo: Kite Works has received your application.").waitFor();
    await bar.waitFor({ state: "detached" });
    assert.equal((await applicationsOf(site, meera.accountId)).length, 1);
  });

for (const width of [390, 1440])
  test(`at ${width} px: sees where people refer, and waits for the first elsewhere`, async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, { ...meera.signedIn, viewport: { width, height: 900 } });
    await open(page, site, "/referrals");
    await whenLoggedIn(page);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Kite Works" }) });
    await card.getByText("No one refers here yet.").waitFor();
    await page.getByRole("link", { name: "People who refer first" }).click();
    await page.waitForURL(/sortOrder=referrals/);
    // Presses faster than answers: the last one counts.
    const asks = card.getByRole("button", { name: /^Tell me when someone does/ });
    const held = Promise.withResolvers<void>();
    await page.route("**/api/referral-watch/*", async (route) => {
      if (route.request().method() === "PUT") await held.promise;
      await route.continue();
    });
    await asks.click();
    await card.getByRole("button", { name: /^We will tell you\. Stop waiting/ }).click();
    await asks.waitFor();
    held.resolve();
    await page.getByText("We will no longer tell you about referrals at Kite Works.").waitFor();
    assert.deepEqual(await site.db.query("select from referral_watch where account_id = $1", [meera.accountId]), []);
    await page.unroute("**/api/referral-watch/*");
    await asks.click();
    await page.getByText("We will tell you once, when someone at Kite Works refers.").waitFor();
    const waiting = card.getByRole("button", { name: /^We will tell you\. Stop waiting/ });
    await waiting.waitFor();
    assert.deepEqual(await axeFindings(page), []);

    // It is kept, and the job's page and the company's referral page have it too.
    await open(page, site, jobPath({ id: job.id, companyName: company.name }));
    await whenLoggedIn(page);
    const here = page.getByRole("button", { name: /^We will tell you\. Stop waiting/ });
    await here.waitFor();
    await open(page, site, referralPath({ SK: company.id, name: company.name }));
    await here.waitFor();
    await here.click();
    await page.getByText("We will no longer tell you about referrals at Kite Works.").waitFor();
    await page.getByRole("button", { name: /^Tell me when someone does/ }).waitFor();
    assert.deepEqual(await site.db.query("select from referral_watch where account_id = $1", [meera.accountId]), []);
    assert.deepEqual(await axeFindings(page), []);
  });

test("a press before the session is known waits for it, and does not lead a logged-in person to the login", async (context) => {
  const meera = await aCandidateOf(site);
  const { page } = await visit(browser, context, meera.signedIn);
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await open(page, site, "/referrals");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Kite Works" }) });
  await card.getByRole("button", { name: /^Tell me when someone does/ }).click();
  asked.resolve();
  await page.getByText("We will tell you once, when someone at Kite Works refers.").waitFor();
});
