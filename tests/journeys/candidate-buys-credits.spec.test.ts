// A candidate without credits buys a plan: declined, closed and paid at the test provider, with balance, history,
// receipt and mail; and what others can see.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { plansPath, receiptPath, SUBSCRIPTION_PATH } from "../../contract/paths.ts";
import { holdCredit, settleCredit } from "../../server/ledger/index.ts";
import { newId } from "../../server/platform/ids.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { open } from "../support/account-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, goOffline, startBrowser, visit } from "../support/browser.ts";
import { mailTo } from "../support/mail.ts";
import type { Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();

/** A candidate with two of three credits spent and the last one held by an open request. */
async function aCandidateWithoutCredits(): Promise<Member> {
  const candidate = await aCandidateOf(site, null);
  const now = new Date();
  const vault = makeVault("only the address of free credits is known by it");
  for (const isSpent of [true, true, false])
    await site.db.transaction(async (tx) => {
      const request = { subjectId: newId(), memo: { company: "Kite & Söhne", job: "Kite Engineer" } };
      const expiresAt = new Date(now.getTime() + 9e9);
      assert.ok(await holdCredit(tx, { owner: candidate, ...request, expiresAt }, { vault, now }));
      if (isSpent) await settleCredit(tx, { ...request, outcome: "SPENT" }, now);
    });
  return candidate;
}

const balance = (page: Page, words: string | RegExp) => page.locator(".balance-figure").getByText(words).waitFor();
const lines = (page: Page, section: string) => page.getByRole("region", { name: section }).getByRole("listitem");
const paymentsOf = ({ accountId }: Member) =>
  site.db.query<{ state: string }>("select state from payment where owner_id = $1 order by id", [accountId]);

async function choose(page: Page, plan: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Buy ${plan}`) }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
}
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** Nothing is wider than the screen. */
async function assertFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(beyond, 0);
}

describe("a candidate out of credits", () => {
  test("buys a plan, and sees balance, history and receipt", async (context) => {
    const candidate = await aCandidateWithoutCredits();
    const { page, context: tabs, forgive } = await visit(browser, context, candidate.signedIn);

    const request = "/referrals/Kite/1?jobId=2";
    await open(page, site, plansPath(request));
    const wayBack = page.getByRole("link", { name: "Back to your request" });
    assert.equal(await wayBack.getAttribute("href"), request);
    await balance(page, "credits to spend");
    await page.getByText("1 more is set aside for a request under way.").waitFor();
    await page.getByRole("button", { name: /^Buy Sprint/ }).waitFor();
    assert.equal(await page.getByText("Example price").count(), 3);
    await page.getByText("No money moves here.").waitFor();
    await lines(page, "History").nth(5).waitFor();
    assert.match(
      (await lines(page, "History").first().textContent()) ?? "",
      /Set aside for your request at Kite & Söhne/,
    );

    // Without a network the click is reported, and the next one is the same purchase.
    await page.getByRole("button", { name: /^Buy Search/ }).hover();
    await goOffline(page);
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    await press(page, /^Buy Search/);
    await page
      .getByRole("alert")
      .filter({ hasText: /offline|cannot be reached/ })
      .waitFor();
    await tabs.setOffline(false);
    await choose(page, "Search");
    assert.equal((await paymentsOf(candidate)).length, 1);
    await page.getByText("No money moves.").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await press(page, "Have it declined");
    await page.getByText("The payment was declined.").waitFor();

    await choose(page, "Sprint");
    await press(page, "Close without paying");
    await page.getByText("The payment was closed.").waitFor();
    await balance(page, "0");

    // Back from the provider before its event arrived: the page waits, and links back to the provider.
    await choose(page, "Starter");
    const paymentId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, site, `${SUBSCRIPTION_PATH}?payment=${paymentId}&cancelled=1`);
    await page.getByText("You came back without paying.").waitFor();
    await open(page, site, `${SUBSCRIPTION_PATH}?payment=${paymentId}`);
    await page.getByText("Your payment is not confirmed yet.").waitFor();
    await page.getByRole("link", { name: "I have not paid yet" }).click();
    await press(page, "Pay ₹249, as a test");
    await page.getByText("Thank you: 5 credits added.").waitFor();
    assert.equal(await wayBack.getAttribute("href"), request);
    await balance(page, "5");
    await page.getByText(/Bought: Starter/).waitFor();
    await lines(page, "Receipts").first().waitFor();
    assert.match((await lines(page, "Receipts").first().textContent()) ?? "", /Starter: 5 credits[\s\S]*VB-000001/);
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("button", { name: /^Account menu of / }).click();
    await page.getByText("Referrals 5").waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "See the receipt" }).click();
    await page.getByRole("heading", { name: "Receipt VB-000001" }).waitFor();
    await page.getByText("This was a test: no money moved.").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await page.locator("header nav, footer, .skip-link").first().waitFor({ state: "hidden" });
    assert.ok(await page.getByRole("heading", { name: "Receipt VB-000001" }).isVisible());
    await page.emulateMedia({ media: "screen" });

    const mail = await mailTo(site, candidate.email, { subject: /^Your receipt VB-000001/ });
    assert.ok(mail.text.includes(receiptPath(paymentId)));
    assert.deepEqual(
      (await paymentsOf(candidate)).map(({ state }) => state),
      ["FAILED", "FAILED", "PAID"],
    );

    // A paid payment cannot be paid again, and is hidden from other people.
    await open(page, site, `/pay/${paymentId}`);
    await page.getByText("Thank you: 5 credits added.").waitFor();
    const other = await visit(browser, context, {
      ...(await aCandidateOf(site, null)).signedIn,
      viewport: { width: 390, height: 844 },
    });
    other.forgive(/404/);
    await open(other.page, site, receiptPath(paymentId));
    await other.page.getByRole("heading", { name: "There is no such receipt" }).waitFor();
    await open(other.page, site, `/pay/test/${paymentId}`);
    await other.page.getByRole("heading", { name: "There is no such payment" }).waitFor();

    // On a phone, and on a site without a payment provider.
    const plans = await (await fetch(`${site.url}/api/plan/`)).json();
    const off = { ...plans, paying: "OFF", data: plans.data.map((plan: object) => ({ ...plan, canBuy: false })) };
    await other.page.route("**/api/plan/", (route) => route.fulfill({ json: off }));
    await open(other.page, site, SUBSCRIPTION_PATH);
    await other.page.getByText("Plans cannot be bought yet.").waitFor();
    assert.equal(await other.page.getByRole("button", { name: /^Buy / }).count(), 0);
    await balance(other.page, "3");
    await assertFits(other.page);
    assert.deepEqual(await axeFindings(other.page), []);
  });
});
