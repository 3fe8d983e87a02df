// An admin finds a person, suspends them with a reason that they read at the next log in, finds that in the audit log, and
// lifts it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ADMIN_COMPANIES_PATH, companyPath, PEOPLE_PATH } from "../../contract/paths.ts";
import { logIn, open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany } from "../support/builders.ts";
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
  // The list of everyone stays until the answer is there.
  await page.getByRole("link", { name: "Anita Desai" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Vikram Shady" }).waitFor();
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

test("an admin verifies a company, suspends another one and merges it back, on a phone", {
  timeout: 180_000,
}, async (context) => {
  const [kept, double] = [
    await aCompany(site.db, { name: "Palmyra Mills" }),
    await aCompany(site.db, { name: "Palmyra Mills India" }),
  ];
  const admin = await anAdminOf(site, "Mira Shah");
  const { page } = await visit(browser, context, { ...admin.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, `${ADMIN_COMPANIES_PATH}?query=palmyra`);
  const cardOf = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await cardOf(kept.name).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const choose = async (name: string, act: string) => {
    await page.getByRole("button", { name: `Change ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
  };

  await choose(kept.name, "Verify its domain");
  await page.getByRole("dialog").getByLabel("Mail domain").fill("palmyra.com");
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await cardOf(kept.name).getByText("Proven: palmyra.com").waitFor();

  await choose(double.name, "Suspend");
  await page.getByRole("alertdialog").getByLabel("Why").fill("A copy of another company.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend", exact: true }).click();
  await cardOf(double.name).getByText("A copy of another company.").waitFor();
  await choose(double.name, "Lift the suspension");
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Lift the suspension" })
    .click();
  await cardOf(double.name).getByText("A copy of another company.").waitFor({ state: "detached" });

  await choose(double.name, "Merge into another");
  await page.getByRole("combobox", { name: "Company to keep" }).fill("Palmyra Mills");
  await page.getByRole("option", { name: kept.name, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge", exact: true }).click();
  await cardOf(double.name).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Merged", exact: true }).click();
  await cardOf(double.name).getByText(`Part of ${kept.name}`).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const old = await fetch(site.url + companyPath({ SK: double.id, name: double.name }), { redirect: "manual" });
  assert.deepEqual(
    [old.status, new URL(old.headers.get("location") ?? "", site.url).pathname],
    [301, companyPath({ SK: kept.id, name: kept.name })],
  );
});
