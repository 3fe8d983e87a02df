// A person saves jobs and searches, first as a visitor, and finds them in the dashboard; also by keyboard, and with a
// failing network.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { companyPath, dashboardPath, jobPath } from "../../contract/paths.ts";
import { closeJobs } from "../../server/jobs/index.ts";
import { logIn, open } from "../support/account-steps.ts";
import { axeFindings, pressInToast, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob, someJobs } from "../support/builders.ts";
import { aCandidate } from "../support/candidates.ts";
import { aMemberOf, type Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 120 });
const browser = await startBrowser();
const works = await aCompany(site.db, { name: "Lantern Works" });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const [keeper, painter, maker] = (await someJobs(
  site.db,
  ["Keeper", "Painter", "Maker"].map((name, index) => ({
    companyId: works.id,
    jobTitle: `Lantern ${name}`,
    createdAt: hoursAgo(index + 1),
    locations: ["Pune"],
  })),
)) as [Job, Job, Job];
type Job = Awaited<ReturnType<typeof aJob>>;

const SEARCH = "/jobs?searchText=lantern";
const pathOf = ({ id }: Job) => jobPath({ id, companyName: works.name });

/** A new person with an account; without a CV the list of jobs asks for one. */
async function somebody({ hasCv = true } = {}): Promise<Member> {
  const member = await aMemberOf(site, "Meera Nair");
  if (hasCv) await aCandidate(site.db, member.accountId);
  return member;
}
const as = (person: Member, options: BrowserContextOptions = {}) => ({ ...options, ...person.signedIn });

const mark = (page: Page, { jobTitle }: Job) =>
  page.getByRole("button", { name: `Save ${jobTitle} at ${works.name}`, exact: true });
const isPressed = (page: Page, job: Job, pressed: boolean) =>
  page.waitForFunction(
    ([label, wanted]) => document.querySelector(`[aria-label="${label}"]`)?.getAttribute("aria-pressed") === wanted,
    [`Save ${job.jobTitle} at ${works.name}`, String(pressed)] as const,
  );
const keptBy = async ({ accountId }: { accountId: string }) =>
  (
    await site.db.query<{ id: string }>("select job_id as id from saved_job where account_id = $1 order by saved_at", [
      accountId,
    ])
  ).map(({ id }) => id);
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const cards = (page: Page) => page.getByRole("tabpanel").locator("li h3");

describe("a visitor", () => {
  test("who saves a job signs in first and finds it saved", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context);
    await open(page, site, SEARCH);
    await mark(page, painter).click();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
    await logIn(page, person);
    await page.waitForURL(site.url + SEARCH);
    await page.getByText("The job is saved.").waitFor();
    await isPressed(page, painter, true);
    assert.deepEqual(await keptBy(person), [painter.id]);
    // Only once: a reload saves nothing more.
    await page.reload();
    await isPressed(page, painter, true);
    assert.equal(await page.getByText("The job is saved.").count(), 0);
  });

  test("who saves a search returns to the same list, with the dialog open", async (context) => {
    const person = await somebody({ hasCv: false });
    const { page } = await visit(browser, context);
    await open(page, site, `${SEARCH}&location=Pune&sortOrder=desc`);
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
    await logIn(page, person);
    await page.waitForURL(/searchText=lantern&location=Pune/);
    const dialog = page.getByRole("dialog", { name: "Save this search" });
    await dialog.waitFor();
    assert.equal(await dialog.getByLabel("Name").inputValue(), "“lantern” · Pune");
    assert.equal(await page.getByText("Profile Incomplete").count(), 0, "one question at a time");
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByRole("button", { name: "Save search" }).click();
    await page.getByText("Search saved. We write in the morning when there are new jobs.").waitFor();
    await page.getByRole("button", { name: /^Search saved/ }).waitFor();
    const rows = await site.db.query("select query, frequency from saved_search where account_id = $1", [
      person.accountId,
    ]);
    assert.deepEqual(rows, [{ query: "searchText=lantern&location=Pune", frequency: "DAILY" }]);
  });

  test("sees the same page without script, except what needs script", async (context) => {
    const { page } = await visit(browser, context, { javaScriptEnabled: false });
    await page.goto(site.url + SEARCH);
    assert.equal(await page.locator(".save-mark").count(), 0);
    assert.equal(await page.getByRole("button", { name: "Save this search" }).isVisible(), false);
  });
});

