// An admin finds a person, suspends them with a reason that they read at the next log in, finds that in the audit log, and
// lifts it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PEOPLE_PATH } from "../../contract/paths.ts";
import { logIn, open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { mailTo } from "../support/mail.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 5 });
const browser = await startBrowser();

const REASON = "Three people say that you asked them for money.";

test("an admin suspends a scammer, who reads why, and lifts it", { timeout: 180_000 }, async (context) => {
  const [admin, scammer] = [await anAdminOf(site), await aMemberOf(site, "Vikram Shady")];
  const { page } = await visit(browser, context, admin.signedIn);
  await open(page, site, PEOPLE_PATH);
  await page.getByRole("searchbox").fill("ikram sha");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/query=ikram/);
  await page.getByRole("link", { name: "Vikram Shady" }).waitFor();
  assert.equal(await page.getByRole("listitem").filter({ hasText: "@" }).count(), 1);
  assert.deepEqual(await axeFindings(page), []);

  await page.getByRole("link", { name: "Vikram Shady" }).click();
  await page.getByRole("heading", { level: 1, name: "Vikram Shady" }).waitFor();
  await page.getByText(scammer.email).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByText("Please say why: the person reads it.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("button", { name: "Lift the suspension" }).waitFor();
  assert.match((await mailTo(site, scammer.email, { subject: /is suspended/ })).text, /asked them for money/);

  const { page: theirs, forgive } = await visit(browser, context, { viewport: { width: 390, height: 900 } });
  forgive(/403/);
  await open(theirs, site, "/auth/login");
  await logIn(theirs, scammer);
  await theirs.getByRole("alert").getByText(REASON).waitFor();

  await page.getByRole("link", { name: "What admins did about this account" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "account.suspended" });
  await entry.getByText("state: SUSPENDED").waitFor();
  await entry.getByText("Anita Desai").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^vouchboard-audit-.*\.csv$/);

  await entry.getByRole("link", { name: "Vikram Shady" }).click();
  await page.getByRole("button", { name: "Lift the suspension" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Lift the suspension" })
    .click();
  await page.getByRole("button", { name: "Suspend" }).waitFor();
  await logIn(theirs, scammer);
  await theirs.waitForURL((url) => !url.pathname.startsWith("/auth/login"));
});
