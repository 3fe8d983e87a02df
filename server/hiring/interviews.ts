// Interviews: a company offers times and moves them, the applicant chooses one or none, either side calls it off.
import * as calls from "../../contract/hiring/interviews-wire.ts";
import {
  type InterviewState,
  mayAnswerInterview,
  mayCancelInterview,
  mayMoveInterview,
  type Side,
} from "../../contract/hiring/rules.ts";
import type { Deps, Operation, Teller, TellingDeps } from "../deps.ts";
import { wallSlots } from "../guidance/index.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { once } from "../platform/once.ts";
import { conflict, notFound, type Refusal, refuse } from "../platform/refusal.ts";
import {
  type InterviewRow,
  interviewFacts,
  lockInterview,
  noInterview,
  offererNow,
  presentAll,
  presentOne,
  readInterview,
  readInterviews,
  readTimes,
} from "./interview-store.ts";
import { type Dealing, readDealing, refuseSuspendedSide } from "./store.ts";

export const listInterviews: Operation<"listInterviews"> = async ({ params }, { caller }, { db }) => {
  const dealing = await readDealing(db, caller.accountId, params.applicationId);
  return { data: await presentAll(db, await readInterviews(db, dealing.applicationId), dealing) };
};

const WORDS: Record<InterviewState, string> = {
  OFFERED: "A time has yet to be chosen for this interview.",
  AGREED: "A time is agreed on already.",
  DECLINED: "None of the times suited, so this offer is over.",
  CANCELLED: "This interview is cancelled.",
};

const refuseState = ({ state }: Pick<InterviewRow, "state">): Refusal => conflict(WORDS[state]);

type Wall = { timeZone: string; times: readonly { date: string; time: string }[] };
type Span = { startsAt: Date; endsAt: Date };

const PROBLEMS = {
  NO_SUCH_TIME: "does not exist: the clocks change then",
  TOO_SOON: "is too soon",
  TOO_FAR: "is too far ahead",
  OVERLAPS: "overlaps another one",
} as const;

/** The moments of local times, in order; 400 names the first that cannot be offered. */
function spansOf({ timeZone, times }: Wall, minutes: number, now: Date): Span[] {
  const spans = times.map(({ date, time }) => {
    const { slots, skipped } = wallSlots({ date, times: [time], weeks: 1, timeZone, minutes }, now);
    const [slot] = slots;
    if (!slot)
      throw refuse(400, "INVALID_BODY", `${date} ${time} ${PROBLEMS[skipped[0]?.why ?? "TOO_SOON"]}.`, "times");
    return { ...slot, words: `${date} ${time}` };
  });
  spans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const [at, { startsAt, words }] of spans.entries()) {
    const before = spans[at - 1];
    if (before && before.endsAt > startsAt)
      throw refuse(400, "INVALID_BODY", `${words} ${PROBLEMS.OVERLAPS}.`, "times");
  }
  return spans;
}

async function saveTimes(tx: Writer, interviewId: string, spans: readonly Span[], now: Date): Promise<void> {
  await tx.query("delete from interview_time where interview_id = $1", [interviewId]);
  await tx.query(
    `insert into interview_time (id, interview_id, starts_at, ends_at)
     select id, $1, starts_at, ends_at from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) as t (id, starts_at, ends_at)`,
    [
      interviewId,
      spans.map(() => newId(now)),
      spans.map(({ startsAt }) => startsAt),
      spans.map(({ endsAt }) => endsAt),
    ],
  );
}

/** 409 while another interview about the application is open, by a constraint, or when the application is over. */
export const offerInterview: Operation<"offerInterview"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  return once(calls.offerInterview, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const dealing = await readDealing(tx, accountId, input.params.applicationId);
    if (dealing.side !== "COMPANY") throw notFound("There is no such application.");
    refuseSuspendedSide(dealing);
    if (dealing.status === "WITHDRAWN" || dealing.status === "REJECTED") throw conflict("This application is over.");
    const now = deps.clock();
    const { title, minutes, meeting, timeZone } = input.body;
    const spans = spansOf(input.body, minutes, now);
    const id = newId(now);
    const [saved] = await tx.query(
      `insert into interview (id, application_id, title, minutes, meeting, time_zone, offered_by, state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'OFFERED', $8, $8)
       on conflict (application_id) where state in ('OFFERED', 'AGREED') do nothing returning 1`,
      [id, dealing.applicationId, title, minutes, meeting, timeZone, accountId, now],
    );
    if (!saved) throw conflict("An interview about this application is open. Move it instead.");
    await saveTimes(tx, id, spans, now);
    const { interview } = await readInterview(tx, accountId, id);
    const facts = interviewFacts(interview, dealing);
    await deps.announce(tx, { kind: "interview.offered", ...facts, times: startsOf(spans), was: null });
    return presentOne(tx, interview, dealing);
  });
};

