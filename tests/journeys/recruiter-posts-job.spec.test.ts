// A recruiter posts a job: text is never lost, the preview equals the page, nothing is posted twice by accident, and
// colleagues do not lose each other's changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { LISTED_DAYS } from "../../contract/jobs/posting-rules.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { aRecruiterOf } from "../support/recruiter-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Lantern Works" });
const recruiter = await aRecruiterOf(site, company.id);
const colleague = await aRecruiterOf(site, company.id);
const wide = { ...recruiter.signedIn, viewport: { width: 1440, height: 900 } };
const phone = { ...recruiter.signedIn, viewport: { width: 390, height: 844 } };

const TEXT = `We build bridges that stand, and look after them for as long as they do.

# What you will do
- Plan <b>bridges</b>
- Raise them

# What you bring
1. Three years with Java
2. A head for heights`;

const status = (page: Page, words: string | RegExp) => page.locator(".save-status").getByText(words).first();
const saved = (page: Page) => status(page, /^Draft saved/).waitFor();
const toast = (page: Page, text: string | RegExp) => page.locator(".Toastify__toast", { hasText: text });
const listed = (jobTitle: string) =>
  site.db.query<{ id: string }>("select id from job where job_title = $1 and is_listed", [jobTitle]);

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await whenInteractive(page);
  await page.getByLabel("Job title").waitFor();
  await page.locator("#field-coreSkills").waitFor();
}

/** Fills in everything that a job needs. */
async function fillIn(page: Page, jobTitle: string): Promise<void> {
  await page.getByLabel("Job title").fill(jobTitle);
  await page.getByText("Full time", { exact: true }).click();
  await page.locator("#field-yearsMin").fill("3");
  await page.getByText("Hybrid", { exact: true }).click();
  await page.locator("#field-locations").fill("Pune");
  await page.locator("#field-locations").press("Enter");
  await page.locator("#field-salaryMin").fill("18");
  await page.locator("#field-salaryMax").fill("32.5");
  await page.locator("#field-coreSkills").fill("js, Java,");
  await page.getByLabel("About this job").fill(TEXT);
}

