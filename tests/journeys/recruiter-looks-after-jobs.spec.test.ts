// A recruiter manages the company's jobs: finds them, sees the applicants, renews, closes, posts again, writes new
// drafts, and continues drafts.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { applicantsPath, CORPORATE_JOBS_PATH } from "../../contract/paths.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob, type JobFacts } from "../support/builders.ts";
import { aRecruiterOf, someApplicants } from "../support/recruiter-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Lantern Works" });
const recruiter = await aRecruiterOf(site, company.id);
const wide = { ...recruiter.signedIn, viewport: { width: 1440, height: 900 } };
const phone = { ...recruiter.signedIn, viewport: { width: 390, height: 844 } };

const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000);
const job = (jobTitle: string, facts: JobFacts = {}) =>
  aJob(site.db, { companyId: company.id, jobTitle, createdAt: daysAway(-20), ...facts });
/** Complete enough to be posted again unchanged. */
const WHOLE: JobFacts = {
  locations: ["Pune, Maharashtra, India"],
  typeofEmployment: "FULL_TIME",
  workMode: "WFO",
  pay: { min: 800_000, max: 1_200_000, currency: "INR", period: "YEAR" },
  experience: { min: 1, max: 4 },
  coreSkills: ["Baking"],
  description: `<p>${"Bread that people come back for, every morning but Monday. ".repeat(4)}</p>`,
};

const rowOf = (page: Page, title: string) =>
  page.locator(".company-job").filter({ has: page.getByRole("heading", { name: title }) });
