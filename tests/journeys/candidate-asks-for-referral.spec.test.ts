// A candidate asks for a referral: from a visitor's note through sign-in to the request, every result of asking, and a
// request until it is confirmed, declined, disputed or withdrawn.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { dashboardPath, guidancePath, referralPath, requestPath } from "../../contract/paths.ts";
import type { RequestOutcome } from "../../contract/referrals/rules.ts";
import type { AskedReferral } from "../../contract/referrals/wire.ts";
import { newId } from "../../server/platform/ids.ts";
import { logIn, open } from "../support/account-steps.ts";
import { aCandidateOf, dialogOf, JAVA_ENGINEER, watchKeys } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import type { Member } from "../support/members.ts";
import { refereeStep, requestsOf, verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 20 });
const browser = await startBrowser();

const kite = await aCompany(site.db, { name: "Kite Works" });
const moor = await aCompany(site.db, { name: "Moor and Sons" });
const ENGINEER = { coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"], experience: { min: 2, max: 5 } };
const TITLES = ["Kite Engineer", "Kite Builder", "Kite Tester", "Kite Flyer"];
const jobs = await someJobs(site.db, [
  ...[...TITLES, "Kite A", "Kite B", "Kite C"].map((jobTitle) => ({ ...ENGINEER, companyId: kite.id, jobTitle })),
  {
    companyId: kite.id,
    jobTitle: "Kite Welder",
    coreSkills: ["Welding", "Brazing"],
    softSkills: ["Negotiation"],
    experience: { min: 5, max: 9 },
  },
]);
const idOf = (title: string) => jobs.find(({ jobTitle }) => jobTitle === title)?.id ?? assert.fail(title);
const PAGE = referralPath({ SK: kite.id, name: kite.name });
const pageOf = (title: string) => `${PAGE}?jobId=${idOf(title)}`;
const TAB = dashboardPath("requests");
const CALL = "/api/referral-request";
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load resource)/;

const priya = await aCandidateOf(site);
await site.db.query("update account set name = 'Priya Rao' where id = $1", [priya.accountId]);
await verifyReferee(site, priya, kite.id);

const note = (page: Page) => page.getByLabel("To the referee who reads it");
const sendButton = (page: Page) => page.getByRole("button", { name: "Send request" });
const rowOf = (page: Page, title: string) => page.locator(".asked-row", { hasText: title });
const steps = (page: Page) => page.locator(".timeline-step").allTextContents();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Requests a referral over the API. */
const ask = async (person: Member, title: string, body: object = {}): Promise<AskedReferral> =>
  callSite(site, "POST", CALL, await tokenOf(site, person), { companyId: kite.id, jobId: idOf(title), ...body });

async function aRequestOf(person: Member, title: string): Promise<string> {
  const { type, requestId } = await ask(person, title);
  assert.equal(type, "RequestAccepted");
  return requestId ?? assert.fail();
}

/** Waits until a field matches: drafts are restored shortly after the page. */
const whenFilled = (page: Page, id: string, text: RegExp) =>
  page.waitForFunction(
    ([name, pattern]) =>
      new RegExp(pattern).test((document.getElementById(name) as HTMLTextAreaElement | null)?.value ?? ""),
    [id, text.source] as const,
  );
const balanceOf = async (person: Member): Promise<{ balance: number; held: number }> =>
  callSite(site, "GET", "/api/credits", await tokenOf(site, person));

/** Nothing overflows the window sideways. */
const assertFits = async (page: Page, width: number) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);

