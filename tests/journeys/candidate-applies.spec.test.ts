// A candidate applies to a job posted here: from a visitor's click through sign-in or sign-up to the application, with
// every gate and failure.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { logIn, newcomer, open, signUp, whenLoggedIn } from "../support/account-steps.ts";
import {
  aCandidateOf,
  answer,
  applicationsOf,
  appliedNote,
  applyButton,
  applyLink,
  dialogOf,
  hearToasts,
  JAVA_ENGINEER,
  lastLook,
  sendFromLastLook,
  watchKeys,
  whenHeard,
} from "../support/apply-steps.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { makeCv } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works" });
const [suited, low, scoreless, readable, closing] = (
  await someJobs(
    site.db,
    [
      {
        jobTitle: "Kite Engineer",
        coreSkills: ["Java", "SQL"],
        softSkills: ["Teamwork"],
        experience: { min: 2, max: 5 },
      },
      { jobTitle: "Kite Welder", coreSkills: ["Welding"] },
      { jobTitle: "Kite Veteran", coreSkills: ["Welding"], experience: { min: 9, max: 12 } },
      { jobTitle: "Kite Developer", coreSkills: ["TypeScript", "Node.js"] },
      { jobTitle: "Kite Closer", coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"] },
    ].map((facts) => ({ ...facts, companyId: company.id })),
  )
).map(({ id }) => ({ id, path: jobPath({ id, companyName: company.name }) })) as [Job, Job, Job, Job, Job];
type Job = { id: string; path: string };

const SUBMITTED = "Application Submitted";
const INCOMPLETE = "Profile Incomplete";
const CV = Buffer.from(makeCv({ skills: ["TypeScript", "Node.js", "PostgreSQL", "React"] }));

/** Opens a job's page and waits until the person may press Apply. */
async function before(page: Page, job: Job): Promise<void> {
  await open(page, site, job.path);
  await whenLoggedIn(page);
  await applyButton(page).waitFor();
}

const sentAndSubmitted = async (page: Page) => {
  await sendFromLastLook(page);
  await submitted(page);
};
const submitted = async (page: Page) => {
  await dialogOf(page, SUBMITTED).getByText("Your job application has been successfully submitted!").waitFor();
};

describe("a visitor", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: presses Apply, logs in, and the application is sent automatically, once`, async (context) => {
      const meera = await aCandidateOf(site);
      const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
      const toasts = await hearToasts(page);
      const keys = watchKeys(page);
      await open(page, site, suited.path);
      await applyLink(page).click();
      await page.waitForURL(/\/auth\/login\?returnTo=/);
      await logIn(page, meera);
      await sentAndSubmitted(page);
      assert.equal(page.url(), site.url + suited.path);
      await whenHeard(toasts, "Applying...");
      assert.deepEqual(await axeFindings(page), []);
      await answer(page, SUBMITTED, "Okay");
      await appliedNote(page).waitFor();
      assert.deepEqual(await axeFindings(page), []);

      await page.reload();
      await whenInteractive(page);
      await appliedNote(page)
        .getByText(/^On \d+\s\w+\s\d{4}$/)
        .waitFor();
      assert.equal(await page.getByRole("alertdialog").count(), 0);
      assert.equal(await applyButton(page).count(), 0);
      assert.equal(keys.length, 1);
      assert.match(keys[0]!, /^[0-9a-f]{32}$/);
      assert.deepEqual(await applicationsOf(site, meera.accountId), [
        { kind: "INTERNAL", status: "APPLIED", score: 83, jobId: suited.id },
      ]);
    });

  test("signs up, is asked for a résumé once, uploads it, and the application is sent automatically", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, readable.path);
    await applyLink(page).click();
    await page.waitForURL(/\/auth\/login/);
    await page.getByRole("heading", { name: "Create an account to apply for Kite Developer at Kite Works" }).waitFor();
    const person = newcomer();
    await signUp(page, site, person);
    const prompt = dialogOf(page, INCOMPLETE);
    await prompt
      .getByText("It looks like your profile is incomplete. Please click the button below to update your resume.")
      .waitFor();
    assert.equal(page.url(), site.url + readable.path);
    assert.equal(await page.getByRole("alertdialog").count(), 1);
    await prompt.getByRole("button", { name: "Update Resume" }).click();
    const dialog = page.getByRole("dialog", { name: "Update Resume" });
    await dialog.locator("input[type=file]").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: CV });
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await dialog.getByText("Process Complete").waitFor();
    await sentAndSubmitted(page);
    await answer(page, SUBMITTED, "Okay");
    const [account] = await site.db.query<{ id: string }>("select id from account where email = $1", [person.email]);
    assert.deepEqual(
      (await applicationsOf(site, account!.id)).map(({ jobId }) => jobId),
      [readable.id],
    );
  });

  test("comes in through another site's login, and continues where they were", async (context) => {
    const person = newcomer("Kabir Sethi");
    const { page } = await visit(browser, context);
    await open(page, site, suited.path);
    await applyLink(page).click();
    await page.waitForURL(/\/auth\/login/);
    await page.getByRole("link", { name: "Continue with LinkedIn (stand-in)" }).click();
    await page.getByLabel("E-mail address").fill(person.email);
    await page.getByLabel("Name", { exact: true }).fill(person.name);
    await page.getByRole("button", { name: "Continue" }).click();
    // Without a résumé it stops here.
    await dialogOf(page, INCOMPLETE).waitFor();
    assert.equal(page.url(), site.url + suited.path);
    await answer(page, INCOMPLETE, "Not now");
    assert.equal(await page.getByRole("alertdialog").count(), 0);
  });

  test("logs in to go elsewhere, and nothing is sent later", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context);
    await open(page, site, suited.path);
    await applyLink(page).click();
    await page.waitForURL(/\/auth\/login/);
    await open(page, site, "/auth/login");
    await logIn(page, meera);
    await page.waitForURL(`${site.url}/home`);
    await before(page, suited);
    assert.equal(await page.getByRole("alertdialog").count(), 0);
    assert.deepEqual(await applicationsOf(site, meera.accountId), []);
  });

  test("with the page open in two tabs: only the tab that asked continues; the other shows a message", async (context) => {
    const meera = await aCandidateOf(site);
    const { page, context: windows, forgive } = await visit(browser, context);
    forgive(/status of 403/);
    const other = await windows.newPage();
    await open(other, site, suited.path);
    // This tab's knowledge stays outdated.
    await other.route("**/api/job-application/job-ids", (route) => route.fulfill({ json: { data: [] } }));
    await open(page, site, suited.path);
    await applyLink(page).click();
    await page.waitForURL(/\/auth\/login/);
    await logIn(page, meera);
    await sentAndSubmitted(page);
    await whenLoggedIn(other);
    assert.equal(await other.getByRole("alertdialog").count(), 0);
    await applyButton(other).click();
    await sendFromLastLook(other);
    await dialogOf(other, "Already submitted")
      .getByText("You have already applied for this job. Check your dashboard for reference.")
      .waitFor();
    await appliedNote(other).waitFor();
    assert.equal((await applicationsOf(site, meera.accountId)).length, 1);
  });
});

test("the focus stays on Apply and on Report when the session arrives", async (context) => {
  const meera = await aCandidateOf(site);
  const { page } = await visit(browser, context, meera.signedIn);
  for (const words of ["Apply", "Report this job"]) {
    let letSessionCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letSessionCome = resolve;
    });
    await page.route("**/api/session", async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(site.url + suited.path);
    await whenInteractive(page);
    await page
      .locator("main")
      .getByRole("link", { name: new RegExp(`^${words}`) })
      .focus();
    letSessionCome();
    await applyButton(page).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), words);
    await page.unroute("**/api/session");
  }
});

describe("the gates", () => {
  test("a low score is shown and may be overruled", async (context) => {
    const meera = await aCandidateOf(site);
    const { page } = await visit(browser, context, { ...meera.signedIn, viewport: { width: 390, height: 844 } });
    const keys = watchKeys(page);
    await before(page, low);
    await applyButton(page).click();
    const dialog = dialogOf(page, "Low Score Detected!");
    await dialog
      .getByText(
        "Your matching score is low. We recommend improving your profile before applying. If you still want to apply, please click on the button below.",
      )
      .waitFor();
    await dialog.getByText("Your score for this job: 25 of 90.").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await answer(page, "Low Score Detected!", "Cancel");
    // The focus is back where it was.
    await page.waitForFunction(() => document.activeElement?.textContent === "Apply");
    assert.deepEqual([keys.length, await applicationsOf(site, meera.accountId)], [0, []]);
    await applyButton(page).click();
    await dialog.getByRole("button", { name: "Apply Anyway" }).click();
    await sentAndSubmitted(page);
    assert.deepEqual(
      (await applicationsOf(site, meera.accountId)).map(({ jobId, score }) => [jobId, score]),
      [[low.id, 25]],
    );
  });

  test("a score below 1 prevents applying", async (context) => {
    const fresher = await aCandidateOf(site, { ...JAVA_ENGINEER, YOE: 0 });
    const { page } = await visit(browser, context, fresher.signedIn);
    const keys = watchKeys(page);
    await before(page, scoreless);
    await applyButton(page).click();
    await dialogOf(page, "Failed to apply")
      .getByText("Your matching scores are still being processed, try again in a few minutes.")
      .waitFor();
    await answer(page, "Failed to apply", "Okay");
    assert.deepEqual([keys.length, await applicationsOf(site, fresher.accountId)], [0, []]);
  });

  test("without a résumé: the prompt appears, and closing it sends nothing", async (context) => {
    const newbie = await aCandidateOf(site, null);
    const { page } = await visit(browser, context, newbie.signedIn);
    const keys = watchKeys(page);
    await open(page, site, suited.path);
    // The page's own prompt, once per visit.
    await answer(page, INCOMPLETE, "Not now");
    await applyButton(page).click();
    await answer(page, INCOMPLETE, "Not now");
    await page.reload();
    await whenInteractive(page);
    await whenLoggedIn(page);
    await applyButton(page).waitFor();
    await page.getByRole("heading", { name: "Your match" }).waitFor();
    assert.equal(await page.getByRole("alertdialog").count(), 0);
    assert.deepEqual([keys.length, await applicationsOf(site, newbie.accountId)], [0, []]);
  });

  test("the server decides: a score that it finds low is asked about", async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/status of 409/);
    await before(page, suited);
    // The page still has the old profile.
    await page.getByRole("meter", { name: "Match score" }).first().waitFor();
    await site.db.query(
      "update candidate_profile set core_skills = '{Welding}', soft_skills = '{}', yoe = 2 where account_id = $1",
      [meera.accountId],
    );
    await applyButton(page).click();
    await sendFromLastLook(page);
    await dialogOf(page, "Low Score Detected!").getByRole("button", { name: "Apply Anyway" }).click();
    await submitted(page);
    assert.equal((await applicationsOf(site, meera.accountId)).length, 1);
  });

  test("a job that closed meanwhile is reported, and its page explains", async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/status of 4(09|10)/);
    await before(page, closing);
    await site.db.query("update job set status = 'CLOSED' where id = $1", [closing.id]);
    await applyButton(page).click();
    await sendFromLastLook(page);
    await answer(page, "This job is closed", "Okay");
    await page.getByRole("heading", { level: 1, name: /closed/i }).waitFor();
    assert.deepEqual(await applicationsOf(site, meera.accountId), []);
  });
});

describe("with the server unreachable", () => {
  test("the failure is reported; a retry is the same application, and is recorded once", {
    timeout: 90_000,
  }, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/ERR_FAILED|Failed to load resource/);
    const toasts = await hearToasts(page);
    const keys = watchKeys(page);
    await before(page, suited);
    let arrived = 0;
    await page.route("**/api/job-application/", async (route) => {
      // The first request arrives and its answer is lost; the others do not arrive.
      if (route.request().method() === "POST" && arrived++ === 0) await route.fetch();
      await route.abort();
    });
    await applyButton(page).click();
    await lastLook(page).getByLabel("Note to Kite Works").fill("Kites are what I build best.");
    await sendFromLastLook(page);
    const dialog = dialogOf(page, "Application Failed");
    await dialog.getByText("We couldn't submit your application. Please try again later.").waitFor({ timeout: 40_000 });
    await whenHeard(toasts, "Failed to submit application");
    assert.deepEqual(toasts, ["Applying...", "Failed to submit application"]);
    assert.deepEqual(await axeFindings(page), []);
    await page.unroute("**/api/job-application/");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await submitted(page);
    const [sent] = await site.db.query("select message from application_event where actor_id = $1", [meera.accountId]);
    assert.deepEqual(sent, { message: "Kites are what I build best." });
    assert.ok(keys.length >= 3, "it was tried by itself before anybody was told");
    assert.equal(new Set(keys).size, 1);
    assert.equal((await applicationsOf(site, meera.accountId)).length, 1);
  });

  test("what is needed to decide cannot be loaded: reported, and tried again", { timeout: 90_000 }, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/status of 500/);
    await before(page, suited);
    await page.getByRole("meter", { name: "Match score" }).first().waitFor();
    await page.route("**/profilePercentage", (route) => route.fulfill({ status: 500, body: "{}" }));
    await applyButton(page).click();
    const dialog = dialogOf(page, "Something Went Wrong!");
    await dialog.getByText("Looks like something went wrong. Please try again later.").waitFor();
    assert.deepEqual(await applicationsOf(site, meera.accountId), []);
    await page.unroute("**/profilePercentage");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await sentAndSubmitted(page);
  });

  test("the network fails before anything is pressed: every click gets an answer", {
    timeout: 90_000,
  }, async (context) => {
    const meera = await aCandidateOf(site);
    const { page, context: tab, forgive } = await visit(browser, context, meera.signedIn);
    forgive(/ERR_INTERNET_DISCONNECTED/);
    await before(page, suited);
    await page.getByRole("meter", { name: "Match score" }).first().waitFor();
    // The page prefetches the scripts that report a failure.
    await page.waitForFunction(() =>
      ["toast-panel", "live-apply"].every((script) =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes(script)),
      ),
    );
    await page.waitForLoadState("networkidle");
    await goOffline(page);
    await page.getByRole("button", { name: "Save this job" }).click();
    await page.getByText("The job could not be saved. Please check your connection.").waitFor();
    await applyButton(page).click();
    const dialog = dialogOf(page, "Something Went Wrong!");
    await dialog.waitFor();
    await tab.setOffline(false);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await sentAndSubmitted(page);
  });
});

test("cards of jobs applied to are marked, for their applicant", async (context) => {
  const meera = await aCandidateOf(site);
  const { page } = await visit(browser, context, meera.signedIn);
  await before(page, suited);
  await applyButton(page).click();
  await sentAndSubmitted(page);
  await dialogOf(page, SUBMITTED).getByRole("link", { name: "View dashboard" }).click();
  await page.waitForURL(/view=dashboard/);
  await open(page, site, "/jobs?searchText=kite");
  const marked = page.locator(".job-card", { hasText: "Applied" });
  await marked.first().waitFor();
  assert.deepEqual(await marked.locator("h3").allTextContents(), ["Kite Engineer"]);
  assert.deepEqual(await axeFindings(page), []);

  const stranger = await visit(browser, context);
  await open(stranger.page, site, "/jobs?searchText=kite");
  assert.equal(await stranger.page.locator(".job-card", { hasText: "Applied" }).count(), 0);
});