const toast = (page: Page, text: string | RegExp) => page.locator(".Toastify__toast", { hasText: text });
const menuOf = (page: Page, title: string) => page.getByRole("button", { name: `More for ${title}` });
const offersOf = async (page: Page, title: string) => {
  await menuOf(page, title).click();
  await page.getByRole("menuitem").first().waitFor();
  const offers = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  return offers;
};
const choose = async (page: Page, title: string, offer: string) => {
  await menuOf(page, title).click();
  await page.getByRole("menuitem", { name: offer }).click();
};
async function openJobs(page: Page, query = ""): Promise<void> {
  await page.goto(site.url + CORPORATE_JOBS_PATH + query);
  await whenInteractive(page);
  await page.getByRole("heading", { level: 1, name: "Your company’s jobs" }).waitFor();
  await page.getByRole("status").filter({ hasText: "being loaded" }).waitFor({ state: "detached" });
}
const titles = async (page: Page) =>
  (await page.locator(".company-job h3").allTextContents()).map((title) => title.replace(" (opens in a new tab)", ""));
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe("the list", async () => {
  const open = await job("Lamp Engineer", { expiresAt: daysAway(70) });
  await job("Wick Trimmer", { createdAt: daysAway(-21), expiresAt: daysAway(2.5) });
  await job("Glass Blower", { createdAt: daysAway(-22), status: "EXPIRED" });
  await job("Oil Taster", { createdAt: daysAway(-23), status: "CLOSED" });
  await job("Soot Sweeper", { createdAt: daysAway(-24), badJob: true });
  const jobUrl = "https://beacons.example/keeper";
  await job("Beacon Keeper", { createdAt: daysAway(-25), externalJobId: randomUUID(), jobUrl });
  await someApplicants(site, open.id, [
    { name: "Asha One" },
    { name: "Bela Two", status: "SHORTLISTED" },
    { name: "Chand Three", status: "SHORTLISTED" },
  ]);

  test("shows the applicants by stage, and finds jobs by status and title", async (context) => {
    const { page } = await visit(browser, context, wide);
    await openJobs(page);
    assert.deepEqual(await titles(page), [
      "Lamp Engineer",
      "Wick Trimmer",
      "Glass Blower",
      "Oil Taster",
      "Soot Sweeper",
      "Beacon Keeper",
    ]);
    const lamp = rowOf(page, "Lamp Engineer");
    await lamp.getByText("Open", { exact: true }).waitFor();
    await lamp.getByText(/^Listed until /).waitFor();
    const stages = lamp.getByRole("list", { name: "Applicants for Lamp Engineer" });
    assert.deepEqual(await stages.getByRole("link").allInnerTexts(), ["3 applicants", "1 applied", "2 shortlisted"]);
    assert.equal(
      await stages.getByRole("link", { name: "2 shortlisted" }).getAttribute("href"),
      `${applicantsPath(open.id)}?status=SHORTLISTED`,
    );
    await rowOf(page, "Wick Trimmer").getByText("Listed for 3 more days").waitFor();
    await rowOf(page, "Wick Trimmer").getByText("No one has applied yet.").waitFor();
    await rowOf(page, "Soot Sweeper").getByText("Taken off the lists").waitFor();
    const beacon = rowOf(page, "Beacon Keeper");
    await beacon.getByText("From outside: people apply on the employer’s own site.").waitFor();
    assert.equal(
      await beacon.getByRole("link", { name: "Beacon Keeper (opens in a new tab)" }).getAttribute("href"),
      jobUrl,
    );
    assert.equal(await beacon.getByRole("link", { name: /^Applicants/ }).count(), 0);
    assert.deepEqual(await axeFindings(page), []);

    const states = page.getByRole("navigation", { name: "Which jobs" });
    for (const [state, found] of [
      ["Expired", ["Glass Blower"]],
      ["Closed", ["Oil Taster"]],
      ["Open", ["Lamp Engineer", "Wick Trimmer", "Soot Sweeper", "Beacon Keeper"]],
    ] as const) {
      await states.getByRole("link", { name: state, exact: true }).click();
      await page.waitForURL(/\?status=/);
      await rowOf(page, found[0]).waitFor();
      await page.waitForFunction((count) => document.querySelectorAll(".company-job").length === count, found.length);
      assert.deepEqual(await titles(page), [...found]);
      assert.equal(await states.locator("[aria-current=true]").textContent(), state);
    }
    const search = page.getByRole("searchbox", { name: "Search your jobs by title" });
    await search.fill("keeper");
    await search.press("Enter");
    await page.waitForURL(/status=PUBLISHED&searchText=keeper/);
    await rowOf(page, "Lamp Engineer").waitFor({ state: "detached" });
    await rowOf(page, "Beacon Keeper").waitFor();
    assert.deepEqual(await titles(page), ["Beacon Keeper"]);
    // The field is drawn anew with the address, and keeps the focus.
    await search.and(page.locator(":focus")).waitFor();
    await search.fill("nobody has this");
    await search.press("Enter");
    await page.getByRole("heading", { name: "No job like that" }).waitFor();
    await page.getByRole("link", { name: "Show all jobs" }).click();
    await rowOf(page, "Lamp Engineer").waitFor();
    assert.equal(new URL(page.url()).search, "");
    assert.equal(await search.inputValue(), "");
  });

  test("offers for each job the actions that are possible", async (context) => {
    const { page } = await visit(browser, context, wide);
    await openJobs(page);
    for (const [title, offers] of [
      ["Lamp Engineer", ["Edit", "Renew for 90 days", "New draft like this", "Close"]],
      ["Glass Blower", ["Post again", "New draft like this"]],
      ["Oil Taster", ["Post again", "New draft like this"]],
      ["Soot Sweeper", ["Close"]],
    ] as const)
      assert.deepEqual(await offersOf(page, title), [...offers], title);
    assert.equal(await menuOf(page, "Beacon Keeper").count(), 0);
  });

  test("fits a phone", async (context) => {
    const { page } = await visit(browser, context, phone);
    await openJobs(page);
    await rowOf(page, "Beacon Keeper").waitFor();
    assert.equal(await isTooWide(page), false);
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("link", { name: "Applicants for Lamp Engineer" }).click();
    await page.getByRole("heading", { level: 1, name: "Lamp Engineer" }).waitFor();
  });

  test("says so when it cannot be loaded, and then loads", async (context) => {
    const { page, forgive } = await visit(browser, context, wide);
    forgive(/Failed to load resource/);
    let isAway = true;
    await page.route(/\/api\/corporate\/jobs(\?|$)/, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(site.url + CORPORATE_JOBS_PATH);
    await whenInteractive(page);
    await page.getByRole("heading", { name: "Something went wrong." }).waitFor();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await rowOf(page, "Lamp Engineer").waitFor();
  });
});

test("a job is renewed; it is closed with a reason, by keyboard, and the focus is not lost", async (context) => {
  const { id } = await job("Reed Cutter", { createdAt: daysAway(-88), expiresAt: daysAway(1.5) });
  const { page, forgive } = await visit(browser, context, wide);
  await openJobs(page, "?searchText=Reed");
  const row = rowOf(page, "Reed Cutter");
  await row.getByText("Listed for 2 more days").waitFor();
  await choose(page, "Reed Cutter", "Renew for 90 days");
  await toast(page, "Reed Cutter is listed for 90 days from today.").waitFor();
  await row.getByText(/^Listed until /).waitFor();
  const [renewed] = await site.db.query<{ days: number }>(
    "select extract(epoch from expires_at - now())::float8 / 86400 as days from job where id = $1",
    [id],
  );
  assert.ok(Math.abs((renewed?.days ?? 0) - 90) < 0.1, String(renewed?.days));

  for (const [key, item] of [
    ["ArrowDown", "Edit"],
    ["ArrowUp", "Close"],
    ["Space", "Edit"],
    ["Enter", "Edit"],
  ] as const) {
    await menuOf(page, "Reed Cutter").focus();
    await page.keyboard.press(key);
    await page.waitForFunction(
      (text) => document.activeElement?.role === "menuitem" && document.activeElement.textContent === text,
      item,
    );
    if (key === "Enter") break;
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Close Reed Cutter?" });
  await dialog.waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "More for Reed Cutter");

  // The server is unreachable for a while: nothing is lost, and the job is still open.
  forgive(/Failed to load resource/);
  let isAway = true;
  await page.route("**/close", (route) => (isAway ? route.abort() : route.continue()));
  await choose(page, "Reed Cutter", "Close");
  await dialog.getByLabel("Why").selectOption("ON_HOLD");
  await dialog.getByRole("button", { name: "Close the job" }).click();
  await dialog.getByText("The job is still open.").waitFor();
  assert.equal(await dialog.getByLabel("Why").inputValue(), "ON_HOLD");
  isAway = false;
  await dialog.getByRole("button", { name: "Close the job" }).click();
  await toast(page, "Reed Cutter is closed.").waitFor();
  await row.getByText("Closed", { exact: true }).waitFor();
  const [closed] = await site.db.query<{ status: string; reason: string }>(
    "select j.status, p.close_reason as reason from job j join job_posting p on p.job_id = j.id where j.id = $1",
    [id],
  );
  assert.deepEqual(closed, { status: "CLOSED", reason: "ON_HOLD" });
});

test("an expired job is posted again once; one that cannot be is copied to a draft", async (context) => {
  const [bread] = [await job("Bread Baker", { ...WHOLE, status: "EXPIRED" })];
  await job("Bare Baker", { status: "CLOSED", createdAt: daysAway(-30) });
  const { page, forgive } = await visit(browser, context, wide);
  forgive(/status of (400|409)/);
  await openJobs(page, "?searchText=Baker");
  await choose(page, "Bread Baker", "Post again");
  await toast(page, "Bread Baker is open again, as a new job, for 90 days.").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".company-job").length === 3);
  const rows = await site.db.query<{ status: string; from: string | null }>(
    `select j.status, p.reposted_from as from from job j left join job_posting p on p.job_id = j.id
     where j.company_id = $1 and j.job_title = 'Bread Baker' order by j.id desc`,
    [company.id],
  );
  assert.deepEqual(rows, [
    { status: "PUBLISHED", from: bread.id },
    { status: "EXPIRED", from: null },
  ]);

  // Once more: an equal job is open now.
  await page.getByRole("button", { name: "More for Bread Baker" }).nth(1).click();
  await page.getByRole("menuitem", { name: "Post again" }).click();
  await toast(page, "Your company has “Bread Baker” open there already").waitFor();
  assert.equal((await site.db.query("select from job where job_title = 'Bread Baker'")).length, 2);

  // A job that lacks fields required today can still be copied to a draft.
  await choose(page, "Bare Baker", "Post again");
  const refused = toast(page, /.+/).filter({ has: page.getByRole("button", { name: "Write a new draft" }) });
  await refused.first().waitFor();
  await refused.last().getByRole("button", { name: "Write a new draft" }).click();
  await page.waitForURL(/\/v2\/corporate\/drafts\/[\w-]{36}$/);
});