describe("a visitor", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: picks a job, writes a note, logs in, and sends what was written`, async (context) => {
      const meera = await aCandidateOf(site);
      const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
      const keys = watchKeys(page, CALL);
      await open(page, site, PAGE);
      await page.getByText("One verified employee of Kite Works answers requests here.").waitFor();
      await page.getByLabel("Search the open jobs of Kite Works").fill("engineer");
      await press(page, "Search");
      await page.waitForURL(/searchText=engineer/);
      await page.getByRole("link", { name: /^Kite Engineer/ }).click();
      await page.waitForURL(site.url + pageOf("Kite Engineer"));
      // Choosing closes the list; the focus moves from its row to the choice.
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Kite Engineer"));
      await page.locator("blockquote", { hasText: "the Kite Engineer role at Kite Works." }).waitFor();
      await press(page, "Start from this");
      await page.waitForFunction(() => getSelection()?.toString().startsWith("[a thing you built"));
      await note(page).fill("I have flown your kites for years.");
      await page.getByText("34 of 1,000").waitFor();
      assert.deepEqual(await axeFindings(page), []);
      await assertFits(page, width);

      await page.getByRole("link", { name: "Log in to request a referral" }).click();
      await page.waitForURL(/\/auth\/login\?returnTo=/);
      await logIn(page, meera);
      await page.waitForURL(site.url + pageOf("Kite Engineer"));
      await page.getByRole("meter", { name: "Match score" }).getByText("83").waitFor();
      await page.getByText("1 of your 3 credits").waitFor();
      await whenFilled(page, "field-note", /^I have flown your kites for years\.$/);
      assert.deepEqual(await axeFindings(page), []);
      await sendButton(page).click();
      const dialog = dialogOf(page, "Strong match, request sent!");
      await dialog.getByText("Your CV goes to a referee at Kite Works").waitFor();
      assert.deepEqual(await axeFindings(page), []);
      assert.equal(await note(page).inputValue(), "");
      const [request] = await requestsOf(site, meera.accountId);
      assert.deepEqual([request?.status, request?.note], ["OPEN", "I have flown your kites for years."]);
      assert.equal(keys.length, 1);
      assert.match(keys[0] ?? "", /^[0-9a-f]{32}$/);
      await dialog.getByRole("link", { name: "View Status" }).click();
      await page.waitForURL(site.url + requestPath(request?.id ?? ""));
      await page.getByText("You asked", { exact: true }).waitFor();
      await rowOf(page, "Kite Engineer").locator(".badge", { hasText: "Waiting" }).waitFor();
      assert.deepEqual(await axeFindings(page), []);
      await assertFits(page, width);
    });

  test("reads the page without script, and picks a job there", async (context) => {
    const { page } = await visit(browser, context, { javaScriptEnabled: false });
    await page.goto(site.url + PAGE);
    await page.getByRole("link", { name: /^Another job/ }).waitFor();
    await page.getByLabel("Search the open jobs of Kite Works").fill("welder");
    await press(page, "Search");
    await page.getByRole("link", { name: /^Kite Welder/ }).click();
    await page.getByRole("heading", { name: "What is shared, and when" }).waitFor();
    const login = page.getByRole("link", { name: "Log in to request a referral" });
    const href = (await login.getAttribute("href")) ?? "";
    assert.equal(new URL(href, site.url).searchParams.get("returnTo"), pageOf("Kite Welder"));
  });
});

describe("results of asking", () => {
  const results = {
    zeroReferral: "No credits left",
    profileCompletion: "Complete your profile",
    AlreadyRequested: "Already requested",
    RequestRejected: "Not aligned yet",
    Error_250: "CV not found",
    Error_251: "Invalid job description",
    Max_tries: "Not possible right now",
  } satisfies Partial<Record<RequestOutcome, string>>;

  /** Sends the form, and reads the dialog of this result. */
  async function sent(page: Page, type: keyof typeof results, words: RegExp) {
    await sendButton(page).click();
    const dialog = dialogOf(page, results[type]);
    await dialog.getByText(words).waitFor();
    return dialog;
  }

  async function before(page: Page, path: string): Promise<void> {
    await open(page, site, path);
    await sendButton(page).waitFor();
    await note(page).waitFor();
  }

  /** Logs in by the form, because a carried-over session lacks the key that encrypts drafts. */
  async function enter(page: Page, person: Member, path: string): Promise<void> {
    await open(page, site, `/auth/login?returnTo=${encodeURIComponent(path)}`);
    await logIn(page, person);
    await page.waitForURL(site.url + path);
    await sendButton(page).waitFor();
    await note(page).waitFor();
  }

  test("without a CV, with an unreadable one, and the way to the profile", async (context) => {
    const asha = await aCandidateOf(site, null);
    const { page } = await visit(browser, context, asha.signedIn);
    await before(page, pageOf("Kite Engineer"));
    await note(page).fill("Kept.");
    const missing = await sent(page, "Error_250", /no CV that we could read/);
    assert.deepEqual(await axeFindings(page), []);
    await missing.getByRole("button", { name: "Close", exact: true }).last().click();
    await missing.waitFor({ state: "detached" });
    await site.db.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, problem)
       values (gen_random_uuid(), $1::uuid, 'test/' || $1, 'scan.pdf', 10, '\\x00', now(), 'FAILED', 'NO_TEXT')`,
      [asha.accountId],
    );
    const incomplete = await sent(page, "profileCompletion", /complete your profile and upload a CV/);
    await incomplete.getByRole("link", { name: "Complete Now" }).click();
    await page.waitForURL(/\/v2\/candidate\/profile\?returnUrl=.*#cv$/);
    assert.equal(new URL(page.url()).searchParams.get("returnUrl"), pageOf("Kite Engineer"));
    await page.goBack();
    await note(page).waitFor();
    await whenFilled(page, "field-note", /^Kept\.$/);
  });

  test("a job that does not fit, one with a poor description, the same one twice, and no credits", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, { viewport: { width: 390, height: 844 } });
    await enter(page, meera, pageOf("Kite Engineer"));
    await open(page, site, pageOf("Kite Welder"));
    await page.getByText("Welding", { exact: true }).waitFor();
    await page
      .getByText("A request needs a match of 30. Welding or Brazing, or Negotiation would be enough.")
      .waitFor();
    await note(page).fill("Kept.");
    assert.equal(await sendButton(page).count(), 0, "what would be turned down cannot be sent");
    await press(page, "See what is missing");
    const feedback = page.getByRole("dialog", { name: "What is missing" });
    await feedback.getByText("Welding or Brazing", { exact: true }).waitFor();
    await feedback.getByText("One more year of experience").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    const guidance = feedback.getByRole("link", { name: "Request Guidance" });
    assert.equal(await guidance.getAttribute("href"), guidancePath({ SK: kite.id, name: kite.name }));
    await page.keyboard.press("Escape");
    await feedback.waitFor({ state: "detached" });
    await whenFilled(page, "field-note", /^Kept\.$/);
    assert.deepEqual(await balanceOf(meera), { balance: 3, held: 0 });

    await page.locator("summary", { hasText: "Choose another" }).click();
    await page.getByRole("link", { name: /^Another job/ }).click();
    await page.getByLabel("Address of the job").waitFor();
    assert.equal(await page.getByText("would be enough").count(), 0, "nothing of the job before is shown");
    await sendButton(page).click();
    await page.getByText("Please give the address of the job.").waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "field-jobUrl");
    await page.getByLabel("Address of the job").fill("https://kite.example/jobs/9");
    await page.getByLabel("Its description").fill("Java and SQL.");
    await page.getByText("13 of at least 200").waitFor();
    const unusable = await sent(page, "Error_251", /too short, or names no skills/);
    await unusable.getByRole("button", { name: "Close", exact: true }).last().click();
    await page
      .getByLabel("Its description")
      .fill(`You write Java and SQL in a team. ${"We look for somebody who stays with what they build. ".repeat(5)}`);
    await page.getByRole("meter", { name: "Match score" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.reload();
    await whenFilled(page, "field-jobDescription", /^You write Java/);
    await sendButton(page).click();
    await dialogOf(page, "Good match, request sent!").waitFor();
    await page.keyboard.press("Escape");
    assert.equal((await requestsOf(site, meera.accountId)).at(-1)?.jobKey.includes("kite.example/jobs/9"), true);

    const first = await aRequestOf(meera, "Kite Engineer");
    await before(page, pageOf("Kite Engineer"));
    await page.getByText("You have already asked for this one.").waitFor();
    const twice = await sent(page, "AlreadyRequested", /already raised a request/);
    assert.equal(
      await twice.getByRole("link", { name: "See where it stands" }).getAttribute("href"),
      requestPath(first),
    );
    await twice.getByRole("button", { name: "Okay" }).click();
    await twice.waitFor({ state: "detached" });

    await aRequestOf(meera, "Kite Builder");
    await before(page, pageOf("Kite Tester"));
    await page.getByText(/You have no credits left; 3 are waiting for an answer/).waitFor();
    const out = await sent(page, "zeroReferral", /used all of your referral credits\. Subscribe/);
    assert.deepEqual(await axeFindings(page), []);
    await out.getByRole("link", { name: "Subscribe Now" }).click();
    await page.waitForURL(/\/v2\/candidate\/subscription\?returnUrl=/);
    await page.getByRole("link", { name: "Back to your request" }).click();
    await page.waitForURL(site.url + pageOf("Kite Tester"));
  });

  test("too many in a day, an unknown result, and feedback that cannot be loaded", async (context) => {
    const ravi = await aCandidateOf(site);
    for (let turn = 0; turn < 10; turn += 1) assert.equal((await ask(ravi, "Kite Welder")).type, "RequestRejected");
    const { page } = await visit(browser, context, ravi.signedIn);
    await before(page, pageOf("Kite Engineer"));
    const tooMany = await sent(page, "Max_tries", /error while requesting.*try again later/);
    await tooMany.getByRole("link", { name: "Back to Home" }).click();
    await page.waitForURL(`${site.url}/`);

    const answers = [
      { type: "Something new", requestId: null, match: null, feedback: null },
      { type: "RequestRejected", requestId: null, match: null, feedback: null },
    ];
    await page.route(`**${CALL}`, (route) => route.fulfill({ json: answers.shift() }));
    await before(page, pageOf("Kite Engineer"));
    await sendButton(page).click();
    await dialogOf(page, "Something went wrong.").getByRole("button", { name: "Close", exact: true }).last().click();
    await dialogOf(page, "Something went wrong.").waitFor({ state: "detached" });
    await sendButton(page).click();
    await press(page, "View Feedback");
    await page
      .getByText("We encountered an error while processing. Please try again after some time.", { exact: true })
      .waitFor();
  });

  test("an employee of the company sees why they cannot ask; a company without referees says so", async (context) => {
    const referee = await visit(browser, context, priya.signedIn);
    referee.forgive(/status of 409/);
    await before(referee.page, pageOf("Kite Engineer"));
    await referee.page.getByText("You work at Kite Works").first().waitFor();
    await sendButton(referee.page).click();
    await referee.page
      .getByRole("alert")
      .getByText(/You work at Kite Works/)
      .waitFor();
    const visitor = await visit(browser, context);
    await open(visitor.page, site, referralPath({ SK: moor.id, name: moor.name }));
    await visitor.page.getByText(/No employee of Moor and Sons answers requests here yet\..* 14 days/).waitFor();
  });

  test("the answer is lost and the page reloaded: it is still one request", { timeout: 90_000 }, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context);
    forgive(CUT);
    const keys = watchKeys(page, CALL);
    await enter(page, meera, pageOf("Kite Engineer"));
    await note(page).fill("Once, please.");
    let arrived = 0;
    await page.route(`**${CALL}`, async (route) => {
      // The first request arrives and its answer is lost; the others do not arrive.
      if (arrived++ === 0) await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await page.getByText("The site cannot be reached just now.").waitFor({ timeout: 40_000 });
    await page.getByText("What you typed is still here.").waitFor();
    await page.unroute(`**${CALL}`);
    await page.reload();
    await sendButton(page).waitFor();
    await note(page).waitFor();
    await whenFilled(page, "field-note", /^Once, please\.$/);
    await sendButton(page).click();
    await dialogOf(page, "Strong match, request sent!").waitFor();
    assert.ok(keys.length >= 3, "it was tried by itself before anybody was told");
    assert.equal(new Set(keys).size, 1);
    assert.equal((await requestsOf(site, meera.accountId)).length, 1);
    assert.deepEqual(await balanceOf(meera), { balance: 2, held: 1 });
  });
});

