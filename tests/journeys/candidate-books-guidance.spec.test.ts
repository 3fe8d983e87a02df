// Guidance from both sides: an employee makes an offer with slots, a candidate books and pays, both accept, move,
// cancel; another session takes place and is rated.
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import type { GuidanceBooking } from "../../contract/guidance/bookings-wire.ts";
import { dashboardPath, EMPLOYEE_GUIDANCE_PATH, guidancePath, sessionPath } from "../../contract/paths.ts";
import { newId } from "../../server/platform/ids.ts";
import { logIn, open } from "../support/account-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, type Visit, visit } from "../support/browser.ts";
import { aCompany } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { mailTo } from "../support/mail.ts";
import type { Member } from "../support/members.ts";
import { verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 20 });
const browser = await startBrowser();
const kite = await aCompany(site.db, { name: "Kite Works" });
const quiet = await aCompany(site.db, { name: "Quiet Mill" });
const PAGE = guidancePath({ SK: kite.id, name: kite.name });
const ravi = await aCandidateOf(site, null);
const meera = await aCandidateOf(site, null);
const asha = await aCandidateOf(site, null);
await verifyReferee(site, ravi, kite.id);
await site.db.query("update account set name = 'Ravi Menon' where id = $1", [ravi.accountId]);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const DAY_MS = 86_400_000;
const day = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10);

/** He lives where it is Greenwich time in summer, too. */
const asRavi = (context: TestContext) =>
  visit(browser, context, { ...ravi.signedIn, viewport: DESK, timezoneId: "Africa/Abidjan" });
const asMeera = (context: TestContext, viewport = PHONE) =>
  visit(browser, context, { ...meera.signedIn, viewport, timezoneId: "Asia/Kolkata" });

const rowOf = (page: Page, topic: string) => page.locator(".meet-row", { hasText: topic });
const badge = (page: Page, topic: string, words: string) =>
  rowOf(page, topic).locator(".badge", { hasText: words }).waitFor();
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });

async function fits(page: Page, width: number): Promise<void> {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, "nothing hangs over the edge");
  assert.deepEqual(await axeFindings(page), []);
}

/** A candidate's sessions from the API. */
async function sessionsOf(person: Member, when = "OPEN"): Promise<GuidanceBooking[]> {
  const path = `/api/guidance/booking?when=${when}`;
  return (await callSite<{ data: GuidanceBooking[] }>(site, "GET", path, await tokenOf(site, person))).data;
}

/** Books a slot for a person over the API. */
async function bookBeside(person: Member, slotId: string, topic: string): Promise<GuidanceBooking> {
  const body = { slotId, kind: "INTERVIEW", topic, timeZone: "Asia/Kolkata", price: 150_000 };
  return callSite<GuidanceBooking>(site, "POST", "/api/guidance/booking", await tokenOf(site, person), body);
}

async function openTab(page: Page, path: string): Promise<void> {
  await open(page, site, path);
  await page.locator(".meet-row").first().waitFor();
}

describe("an employee", () => {
  test("makes an offer and adds slots", async (context) => {
    const { page } = await asRavi(context);
    await open(page, site, EMPLOYEE_GUIDANCE_PATH);
    await page.getByRole("heading", { name: "Make your offer" }).waitFor();
    await page.getByRole("button", { name: "Make this offer" }).click();
    await page.getByText("Please say in a line what you offer.").waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "field-headline");
    await page.getByLabel("What you offer, in a line").fill("Mock interviews for backend roles");
    await page.getByLabel("About it").fill("I have sat on sixty panels.");
    for (const topic of ["System design", "How the teams work"]) {
      await page.getByRole("combobox", { name: "Topics to choose from" }).fill(topic);
      await page.keyboard.press("Enter");
    }
    await page.getByLabel("Price in rupees").fill("1,500");
    await page.getByLabel("Where you meet").fill("https://meet.example/ravi");
    await page.getByRole("button", { name: "Make this offer" }).click();
    await page.getByRole("tab", { name: "Free times" }).click();
    await page.getByLabel("Day", { exact: true }).fill(day);
    await page.getByLabel("From", { exact: true }).fill("10:00");
    await page.getByLabel("How many 45-minute slots").selectOption("6 in a row");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("6 times opened.").waitFor();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("No time was opened.").waitFor();
    await page.getByText("10:45: it overlaps another of your times").waitFor();
    const slots = page.locator(".week-slot");
    await slots.nth(5).waitFor();
    await page.getByRole("button", { name: /^Remove .*, 13:45 to 14:30$/ }).click();
    await slots.nth(5).waitFor({ state: "detached" });
    await fits(page, DESK.width);
  });
});