test("drafts are listed above the jobs, continued, and deleted after a question", async (context) => {
  await job("Rope Maker", WHOLE);
  const { page } = await visit(browser, context, wide);
  await openJobs(page, "?searchText=Rope");
  await choose(page, "Rope Maker", "New draft like this");
  await page.waitForURL(/\/v2\/corporate\/drafts\/[\w-]{36}$/);
  const id = page.url().split("/").at(-1);
  await openJobs(page);
  const drafts = page.getByRole("region", { name: "Drafts" });
  const draft = drafts.getByRole("link", { name: "Rope Maker" });
  assert.equal(await draft.getAttribute("href"), `/v2/corporate/drafts/${id}`);
  await drafts.getByText(`by ${recruiter.name}`).first().waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await drafts.getByRole("button", { name: "Delete the draft Rope Maker" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this draft?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await question.waitFor({ state: "detached" });
  await drafts.getByRole("button", { name: "Delete the draft Rope Maker" }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await toast(page, "The draft is deleted.").waitFor();
  await draft.waitFor({ state: "detached" });
  assert.equal((await site.db.query("select from job_draft where id = $1", [id])).length, 0);
});

test("a company without jobs is led to its first", async (context) => {
  const { id } = await aCompany(site.db, { name: "Empty Harbour" });
  const newcomer = await aRecruiterOf(site, id, "Nila Sen");
  const { page } = await visit(browser, context, { ...newcomer.signedIn, viewport: { width: 390, height: 844 } });
  await openJobs(page);
  await page.getByRole("heading", { name: "Post your first job" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await isTooWide(page), false);
  await page.getByRole("main").getByRole("link", { name: "Post a job" }).last().click();
  // The address of a new job is replaced by its draft's at once.
  await page.waitForURL(/\/v2\/corporate\/drafts\/[\w-]{36}$/);
  await page.getByRole("heading", { level: 1, name: "Post a job" }).waitFor();
});
