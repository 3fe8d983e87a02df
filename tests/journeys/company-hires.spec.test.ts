// From a job with questions to an agreed interview: the candidate answers and applies, the recruiter writes and offers
// times, the candidate answers and chooses one.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { PostedJob } from "../../contract/jobs/posting-wire.ts";
import type { JobQuestion } from "../../contract/jobs/questions-wire.ts";
import { applicantsPath, applicationPath, jobPath } from "../../contract/paths.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { aCandidateOf, appliedNote, applyButton, JAVA_ENGINEER, lastLook } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany } from "../support/builders.ts";
import { callSite, tokenOf } from "../support/call-site.ts";
import { aPosting } from "../support/postings.ts";
import { aRecruiterOf } from "../support/recruiter-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 0 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works" });
const recruiter = await aRecruiterOf(site, company.id);
const candidate = await aCandidateOf(site, JAVA_ENGINEER);
const common = { choices: [], isRequired: true };
const questions: JobQuestion[] = [
  { ...common, id: randomUUID(), kind: "TEXT", text: "Why this job?", knockOut: null },
  { ...common, id: randomUUID(), kind: "YES_NO", text: "May you work in India?", knockOut: false },
];
const job = await callSite<PostedJob>(site, "POST", "/api/corporate/jobs", await tokenOf(site, recruiter), {
  fields: aPosting({ coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"], questions }),
});

/** "2026-12-01T15:30", `days` from now. */
const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T15:30`;

test("questions, an answer, a message and an interview", async (context) => {
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

  const theirs = (await visit(browser, context, { ...recruiter.signedIn, viewport: { width: 1440, height: 900 } }))
    .page;
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
  assert.deepEqual(await axeFindings(theirs), []);
  await offer.getByRole("button", { name: "Offer times" }).click();
  await offer.waitFor({ state: "detached" });
  await theirs.getByText(`Waits for ${candidate.name} to choose`).waitFor();

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
});
