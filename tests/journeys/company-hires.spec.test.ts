// From a company without people here to a hire: a stranger joins by its mail domain, writes its page and posts a
// job with questions; the candidate answers and applies; they write to each other, agree on a time, and the job closes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { applicantsPath, applicationPath, hirePath, jobPath } from "../../contract/paths.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { aCandidateOf, appliedNote, applyButton, JAVA_ENGINEER, lastLook } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany } from "../support/builders.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 0 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works", website: "https://www.kiteworks.in" });
const stranger = await aMemberOf(site, "Nila Varma");
const candidate = await aCandidateOf(site, JAVA_ENGINEER);

/** "2026-12-01T15:30", `days` from now. */
const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T15:30`;

/** Proves that the stranger speaks for the company, and writes its page. */
async function join(page: Page): Promise<void> {
  await open(page, site, hirePath(company.id));
  await page.getByLabel("Work e-mail").fill("nila@kiteworks.in");
  await page.getByRole("button", { name: "Send me the code" }).click();
  await page.getByText("Then you are the admin of Kite Works here.").waitFor();
  await page.getByLabel("Code", { exact: true }).fill(codeIn(await mailTo(site, "nila@kiteworks.in")));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.waitForURL(`${site.url}/v2/corporate/company`);
  await page.getByLabel(/^What it does/).fill("We build kites.");
  await page.getByRole("button", { name: "Publish the page" }).click();
  await page.getByText("The page is published. Visitors see it within seconds.").waitFor();
}

/** Posts a job with a question to write to and one that rules out; resolves to its id. */
async function post(page: Page): Promise<string> {
  await open(page, site, "/v2/corporate/jobs/new");
  await page.locator("#field-coreSkills").waitFor();
  await page.getByLabel("Job title").fill("Kite Engineer");
  await page.getByText("Full time", { exact: true }).click();
  await page.locator("#field-yearsMin").fill("2");
  await page.getByText("Hybrid", { exact: true }).click();
  await page.locator("#field-locations").fill("Pune");
  await page.locator("#field-locations").press("Enter");
  await page.locator("#field-salaryMin").fill("18");
  await page.locator("#field-salaryMax").fill("32.5");
  await page.locator("#field-coreSkills").fill("Java, SQL,");
  await page
    .getByLabel("About this job")
    .fill(`We build kites that fly.\n\n${"You look after them for as long as they do. ".repeat(4)}`);
  await page.getByRole("button", { name: "Add a question" }).click();
  const first = page.getByRole("group", { name: "Question 1" });
  await first.getByLabel("The question").and(page.locator(":focus")).waitFor();
  await first.getByLabel("The question").fill("Why this job?");
  await first.getByLabel("Must be answered").check();
  await page.getByRole("button", { name: "Add a question" }).click();
  const second = page.getByRole("group", { name: "Question 2" });
  await second.getByLabel("The question").fill("May you work in India?");
  await second.getByLabel("Kind of answer").selectOption("YES_NO");
  await second.getByLabel("Which answer rules people out?").selectOption("no");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL(`${site.url}/v2/corporate/jobs`);
  const [job] = await site.db.query<{ id: string }>(
    "select id from job where job_title = 'Kite Engineer' and is_listed",
  );
  assert.ok(job);
  return job.id;
}

test("a stranger's company joins, posts a job with questions, talks, offers times and hires", async (context) => {
  const wide = { ...stranger.signedIn, viewport: { width: 1440, height: 900 } };
  const theirs = (await visit(browser, context, wide)).page;
  await join(theirs);
  const job = { id: await post(theirs) };

  const his = (await visit(browser, context, { ...candidate.signedIn, viewport: { width: 390, height: 844 } })).page;
  await open(his, site, jobPath({ id: job.id, companyName: company.name }));
  await whenLoggedIn(his);
  await applyButton(his).click();
  const look = lastLook(his);
  await look.getByText("If you answer “No”, the company does not consider you for this job.").waitFor();
  await look.getByRole("button", { name: "Send application" }).click();
  await look.getByText("Please answer “Why this job?”").waitFor();
  await look.getByLabel("Why this job?").fill("I fly kites.");
  await look.getByLabel("No", { exact: true }).check();
  await look.getByText("With this answer, the company does not consider you").waitFor();
  await look.getByLabel("Yes", { exact: true }).check();
  assert.deepEqual(await axeFindings(his), []);
  await look.getByRole("button", { name: "Send application" }).click();
  await look.waitFor({ state: "detached" });
  await appliedNote(his).waitFor();
  const [sent] = await site.db.query<{ id: string }>("select id from application where job_id = $1", [job.id]);
  assert.ok(sent);

  await theirs.goto(site.url + applicantsPath(job.id, sent.id));
  await whenInteractive(theirs);
  await theirs.getByText("I fly kites.").waitFor();
  await theirs.getByLabel(`Your message to ${candidate.name}`).fill("Which day would suit you?");
  await theirs.getByRole("button", { name: "Send message" }).click();
  await theirs.getByRole("list", { name: "Messages" }).getByText("Which day would suit you?").waitFor();
  await theirs.getByRole("button", { name: "Offer interview times" }).click();
  const offer = theirs.getByRole("dialog", { name: "Offer interview times" });
  await offer.getByRole("button", { name: "Offer times" }).click();
  await offer.getByText("Please say where to meet.").waitFor();
  await offer.getByLabel("Where to meet").fill("https://meet.example.org/kite");
  await offer.getByLabel("Time 1").fill(at(3));
  await offer.getByLabel("Time 2").fill(at(4));
  await offer.getByRole("button", { name: "Add a time" }).click();
  await offer.getByLabel("Time 3").fill(at(5));
  assert.deepEqual(await axeFindings(theirs), []);
  await offer.getByRole("button", { name: "Offer times" }).click();
  await offer.waitFor({ state: "detached" });
  await theirs.getByText(`Waiting for ${candidate.name} to choose`).waitFor();

  await his.goto(site.url + applicationPath(sent.id));
  await whenInteractive(his);
  await his.getByRole("list", { name: "Messages" }).getByText("Which day would suit you?").waitFor();
  await his.getByLabel("Your message to Kite Works").fill("Any day.");
  await his.getByRole("button", { name: "Send message" }).click();
  await his.getByRole("list", { name: "Messages" }).getByText("Any day.").waitFor();
  await his.getByRole("button", { name: "Choose this time" }).click();
  await his.getByText("Please choose a time.").waitFor();
  await his.getByRole("group", { name: "Choose a time" }).getByRole("radio").last().check();
  await his.getByRole("button", { name: "Choose this time" }).click();
  await his.getByRole("button", { name: "Add to calendar" }).waitFor();
  assert.deepEqual(await axeFindings(his), []);

  await theirs.reload();
  await theirs.getByRole("button", { name: "Add to calendar" }).waitFor();
  await theirs.getByRole("list", { name: "Messages" }).getByText("Any day.").waitFor();
  assert.deepEqual(await site.db.query("select state from interview"), [{ state: "AGREED" }]);

  await theirs.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Board" }).click();
  const applied = theirs.getByRole("region", { name: /^Applied/ });
  await applied.getByRole("link", { name: candidate.name }).waitFor();
  assert.deepEqual(await axeFindings(theirs), []);
  await applied.getByRole("button", { name: `Move ${candidate.name}` }).click();
  await theirs.getByRole("menuitem", { name: "Hire" }).click();
  const asked = theirs.getByRole("alertdialog", { name: `Move ${candidate.name} to Hired?` });
  await asked.getByLabel("Close the job as well").check();
  assert.deepEqual(await axeFindings(theirs), []);
  await asked.getByRole("button", { name: "Move them" }).click();
  await theirs.getByText("The job is closed. The other applicants are notified in an hour.").waitFor();
  await theirs
    .getByRole("region", { name: /^Hired/ })
    .getByRole("link", { name: candidate.name })
    .waitFor();
  assert.deepEqual(
    await site.db.query("select a.status, j.status as job from application a join job j on j.id = a.job_id"),
    [{ status: "HIRED", job: "CLOSED" }],
  );
});