test("a job is written, saved, previewed, published, found by candidates, and changed", async (context) => {
  const { page } = await visit(browser, context, wide);
  await page.goto(`${site.url}/v2/corporate/jobs`);
  await page.getByRole("link", { name: "Post a job" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Post a job" }).waitFor();
  await page.locator("#field-coreSkills").waitFor();
  await page.getByRole("heading", { name: "What a job needs" }).waitFor();
  assert.equal(
    await page.getByText("Please give the job a title.").count(),
    0,
    "nothing is missed before a key is pressed",
  );
  // The server does not know the draft yet. Publishing leads back to the form, whose title is missing.
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("This is the page that candidates will").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Please give the job a title.").first().waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "field-jobTitle");
  await page.getByRole("button", { name: "Please name at least one core skill" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "field-coreSkills");
  // The focused element is not behind the bar.
  await page.keyboard.press("Tab");
  await page.evaluate(() => {
    const top = (place: string) => document.querySelector(place)!.getBoundingClientRect().top;
    window.scrollBy({ top: top("#field-description") - top(".posting-bar") - 8, behavior: "instant" });
  });
  await page.keyboard.press("Tab");
  const [field, bar] = await Promise.all([
    page.getByLabel("About this job").boundingBox(),
    page.locator(".posting-bar").boundingBox(),
  ]);
  assert.equal(await page.evaluate(() => document.activeElement?.id), "field-description");
  assert.ok(field!.y + 40 < bar!.y, `${field!.y} is behind ${bar!.y}`);
  assert.deepEqual(await axeFindings(page), []);

  await fillIn(page, "Bridge Engineer");
  // The taxonomy's name replaces the typed one.
  await page.locator(".token", { hasText: "JavaScript" }).waitFor();
  await page.getByRole("heading", { name: "Ready to publish" }).waitFor();
  await saved(page);
  await page.reload();
  await whenInteractive(page);
  assert.equal(await page.getByLabel("About this job").inputValue(), TEXT);
  assert.deepEqual(await listed("Bridge Engineer"), []);

  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("heading", { level: 1, name: "Bridge Engineer" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const previewed = await contentOf(page);
  await page.getByRole("link", { name: "Lantern Works" }).first().click();
  await page.goBack();
  await page.getByLabel("Job title").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL(`${site.url}/v2/corporate/jobs`);
  await toast(page, "“Bridge Engineer” is published.").waitFor();
  await page.getByRole("link", { name: "Applicants for Bridge Engineer" }).waitFor();
  const [job] = await listed("Bridge Engineer");
  assert.ok(job);

  const visitor = await visit(browser, context);
  await visitor.page.goto(`${site.url}/jobs?searchText=bridge+engineer`);
  await visitor.page.getByRole("link", { name: "Bridge Engineer" }).first().click();
  await visitor.page.waitForURL(`${site.url}/jobs/Lantern_Works/${job.id}`);
  await visitor.page.getByRole("heading", { level: 1, name: "Bridge Engineer" }).waitFor();
  assert.equal(await contentOf(visitor.page), previewed);

  await openForm(page, `/v2/corporate/jobs/${job.id}/edit`);
  await page.getByLabel("Show the pay range to candidates").click();
  await page.getByLabel("Why is the pay not shown?").selectOption("NEGOTIABLE");
  await saved(page);
  await page.reload();
  await page.getByText("These changes are not published yet").waitFor();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await toast(page, "Your changes to “Bridge Engineer” are published.").waitFor();
  await visitor.page.reload();
  await visitor.page.locator(".facts").getByText("Not Disclosed").first().waitFor();
});

/** The text content of a job's page, without what only a published job can tell of itself. */
const contentOf = (page: Page): Promise<string> =>
  page.locator(".job-panel").evaluate((panel) => {
    const copy = panel.cloneNode(true) as Element;
    copy.querySelector("[aria-labelledby=job-evidence]")?.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  });

test("on a phone without a network nothing is lost, and a job is published once", async (context) => {
  const { page, forgive, context: tab } = await visit(browser, context, phone);
  forgive(/ERR_INTERNET_DISCONNECTED|status of 422/);
  await openForm(page, "/v2/corporate/jobs/new");
  await page.getByLabel("Job title").fill("Night");
  await saved(page);
  await goOffline(page);
  await fillIn(page, "Night Watch of Bridges");
  await status(page, "Kept in this browser.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await tab.setOffline(false);
  await saved(page);
  const draft = page.url();

  // The first answer is lost; the second click sends the same request again.
  let sent = 0;
  await page.route("**/api/corporate/jobs", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 422, body: "" });
  });
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("alert").filter({ hasText: "Something went wrong" }).waitFor();
  assert.equal(page.url(), draft);
  await page.getByRole("button", { name: "Publish" }).click();
  await toast(page, "“Night Watch of Bridges” is published.").waitFor();
  assert.equal((await listed("Night Watch of Bridges")).length, 1);
  // The draft is gone, here and on the server.
  forgive(/status of 404/);
  await page.goto(draft);
  await page.getByRole("heading", { level: 1, name: "There is no such draft or job" }).waitFor();
});

test("text that never reached the server is there after a crash", async (context) => {
  const { page, forgive } = await visit(browser, context, recruiter.signedIn);
  forgive(/ERR_FAILED|status of 404/);
  await page.route("**/api/corporate/job-drafts/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await openForm(page, "/v2/corporate/jobs/new");
  await page.getByLabel("Job title").fill("Crash Proof Engineer");
  await status(page, "Kept in this browser.").waitFor();
  await page.unrouteAll();
  await page.reload();
  await saved(page);
  assert.equal(await page.getByLabel("Job title").inputValue(), "Crash Proof Engineer");
});

test("a job that is already open is pointed out, and posted twice only on purpose", async (context) => {
  await aJob(site.db, { companyId: company.id, jobTitle: "Toll Keeper", locations: ["Pune"] });
  const { page, forgive } = await visit(browser, context, wide);
  forgive(/status of 409/);
  await openForm(page, "/v2/corporate/jobs/new");
  await fillIn(page, "Toll keeper");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("alertdialog", { name: "You have a job like this open" });
  await dialog.getByText("Your company has “Toll Keeper” open there already").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole("button", { name: "Back to the draft" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.deepEqual(await listed("Toll keeper"), []);
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish both" }).click();
  await toast(page, "“Toll keeper” is published.").waitFor();
  assert.equal((await listed("Toll keeper")).length, 1);
});

test("two colleagues at one draft: each change is kept or discarded by choice", async (context) => {
  const mine = await visit(browser, context, wide);
  const theirs = await visit(browser, context, colleague.signedIn);
  for (const { forgive } of [mine, theirs]) forgive(/status of (404|409)/);
  await openForm(mine.page, "/v2/corporate/jobs/new");
  await mine.page.getByLabel("Job title").fill("Rope Maker");
  await saved(mine.page);
  const path = new URL(mine.page.url()).pathname;

  await openForm(theirs.page, path);
  await theirs.page.getByLabel("Department").fill("Ropes");
  await saved(theirs.page);
  await mine.page.getByLabel("Job title").fill("Rope Maker of Bridges");
  const dialog = mine.page.getByRole("alertdialog", { name: "A colleague changed this job" });
  await dialog.getByText(`${colleague.name} saved changes`).waitFor();
  await dialog.getByText("Job title, Department").waitFor();
  assert.deepEqual(await axeFindings(mine.page), []);
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await mine.page.getByLabel("Job title").inputValue(), "Rope Maker");
  assert.equal(await mine.page.getByLabel("Department").inputValue(), "Ropes");

  await mine.page.getByLabel("Department").fill("Ropes and knots");
  await saved(mine.page);
  await theirs.page.getByLabel("Job title").fill("Knot Maker");
  const other = theirs.page.getByRole("alertdialog", { name: "A colleague changed this job" });
  await other.getByRole("button", { name: "Keep mine" }).click();
  await saved(theirs.page);
  await mine.page.reload();
  await mine.page.getByLabel("Job title").waitFor();
  assert.equal(await mine.page.getByLabel("Job title").inputValue(), "Knot Maker");

  // Deleted by one, it is kept by the other as a new draft.
  await mine.page.getByRole("button", { name: "Delete the draft" }).click();
  await mine.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toast(mine.page, "The draft is deleted.").waitFor();
  await theirs.page.getByLabel("Job title").fill("Knot Maker after all");
  await theirs.page.getByRole("alertdialog", { name: "This draft is gone" }).waitFor();
  await theirs.page.getByRole("button", { name: "Save mine as a new draft" }).click();
  await theirs.page.waitForURL((url) => url.pathname !== path);
  await saved(theirs.page);
  assert.equal(await theirs.page.getByLabel("Job title").inputValue(), "Knot Maker after all");
});

test("a closed job cannot be changed", async (context) => {
  const { id } = await aJob(site.db, { companyId: company.id, jobTitle: "Ferry Hand", status: "CLOSED" });
  const { page } = await visit(browser, context, wide);
  await page.goto(`${site.url}/v2/corporate/jobs/${id}/edit`);
  await page.getByRole("heading", { level: 1, name: "This job is no longer open" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

test(`the form says how long a job is listed: ${LISTED_DAYS} days`, async (context) => {
  const { page } = await visit(browser, context, wide);
  await openForm(page, "/v2/corporate/jobs/new");
  await fillIn(page, "Lighthouse Keeper");
  await page.getByText(`It is listed for ${LISTED_DAYS} days`).waitFor();
});
