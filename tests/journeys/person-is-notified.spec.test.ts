// People are notified: a candidate of an application's steps, a recruiter of applicants; on the bell, on the page, by
// mail, and as they choose.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import type { Applicant } from "../../contract/applications/applicants-wire.ts";
import { applicantsPath, applicationPath, NOTIFICATIONS_PATH, PREFERENCES_PATH } from "../../contract/paths.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { logIn, open, whenLoggedIn } from "../support/account-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { codeIn, linkIn, mailsTo, mailTo } from "../support/mail.ts";
import type { Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works" });
const jobs = await someJobs(
  site.db,
  ["Kite Engineer", "Glider Engineer", "Balloon Engineer"].map((jobTitle) => ({
    jobTitle,
    companyId: company.id,
    coreSkills: ["Java", "SQL"],
  })),
);
const recruiter = await aCandidateOf(site, null);
await site.db.transaction((tx) =>
  joinCompany(tx, {
    accountId: recruiter.accountId,
    companyId: company.id,
    role: "corporate-recruiter",
    now: new Date(),
  }),
);

/** Sends an application; resolves to its id. */
async function apply(candidate: Member, job: (typeof jobs)[number]): Promise<string> {
  await callSite(site, "POST", "/api/job-application/", await tokenOf(site, candidate), {
    jobId: job.id,
    companyName: company.name,
    jobPortal: "Vouchboard",
    acceptLowScore: true,
  });
  const [sent] = await site.db.query<{ id: string }>(
    "select id from application where account_id = $1 and job_id = $2",
    [candidate.accountId, job.id],
  );
  return sent?.id ?? assert.fail();
}

async function move(jobId: string, applicationId: string, to: string): Promise<void> {
  const token = await tokenOf(site, recruiter);
  const { data } = await callSite<{ data: Applicant[] }>(site, "GET", `/api/corporate/jobs/${jobId}/applicants`, token);
  const from = data.find((one) => one.applicationId === applicationId)?.status;
  await callSite(site, "POST", "/api/corporate/applicants/move", token, { applicants: [{ applicationId, from }], to });
}

/** Waits until the person has so many notifications on the site (with this title, if given). */
async function told({ accountId }: Member, count: number, title: string | null = null): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const rows = await site.db.query(
      "select 1 from notification where account_id = $1 and in_app and title = coalesce($2, title)",
      [accountId, title],
    );
    if (rows.length === count) return;
    assert.ok(tries < 200, `${rows.length} instead of ${count} were told`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const bellSays = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).waitFor();
/** What is marked shows at once, and is stored a moment later. Asked for before the act. */
const whenMarked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/api/notifications/read") && answer.ok());
const rowOf = (page: Page, title: string) => page.locator("main .notice", { hasText: title });

describe("the bell", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: counts unread notifications, shows them, and leads to their subject`, async (context) => {
      const meera = await aCandidateOf(site);
      const applicationId = await apply(meera, jobs[0]!);
      await told(meera, 1);
      const { page } = await visit(browser, context, { viewport: { width, height: 900 }, ...meera.signedIn });
      await page.clock.install();
      await open(page, site, "/about");
      await bellSays(page, "Notifications, 1 unread");
      assert.deepEqual(await axeFindings(page), []);

      await move(jobs[0]!.id, applicationId, "SHORTLISTED");
      await told(meera, 2);
      await page.clock.fastForward(61_000);
      await bellSays(page, "Notifications, 2 unread");

      await bell(page).click();
      await panel(page).getByText("Kite Works shortlisted you").waitFor();
      assert.deepEqual(await axeFindings(page), []);
      await page.keyboard.press("Escape");
      await panel(page).waitFor({ state: "detached" });
      await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Notifications"));

      await bell(page).click();
      await panel(page).getByRole("link", { name: "Unread: Kite Works shortlisted you" }).click();
      await page.waitForURL(site.url + applicationPath(applicationId));
      await bellSays(page, "Notifications, 1 unread");
      await bell(page).click();
      const marked = whenMarked(page);
      await panel(page).getByRole("button", { name: "Mark all as read" }).click();
      await bellSays(page, "Notifications");
      await marked;
      await page.mouse.click(5, 500);
      await panel(page).waitFor({ state: "detached" });
      await page.reload();
      await bellSays(page, "Notifications");
    });

  test("shows a recruiter a new applicant and leads to them; visitors have none", async (context) => {
    const meera = await aCandidateOf(site);
    const applicationId = await apply(meera, jobs[1]!);
    await told(recruiter, 1, `${meera.name} applied: Glider Engineer`);
    const visitor = await visit(browser, context);
    await open(visitor.page, site, "/about");
    assert.equal(await bell(visitor.page).count(), 0);

    const { page } = await visit(browser, context);
    await open(page, site, "/auth/corporate/login");
    await logIn(page, recruiter);
    await whenLoggedIn(page);
    await page.getByRole("button", { name: /^Notifications, \d+ unread$/ }).click();
    const link = panel(page).getByRole("link", { name: `Unread: ${meera.name} applied: Glider Engineer` });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), applicantsPath(jobs[1]!.id, applicationId));
    // New applicants are mailed in the daily digest by default.
    assert.deepEqual(
      (await mailsTo(site, recruiter.email)).filter(({ subject }) => subject.includes("applicant")),
      [],
    );
  });
});

describe("the page", () => {
  test("asks a visitor to log in first, and shows the notifications or that there are none", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context);
    await open(page, site, NOTIFICATIONS_PATH);
    await page.waitForURL(`${site.url}/auth/login?returnTo=${encodeURIComponent(NOTIFICATIONS_PATH)}`);
    await whenInteractive(page);
    await logIn(page, meera);
    await page.getByRole("heading", { name: "Nothing yet" }).waitFor();
    assert.equal(await page.getByRole("main").getByRole("link", { name: "Browse jobs" }).count(), 1);
    assert.deepEqual(await axeFindings(page), []);
  });

  test("marks one or all as read and unread, and reports when that could not be saved", async (context) => {
    const meera = await aCandidateOf(site);
    for (const job of jobs) await apply(meera, job);
    await told(meera, 3);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    await open(page, site, NOTIFICATIONS_PATH);
    await page.getByRole("heading", { name: "Today" }).waitFor();
    assert.equal(await page.locator("main .notice").count(), 3);
    assert.deepEqual(await axeFindings(page), []);

    const newest = rowOf(page, "Balloon Engineer");
    // The list of the unread is asked for before the mark is stored.
    const mayStore = Promise.withResolvers<void>();
    await page.route("**/api/notifications/read", async (route) => {
      await mayStore.promise;
      await route.continue();
    });
    await newest.getByRole("button", { name: /^Mark as read/ }).click();
    await bellSays(page, "Notifications, 2 unread");
    await page.getByRole("link", { name: "Unread (2)" }).click();
    await page.getByRole("link", { name: "Unread (2)" }).and(page.locator("[aria-current]")).waitFor();
    mayStore.resolve();
    await newest.waitFor({ state: "detached" });
    await page.unroute("**/api/notifications/read");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await newest.getByRole("button", { name: /^Mark as unread/ }).click();
    await bellSays(page, "Notifications, 3 unread");

    // The network fails.
    forgive(/Failed to load resource|ERR_/);
    await page.route("**/api/notifications/read", (route) => route.abort());
    await rowOf(page, "Glider Engineer")
      .getByRole("button", { name: /^Mark as read/ })
      .click();
    await page.getByText("This could not be saved. Please try again.").waitFor();
    await bellSays(page, "Notifications, 3 unread");
    await rowOf(page, "Glider Engineer")
      .getByRole("button", { name: /^Mark as read/ })
      .waitFor();
    await page.unroute("**/api/notifications/read");

    const marked = whenMarked(page);
    await page.getByRole("button", { name: "Mark all as read" }).first().click();
    await bellSays(page, "Notifications");
    await marked;
    await page.reload();
    await page.getByRole("heading", { name: "Today" }).waitFor();
    await bellSays(page, "Notifications");
    await page.goto(`${site.url}${NOTIFICATIONS_PATH}?show=unread`);
    await page.getByRole("heading", { name: "You have read everything" }).waitFor();
  });

  test("offers to retry when it cannot be loaded", async (context) => {
    const meera = await aCandidateOf(site);
    await apply(meera, jobs[0]!);
    await told(meera, 1);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/status of 500/);
    const failing = (url: URL) => url.pathname === "/api/notifications";
    await page.route(failing, (route) => route.fulfill({ status: 500, body: "{}" }));
    await open(page, site, NOTIFICATIONS_PATH);
    await page.getByRole("heading", { name: "Something went wrong." }).waitFor();
    await page.unroute(failing);
    await page.getByRole("button", { name: "Try again" }).click();
    await rowOf(page, "You applied to Kite Works").waitFor();
  });
});

describe("choices", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: are saved as they are made, reported when they are not, and obeyed`, async (context) => {
      const meera = await aCandidateOf(site);
      const applicationId = await apply(meera, jobs[0]!);
      const { page, forgive } = await visit(browser, context, { viewport: { width, height: 900 }, ...meera.signedIn });
      await open(page, site, PREFERENCES_PATH);
      const progress = page.getByRole("group", { name: "Progress of your applications" });
      const row = page.locator(".choice", { has: progress });
      await progress.waitFor();
      assert.deepEqual(await axeFindings(page), []);
      assert.equal(await page.getByRole("group", { name: "New applicants" }).count(), 0);

      forgive(/Failed to load resource|ERR_|status of 500/);
      await page.route("**/api/notifications/preferences", (route) => route.fulfill({ status: 500, body: "{}" }));
      await progress.getByLabel("E-mail").selectOption("Never");
      await row.getByText("This is not saved yet.").waitFor();
      assert.equal(await progress.getByLabel("E-mail").inputValue(), "OFF");
      await page.unroute("**/api/notifications/preferences");
      await row.getByRole("button", { name: "Try again" }).click();
      // Exactly: what it said before, "not saved yet", has the word too.
      await row.getByText("Saved", { exact: true }).waitFor();

      await page.reload();
      await progress.waitFor();
      assert.equal(await progress.getByLabel("E-mail").inputValue(), "OFF");
      await told(meera, 1);
      await move(jobs[0]!.id, applicationId, "INTERVIEW");
      await told(meera, 2);
      await page.goto(site.url + NOTIFICATIONS_PATH);
      await rowOf(page, "Kite Works wants to interview you").waitFor();
      assert.deepEqual(
        (await mailsTo(site, meera.email)).map(({ subject }) => subject).filter((subject) => /interview/.test(subject)),
        [],
      );
    });
});

