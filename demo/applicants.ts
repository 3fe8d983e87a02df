// Makes the demo's people apply to the demo's company and the company process some of them, by the product's own
// operations.

import { setTimeout as pause } from "node:timers/promises";
import type { ApplicationStatus } from "../contract/applications/rules.ts";
import { addApplicantNote } from "../server/applications/applicants/applicant-notes.ts";
import { moveApplicants } from "../server/applications/applicants/move-applicants.ts";
import { openApplicantCv } from "../server/applications/applicants/read-applicants.ts";
import { applyToJob } from "../server/applications/apply-to-job.ts";
import { makeCvReading } from "../server/candidates/index.ts";
import type { Deps } from "../server/deps.ts";
import { createAccount, findAccountByEmail } from "../server/identity/accounts.ts";
import type { Writer } from "../server/platform/db.ts";
import type { Caller } from "../server/platform/mount.ts";
import { Refusal } from "../server/platform/refusal.ts";
import { type At, asCandidate, asRecruiter, callOf, pretending } from "./calls.ts";
import { giveCv, makePdf, markedLines } from "./cvs.ts";
import applicants from "./data/applicants.json" with { type: "json" };

type DemoApplicant = {
  name: string;
  city: string;
  /** The index of the chosen job they apply to. */
  job: 0 | 1 | 2;
  /** The share of the job's skills that they have. */
  fit: number;
  /** Years of experience beyond those the job requires. */
  yearsOver: number;
  /** The stages the company moves them to, in order. */
  stages: readonly ("SHORTLISTED" | "INTERVIEW" | "OFFERED" | "REJECTED")[];
  daysAgo: number;
  employers: readonly [string, string];
  note?: string;
};

export const DEMO_APPLICANTS = applicants as unknown as readonly DemoApplicant[];

/** What a CV is written from. */
type WantedJob = { jobTitle: string; coreSkills: string[]; softSkills: string[]; minYears: number };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const monthOf = (date: Date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
const yearsBefore = (date: Date, years: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - Math.round(years * 12), 1));
/** Characters that the PDF's fonts lack become hyphens. */
const drawable = (text: string) => text.replace(/[^\0-\u00ff]/gu, "-");
const partOf = (skills: readonly string[], part: number) => skills.slice(0, Math.round(skills.length * part));

/** Extra skills that every applicant has. */
const ALSO = ["Microsoft Excel", "Git"];

/** A one-page PDF, as a word processor would export it in the month of `now`. */
function applicantCv(person: DemoApplicant, email: string, job: WantedJob, now: Date): Uint8Array<ArrayBuffer> {
  const role = drawable(person.fit >= 0.4 ? job.jobTitle.replace(/\s*[([,|].*$/, "") : "Associate");
  const years = Math.max(0.5, job.minYears + person.yearsOver);
  const [current, former] = person.employers;
  const changed = yearsBefore(now, years / 2);
  const core = [...partOf(job.coreSkills, person.fit), ...ALSO].map(drawable);
  const soft = [...new Set([...partOf(job.softSkills, person.fit), "Teamwork"])].map(drawable);
  return makePdf(
    markedLines(`# ${person.name}
${role}
${email} | ${person.city}, India

## Experience
**${role}, ${current}**
${monthOf(changed)} - Present
- Plans the work of a small team and does a good part of it.

**Associate, ${former}**
${monthOf(yearsBefore(now, years))} - ${monthOf(yearsBefore(changed, 1 / 12))}
- Learned the trade, and wrote down what nobody had.

## Education
B.Tech, Western Ghats Institute of Technology
${yearsBefore(now, years + 4).getUTCFullYear()} - ${yearsBefore(now, years).getUTCFullYear()}

## Skills
${core.join(", ")}

## Soft skills
${soft.join(", ")}`),
  );
}

type Giving = {
  /** The issuer of the accounts: this site's URL. */
  issuer: string;
  /** The demo's recruiter, whose company gets the applicants. */
  recruiterEmail: string;
};

/** Any fixed number: the advisory lock of the replica that does this. */
const demoLock = 7_461_004;
const hourMs = 3_600_000;
const msOfDay = 24 * hourMs;
/** Reading seventeen CVs takes some seconds; on a very busy machine fewer are read in time, and fewer people apply. */
const readingRounds = 40;

type Job = WantedJob & { id: string; createdAt: Date };
export type Applying = {
  person: Pick<DemoApplicant, "stages" | "daysAgo" | "note">;
  caller: Caller;
  job: Job;
};
type Sent = Applying & { person: DemoApplicant };

/**
 * Runs once: does nothing if one of them ever applied. All or nothing, and sends no mail. Resolves to the number of
 * applicants.
 */
export async function giveDemoApplicants(deps: Deps, giving: Giving): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [demoLock]);
    const recruiter = await findAccountByEmail(tx, giving.recruiterEmail);
    if (!recruiter?.isDemo || (await hasApplicants(tx))) return 0;
    const jobs = await jobsOf(tx, recruiter.id, deps.clock());
    const several = await makePeople(deps, giving, jobs);
    await readCvsOf(
      deps,
      several.map(({ caller }) => caller.accountId),
    );
    const at = pretending(deps, tx);
    let sent = 0;
    for (const one of several) if (await applyAndFollow(one, asRecruiter(recruiter), at)) sent += 1;
    return sent;
  });
}

