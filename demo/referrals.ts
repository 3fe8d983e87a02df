// Gives the demo's company referees with offers, and requests for them, by the product's own operations.

import { Temporal } from "@js-temporal/polyfill";
import { REFERRAL_SCORE } from "../contract/referrals/rules.ts";
import type { Deps } from "../server/deps.ts";
import { bookSession } from "../server/guidance/bookings/book-session.ts";
import { saveOwnOffer } from "../server/guidance/offers/offers.ts";
import { addSlots } from "../server/guidance/slots/slots.ts";
import { createAccount, findAccountByEmail } from "../server/identity/accounts.ts";
import type { Writer } from "../server/platform/db.ts";
import { newId } from "../server/platform/ids.ts";
import type { Caller } from "../server/platform/mount.ts";
import { referRequest } from "../server/referrals/inbox/refer-request.ts";
import { acceptRequest, claimRequest, openRequestCv } from "../server/referrals/inbox/request-changes.ts";
import { verifiedUntil } from "../server/referrals/referees/rules.ts";
import { hashOfAddress, WORK_ADDRESS } from "../server/referrals/referees/store.ts";
import { askReferral } from "../server/referrals/requests/ask-referral.ts";
import { confirmReferral } from "../server/referrals/requests/request-changes.ts";
import { type At, asCandidate, callOf, pretending, unlessRefused } from "./calls.ts";
import data from "./data/referees.json" with { type: "json" };

/** The demo's employee is the first; the others have no password. */
type DemoReferee = {
  name: string;
  title: string;
  yearsThere: number;
  offer: {
    headline: string;
    about: string;
    kinds: ("INTERVIEW" | "CAREER")[];
    topics: string[];
    minutes: 30 | 45 | 60;
    /** Paise. */
    price: number;
    /** Indian time, in the evenings and at weekends. */
    times: string[];
  };
};

const DEMO_REFEREES = data.referees as [DemoReferee, DemoReferee];

/** The notes in the order of the requests. */
const DEMO_NOTES: readonly string[] = data.notes;
/** One for each note. */
export const WAITING_REQUESTS = DEMO_NOTES.length;

type Giving = {
  /** The issuer of the accounts: this site's URL. */
  issuer: string;
  /** The demo's recruiter, whose company it is, and its employee, who becomes a referee there. */
  recruiterEmail: string;
  employeeEmail: string;
};

/** Any fixed number: the advisory lock of the replica that does this. */
const demoLock = 7_461_005;
const ZONE = "Asia/Kolkata";
export const hourMs = 3_600_000;
/** Since when the referees have been verified: a history needs months. */
const daysKnown = 100;
const daysAhead = 14;
/** Before all requests of the history: a statement of earnings shows entries in the order in which they were made. */
const FIRST_REQUEST_HOURS_AGO = 98 * 24;
/** Paise a month. */
const DEMO_BUDGET = 500_000;

type Company = { id: string; name: string; website: string | null };
type Asker = Caller & { jobId: string };
const nothing = { params: undefined, query: undefined } as const;

/**
 * Runs once: does nothing if the employee is or ever was a referee. All or nothing, and sends no mail. Resolves to the
 * number of requests sent.
 */
export async function giveDemoReferrals(deps: Deps, giving: Giving): Promise<number | null> {
  return deps.db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [demoLock]);
    const [employee, company] = [
      await findAccountByEmail(tx, giving.employeeEmail),
      await companyOf(tx, giving.recruiterEmail),
    ];
    if (!employee?.isDemo || !company || (await isReferee(tx, employee.id))) return null;
    await setDemoBudget(tx, deps.clock());
    const at = pretending(deps, tx);
    const [first, second] = DEMO_REFEREES;
    const arjun = asCandidate(employee);
    const nandini = await colleague(tx, second, giving.issuer, deps.clock());
    await makeReferee(tx, { caller: arjun, referee: first, company }, deps);
    if (nandini) await makeReferee(tx, { caller: nandini, referee: second, company }, deps);
    await offerGuidance(arjun, first, at(0));
    const askers = await peopleWhoFit(tx, company.id, { from: 0, most: WAITING_REQUESTS });
    if (nandini) {
      await offerGuidance(nandini, second, at(0));
      const asker = askers.at(-1);
      if (asker) await bookFirstFree(tx, { asker, referee: nandini, topic: second.offer.topics[0] ?? "" }, at(0));
    }
    return askAndAnswer(askers, { company, referee: arjun }, at);
  });
}

export async function companyOf(tx: Writer, recruiterEmail: string): Promise<Company | null> {
  const [company] = await tx.query<Company>(
    `select c.id, c.name, c.website from company c join company_member m on m.company_id = c.id
       join account a on a.id = m.account_id where a.email = $1 and a.is_demo`,
    [recruiterEmail],
  );
  return company ?? null;
}

async function isReferee(tx: Writer, accountId: string): Promise<boolean> {
  return (await tx.query("select from referee where account_id = $1", [accountId])).length > 0;
}

