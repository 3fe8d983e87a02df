// Gives the demo's candidate and referee a past to look at, by the product's own operations at pretended times.
import { recordExternalApplication, updateExternalApplication } from "../server/applications/application-changes.ts";
import { saveJob } from "../server/candidates/saved/saved-jobs.ts";
import { saveSearch } from "../server/candidates/saved/saved-searches.ts";
import type { Deps } from "../server/deps.ts";
import { bookSession } from "../server/guidance/bookings/book-session.ts";
import { acceptSession, rateSession } from "../server/guidance/bookings/booking-changes.ts";
import { runGuidanceRounds } from "../server/guidance/bookings/run-rounds.ts";
import { addSlots } from "../server/guidance/slots/slots.ts";
import { findAccountByEmail } from "../server/identity/accounts.ts";
import { releaseDueEarnings } from "../server/ledger/earnings/settle-earning.ts";
import type { Writer } from "../server/platform/db.ts";
import type { Caller } from "../server/platform/mount.ts";
import { referRequest } from "../server/referrals/inbox/refer-request.ts";
import {
  acceptRequest,
  claimRequest,
  declineRequest,
  openRequestCv,
} from "../server/referrals/inbox/request-changes.ts";
import { askReferral } from "../server/referrals/requests/ask-referral.ts";
import { confirmReferral } from "../server/referrals/requests/request-changes.ts";
import { type Applying, applyAndFollow, readCvsOf } from "./applicants.ts";
import { type At, asCandidate, asRecruiter, callOf, pretending, unlessRefused } from "./calls.ts";
import { companyOf, freeMentor, hourMs, peopleWhoFit, WAITING_REQUESTS } from "./referrals.ts";

type Giving = { candidateEmail: string; recruiterEmail: string; employeeEmail: string };

/** Any fixed number: the advisory lock of the replica that does this. */
const demoLock = 7_461_007;
const dayHours = 24;
const nothing = { params: undefined, query: undefined } as const;

type Stage = Applying["person"]["stages"][number];
type Sent = { where: "own" | "others" | "elsewhere"; daysAgo: number; stages: readonly Stage[] };

/** The candidate's applications: to the demo's company, to others here, and on other sites. */
const APPLICATIONS: readonly Sent[] = [
  { where: "own", daysAgo: 26, stages: ["SHORTLISTED", "INTERVIEW"] },
  { where: "own", daysAgo: 19, stages: ["REJECTED"] },
  { where: "own", daysAgo: 9, stages: ["SHORTLISTED"] },
  { where: "others", daysAgo: 5, stages: [] },
  { where: "others", daysAgo: 2, stages: [] },
  { where: "elsewhere", daysAgo: 33, stages: ["INTERVIEW", "OFFERED"] },
  { where: "elsewhere", daysAgo: 14, stages: ["INTERVIEW"] },
  { where: "elsewhere", daysAgo: 8, stages: [] },
];
const SAVED_JOBS = 4;
const SAVED_SEARCHES = [
  { name: "Backend in Bengaluru", query: "location=Bengaluru&searchText=backend" },
  { name: "Java from home", query: "searchText=java&workMode=WFH" },
];
type OlderRequest = { daysAgo: number; isDeclined?: true };
/** Requests that the referee answered, one for each person. */
const OLDER_REQUESTS: readonly OlderRequest[] = [
  { daysAgo: 96 },
  { daysAgo: 71 },
  { daysAgo: 52 },
  { daysAgo: 41 },
  { daysAgo: 34, isDeclined: true },
  { daysAgo: 13 },
];

/**
 * Runs once: does nothing if the candidate has ever applied. All or nothing, and sends no mail. Resolves to whether it
 * did.
 */
export async function giveDemoHistory(deps: Deps, giving: Giving): Promise<boolean> {
  const candidate = await findAccountByEmail(deps.db, giving.candidateEmail);
  if (!candidate?.isDemo) return false;
  await readCvsOf(deps, [candidate.id]);
  return deps.db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [demoLock]);
    const company = await companyOf(tx, giving.recruiterEmail);
    const [recruiter, employee] = [
      await findAccountByEmail(tx, giving.recruiterEmail),
      await findAccountByEmail(tx, giving.employeeEmail),
    ];
    if (!company || !recruiter?.isDemo || !employee?.isDemo || (await hasApplied(tx, candidate.id))) return false;
    const at = pretending(deps, tx);
    const [meera, arjun] = [asCandidate(candidate), asCandidate(employee)];
    const suited = await suitedJobs(tx, meera.accountId, deps.clock());
    const places = placesOf(suited, company.id);
    await applyEverywhere({ candidate: meera, recruiter: asRecruiter(recruiter), places }, at);
    await keepJobs(meera, suited.slice(20), at);
    await referOthers(tx, { referee: arjun, companyId: company.id, except: candidate.id }, at);
    await askAtCompany({ candidate: meera, referee: arjun, companyId: company.id, jobs: places.own }, at);
    const mentor = await freeMentor(tx, company.id);
    if (mentor) await talk(tx, { candidate: meera, ...mentor }, at);
    await releaseDueEarnings(at(0));
    await settleNotices(tx, deps.clock());
    return true;
  });
}