describe("a mail", () => {
  test("has a link that unsubscribes without logging in, and an undo", async (context) => {
    const meera = await aCandidateOf(site);
    await apply(meera, jobs[0]!);
    const mail = await mailTo(site, meera.email, { subject: /^You applied to Kite Works: Kite Engineer$/ });
    assert.ok(linkIn(mail, "/v2/candidate/profile"));
    assert.ok(linkIn(mail, PREFERENCES_PATH));
    const { page, forgive } = await visit(browser, context, { viewport: { width: 390, height: 844 } });
    await page.goto(linkIn(mail, "/unsubscribe"));
    await page.getByRole("heading", { level: 1, name: "You get no more of these e-mails" }).waitFor();
    await page.getByText("Applications you send").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    const email = async () => {
      const [row] = await site.db.query<{ email: string }>(
        "select email from notification_preference where account_id = $1 and kind = 'application-sent'",
        [meera.accountId],
      );
      return row?.email;
    };
    assert.equal(await email(), "OFF");

    // An undo that fails without a network can be retried.
    forgive(/Failed to load resource|ERR_/);
    await page.route("**/api/notifications/unsubscribe", (route) => route.abort());
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("alert").waitFor();
    await page.unroute("**/api/notifications/unsubscribe");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { level: 1, name: "You get these e-mails again" }).waitFor();
    assert.equal(await email(), "AT_ONCE");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  });

  test("with a broken link says so and leads to the choices", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 404/);
    await open(page, site, "/unsubscribe#token=cut-off");
    await page.getByRole("heading", { level: 1, name: "This link does not work" }).waitFor();
    await page.getByRole("link", { name: "Notification settings" }).click();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
  });
});

test("a person whose mail came back confirms by a mailed code that it arrives again", async (context) => {
  const meera = await aCandidateOf(site);
  await site.db.query(
    "insert into mail_suppression (address, reason, source, since) values ($1, 'BOUNCED', 'SERVER', now())",
    [meera.email],
  );
  const { page } = await visit(browser, context, { viewport: { width: 390, height: 900 }, ...meera.signedIn });
  await open(page, site, NOTIFICATIONS_PATH);
  await page.getByText("came back on").waitFor();
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const field = page.getByLabel("Code", { exact: true });
  await field.fill(codeIn(await mailTo(site, meera.email, { subject: /e-mails again/ })));
  assert.deepEqual(await axeFindings(page), []);
  await field.press("Enter");
  await page.getByText("We mail you notices again.").waitFor();
  await page.getByText("came back on").waitFor({ state: "detached" });
});