/** Null when a person has signed up with the address. */
async function colleague(tx: Writer, { name }: DemoReferee, issuer: string, now: Date): Promise<Caller | null> {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@referees.demo.vouchboard.example`;
  const account =
    (await findAccountByEmail(tx, email)) ?? (await createAccount(tx, { issuer, email, name, isDemo: true, now }));
  return account?.isDemo ? asCandidate(account) : null;
}

type Making = { caller: Caller; referee: DemoReferee; company: Company };

/** As if the code had been typed, because no one reads mail to an invented address. */
async function makeReferee(
  tx: Writer,
  { caller, referee, company }: Making,
  { vault, clock }: Pick<Deps, "vault" | "clock">,
): Promise<void> {
  const verified = new Date(clock().getTime() - daysKnown * 24 * hourMs);
  const domain = URL.parse(company.website ?? "")?.hostname.replace(/^www\./, "") ?? "company.example";
  const address = `${referee.name.toLowerCase().replace(/[^a-z]+/g, ".")}@${domain}`;
  await tx.query(
    `insert into referee (account_id, company_id, status, title, since, work_email, work_email_hash, work_domain, verified_at,
       verified_until, created_at, updated_at) values ($1, $2, 'VERIFIED', $3, $4, $5, $6, $7, $8, $9, $8, $8)`,
    [
      caller.accountId,
      company.id,
      referee.title,
      `${clock().getUTCFullYear() - referee.yearsThere}-04-01`,
      vault.seal(WORK_ADDRESS, address),
      hashOfAddress(vault, address),
      domain,
      verified,
      verifiedUntil(verified),
    ],
  );
}

/** Adds slots on every second day of the two weeks to come. */
async function offerGuidance(caller: Caller, { offer }: DemoReferee, deps: Deps): Promise<void> {
  const { times, ...wish } = offer;
  const meeting = "A video call; the link is in the calendar entry: https://meet.demo.vouchboard.example/guidance";
  await saveOwnOffer({ ...nothing, body: { ...wish, timeZone: ZONE, meeting, isActive: true } }, callOf(caller), deps);
  const today = Temporal.Instant.fromEpochMilliseconds(deps.clock().getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  for (let day = 3; day < daysAhead; day += 2) {
    const date = today.add({ days: day }).toString();
    await addSlots({ ...nothing, body: { date, times, weeks: 1 } }, callOf(caller), deps);
  }
}

/** People who applied to the company with a match good enough for a request, best first. */
export async function peopleWhoFit(
  tx: Writer,
  companyId: string,
  { from, most, except = null }: { from: number; most: number; except?: string | null },
): Promise<Asker[]> {
  const rows = await tx.query<{ id: string; sub: string; email: string; name: string; jobId: string }>(
    `select p.id, p.sub, p.email, p.name, a.job_id as "jobId" from application a join account p on p.id = a.account_id
       join job j on j.id = a.job_id
     where j.company_id = $1 and j.is_listed and p.is_demo and a.score >= ${REFERRAL_SCORE} and p.id is distinct from $4::uuid
     order by a.score desc, a.id offset $2 limit $3`,
    [companyId, from, most, except],
  );
  return rows.map(({ jobId, ...account }) => ({ ...asCandidate(account), jobId }));
}

/** The first request is referred and confirmed; the others wait. A person who may not ask is skipped. */
async function askAndAnswer(
  askers: readonly Asker[],
  { company, referee }: { company: Company; referee: Caller },
  at: At,
): Promise<number> {
  let sent = 0;
  for (const [index, asker] of askers.entries()) {
    const body = { companyId: company.id, jobId: asker.jobId, note: DEMO_NOTES[index] };
    const hoursAgo = index === 0 ? FIRST_REQUEST_HOURS_AGO : 60 - index * 16;
    const answer = await unlessRefused(() => askReferral({ ...nothing, body }, callOf(asker), at(hoursAgo)));
    if (!answer?.requestId || answer.type !== "RequestAccepted") continue;
    sent += 1;
    if (index > 0) continue;
    const step = { params: { requestId: answer.requestId }, query: undefined };
    await claimRequest({ ...step, body: {} }, callOf(referee), at(hoursAgo - 9));
    await openRequestCv({ ...step, body: undefined }, callOf(referee), at(hoursAgo - 9));
    await acceptRequest({ ...step, body: undefined }, callOf(referee), at(hoursAgo - 9));
    await referRequest({ ...step, body: { reference: "REF-20417" } }, callOf(referee), at(hoursAgo - 20));
    await confirmReferral({ ...step, body: {} }, callOf(asker), at(hoursAgo - 30));
  }
  return sent;
}

/** Makes fees visible although the demo's people have only free credits; a budget set by an operator stays. */
const setDemoBudget = (tx: Writer, now: Date) =>
  tx.query(
    `insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
     select $1, 2, $2, true, $3 where (select max(version) from fee_budget_version) = 1`,
    [newId(now), DEMO_BUDGET, now],
  );

async function bookFirstFree(
  tx: Writer,
  { asker, referee, topic }: { asker: Asker; referee: Caller; topic: string },
  deps: Deps,
): Promise<void> {
  const [slot] = await tx.query<{ id: string }>(
    "select id from guidance_slot where referee_id = $1 order by starts_at limit 1",
    [referee.accountId],
  );
  if (!slot) return;
  const note = "I have led two people for a year and wonder what comes next.";
  const body = { slotId: slot.id, kind: "CAREER" as const, topic, note, timeZone: ZONE, price: 0 };
  await unlessRefused(() => bookSession({ ...nothing, body }, callOf(asker), deps));
}

/** A referee of the company whose sessions are free, and a topic of theirs. */
export async function freeMentor(tx: Writer, companyId: string): Promise<{ referee: Caller; topic: string } | null> {
  const [found] = await tx.query<{ id: string; sub: string; email: string; name: string; topic: string }>(
    `select a.id, a.sub, a.email, a.name, o.topics[1] as topic from referee r join guidance_offer o on o.referee_id = r.account_id
       join account a on a.id = r.account_id where r.company_id = $1 and o.price = 0 and a.is_demo order by a.id limit 1
     /* topic as typed: an offer has one */`,
    [companyId],
  );
  if (!found) return null;
  const { topic, ...account } = found;
  return { referee: asCandidate(account), topic };
}