async function hasApplied(tx: Writer, accountId: string): Promise<boolean> {
  return (await tx.query("select from application where account_id = $1 limit 1", [accountId])).length > 0;
}

type Suited = Applying["job"] & { companyId: string; jobUrl: string | null; isExternal: boolean };

/** Open jobs that ask for the candidate's skills, those with most of them first. */
const suitedJobs = (tx: Writer, accountId: string, now: Date): Promise<Suited[]> =>
  tx.query<Suited>(
    `select j.id, j.company_id as "companyId", j.job_url as "jobUrl", j.external_job_id is not null as "isExternal",
       j.job_title as "jobTitle", j.core_skills as "coreSkills", j.soft_skills as "softSkills",
       coalesce(j.experience_min, 0)::int as "minYears", j.created_at as "createdAt"
     from job j join candidate_profile p on p.account_id = $1
     where j.is_listed and j.created_at < $2 and j.core_skills && p.core_skills
     order by cardinality(array(select unnest(j.core_skills) intersect select unnest(p.core_skills))) desc, j.id desc
     limit 400`,
    [accountId, new Date(now.getTime() - 3 * dayHours * hourMs)],
  );

/** Of the jobs those at the demo's company, at others here and on other sites. */
const placesOf = (jobs: readonly Suited[], companyId: string): Record<Sent["where"], Suited[]> => ({
  own: jobs.filter((job) => !job.isExternal && job.companyId === companyId),
  others: jobs.filter((job) => !job.isExternal && job.companyId !== companyId),
  elsewhere: jobs.filter(({ isExternal }) => isExternal),
});

type Everywhere = { candidate: Caller; recruiter: Caller; places: ReturnType<typeof placesOf> };

/** Each application goes to the best job of its kind that is left. */
async function applyEverywhere({ candidate, recruiter, places }: Everywhere, at: At): Promise<void> {
  const left = { own: [...places.own], others: [...places.others], elsewhere: [...places.elsewhere] };
  for (const { where, daysAgo, stages } of APPLICATIONS) {
    const job = left[where].shift();
    if (!job) continue;
    if (where === "elsewhere") await recordSent({ candidate, job, daysAgo, stages }, at);
    else await applyAndFollow({ person: { daysAgo, stages }, caller: candidate, job }, recruiter, at);
  }
}

type Recorded = { candidate: Caller; job: Suited; daysAgo: number; stages: readonly Stage[] };

async function recordSent({ candidate, job, daysAgo, stages }: Recorded, at: At): Promise<void> {
  const body = { jobId: job.id, ...(job.jobUrl !== null && { jobUrl: job.jobUrl }) };
  const sent = await unlessRefused(() =>
    recordExternalApplication({ ...nothing, body }, callOf(candidate), at(daysAgo * dayHours)),
  );
  for (const [step, status] of stages.entries()) {
    if (!sent) return;
    const hoursAgo = (daysAgo * dayHours * (stages.length - step)) / (stages.length + 1);
    const params = { applicationId: sent.id };
    await updateExternalApplication({ params, query: undefined, body: { status } }, callOf(candidate), at(hoursAgo));
  }
}

async function keepJobs(candidate: Caller, jobs: readonly Suited[], at: At): Promise<void> {
  for (const [index, { id }] of jobs.slice(0, SAVED_JOBS).entries())
    await unlessRefused(() =>
      saveJob({ params: { jobid: id }, query: undefined, body: undefined }, callOf(candidate), at(30 + index * 50)),
    );
  for (const search of SAVED_SEARCHES)
    await unlessRefused(() =>
      saveSearch({ ...nothing, body: { ...search, frequency: "OFF" } }, callOf(candidate), at(7 * dayHours)),
    );
}

type Referring = { referee: Caller; companyId: string; except: string };

/** Other people's requests of the months before: referred and confirmed, one of them declined with feedback. */
async function referOthers(tx: Writer, { referee, companyId, except }: Referring, at: At): Promise<void> {
  const askers = await peopleWhoFit(tx, companyId, {
    from: WAITING_REQUESTS,
    most: OLDER_REQUESTS.length,
    except,
  });
  for (const [index, asker] of askers.entries()) {
    const { daysAgo, isDeclined } = OLDER_REQUESTS[index] as OlderRequest;
    const hoursAgo = daysAgo * dayHours;
    const step = await askAndOpen({ asker, referee, companyId, jobId: asker.jobId, note: null }, hoursAgo, at);
    if (!step) continue;
    const soon = at(hoursAgo - 8.8);
    if (isDeclined) {
      await declineRequest({ ...step, body: { reasons: ["EXPERIENCE"], feedback: FEEDBACK } }, callOf(referee), soon);
      continue;
    }
    await acceptRequest({ ...step, body: undefined }, callOf(referee), soon);
    await referRequest({ ...step, body: { reference: `REF-${19_000 + daysAgo}` } }, callOf(referee), at(hoursAgo - 26));
    await confirmReferral({ ...step, body: {} }, callOf(asker), at(hoursAgo - 70));
  }
}

