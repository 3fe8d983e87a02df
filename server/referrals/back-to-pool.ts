// Returns a request that a referee gave back, declined or let lapse to the pool, or ends it. Its credit is returned
// unless it paid for a review.
import type { DeclineReason } from "../../contract/referrals/rules.ts";
import type { Deps, Teller } from "../deps.ts";
import type { RequestFacts } from "../facts.ts";
import { settleCredit } from "../ledger/index.ts";
import type { Writer } from "../platform/db.ts";
import { isAway } from "./referees/read-referee.ts";
import { afterReturn } from "./rules.ts";
import { type Actor, BY_THE_CLOCK, type LockedRequest, lockRequest, moveRequest } from "./transition.ts";

/**
 * How it comes back; see REQUEST_EVENTS. FEEDBACK is a decline: store its answer and earn its fee before. A paid
 * decline ends the request.
 */
export type Return = Actor &
  (
    | { event: "CLAIM_ENDED" | "RETURNED" }
    | { event: "FEEDBACK"; reasons: readonly DeclineReason[]; feedback: string | null; isPaid: boolean }
  );

/**
 * Expects a locked request that is CLAIMED or ACCEPTED. Resolves to its new state: OPEN, DECLINED or EXPIRED. Notifies
 * the candidate.
 */
export async function backToPool(
  tx: Writer,
  request: LockedRequest,
  back: Return,
  { announce }: Teller,
  now: Date,
): Promise<LockedRequest> {
  const { event, by, actorId } = back;
  const pool = { by, actorId, event, to: "OPEN", refereeId: null, dueAt: request.expiresAt } as const;
  const open = await moveRequest(tx, request, pool, now);
  const isPaid = back.event === "FEEDBACK" && back.isPaid;
  const next = isPaid
    ? "DECLINED"
    : afterReturn({ now, expiresAt: request.expiresAt, ...(await countAnswers(tx, request)) });
  const facts = factsOf(request);
  const eventAt = open.updatedAt.toISOString();
  if (back.event === "FEEDBACK") {
    const { reasons, feedback } = back;
    await announce(tx, {
      kind: "referral.declined",
      ...facts,
      eventAt,
      reasons,
      feedback,
      isLast: next !== "OPEN",
      isPaid,
    });
  }
  if (back.event === "RETURNED" && request.referee)
    await announce(tx, {
      kind: "referral.returned",
      ...facts,
      eventAt,
      referee: request.referee,
      isOpen: next === "OPEN",
      isByTime: by === "SYSTEM",
    });
  if (next === "OPEN") return open;
  // The notice about the last decline already says that the request has ended.
  return endUnanswered(tx, open, next, { announce: back.event === "FEEDBACK" ? null : announce }, now);
}

/**
 * Ends the company's open requests that no referee is left to answer, after a referee of theirs is away. Those without a
 * decline wait on: a further referee may be verified.
 */
export async function endUnanswerable(tx: Writer, companyId: string, { announce }: Teller, now: Date): Promise<void> {
  const declined = await tx.query<{ id: string }>(
    `select r.id from referral_request r where r.company_id = $1 and r.status = 'OPEN'
       and exists (select from referral_answer a where a.request_id = r.id and a.kind = 'DECLINED') order by r.id`,
    [companyId],
  );
  for (const { id } of declined) {
    const request = await lockRequest(tx, id);
    if (request.status !== "OPEN") continue;
    const next = afterReturn({ now, expiresAt: request.expiresAt, ...(await countAnswers(tx, request)) });
    if (next === "DECLINED") await endUnanswered(tx, request, next, { announce }, now);
  }
}

/** Ends an open request without an answer; returns its credit unless a paid review has spent it. */
export async function endUnanswered(
  tx: Writer,
  request: LockedRequest,
  to: "DECLINED" | "EXPIRED",
  { announce }: { announce: Deps["announce"] | null },
  now: Date,
): Promise<LockedRequest> {
  const ended = await moveRequest(tx, request, { ...BY_THE_CLOCK, to }, now);
  await settleCredit(tx, { subjectId: request.id, outcome: "RETURNED", memo: memoOf(request) }, now);
  await announce?.(tx, { kind: "referral.ended", to, ...factsOf(request) });
  return ended;
}

/** The fields that all facts about a request have. */
export const factsOf = ({ id, jobTitle, companyId, companyName, candidate }: LockedRequest): RequestFacts => ({
  requestId: id,
  jobTitle,
  companyId,
  companyName,
  candidate,
});

/** The names that statements of account show. */
export const memoOf = ({ companyName, jobTitle }: Pick<LockedRequest, "companyName" | "jobTitle">) => ({
  company: companyName,
  job: jobTitle,
});

/** Those who paused may go on and answer; those who are away may not, so no request waits for them. */
async function countAnswers(tx: Writer, { id, companyId, candidate }: LockedRequest) {
  const [counts] = await tx.query<{ unanswered: number; declines: number }>(
    `select (select count(*)::int from referee f where f.company_id = $2 and f.status = 'VERIFIED' and f.account_id <> $3
         and not ${isAway("f")} and not exists (select from referral_answer a where a.request_id = $1 and a.referee_id = f.account_id)) as unanswered,
       (select count(*)::int from referral_answer where request_id = $1 and kind = 'DECLINED') as declines`,
    [id, companyId, candidate.accountId],
    "answers to a referral request",
  );
  return counts ?? { unanswered: 0, declines: 0 };
}
