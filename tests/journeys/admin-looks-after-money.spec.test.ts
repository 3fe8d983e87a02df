// Platform admins manage money and referees: two of them change a fee, one verifies a referee by hand and decides a
// disputed referral.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DISPUTES_PATH, PAYOUTS_PATH, PRICES_PATH } from "../../contract/paths.ts";
import type { Referee } from "../../contract/referrals/referees-wire.ts";
import type { AskedReferral } from "../../contract/referrals/wire.ts";
import { open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import { refereeStep, verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();

const lamp = await aCompany(site.db, { name: "Lamp Works", website: "https://lampworks.com" });
const anita = await anAdminOf(site, "Anita Desai");
const bela = await anAdminOf(site, "Bela Shah");

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const card = (page: Page, text: string) => page.locator(".admin-card", { hasText: text });
const assertFits = async (page: Page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);

test("a fee is changed by two admins, and the history keeps the reason", { timeout: 180_000 }, async (context) => {
  const { page: hers } = await visit(browser, context, { ...anita.signedIn, viewport: { width: 1440, height: 900 } });
  await open(hers, site, "/about");
  await press(hers, /^Account menu of /);
  await hers.getByRole("menuitem", { name: "Administration" }).click();
  await hers.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Plans and fees" }).click();
  await hers.waitForURL(site.url + PRICES_PATH);
  const fee = hers.locator(".price-rows > li", { hasText: "A reviewed request" });
  await fee.getByText("₹100").waitFor();
  await fee.getByText("Example, yours to set").waitFor();
  assert.deepEqual(await axeFindings(hers), []);
  await fee.getByRole("button", { name: /^Change/ }).click();
  const dialog = hers.getByRole("dialog", { name: "Change the fee: a reviewed request" });
  await dialog.getByLabel("Earns, in rupees").fill("250.50");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await dialog.getByText("Please say why, for the admin who decides.").waitFor();
  assert.deepEqual(await axeFindings(hers), []);
  await dialog.getByLabel("Why?").fill("A review takes half an hour.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  // One admin alone cannot decide: only withdrawing is offered.
  await hers.getByText("Another admin decides. Until then you can take it back.").waitFor();
  assert.equal(
    await card(hers, "a reviewed request")
      .getByRole("button", { name: /^Agree/ })
      .count(),
    0,
  );
  await fee.getByText("Change pending").waitFor();
  await fee.getByText("₹100").waitFor();

  const { page: theirs } = await visit(browser, context, { ...bela.signedIn, viewport: { width: 390, height: 844 } });
  await open(theirs, site, PRICES_PATH);
  const proposal = card(theirs, "Fee: a reviewed request");
  await proposal.getByText("Proposed by Anita Desai").waitFor();
  await proposal.getByText("₹250.50").waitFor();
  assert.deepEqual(await axeFindings(theirs), []);
  await assertFits(theirs);
  await proposal.getByRole("button", { name: /^Agree/ }).click();
  await proposal.waitFor({ state: "detached" });
  const changed = theirs.locator(".price-rows > li", { hasText: "A reviewed request" });
  await changed.getByText("₹250.50").waitFor();
  assert.equal(await changed.getByText("Example, yours to set").count(), 0);
  const history = theirs.locator(".price-history > li").first();
  await history.getByText("Applied").waitFor();
  await history.getByText(/“A review takes half an hour\.” Anita Desai, .*; decided by Bela Shah/).waitFor();
});

test("a referee at an unknown domain is verified by hand, and the domain is stored for the next", {
  timeout: 180_000,
}, async (context) => {
  const ravi = await aCandidateOf(site, null);
  await site.db.query("update account set name = 'Ravi Kumar' where id = $1", [ravi.accountId]);
  const token = await tokenOf(site, ravi);
  const evidence = "Lamp Labs is the Indian part of Lamp Works.";
  const workEmail = "ravi@lamplabs.in";
  const body = { companyId: lamp.id, title: "Engineer", since: "2019-03", workEmail, evidence };
  await callSite(site, "POST", "/api/referee", token, body);
  const code = codeIn(await mailTo(site, workEmail));
  const proven = await callSite<Referee>(site, "POST", "/api/referee/confirm", token, { code });
  assert.equal(proven.status, "REVIEW");

  const his = await visit(browser, context, { ...ravi.signedIn, viewport: { width: 390, height: 844 } });
  await open(his.page, site, "/employee");
  await his.page.getByText("A person is checking it").waitFor();
  assert.deepEqual(await axeFindings(his.page), []);

  const { page } = await visit(browser, context, { ...anita.signedIn, viewport: { width: 1440, height: 900 } });
  await open(page, site, "/v2/admin/referees");
  const waiting = card(page, "Ravi Kumar");
  await waiting.getByText(evidence).waitFor();
  await waiting.getByText("lamplabs.in").waitFor();
  assert.equal(await page.getByText(workEmail).count(), 0);
  assert.deepEqual(await axeFindings(page), []);
  await waiting.getByRole("button", { name: /^Verify/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Verify Ravi Kumar?" });
  await dialog.getByLabel("lamplabs.in belongs to Lamp Works: the next ones need no review").check();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole("button", { name: "Verify" }).click();
  await waiting.waitFor({ state: "detached" });
  await page.getByText("Nothing to verify").waitFor();
  assert.deepEqual(await site.db.query("select domain from company_mail_domain where company_id = $1", [lamp.id]), [
    { domain: "lamplabs.in" },
  ]);
  await his.page.reload();
  await his.page.getByRole("heading", { level: 1, name: "Your work as a referee" }).waitFor();
});

test("a disputed referral is decided for the candidate, whose credit is returned", {
  timeout: 180_000,
}, async (context) => {
  const [priya, meera] = [await aCandidateOf(site, null), await aCandidateOf(site)];
  await verifyReferee(site, priya, lamp.id);
  const skills = { coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"], experience: { min: 2, max: 5 } };
  const job = await aJob(site.db, { companyId: lamp.id, jobTitle: "Lamp Lighter", ...skills });
  const token = await tokenOf(site, meera);
  const ask = { companyId: lamp.id, jobId: job.id };
  const { requestId } = await callSite<AskedReferral>(site, "POST", "/api/referral-request", token, ask);
  const id = requestId ?? assert.fail();
  await refereeStep(site, priya, id, "claim");
  await refereeStep(site, priya, id, "refer", { reference: "REF-7" });
  const text = "The recruiter knows nobody of my name.";
  await callSite(site, "POST", `/api/referral-request/${id}/dispute`, token, { reason: "NO_REFERENCE", text });

  const { page } = await visit(browser, context, { ...anita.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, DISPUTES_PATH);
  const dispute = card(page, "Lamp Lighter");
  await dispute.getByText(text).waitFor();
  await dispute.getByText("REF-7").waitFor();
  await dispute.getByText("What happened, step by step").click();
  await dispute.getByText("Referred, as the referee says").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await assertFits(page);
  await dispute.getByRole("button", { name: "For the candidate…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "The referral was not made?" });
  await dialog.getByRole("button", { name: "For the candidate" }).click();
  await dialog.getByText("Please say why: both sides read it.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByLabel("Why?").fill("The employer has confirmed that there is no REF-7.");
  await dialog.getByRole("button", { name: "For the candidate" }).click();
  await dispute.getByText(/It happens when another admin agrees/).waitFor();
  const { page: second } = await visit(browser, context, { ...bela.signedIn, viewport: { width: 390, height: 844 } });
  await open(second, site, DISPUTES_PATH);
  const asked = card(second, "Lamp Lighter");
  await asked.getByText(/^Anita Desai asked for this on /).waitFor();
  assert.deepEqual(await axeFindings(second), []);
  await assertFits(second);
  await asked.getByRole("button", { name: "Agree: For the candidate…" }).click();
  const agreement = second.getByRole("alertdialog", { name: "The referral was not made?" });
  await agreement.getByRole("button", { name: "Agree: For the candidate" }).click();
  await asked.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Decided" }).click();
  await card(page, "Lamp Lighter").getByText("Decided: not referred", { exact: true }).waitFor();
  const credits = await callSite(site, "GET", "/api/credits", token);
  assert.deepEqual(credits, { balance: 3, held: 0 });
  await page.getByRole("link", { name: "Sessions" }).click();
  await page.getByText("Nothing decided yet").waitFor();
  await open(page, site, PAYOUTS_PATH);
  await page.getByText("The books balance").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await assertFits(page);
});