const FEEDBACK =
  "Your projects are sound. For this team we look for somebody who has run a service at night; a word about what broke and how you found it would change my answer.";

type Asking = { asker: Caller; referee: Caller; companyId: string; jobId: string; note: string | null };

/** Sent, claimed and its CV read; null if the person may not ask. */
async function askAndOpen({ asker, referee, companyId, jobId, note }: Asking, hoursAgo: number, at: At) {
  const body = { companyId, jobId, ...(note && { note }) };
  const answer = await unlessRefused(() => askReferral({ ...nothing, body }, callOf(asker), at(hoursAgo)));
  if (answer?.type !== "RequestAccepted" || !answer.requestId) return null;
  const step = { params: { requestId: answer.requestId }, query: undefined };
  await claimRequest({ ...step, body: {} }, callOf(referee), at(hoursAgo - 8.9));
  await openRequestCv({ ...step, body: undefined }, callOf(referee), at(hoursAgo - 8.9));
  return step;
}

type AtCompany = { candidate: Caller; referee: Caller; companyId: string; jobs: readonly Suited[] };

/** One request of the candidate waits for her confirmation, another for a referee. */
async function askAtCompany({ candidate, referee, companyId, jobs }: AtCompany, at: At): Promise<void> {
  const [first, second] = jobs;
  const asked = { asker: candidate, referee, companyId };
  const step = first && (await askAndOpen({ ...asked, jobId: first.id, note: NOTES[0] }, 4 * dayHours, at));
  if (step) {
    await acceptRequest({ ...step, body: undefined }, callOf(referee), at(4 * dayHours - 8.8));
    await referRequest({ ...step, body: { reference: "REF-20533" } }, callOf(referee), at(2 * dayHours));
  }
  const body = second && { companyId, jobId: second.id, note: NOTES[1] };
  if (body) await unlessRefused(() => askReferral({ ...nothing, body }, callOf(candidate), at(20)));
}

const NOTES = [
  "I run settlement services that move forty million payments a month, and your job reads like the next step. I would be glad of a word to the team.",
  "I have done this kind of work for five years and would like to do it with you. My CV says more.",
] as const;

type Talking = { candidate: Caller; referee: Caller; topic: string };

/** A session that took place and was rated by both, and one to come that is agreed on. */
async function talk(tx: Writer, { candidate, referee, topic }: Talking, at: At): Promise<void> {
  const day = new Date(at(10 * dayHours).clock()).toISOString().slice(0, 10);
  await addSlots({ ...nothing, body: { date: day, times: ["18:30"], weeks: 1 } }, callOf(referee), at(16 * dayHours));
  const past = await agree(tx, { candidate, referee, topic }, 15 * dayHours, at);
  if (past) {
    await runGuidanceRounds(at(9 * dayHours));
    const params = { bookingId: past };
    for (const [by, text] of [
      [candidate, "Clear and kind. I know now what to read before I apply."],
      [referee, "She came with good questions."],
    ] as const)
      await rateSession({ params, query: undefined, body: { stars: 5, text } }, callOf(by), at(8.5 * dayHours));
    await runGuidanceRounds(at(2 * dayHours));
  }
  await agree(tx, { candidate, referee, topic }, 30, at);
}

/** Books the first free time after the pretended moment, and accepts it. */
async function agree(
  tx: Writer,
  { candidate, referee, topic }: Talking,
  hoursAgo: number,
  at: At,
): Promise<string | null> {
  const [slot] = await tx.query<{ id: string; startsAt: Date }>(
    `select s.id, s.starts_at as "startsAt" from guidance_slot s where s.referee_id = $1 and s.starts_at > $2
       and not exists (select from guidance_booking b where b.slot_id = s.id) order by s.starts_at limit 1`,
    [referee.accountId, at(hoursAgo - dayHours).clock()],
  );
  if (!slot) return null;
  const note = "I would like to know how the step to leading a team is made with you.";
  const body = { slotId: slot.id, kind: "CAREER" as const, topic, note, timeZone: "Asia/Kolkata", price: 0 };
  const booked = await unlessRefused(() => bookSession({ ...nothing, body }, callOf(candidate), at(hoursAgo)));
  if (!booked) return null;
  const params = { bookingId: booked.id };
  const accepted = { startsAt: slot.startsAt.toISOString() };
  await acceptSession({ params, query: undefined, body: accepted }, callOf(referee), at(hoursAgo - 5));
  return booked.id;
}

/** What is older than two days has been read. None is mailed with a day's mail. */
async function settleNotices(tx: Writer, now: Date): Promise<void> {
  await tx.query(
    `update notification n set awaits_digest = false,
       read_at = case when n.created_at < $1 then n.created_at + interval '3 hours' else n.read_at end
     from account a where a.id = n.account_id and a.is_demo`,
    [new Date(now.getTime() - 2 * dayHours * hourMs)],
  );
}