async function hasApplicants(tx: Writer): Promise<boolean> {
  const [found] = await tx.query(
    "select from application a join account p on p.id = a.account_id where p.email = any ($1) limit 1",
    [DEMO_APPLICANTS.map(emailOf)],
  );
  return found !== undefined;
}

/** Under the reserved domain .example. */
const emailOf = ({ name }: DemoApplicant): string =>
  `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@applicants.demo.vouchboard.example`;

/** The company's newest own jobs, old enough to have applicants and with enough skills to differ in. */
const jobsOf = (tx: Writer, recruiterId: string, now: Date): Promise<Job[]> =>
  tx.query<Job>(
    `select j.id, j.job_title as "jobTitle", j.core_skills as "coreSkills", j.soft_skills as "softSkills",
       j.experience_min::int as "minYears", j.created_at as "createdAt"
     from job j join company_member m on m.company_id = j.company_id
     where m.account_id = $1 and j.external_job_id is null and j.is_listed and j.created_at < $2
       and cardinality(j.core_skills) >= 5 and j.experience_min >= 2
     order by j.id desc limit 3`,
    [recruiterId, new Date(now.getTime() - 3 * msOfDay)],
  );

/** Makes missing accounts without passwords, each with a CV. An address that a person signed up with stays theirs. */
async function makePeople(deps: Deps, { issuer }: Giving, jobs: readonly Job[]): Promise<Sent[]> {
  const several: Sent[] = [];
  for (const person of DEMO_APPLICANTS) {
    const job = jobs[person.job];
    if (!job) continue;
    const email = emailOf(person);
    const now = deps.clock();
    const account =
      (await findAccountByEmail(deps.db, email)) ??
      (await deps.db.transaction((tx) => createAccount(tx, { issuer, email, name: person.name, isDemo: true, now })));
    if (!account?.isDemo) continue;
    const caller = asCandidate(account);
    const fileName = `${person.name} - CV.pdf`;
    await giveCv(account.id, { bytes: applicantCv(person, email, job, now), fileName }, deps);
    several.push({ person, caller, job });
  }
  return several;
}

/** With the same reader as for real CVs. */
export async function readCvsOf(deps: Deps, accountIds: readonly string[]): Promise<void> {
  const reading = makeCvReading(deps, { warn: () => {}, error: () => {} });
  const isWaiting = async () =>
    (
      await deps.db.query(
        "select from cv_version where account_id = any ($1) and state in ('QUEUED', 'READING') limit 1",
        [accountIds],
      )
    ).length > 0;
  try {
    for (let round = 0; round < readingRounds && (await isWaiting()); round += 1) {
      reading.wake();
      await reading.settled();
      await pause(50 * round);
    }
  } finally {
    await reading.stop();
  }
}

/** False if the person may not apply. All events fall between the job's posting and now. */
export async function applyAndFollow({ person, caller, job }: Applying, recruiter: Caller, ago: At): Promise<boolean> {
  const now = ago(0).clock().getTime();
  const begun = Math.max(
    job.createdAt.getTime() + (msOfDay * 4) / (person.daysAgo + 1),
    now - person.daysAgo * msOfDay,
  );
  const steps = person.stages.length + 2;
  const at = (step: number): Deps => ago(((now - begun) * (1 - step / steps)) / hourMs);
  const nothing = { params: undefined, query: undefined };
  try {
    const wish = { ...nothing, body: { jobId: job.id, acceptLowScore: true } };
    const params = { applicationId: (await applyToJob(wish, callOf(caller), at(0))).id };
    if (person.stages.length > 0)
      await openApplicantCv({ params, query: undefined, body: undefined }, callOf(recruiter), at(0.5));
    let from: ApplicationStatus = "APPLIED";
    for (const [step, to] of person.stages.entries()) {
      const rejection = to === "REJECTED" ? ({ reason: "EXPERIENCE", mail: null, delayHours: 0 } as const) : undefined;
      const body = { applicants: [{ ...params, from }], to, rejection };
      await moveApplicants({ ...nothing, body }, callOf(recruiter), at(step + 1));
      from = to;
    }
    if (person.note) {
      const body = { text: person.note };
      await addApplicantNote({ params, query: undefined, body }, callOf(recruiter), at(steps - 0.5));
    }
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