describe("a candidate", () => {
  test("chooses before signing in, learns that the slot was just taken, pays and waits", async (context) => {
    const { page, forgive } = await visit(browser, context, { viewport: PHONE, timezoneId: "Asia/Kolkata" });
    forgive(/409/);
    await open(page, site, PAGE);
    assert.equal(await page.getByText("Ravi Menon").count(), 0, "nobody is named");
    await page.getByText("Staff Engineer").waitFor();
    await page.getByRole("link", { name: /^See free times/ }).click();
    await page.getByRole("radio", { name: "System design" }).check();
    const first = page.getByRole("radio", { name: /15:30 to 16:15, which is 10:00 in Abidjan$/ });
    await first.check();
    await page.getByLabel("A note for them").fill("I meet them on Friday.");
    await page.getByText(/^Cancel until .*, 15:30 and you get everything back/).waitFor();
    await fits(page, PHONE.width);
    const slotId = (await first.getAttribute("value")) ?? "";
    await page.getByRole("button", { name: "Log in to book" }).click();
    await page.waitForURL(/\/auth\/login/);
    await logIn(page, meera);
    await page.getByText("What you chose is still here.").waitFor();
    assert.equal(await page.getByLabel("A note for them").inputValue(), "I meet them on Friday.");
    assert.ok(await first.isChecked());

    await bookBeside(asha, slotId, "System design");
    await page.getByRole("button", { name: "Book and pay ₹1,500" }).click();
    await page.getByText("This time was taken a moment ago.").waitFor();
    await first.waitFor({ state: "detached" });
    const second = page.getByRole("radio", { name: /16:15 to 17:00, which is 10:45 in Abidjan$/ });
    await second.focus();
    await untilKept(page, () => page.keyboard.press("Space"));
    await page.reload();
    await page.getByText("What you chose is still here.").waitFor();
    assert.ok(await second.isChecked());
    assert.ok(await page.getByRole("radio", { name: "System design" }).isChecked());
    await page.getByRole("button", { name: "Book and pay ₹1,500" }).click();
    await page.getByRole("button", { name: "Close without paying" }).waitFor();
    await open(page, site, dashboardPath("sessions"));
    await badge(page, "System design", "To be paid");
    await page.getByRole("button", { name: "System design" }).click();
    await page.getByText(/^\d+:\d\d left to pay$/).waitFor();
    await page.getByRole("link", { name: "Pay ₹1,500" }).click();
    await page.getByRole("button", { name: "Pay ₹1,500, as a test" }).waitFor();
    await page.evaluate(() => {
      // Every badge that is shown, also for a moment.
      const seen = new Set<string>();
      new MutationObserver(() => {
        for (const one of document.querySelectorAll(".meet-row .badge")) seen.add(one.textContent ?? "");
        document.body.dataset.badges = [...seen].join();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.getByRole("button", { name: "Pay ₹1,500, as a test" }).click();
    await badge(page, "System design", "Waiting for an answer");
    assert.match(page.url(), /session=/);
    assert.doesNotMatch((await page.locator("body").getAttribute("data-badges")) ?? "", /To be paid/);
    await fits(page, PHONE.width);
  });

  test("is accepted, moves the session, is accepted again, and cancels with a full refund", async (context) => {
    const [mine, theirs] = [await asMeera(context), await asRavi(context)];
    await acceptAs(theirs, "https://meet.example/room-2");
    await badge(theirs.page, "System design", "Accepted");
    await rowOf(theirs.page, "System design").getByText(meera.name).first().waitFor();
    await fits(theirs.page, DESK.width);
    const mail = await mailTo(site, meera.email, { subject: /is agreed/ });
    const [kept] = await site.db.query<{ calendar: string | null }>(
      "select calendar from mail where recipient = $1 and subject = $2",
      [meera.email, mail.subject],
    );
    assert.match(kept?.calendar ?? "", /BEGIN:VEVENT/);

    const { page } = mine;
    const [session] = await sessionsOf(meera);
    await openTab(page, sessionPath(session?.id ?? ""));
    await page.getByRole("link", { name: /meet\.example\/room-2/ }).waitFor();
    await page.getByText("Ravi Menon").first().waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to my calendar" }).click();
    assert.match((await saved).suggestedFilename(), /\.ics$/);
    await page.getByRole("button", { name: "Move…" }).click();
    await dialog(page, "Move this session")
      .getByRole("radio", { name: /17:45 to 18:30/ })
      .check();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("button", { name: "Ask for this time" }).click();
    await badge(page, "System design", "Waiting for an answer");
    await acceptAs(theirs);
    await badge(theirs.page, "System design", "Accepted");

    await page.reload();
    await badge(page, "System design", "Accepted");
    await page.getByText(/You asked to move it to .*, 17:45/).waitFor();
    await page.getByRole("button", { name: "Cancel…" }).click();
    const asked = dialog(page, "Cancel this session?");
    await asked.getByText("₹1,500 goes back to you.").waitFor();
    await asked.getByLabel(/^A note to/).fill("I have another offer.");
    await asked.getByRole("button", { name: "Cancel the session" }).click();
    await badge(page, "System design", "Cancelled");
    await page.getByText("₹1,500 goes back to you.").waitFor();
    assert.deepEqual(
      (await sessionsOf(meera, "OVER")).map(({ status, refunded }) => [status, refunded]),
      [["CANCELLED", 150_000]],
    );
  });

  test("and the employee rate a session that took place, which is then disputed; a deep link and another's session", async (context) => {
    const session = await aSessionThatTookPlace();
    const [mine, theirs] = [await asMeera(context, DESK), await asRavi(context)];
    await openTab(mine.page, sessionPath(session));
    await mine.page.getByRole("button", { name: "It did not take place…" }).waitFor();
    await mine.page.getByRole("button", { name: "Send rating" }).click();
    await mine.page.getByText("Please give one to five stars.").waitFor();
    await mine.page.waitForFunction(() => document.activeElement?.getAttribute("name") === "stars");
    await rate(mine.page, 5, "Clear and kind.");
    await mine.page.getByText("You see what").waitFor();
    await openTab(theirs.page, `${EMPLOYEE_GUIDANCE_PATH}?session=${session}`);
    await rate(theirs.page, 4, "Well prepared.");
    await theirs.page.getByText("Clear and kind.").waitFor();
    await fits(theirs.page, DESK.width);
    await mine.page.reload();
    await mine.page.getByText("Well prepared.").waitFor();
    await open(mine.page, site, PAGE);
    await mine.page.getByText("5.0 of 5 (1 rating)").waitFor();
    await fits(mine.page, DESK.width);

    await openTab(mine.page, sessionPath(session));
    await mine.page.getByRole("button", { name: "It did not take place…" }).click();
    const asked = dialog(mine.page, "It did not take place?");
    await asked.getByRole("button", { name: "Send" }).click();
    await asked.getByText("Please say what happened.").waitFor();
    await asked.getByLabel("What happened?").fill("I mixed it up with another one.");
    await asked.getByRole("button", { name: "Send" }).click();
    await badge(mine.page, "How the teams work", "Being looked into");
    await theirs.page.reload();
    await badge(theirs.page, "How the teams work", "Being looked into");

    const other = await visit(browser, context, asha.signedIn);
    other.forgive(/404/);
    await openTab(other.page, sessionPath(session));
    await other.page.getByText("This session could not be found").waitFor();
  });

  test("sees when there are no offers, and can retry a list that failed to load", async (context) => {
    const { page, context: tab, forgive } = await asMeera(context);
    await open(page, site, guidancePath({ SK: quiet.id, name: quiet.name }));
    await page.getByRole("heading", { name: "No employee offers guidance here yet" }).waitFor();
    await fits(page, PHONE.width);
    forgive(/500/);
    await tab.route("**/api/guidance/booking?*", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, site, dashboardPath("sessions"));
    await page.getByText("Something went wrong.").waitFor();
    await tab.unroute("**/api/guidance/booking?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".meet-row").or(page.getByText("No current sessions")).first().waitFor();
  });
});

/** A choice is encrypted and stored shortly after it is made: waits until the stored draft is another, and stable. */
async function untilKept(page: Page, choose: () => Promise<void>): Promise<void> {
  const draft = () => page.evaluate(() => localStorage.getItem("GuidanceDrafts"));
  let before = await draft();
  await choose();
  await page.waitForFunction((was) => localStorage.getItem("GuidanceDrafts") !== was, before);
  do {
    before = await draft();
    await page.waitForTimeout(1_000);
  } while (before !== (await draft()));
}

/** The referee accepts the session that waits for an answer. */
async function acceptAs({ page }: Visit, meeting = ""): Promise<void> {
  await openTab(page, EMPLOYEE_GUIDANCE_PATH);
  await badge(page, "System design", "to answer");
  await rowOf(page, "System design").filter({ hasText: "to answer" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Accept…" }).click();
  const asked = dialog(page, "Accept this session?");
  if (meeting) await asked.getByLabel(/^Where you meet this time/).fill(meeting);
  await asked.getByRole("button", { name: "Accept", exact: true }).click();
  await asked.waitFor({ state: "detached" });
}

async function rate(page: Page, stars: number, words: string): Promise<void> {
  await page.getByRole("radio", { name: `${stars} stars` }).check();
  await page.getByLabel("In your words").fill(words);
  await page.getByRole("button", { name: "Send rating" }).click();
  await page.getByRole("img", { name: `${stars} of 5 stars` }).waitFor();
}

/** Books, pays and accepts over the API, then moves the session to yesterday, as the round would find it. */
async function aSessionThatTookPlace(): Promise<string> {
  const token = await tokenOf(site, meera);
  const get = (path: string) => callSite<{ data: { id: string }[] }>(site, "GET", `/api/guidance${path}`);
  const [offer] = (await get(`/company/${kite.id}/offers`)).data;
  const { data } = await get(`/offer/${offer?.id}/slots`);
  const { id, paymentId, startsAt } = await bookBeside(meera, data.at(-1)?.id ?? "", "How the teams work");
  await callSite(site, "POST", `/api/payment/${paymentId}/open`, token, {});
  await callSite(site, "POST", `/api/payment/${paymentId}/test`, token, { outcome: "PAY" });
  for (let tries = 0; (await sessionsOf(meera)).some((one) => one.id === id && one.status === "UNPAID"); tries += 1)
    assert.ok(tries < 100, "the payment is told");
  const path = `/api/guidance/booking/${id}/accept`;
  await callSite(site, "POST", path, await tokenOf(site, ravi), { startsAt });
  await site.db.query(
    `update guidance_booking set status = 'DONE', starts_at = now() - interval '2 hours', ends_at = now() - interval '75 minutes',
       due_at = now() + interval '23 hours' where id = $1`,
    [id],
  );
  await site.db.query(
    "insert into guidance_event (id, booking_id, kind, by, at) values ($1, $2, 'DONE', 'SYSTEM', now())",
    [newId(), id],
  );
  return id;
}
