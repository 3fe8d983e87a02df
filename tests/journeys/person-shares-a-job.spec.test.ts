// A person shares a job and earns: their own link, a friend who follows it through sign-in to an application, what the
// sharer sees; and what does not count.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import type { Applicant } from "../../contract/applications/applicants-wire.ts";
import { dashboardPath, jobPath } from "../../contract/paths.ts";
import type { JobRecord } from "../../server/jobs/index.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { logIn, open, whenLoggedIn } from "../support/account-steps.ts";
import { aCandidateOf, answer, appliedNote, applyButton, applyLink, sendFromLastLook } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { mailTo } from "../support/mail.ts";
import type { Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite & Söhne" });
const fitting = { coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"], experience: { min: 2, max: 5 } };
const [kite, glider, quiet, outside] = (await someJobs(
  site.db,
  [
    { jobTitle: "Kite Engineer", ...fitting },
    { jobTitle: "Glider Engineer", ...fitting },
    { jobTitle: "Balloon Engineer", ...fitting },
    { jobTitle: "Rocket Engineer", externalJobId: "test:rocket:1", jobUrl: "https://rockets.example/1" },
  ].map((facts) => ({ ...facts, companyId: company.id })),
)) as [JobRecord, JobRecord, JobRecord, JobRecord];
type Job = Pick<JobRecord, "id" | "jobTitle">;
const pathOf = ({ id }: Job) => jobPath({ id, companyName: company.name });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Share this job" });
const banner = (page: Page, words: string | RegExp) =>
  page.getByRole("complementary", { name: "About the link you came by" }).getByText(words);

async function openDialog(page: Page, job: Job): Promise<void> {
  await open(page, site, pathOf(job));
  await page.getByRole("button", { name: "Share this job" }).click();
  await dialogOf(page).waitFor();
}

/** The link that a job's dialog shows to the signed-in person. */
async function ownLink(page: Page, job: Job): Promise<string> {
  await openDialog(page, job);
  await dialogOf(page).getByText("This link is yours").waitFor();
  return dialogOf(page).getByLabel("Link to this job").inputValue();
}

/** Opens a link in this page. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await whenInteractive(page);
}

/** A new sharer with a link to the job. */
async function aSharerOf(job: Job, name?: string): Promise<Member & { link: string }> {
  const sharer = await aCandidateOf(site);
  if (name) await site.db.query("update account set name = $2 where id = $1", [sharer.accountId, name]);
  const context = await browser.newContext(sharer.signedIn);
  const page = await context.newPage();
  const link = await ownLink(page, job);
  await context.close();
  return { ...sharer, link };
}

/** Shortlists the only applicant of a job, as a recruiter of its company. */
async function shortlistApplicantOf(job: Job): Promise<void> {
  const recruiter = await aCandidateOf(site, null);
  await site.db.transaction((tx) =>
    joinCompany(tx, {
      accountId: recruiter.accountId,
      companyId: company.id,
      role: "corporate-recruiter",
      now: new Date(),
    }),
  );
  const token = await tokenOf(site, recruiter);
  const listed = await callSite<{ data: Applicant[] }>(site, "GET", `/api/corporate/jobs/${job.id}/applicants`, token);
  assert.equal(listed.data.length, 1);
  const moved = await callSite<{ moved: unknown[] }>(site, "POST", "/api/corporate/applicants/move", token, {
    applicants: listed.data.map(({ applicationId, status }) => ({ applicationId, from: status })),
    to: "SHORTLISTED",
  });
  assert.equal(moved.moved.length, 1);
}

describe("the ways to share a job", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: a visitor gets the plain link, and learns what a personal one earns`, async (context) => {
      const { page } = await visit(browser, context, {
        viewport: { width, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
      });
      await openDialog(page, kite);
      const dialog = dialogOf(page);
      const link = await dialog.getByLabel("Link to this job").inputValue();
      assert.equal(link, site.url + pathOf(kite));
      await dialog.getByText("Log in and earn").waitFor();
      for (const [name, host] of [
        ["WhatsApp", "https://wa.me/"],
        ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/"],
        ["E-mail", "mailto:"],
      ] as const) {
        const href = (await dialog.getByRole("link", { name }).getAttribute("href")) ?? "";
        assert.ok(href.startsWith(host) && href.includes(encodeURIComponent(link)), href);
      }
      await dialog.getByRole("button", { name: "Copy link" }).click();
      await dialog.getByText("The link is copied.").waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
      assert.deepEqual(await axeFindings(page), []);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.waitForFunction(() => document.activeElement?.textContent === "Share this job");
    });

  test("a signed-in person gets a personal link, the same every time", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, meera.signedIn);
    const link = await ownLink(page, kite);
    assert.match(link, /\?referAndEarnId=[\w-]{38}$/);
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await ownLink(page, kite), link);
    await follow(page, link);
    await banner(page, "This is your own link").waitFor();
    await open(page, site, dashboardPath("shares"));
    const card = page.getByRole("listitem").filter({ hasText: kite.jobTitle });
    await card.getByText("No one has logged in through your link yet.").waitFor();
  });

  test("an imported job is shared without a reward", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, meera.signedIn);
    await openDialog(page, outside);
    await dialogOf(page).getByText("so sharing it earns no reward").waitFor();
    assert.equal(await dialogOf(page).getByLabel("Link to this job").inputValue(), site.url + pathOf(outside));
  });

  test("without a network the plain link stays, and a personal one can be retried", async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/api\/share/);
    await page.route("**/api/share", (route) => route.abort());
    await openDialog(page, quiet);
    const dialog = dialogOf(page);
    await dialog.getByText("Your own link could not be made").waitFor();
    assert.equal(await dialog.getByLabel("Link to this job").inputValue(), site.url + pathOf(quiet));
    assert.deepEqual(await axeFindings(page), []);
    await page.unroute("**/api/share");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("This link is yours").waitFor();
  });
});

describe("a person who follows a link", () => {
  test("is greeted by the page itself, signs in, applies, and the sharer sees each step", async (context) => {
    const sharer = await aSharerOf(kite, "Meera Iyer");
    const html = await (await fetch(sharer.link)).text();
    assert.ok(html.includes("Meera shared this job with you"), "in the page as the server sends it");
    assert.ok(!html.includes("Iyer"), "by the first name only");

    const friend = await aCandidateOf(site);
    const { page } = await visit(browser, context);
    await follow(page, sharer.link);
    await banner(page, /Meera earns a reward/).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await applyLink(page).click();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
    await logIn(page, friend);
    await sendFromLastLook(page);
    await answer(page, "Application Submitted", "Okay");
    assert.equal(page.url(), sharer.link);
    await mailTo(site, sharer.email, { subject: /applied through your link: Kite Engineer/ });

    await shortlistApplicantOf(kite);
    await mailTo(site, sharer.email, { subject: /You earned a reward: Kite Engineer/ });
    const { page: theirs } = await visit(browser, context, sharer.signedIn);
    await open(theirs, site, dashboardPath("shares"));
    const card = theirs.getByRole("listitem").filter({ hasText: kite.jobTitle });
    await card.getByText("1 person came through your link, 1 applied.").waitFor();
    await card.getByText("Reward earned").waitFor();
    assert.equal(await theirs.getByRole("main").getByText(friend.email).count(), 0, "nobody is named");
    assert.deepEqual(await axeFindings(theirs), []);
  });

  test("is remembered across other pages, and the first link counts", async (context) => {
    const [first, second] = [await aSharerOf(glider), await aSharerOf(glider)];
    const friend = await aCandidateOf(site);
    const { page } = await visit(browser, context);
    await follow(page, first.link);
    await page.waitForFunction(() => window.localStorage.getItem("FollowedShares") !== null);
    await follow(page, second.link);
    await banner(page, /another link first/).waitFor();
    await open(page, site, "/auth/login");
    await logIn(page, friend);
    await whenLoggedIn(page);
    await open(page, site, pathOf(glider));
    await applyButton(page).click();
    await sendFromLastLook(page);
    await answer(page, "Application Submitted", "Okay");
    await appliedNote(page).waitFor();
    const kept = await site.db.query(
      "select s.account_id from application a join share s on s.id = a.share_id where a.account_id = $1",
      [friend.accountId],
    );
    assert.deepEqual(kept, [{ account_id: first.accountId }]);
  });

  test("sees the job normally if the link was damaged on the way", async (context) => {
    const { link } = await aSharerOf(quiet);
    const { page } = await visit(browser, context);
    for (const wrong of [link.slice(0, -2), `${link}x`, link.replace(quiet.id, kite.id)]) {
      await follow(page, wrong);
      await page.getByRole("heading", { level: 1 }).waitFor();
      assert.equal(await page.getByRole("complementary", { name: "About the link you came by" }).count(), 0, wrong);
    }
  });
});

test("a person who has shared nothing yet is led to the jobs that earn a reward", async (context) => {
  const meera = await aCandidateOf(site);
  const { page } = await visit(browser, context, { ...meera.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, dashboardPath("shares"));
  await page.getByRole("heading", { name: "Nothing shared yet" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("link", { name: "Find a job to share" }).click();
  await page.waitForURL(/\/jobs\?dashboard=USER$/);
});
