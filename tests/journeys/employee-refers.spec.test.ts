// An employee becomes a referee by the mailed code, a candidate asks, the referee claims, reads the CV and refers, the
// candidate confirms, and an admin pays. Another referee declines after an expired claim; the candidate reads the
// feedback and gets the credit back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { PriceChange } from "../../contract/ledger/prices-wire.ts";
import type { Credits } from "../../contract/ledger/wire.ts";
import {
  EARNINGS_PATH,
  EMPLOYEE_PATH,
  employeeRequestPath,
  PAYOUTS_PATH,
  referralPath,
  requestPath,
  WELCOME_PATH,
} from "../../contract/paths.ts";
import type { AskedReferral } from "../../contract/referrals/wire.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { adminTokenOf, anAdminOf } from "../support/admin-steps.ts";
import { aCandidateOf, dialogOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import type { Member } from "../support/members.ts";
import { setFeeBudget } from "../support/money.ts";
import { makeCv } from "../support/pdf.ts";
import { verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";
import { uploadCv } from "../support/site-cvs.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();

const kite = await aCompany(site.db, {
  name: "Kite Works",
  website: "https://www.kiteworks.com",
  industry: "Aerospace",
});
const ENGINEER = { coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"], experience: { min: 2, max: 5 } };
/** A company with a single referee. */
const lantern = await aCompany(site.db, { name: "Lantern House" });
const jobs = await someJobs(site.db, [
  { ...ENGINEER, companyId: kite.id, jobTitle: "Kite Engineer" },
  { ...ENGINEER, companyId: lantern.id, jobTitle: "Lantern Builder" },
]);
const jobCalled = (title: string) => jobs.find(({ jobTitle }) => jobTitle === title) ?? assert.fail(title);

const admins = [await anAdminOf(site, "Anita Desai"), await anAdminOf(site, "Bela Shah")] as const;

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const toast = (page: Page, text: string) => page.locator(".Toastify__toast", { hasText: text });
const assertFits = async (page: Page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);

/**
 * Raises the fee so that one reviewed request is enough for a payout, and the budget so that free credits pay for one.
 */
async function raiseFee(): Promise<void> {
  const [one, other] = [await adminTokenOf(site, admins[0]), await adminTokenOf(site, admins[1])];
  const terms = { amount: 60_000, shareOfPrice: null, releaseHours: 0 };
  for (const body of [
    { kind: "FEE", fee: "REVIEWED_REQUEST", terms, reason: "A review takes half an hour." },
    { kind: "BUDGET", terms: { amount: 60_000 }, reason: "One for a start." },
  ]) {
    const { id } = await callSite<PriceChange>(site, "POST", "/api/admin/prices/changes", one, body);
    await callSite(site, "POST", `/api/admin/prices/changes/${id}/decide`, other, { decision: "APPLIED" });
  }
}

/** A real CV file, uploaded over the API. */
async function giveCv(person: Member): Promise<void> {
  await uploadCv(site, person, "meera-nair.pdf", makeCv({ skills: ["Java", "SQL", "Teamwork"] }));
  // Years that the reader cannot find in this CV: enough for the job.
  await site.db.query("update candidate_profile set yoe = 4, soft_skills = '{Teamwork}' where account_id = $1", [
    person.accountId,
  ]);
}

test("an employee becomes a referee, refers, is confirmed, and is paid", { timeout: 300_000 }, async (context) => {
  await raiseFee();
  const ravi = await aCandidateOf(site, null);
  const meera = await aCandidateOf(site, null);
  await site.db.query("update account set name = 'Ravi Kumar' where id = $1", [ravi.accountId]);
  await giveCv(meera);

  // Ravi becomes a referee, on a phone.
  const { page: his, forgive } = await visit(browser, context, {
    ...ravi.signedIn,
    viewport: { width: 390, height: 844 },
  });
  // A private address and a wrong code are refused.
  forgive(/status of 4(22|09) .*\/api\/referee/);
  await open(his, site, "/for-employee");
  await his.getByRole("link", { name: "Open the employee area" }).click();
  await his.getByRole("heading", { level: 1, name: "Refer people at your company" }).waitFor();
  await his.getByText("earns ₹600").waitFor();
  // A person who has only looked, and has done nothing yet, is led to the first steps.
  await his.goto(`${site.url}/dashboards`);
  await his.waitForURL(`${site.url}${WELCOME_PATH}/cv`);
  await his.goBack();
  await his.getByText("earns ₹600").waitFor();
  await his.getByRole("link", { name: "Become a referee" }).last().click();
  await press(his, "Send me the code");
  await his.getByText("Please choose your company from the list.").waitFor();
  const company = his.getByRole("combobox", { name: "Company" });
  await company.fill("kite");
  await his.getByRole("option", { name: /^Kite Works/ }).click();
  await his.getByLabel("What you do there").fill("Staff Engineer, Payments");
  await his.getByLabel("Month").selectOption("April");
  await his.getByLabel("Year").selectOption("2020");
  await his.getByLabel("Work e-mail").fill("ravi@gmail.com");
  assert.deepEqual(await axeFindings(his), []);
  await assertFits(his);
  await press(his, "Send me the code");
  // The typed text is kept, and the field at fault has the focus.
  await his.waitForFunction(() => document.activeElement?.id === "field-workEmail");
  assert.equal(await company.inputValue(), "Kite Works");
  await his.getByLabel("Work e-mail").fill("ravi@kiteworks.com");
  await press(his, "Send me the code");
  const code = his.getByLabel("Code", { exact: true });
  await code.fill("000000");
  await press(his, "Confirm");
  await his.locator("#field-code-error").waitFor();
  await his.getByText(/^Wait \d+ seconds?$/).waitFor();
  assert.deepEqual(await axeFindings(his), []);
  await code.fill(codeIn(await mailTo(site, "ravi@kiteworks.com")));
  await press(his, "Confirm");
  await his.getByRole("heading", { level: 1, name: "You are a referee at Kite Works" }).waitFor();
  await his.getByRole("link", { name: "See the requests" }).click();
  await his.getByText("The pool is empty").waitFor();
  await his.goto(`${site.url}/dashboards`);
  await his.waitForURL(`${site.url}${EMPLOYEE_PATH}`);

  // Meera requests a referral.
  const { page: hers } = await visit(browser, context, meera.signedIn);
  const job = jobCalled("Kite Engineer");
  await open(hers, site, `${referralPath({ SK: kite.id, name: kite.name })}?jobId=${job.id}`);
  await hers.getByText("1 of your 3 credits").waitFor();
  await hers.getByLabel("To the referee who reads it").fill("I have flown your kites for years.");
  await press(hers, "Send request");
  await dialogOf(hers, "Strong match, request sent!").getByRole("link", { name: "View Status" }).click();
  await hers.waitForURL(/request=/);
  const requestId = new URL(hers.url()).searchParams.get("request") ?? assert.fail();

  // Ravi finds it, claims it, reads the CV, and refers.
  await his.goto(`${site.url}/employee`);
  await his.getByText("1 request in your company’s pool is waiting for a referee.").waitFor();
  assert.deepEqual(await axeFindings(his), []);
  await his.getByRole("link", { name: "See the pool" }).click();
  await his.getByText("I have flown your kites for years.").waitFor();
  await his.getByRole("link", { name: "Kite Engineer" }).click();
  await his.waitForURL(site.url + employeeRequestPath(requestId));
  await his.getByText("They have all 2 core skills that the job names. 4 years of experience.").waitFor();
  assert.equal(await his.getByText(meera.email).count(), 0);
  await his.getByText("earns ₹600").waitFor();
  await press(his, "Claim for 10 minutes");
  const timer = his.getByRole("timer");
  await timer.getByText(/^9:\d\d$/).waitFor();
  // The pressed button is gone; the focus is on the new heading.
  await his.waitForFunction(() => document.activeElement?.textContent === "It is yours to look at");
  assert.deepEqual(await axeFindings(his), []);
  await assertFits(his);
  const download = his.waitForEvent("download");
  await press(his, "Open the CV");
  assert.equal((await download).suggestedFilename(), "CV.pdf");
  await press(his, "Refer them…");
  const refer = his.getByRole("dialog", { name: "Have you referred them?" });
  await refer.getByRole("button", { name: "I have referred them" }).click();
  await refer.getByText(/^Please give the employer’s reference number/).waitFor();
  assert.deepEqual(await axeFindings(his), []);
  await refer.getByLabel("Your employer’s reference number").fill("REF-118");
  await refer.getByRole("button", { name: "I have referred them" }).click();
  await his.getByRole("heading", { name: "Waiting for the candidate" }).waitFor();
  await his.getByText("REF-118").waitFor();

  // Meera sees who referred her and that her CV was opened, and confirms.
  await hers.goto(site.url + requestPath(requestId));
  await hers.getByText("By Ravi Kumar, Staff Engineer, Payments").waitFor();
  await hers.locator(".timeline-step", { hasText: /CV/ }).first().waitFor();
  await press(hers, "Confirm…");
  await hers.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await toast(hers, "Confirmed. Good luck!").waitFor();

  // The fee is available, and a payout is requested.
  await his.goto(site.url + EARNINGS_PATH);
  await his.getByText("Available now: your answer to a request at Kite Works: Kite Engineer").waitFor();
  assert.deepEqual(await axeFindings(his), []);
  await assertFits(his);
  await press(his, "Ask for a payout");
  const payout = his.getByRole("dialog", { name: "Ask for a payout" });
  await payout.getByLabel("A part of it").check();
  await payout.getByLabel("Amount in rupees").fill("499");
  await payout.getByRole("button", { name: "Ask for it" }).click();
  await payout.getByText("Please enter an amount from ₹500 to ₹600.").waitFor();
  await payout.getByLabel(/^All that is available/).check();
  await payout.getByLabel("UPI ID").fill("ravi@okhdfc");
  assert.deepEqual(await axeFindings(his), []);
  await payout.getByRole("button", { name: "Ask for ₹600" }).click();
  await his.getByText("One at a time: yours is under way.").waitFor();

  // An admin approves it, and another one pays it.
  const ravisPayout = (on: Page) => on.getByRole("listitem").filter({ hasText: "Ravi Kumar" });
  const { page: first } = await visit(browser, context, admins[0].signedIn);
  await open(first, site, PAYOUTS_PATH);
  await first.getByText("The books balance").waitFor();
  await first.getByText("Free credits have paid ₹600 of this month’s ₹600 for fees.").waitFor();
  await ravisPayout(first)
    .getByRole("button", { name: /^Approve/ })
    .click();
  await first
    .getByRole("alertdialog", { name: "Approve ₹600 to Ravi Kumar?" })
    .getByRole("button", { name: "Approve" })
    .click();
  await ravisPayout(first).getByText("This payout is approved").waitFor();
  assert.deepEqual(await axeFindings(first), []);
  const { page: theirs } = await visit(browser, context, admins[1].signedIn);
  await open(theirs, site, PAYOUTS_PATH);
  const card = ravisPayout(theirs);
  await card.getByText("₹600").waitFor();
  assert.equal(await card.getByText("ravi@okhdfc", { exact: true }).count(), 0);
  await card.getByRole("button", { name: /^Show where to/ }).click();
  await card.getByText("ravi@okhdfc", { exact: true }).waitFor();
  await card.getByRole("button", { name: /^I have sent it/ }).click();
  const sent = theirs.getByRole("alertdialog", { name: "You have sent ₹600?" });
  await sent.getByRole("button", { name: "It is sent" }).click();
  await sent.getByText("Please enter the bank’s reference.").waitFor();
  await sent.getByLabel("The bank’s reference").fill("UTR-2026-1");
  assert.deepEqual(await axeFindings(theirs), []);
  await sent.getByRole("button", { name: "It is sent" }).click();
  await card.waitFor({ state: "detached" });
  await theirs.getByText("Nothing to send").waitFor();

  await his.reload();
  await his.getByText("Sent to you, reference UTR-2026-1").waitFor();
  await his.locator(".payout-rows .badge", { hasText: "Paid" }).waitFor();
  const csv = his.waitForEvent("download");
  await press(his, "Export CSV");
  assert.match((await csv).suggestedFilename(), /\.csv$/);
  await press(his, /^Account menu of /);
  await his.getByRole("menuitem", { name: "Employee area" }).click();
  await his.locator(".earned-sum").getByText("₹0").waitFor();
});

test("a claim expires while the referee writes: the text stays, is sent after claiming again, and is read; the credit is returned", {
  timeout: 180_000,
}, async (context) => {
  // Free credits pay for no fee now, so feedback does not end the request.
  await setFeeBudget(site, 0);
  const priya = await aCandidateOf(site, null);
  await verifyReferee(site, priya, lantern.id);
  const meera = await aCandidateOf(site);
  const body = { companyId: lantern.id, jobId: jobCalled("Lantern Builder").id };
  const asked = await callSite<AskedReferral>(site, "POST", "/api/referral-request", await tokenOf(site, meera), body);
  const requestId = asked.requestId ?? assert.fail(asked.type);
  /** Makes the claim expire in so many seconds. */
  const endIn = (seconds: number) =>
    site.db.query("update referral_request set due_at = now() + make_interval(secs => $2) where id = $1", [
      requestId,
      seconds,
    ]);
  const { page, context: windows } = await visit(browser, context, {
    ...priya.signedIn,
    viewport: { width: 1440, height: 900 },
  });
  await windows.clock.install();
  await open(page, site, employeeRequestPath(requestId));
  await whenLoggedIn(page);
  await page.getByText("An answer earns nothing: the candidate asks with a free credit").waitFor();
  await press(page, "Claim for 10 minutes");
  await page.getByRole("timer").waitFor();
  const said = page.locator(".claim-clock [role=status]");
  assert.equal(await said.textContent(), "");
  await endIn(130);
  await page.reload();
  await page
    .getByRole("timer")
    .getByText(/^[12]:\d\d$/)
    .waitFor();
  await windows.clock.fastForward(25_000);
  await said.getByText("Two minutes left on your claim.").waitFor();
  await press(page, "Decline with feedback…");
  const dialog = page.getByRole("dialog", { name: "Decline with feedback" });
  await dialog.getByLabel("Skills that the job needs are missing").check();
  const words = "Your Java is strong; for this team we look for two years with streaming systems.";
  await dialog.getByLabel("What would help them?").fill("Too short");
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await dialog.getByText(/^Please write at least 40 characters/).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByLabel("What would help them?").fill(words);
  await endIn(0);
  await windows.clock.fastForward(120_000);
  await dialog.getByText("Your ten minutes are up").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole("button", { name: "Claim it again" }).click();
  await dialog.getByText("Your ten minutes are up").waitFor({ state: "detached" });
  assert.equal(await dialog.getByLabel("What would help them?").inputValue(), words);
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await page.getByRole("heading", { name: "You declined" }).waitFor();
  await page.locator("blockquote").getByText(words).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "You declined");
  assert.deepEqual(await axeFindings(page), []);

  // No other referee is left to ask.
  const { page: hers } = await visit(browser, context, meera.signedIn);
  await open(hers, site, requestPath(requestId));
  await hers.getByText("Your credit came back").waitFor();
  await press(hers, "View Feedback");
  await hers.getByRole("dialog", { name: "Feedback" }).getByText(words).waitFor();
  const token = await tokenOf(site, meera);
  assert.deepEqual(await callSite<Credits>(site, "GET", "/api/credits", token), { balance: 3, held: 0 });
});