describe("saving jobs", () => {
  test("from the card and the job's page; unsaving can be undone", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, SEARCH);
    await mark(page, keeper).click();
    await page.getByText(`“${keeper.jobTitle}” is saved.`).waitFor();
    // Pressed before the session is known, which does not lead a logged-in person to the login.
    const asked = Promise.withResolvers<void>();
    await page.route("**/api/session", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await open(page, site, pathOf(maker));
    await page.getByRole("button", { name: "Save this job" }).click();
    asked.resolve();
    await page.getByText(`“${maker.jobTitle}” is saved.`).waitFor();
    await page.unroute("**/api/session");
    const saved = page.getByRole("button", { name: /^Saved/ });
    await saved.click();
    await page.getByText(`“${maker.jobTitle}” is no longer among your saved jobs.`).waitFor();
    assert.deepEqual(await keptBy(person), [keeper.id]);
    await pressInToast(page.getByRole("button", { name: "Undo" }));
    await saved.waitFor();
    await until(async () => (await keptBy(person)).length === 2);
    // The toast goes with its button: the focus is back where it was.
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Saved"));
    await page.goto(site.url + SEARCH);
    await isPressed(page, maker, true);
    await isPressed(page, painter, false);
    // A toast can be read, reached and closed while a dialog makes the rest of the page inert.
    await mark(page, painter).click();
    const toast = page.getByRole("alert").filter({ hasText: `“${painter.jobTitle}” is saved.` });
    // It stays for as long as the pointer is on it, however slow the machine.
    await toast.hover();
    await page.getByRole("button", { name: "Save this search" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save this search" });
    await dialog.getByLabel("Name").waitFor();
    await page.keyboard.press("Alt+t");
    assert.equal(await toast.evaluate((element) => element === document.activeElement), true);
    assert.deepEqual(await axeFindings(page), []);
    await toast.getByRole("button", { name: "close" }).click();
    await toast.waitFor({ state: "detached" });
    await dialog.getByLabel("Name").fill("Lanterns");
  });

  test("quick clicks one after the other end as the last one says", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, SEARCH);
    let underWay = 0;
    page.on("request", (request) => {
      if (/saved-job\/[0-9a-f-]{36}$/.test(request.url())) underWay += 1;
    });
    page.on("requestfinished", (request) => {
      if (/saved-job\/[0-9a-f-]{36}$/.test(request.url())) underWay -= 1;
    });
    for (let press = 0; press < 5; press += 1) await mark(page, painter).click();
    await until(async () => underWay === 0 && (await keptBy(person)).length === 1);
    await isPressed(page, painter, true);
    await page.reload();
    await isPressed(page, painter, true);
    assert.deepEqual(await keptBy(person), [painter.id]);
  });

  test("when the server cannot be reached it says so, shows the stored state, and retries", async (context) => {
    const person = await somebody();
    const { page, forgive } = await visit(browser, context, as(person));
    forgive(/saved-job|ERR_FAILED|Failed to load resource/);
    await open(page, site, SEARCH);
    await mark(page, painter).waitFor();
    await page.route("**/api/saved-job/*", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    await mark(page, painter).click();
    await isPressed(page, painter, true);
    await page.getByText("The job could not be saved. Please check your connection.").waitFor();
    await isPressed(page, painter, false);
    await page.unroute("**/api/saved-job/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await isPressed(page, painter, true);
    await until(async () => (await keptBy(person)).length === 1);
  });
});

describe("the dashboard", () => {
  test("opens from the navigation; its tabs work by keyboard; empty tabs lead on", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, "/dashboards");
    await page.waitForURL(`${site.url}/home`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page.waitForURL(`${site.url}/v2/candidate/profile?view=dashboard`);
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.getByText("No applications yet").waitFor();
    await page.getByRole("tab", { name: "Applications" }).focus();
    // Past requests and sessions.
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL(site.url + dashboardPath("jobs"));
    await page.getByRole("heading", { name: "No saved jobs yet" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Browse jobs" }).getAttribute("href"), "/jobs");
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("tab", { name: "Saved searches" }).click();
    await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
    await page.getByRole("tab", { name: "My shares" }).click();
    await page.waitForURL(site.url + dashboardPath("shares"));
    await page.goBack();
    await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
    await page.getByRole("link", { name: "Profile", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Your profile" }).waitFor();
    await page.getByRole("button", { name: /^Account menu of / }).click();
    await page.getByRole("menuitem", { name: "Dashboard" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    assert.match(await page.title(), /^Dashboard/);
  });

  for (const width of [390, 1280])
    test(`saved jobs at ${width}: last saved first, closed ones too; removing one moves the focus to the next`, async (context) => {
      const person = await somebody();
      const closed = await aJob(site.db, { companyId: works.id, jobTitle: "Lantern Lighter" });
      const all = [keeper, painter, closed, maker];
      for (const [index, { id }] of all.entries())
        await site.db.query("insert into saved_job values ($1, $2, $3)", [person.accountId, id, hoursAgo(9 - index)]);
      await site.db.transaction((tx) => closeJobs(tx, [closed.id], new Date()));
      const { page } = await visit(browser, context, as(person, { viewport: { width, height: 900 } }));
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/api\/saved-job(\?|$)/, (route) => held.then(() => route.continue()));
      await open(page, site, dashboardPath("jobs"));
      // Placeholders for the heading and nine jobs.
      await page.waitForFunction(() => document.querySelectorAll("[role=tabpanel] .skeleton").length === 10);
      answer();
      await cards(page).nth(3).waitFor();
      assert.deepEqual(
        await cards(page).allTextContents(),
        all.toReversed().map(({ jobTitle }) => jobTitle),
      );
      assert.equal(
        await page
          .locator(".job-card")
          .filter({ hasText: closed.jobTitle })
          .getByText("Closed", { exact: true })
          .count(),
        1,
      );
      await isPressed(page, closed, true);
      assert.deepEqual(await axeFindings(page), []);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(overflow <= 0, `${overflow} px too wide`);
      await mark(page, painter).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((count) => document.querySelectorAll("[role=tabpanel] li h3").length === count, 3);
      await page.waitForFunction((id) => document.activeElement?.id === id, keeper.id);
      await pressInToast(page.getByRole("button", { name: "Undo" }));
      await cards(page).nth(3).waitFor();
      await until(async () => (await keptBy(person)).length === 4);
    });

  test("a saved search shows what is new until its jobs were looked at; it is renamed, switched off, removed and restored", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, "/jobs?searchText=glowworm");
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await page.getByRole("button", { name: /^Search saved/ }).waitFor();
    await someJobs(site.db, [
      { companyId: works.id, jobTitle: "Glowworm Keeper" },
      { companyId: works.id, jobTitle: "Glowworm Elder", createdAt: hoursAgo(24 * 40) },
    ]);
    await open(page, site, dashboardPath("searches"));
    const card = page.locator(".search-card").filter({ hasText: "glowworm" });
    await card.getByText("2 new").waitFor();
    await card.getByText(/^We look again tomorrow|^We look again today/).waitFor();
    assert.deepEqual(await axeFindings(page), []);

    await card.getByRole("link", { name: "“glowworm”" }).click();
    await page.getByRole("heading", { name: "Glowworm Elder" }).waitFor();
    await page.getByRole("button", { name: /^Search saved/ }).waitFor();
    await until(
      async () =>
        (
          await site.db.query(
            "select 1 from saved_search where account_id = $1 and seen_until > (select max(at) from job_arrival)",
            [person.accountId],
          )
        ).length === 1,
    );
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction(() => !/2 new/.test(document.querySelector("[role=tabpanel]")?.textContent ?? "2 new"));

    await card.getByRole("combobox").selectOption("OFF");
    await card.getByText("We send no e-mails about it.").waitFor();
    await card.getByRole("button", { name: "Rename “glowworm”" }).click();
    const dialog = page.getByRole("dialog", { name: "Your saved search" });
    assert.equal(await dialog.getByLabel("Tell me about new jobs").inputValue(), "OFF");
    await dialog.getByLabel("Name").fill(" ");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByText("Please give it a name.").waitFor();
    await dialog.getByLabel("Name").and(page.locator(":focus")).waitFor();
    await dialog.getByLabel("Name").fill("Glowworms everywhere");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("link", { name: "Glowworms everywhere" }).waitFor();

    await page.getByRole("button", { name: "Remove Glowworms everywhere" }).click();
    await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
    await pressInToast(page.getByRole("button", { name: "Undo" }));
    await page.getByRole("link", { name: "Glowworms everywhere" }).waitFor();
    const rows = await site.db.query("select name, frequency from saved_search where account_id = $1", [
      person.accountId,
    ]);
    assert.deepEqual(rows, [{ name: "Glowworms everywhere", frequency: "OFF" }]);
  });

  test("a company is followed on its page, and shows what is new", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, companyPath({ SK: works.id, name: works.name }));
    await page.getByRole("button", { name: "Get its job alerts" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await page.getByRole("button", { name: /^You get its job alerts/ }).waitFor();
    await aJob(site.db, { companyId: works.id, jobTitle: "Beacon Keeper" });
    await open(page, site, dashboardPath("searches"));
    const card = page.locator(".search-card").filter({ hasText: `Jobs at ${works.name}` });
    await card.getByText("1 new").waitFor();
  });

  test("a list that cannot be loaded says so and can be retried", async (context) => {
    const person = await somebody();
    const { page, forgive } = await visit(browser, context, as(person));
    forgive(/saved-|Failed to load resource/);
    await page.route("**/api/saved-search", (route) => route.fulfill({ status: 500, body: "{}" }));
    await open(page, site, dashboardPath("searches"));
    await page.getByRole("alert").getByText("Your saved searches could not be loaded").waitFor();
    await page.unroute("**/api/saved-search");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
  });
});