const startsOf = (spans: readonly Span[]) => spans.map(({ startsAt }) => startsAt.toISOString());

type Own = { interview: InterviewRow; dealing: Dealing; now: Date };
type Next = Partial<
  Pick<
    InterviewRow,
    "state" | "startsAt" | "endsAt" | "timeZone" | "candidateTimeZone" | "meeting" | "endedBy" | "reason" | "sequence"
  >
> & { offeredById?: string | null };

/** Runs `step` on a locked interview of the caller's, once for each key; resolves to the interview as it then is. */
function change(
  endpoint: { name: string },
  input: { params: { interviewId: string } },
  call: Call<Caller>,
  deps: Deps,
  step: (tx: Writer, own: Own) => Promise<void>,
) {
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const own = await lockInterview(tx, accountId, input.params.interviewId);
    await step(tx, { ...own, now: deps.clock() });
    const { interview, dealing } = await readInterview(tx, accountId, own.interview.id);
    return presentOne(tx, interview, dealing);
  });
}

async function save(tx: Writer, { interview, now }: Own, next: Next): Promise<InterviewRow> {
  const saved = { ...interview, ...next };
  await tx.query(
    `update interview set state = $2, starts_at = $3, ends_at = $4, time_zone = $5, candidate_time_zone = $6, meeting = $7,
       ended_by = $8, reason = $9, sequence = $10, offered_by = $11, updated_at = $12 where id = $1`,
    [
      saved.id,
      saved.state,
      saved.startsAt,
      saved.endsAt,
      saved.timeZone,
      saved.candidateTimeZone,
      saved.meeting,
      saved.endedBy,
      saved.reason,
      saved.sequence,
      saved.offeredById,
      now,
    ],
  );
  return saved;
}

const nowOf = ({ state, startsAt }: InterviewRow) => ({ state, startsAt: startsAt?.toISOString() ?? null });

/** The agreed time, if there was one, is free at once. A colleague's interview stays theirs while they are of the company. */
export const moveInterview: Operation<"moveInterview"> = (input, call, deps) =>
  change(calls.moveInterview, input, call, deps, async (tx, own) => {
    const { interview, dealing, now } = own;
    if (dealing.side === "CANDIDATE") throw noInterview();
    refuseSuspendedSide(dealing);
    if (!mayMoveInterview(nowOf(interview), dealing.side, now)) throw refuseState(interview);
    const { timeZone, meeting } = input.body;
    const spans = spansOf(input.body, interview.minutes, now);
    const { startsAt, endsAt } = interview;
    const was = startsAt && endsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    await save(tx, own, {
      state: "OFFERED",
      startsAt: null,
      endsAt: null,
      timeZone,
      meeting: meeting || interview.meeting,
      offeredById: offererNow(interview) ?? call.caller.accountId,
      sequence: interview.sequence + (was ? 1 : 0),
    });
    await saveTimes(tx, interview.id, spans, now);
    const moved = await readInterview(tx, call.caller.accountId, interview.id);
    const facts = interviewFacts(moved.interview, dealing);
    await deps.announce(tx, { kind: "interview.offered", ...facts, times: startsOf(spans), was });
  });