describe("a request in the dashboard", () => {
  test("none yet; an unknown one; and no network", async (context) => {
    const nobody = await aCandidateOf(site);
    const { page, context: tab, forgive } = await visit(browser, context, nobody.signedIn);
    await open(page, site, TAB);
    await page.getByRole("heading", { name: "No requests yet" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    const lead = page.getByRole("link", { name: "Request a referral", exact: true });
    assert.equal(await lead.getAttribute("href"), "/referrals");
    forgive(/status of (404|500)/);
    await open(page, site, requestPath(newId()));
    await page.getByText("This request could not be found").waitFor();
    await tab.route("**/api/referral-request?*", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, site, TAB);
    await page.getByText("Something went wrong.").waitFor();
    await tab.unroute("**/api/referral-request?*");
    await press(page, "Try again");
    await page.getByRole("heading", { name: "No requests yet" }).waitFor();
  });

  test("is claimed, read, accepted and referred, and the candidate confirms", async (context) => {
    const meera = await aCandidateOf(site);
    const id = await aRequestOf(meera, "Kite Flyer");
    await refereeStep(site, priya, id, "claim");
    const { page } = await visit(browser, context, { ...meera.signedIn, viewport: { width: 390, height: 844 } });
    await open(page, site, requestPath(id));
    await page.getByText("An employee of Kite Works is reading it").waitFor();
    assert.equal(await page.getByText("Priya Rao").count(), 0, "the referee stays unknown");
    await refereeStep(site, priya, id, "accept");
    await page.reload();
    await page.getByText(/^Priya Rao, Staff Engineer, has taken it on and will act by/).waitFor();
    await refereeStep(site, priya, id, "refer", { reference: "KW-2026-118" });
    await page.reload();
    await page.getByText("KW-2026-118").waitFor();
    assert.deepEqual(await steps(page), [
      "You were referred",
      "Priya Rao took it on",
      "An employee of Kite Works claimed it",
      "You asked",
    ]);
    assert.deepEqual(await axeFindings(page), []);
    await assertFits(page, 390);
    await press(page, "Confirm…");
    const dialog = dialogOf(page, "Confirm the referral?");
    await dialog.getByText("You confirm that Priya Rao referred you at Kite Works").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await rowOf(page, "Kite Flyer").locator(".badge", { hasText: "Confirmed" }).waitFor();
    await page.getByText("1 credit was spent").waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Kite Flyer");
    assert.deepEqual(await balanceOf(meera), { balance: 2, held: 0 });
  });

  test("is declined: the feedback shows no name, and the credit is returned", async (context) => {
    const meera = await aCandidateOf(site);
    const id = await aRequestOf(meera, "Kite Flyer");
    await refereeStep(site, priya, id, "claim");
    const feedback = "Tell more of what you did yourself in the last two years; the rest reads well.";
    await refereeStep(site, priya, id, "decline", { reasons: ["CV_UNCLEAR"], feedback });
    const { page } = await visit(browser, context, { ...meera.signedIn, viewport: { width: 1440, height: 900 } });
    await open(page, site, requestPath(id));
    await page.getByText("Your credit came back").waitFor();
    await press(page, "View Feedback");
    const dialog = page.getByRole("dialog", { name: "Feedback" });
    await dialog.getByText(feedback).waitFor();
    await dialog.getByText("The CV is unclear").waitFor();
    assert.doesNotMatch((await page.locator("main").textContent()) ?? "", /Priya/);
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(await balanceOf(meera), { balance: 3, held: 0 });
    await dialog.getByRole("link", { name: "Request Guidance" }).click();
    await page.waitForURL(site.url + guidancePath({ SK: kite.id, name: kite.name }));
  });

  test("several: filtered by status; one disputed, two withdrawn, with the cost shown", async (context) => {
    const ravi = await aCandidateOf(site, JAVA_ENGINEER);
    const [disputed, taken] = [await aRequestOf(ravi, "Kite Engineer"), await aRequestOf(ravi, "Kite Builder")];
    await aRequestOf(ravi, "Kite Tester");
    for (const step of ["claim", "refer"] as const)
      await refereeStep(site, priya, disputed, step, step === "refer" ? { reference: "KW-7" } : {});
    for (const step of ["claim", "accept"] as const) await refereeStep(site, priya, taken, step);
    const { page, context: tab, forgive } = await visit(browser, context, ravi.signedIn);
    await open(page, site, TAB);
    const statuses = page.getByRole("navigation", { name: "By status" });
    await statuses.waitFor();
    assert.deepEqual(await statuses.getByRole("link").allTextContents(), [
      "All 3",
      "Waiting 1",
      "Taken on 1",
      "Referred 1",
    ]);
    await statuses.getByRole("link", { name: /^Waiting/ }).click();
    await page.waitForFunction(() => document.querySelectorAll(".asked-row").length === 1);

    await press(page, "Kite Tester");
    await press(page, "Withdraw…");
    const withdraw = dialogOf(page, "Withdraw your request?");
    await withdraw.getByText("Your credit comes back at once").waitFor();
    forgive(CUT);
    forgive(/status of 409/);
    // The server handles it, and the answer is lost.
    let lost = 0;
    await tab.route("**/withdraw", async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await withdraw.getByRole("button", { name: "Withdraw", exact: true }).click();
    await withdraw.waitFor({ state: "detached" });
    assert.ok(lost > 1);
    assert.deepEqual(await balanceOf(ravi), { balance: 1, held: 2 });

    await open(page, site, requestPath(taken));
    await press(page, "Withdraw…");
    await withdraw.getByText("This costs the credit").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await withdraw.getByRole("button", { name: "Withdraw", exact: true }).click();
    await withdraw.waitFor({ state: "detached" });
    await rowOf(page, "Kite Builder").getByText("so the credit is spent").waitFor();
    assert.deepEqual(await balanceOf(ravi), { balance: 1, held: 1 });

    await open(page, site, requestPath(disputed));
    await press(page, "Something is wrong…");
    const dispute = page.getByRole("dialog", { name: "What is wrong?" });
    await dispute.getByRole("button", { name: "Send to our team" }).click();
    await dispute.getByText("Please choose what happened.").waitFor();
    await dispute.getByLabel("Something else").check();
    await dispute.getByRole("button", { name: "Send to our team" }).click();
    await dispute.getByText("Please say what is wrong.").waitFor();
    await dispute.getByLabel("In your own words").fill("They know of no KW-7.");
    assert.deepEqual(await axeFindings(page), []);
    await dispute.getByRole("button", { name: "Cancel" }).click();
    await dispute.waitFor({ state: "detached" });
    await press(page, "Something is wrong…");
    assert.equal(await dispute.getByLabel("In your own words").inputValue(), "They know of no KW-7.");
    await dispute.getByRole("button", { name: "Send to our team" }).click();
    await dispute.waitFor({ state: "detached" });
    await rowOf(page, "Kite Engineer").locator(".badge", { hasText: "Disputed" }).waitFor();
    await rowOf(page, "Kite Engineer").getByText("They know of no KW-7.").waitFor();
    assert.equal((await requestsOf(site, ravi.accountId))[0]?.status, "DISPUTED");
  });
});