/** 409 when the time is over or, by a constraint, the recruiter agreed on another interview then. */
export const acceptInterview: Operation<"acceptInterview"> = async (input, call, deps) => {
  try {
    return await change(calls.acceptInterview, input, call, deps, async (tx, own) => {
      const { interview, dealing, now } = own;
      if (dealing.side === "COMPANY") throw noInterview();
      if (!mayAnswerInterview(nowOf(interview), dealing.side)) throw refuseState(interview);
      const time = (await readTimes(tx, [interview.id])).find(({ id }) => id === input.body.timeId);
      if (!time) throw conflict("Other times are offered by now. Please look at them.", "timeId");
      if (time.startsAt <= now) throw conflict("This time is over. Please choose another one.", "timeId");
      const { startsAt, endsAt } = time;
      const sequence = interview.sequence + 1;
      const saved = await save(tx, own, {
        state: "AGREED",
        startsAt,
        endsAt,
        candidateTimeZone: input.body.timeZone,
        sequence,
        // What a recruiter who left agreed on elsewhere cannot stand in its way.
        offeredById: offererNow(interview),
      });
      await deps.announce(tx, { kind: "interview.agreed", ...interviewFacts(saved, dealing) });
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "interview_apart")
      throw conflict("This time was taken meanwhile. Please choose another one.", "timeId");
    throw error;
  }
};

export const declineInterview: Operation<"declineInterview"> = (input, call, deps) =>
  change(calls.declineInterview, input, call, deps, async (tx, own) => {
    const { interview, dealing } = own;
    if (dealing.side === "COMPANY") throw noInterview();
    if (!mayAnswerInterview(nowOf(interview), dealing.side)) throw refuseState(interview);
    await end(tx, own, { state: "DECLINED", by: "CANDIDATE", reason: input.body.reason || null }, deps);
  });

export const cancelInterview: Operation<"cancelInterview"> = (input, call, deps) =>
  change(calls.cancelInterview, input, call, deps, async (tx, own) => {
    const { interview, dealing, now } = own;
    // Calling off spares the applicant the way; a reason would be a message to them.
    if (input.body.reason) refuseSuspendedSide(dealing);
    if (!mayCancelInterview(nowOf(interview), dealing.side, now)) throw refuseState(interview);
    await end(tx, own, { state: "CANCELLED", by: dealing.side, reason: input.body.reason || null }, deps);
  });

type End = { state: "DECLINED" | "CANCELLED"; by: Side; reason: string | null };

async function end(tx: Writer, own: Own, { state, by, reason }: End, deps: Teller): Promise<void> {
  const wasAgreed = own.interview.state === "AGREED";
  const sequence = own.interview.sequence + (wasAgreed ? 1 : 0);
  const saved = await save(tx, own, { state, endedBy: by, reason, sequence });
  const facts = interviewFacts(saved, own.dealing);
  await deps.announce(tx, { kind: "interview.ended", ...facts, how: state, by, reason, wasAgreed });
}

/**
 * Calls off the interviews to come of a person whose account is suspended, for either side: an applicant must not meet
 * someone whom the site has shut out. The company's other people can offer new times.
 */
export async function endInterviewsOf(tx: Writer, accountId: string, { announce }: Teller, now: Date): Promise<void> {
  const open = await tx.query<{ id: string; candidateId: string }>(
    `select i.id, a.account_id as "candidateId" from interview i join application a on a.id = i.application_id
     where (a.account_id = $1 or i.offered_by = $1) and i.state in ('OFFERED', 'AGREED') and (i.starts_at is null or i.starts_at > $2::timestamptz)
     order by i.id for update of i`,
    [accountId, now],
  );
  for (const { id, candidateId } of open) {
    // Read as the applicant, because a recruiter may have left the company meanwhile.
    const own = await readInterview(tx, candidateId, id);
    const by = candidateId === accountId ? "CANDIDATE" : "COMPANY";
    await end(tx, { ...own, now }, { state: "CANCELLED", by, reason: null }, { announce });
  }
}

/** Calls off what is open about an application that was withdrawn or rejected. */
export async function endInterviews(
  { applicationId, candidate, by }: { applicationId: string; candidate: { accountId: string }; by: Side },
  { db, announce, clock }: TellingDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    const open = await tx.query<{ id: string }>(
      `select id from interview where application_id = $1 and state in ('OFFERED', 'AGREED')
         and (starts_at is null or starts_at > $2::timestamptz) for update`,
      [applicationId, clock()],
    );
    for (const { id } of open) {
      const own = await readInterview(tx, candidate.accountId, id);
      await end(tx, { ...own, now: clock() }, { state: "CANCELLED", by, reason: null }, { announce });
    }
  });
}
