// What a candidate does with a sent request: withdraw, confirm, dispute.
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { RequestStatus } from "../../../contract/referrals/rules.ts";
import {
  type DataKeeper,
  type DataOwner,
  type Merge,
  type SuspendedOwner,
  WORKED_FOR_THE_OTHER,
} from "../../data-keeper.ts";
import type { Deps, Operation, Teller } from "../../deps.ts";
import { removeFiles } from "../../files/index.ts";
import { holdAccount } from "../../identity/index.ts";
import { settleCredit, settleEarning } from "../../ledger/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Caller } from "../../platform/mount.ts";
import { conflict } from "../../platform/refusal.ts";
import { factsOf, memoOf } from "../back-to-pool.ts";
import { type Actor, BY_THE_CLOCK, type LockedRequest, lockRequest, moveRequest, noRequest } from "../transition.ts";
import { costsCredit, isOverdue, mayWithdraw } from "./rules.ts";
import { readOneSent } from "./store.ts";

/** 404 if it is not the caller's. `now` is read after the lock, so that it is later than the step waited for. */
async function lockSent(
  tx: Writer,
  { accountId }: Caller,
  id: string,
  { clock }: Deps,
): Promise<{ request: LockedRequest; now: Date }> {
  await holdAccount(tx, accountId);
  const request = await lockRequest(tx, id);
  if (request.candidate.accountId !== accountId) throw noRequest();
  return { request, now: clock() };
}

/** The fees that a request can earn. */
const FEES: readonly EarningKind[] = ["REVIEWED_REQUEST", "REFERRED_OUTCOME"];

/** Always settle the credit before the fees, to keep one lock order. Idempotent. */
export async function settleReferral(tx: Writer, request: LockedRequest, wasMade: boolean, now: Date): Promise<void> {
  const { id } = request;
  await settleCredit(tx, { subjectId: id, outcome: wasMade ? "SPENT" : "UNDONE", memo: memoOf(request) }, now);
  await settleFees(tx, request, wasMade ? "AVAILABLE" : "REVERSED", now);
}

/** Does nothing if the referee's account is gone. */
async function settleFees(tx: Writer, request: LockedRequest, outcome: "FROZEN" | "AVAILABLE" | "REVERSED", now: Date) {
  if (!request.referee) return;
  const of = { subjectId: request.id, earnerId: request.referee.accountId, outcome, memo: memoOf(request) };
  for (const kind of FEES) await settleEarning(tx, { ...of, kind }, now);
}

/** 409 if it has ended, or if it costs the credit and the body does not confirm that. */
export const withdrawReferralRequest: Operation<"withdrawReferralRequest"> = async ({ params, body }, call, deps) => {
  const { caller } = call;
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (!mayWithdraw(request)) throw conflict(WORDS_OF_END[request.status] ?? OVER);
    const isCostly = costsCredit(request, now);
    if (isCostly && !body.acceptCost) throw conflict(COSTS, "acceptCost");
    const actor: Actor = { by: "CANDIDATE", actorId: caller.accountId };
    await takeBack(tx, request, { actor, outcome: isCostly ? "SPENT" : "RETURNED" }, deps, now);
    return readOneSent(tx, caller.accountId, request.id);
  });
};

/** Ends a request and notifies the referee who holds it. */
async function takeBack(
  tx: Writer,
  request: LockedRequest,
  { actor, outcome }: { actor: Actor; outcome: "SPENT" | "RETURNED" },
  { announce }: Teller,
  now: Date,
): Promise<void> {
  // Forget a referee who only claimed it, so that they stay unnamed.
  const forgets = request.status === "CLAIMED" ? { refereeId: null } : {};
  await moveRequest(tx, request, { ...actor, to: "WITHDRAWN", ...forgets }, now);
  await settleCredit(tx, { subjectId: request.id, outcome, memo: memoOf(request) }, now);
  const { referee, status } = request;
  const isByUs = actor.by === "ADMIN";
  if (referee) await announce(tx, { kind: "referral.withdrawn", ...factsOf(request), from: status, referee, isByUs });
}

const OVER = "This request is over: there is nothing to withdraw any more.";
const COSTS =
  "A referee has taken your request on and works on it. You can still withdraw it, but the credit is spent then.";
const WORDS_OF_END: Partial<Record<RequestStatus, string>> = {
  WITHDRAWN: "You have withdrawn this request already.",
  REFERRED: "You were referred already: please confirm it, or tell us that something is wrong.",
};

/** Idempotent. 409 unless the request is REFERRED or CONFIRMED. */
export const confirmReferral: Operation<"confirmReferral"> = async ({ params }, { caller }, deps) => {
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (request.status === "REFERRED") await confirm(tx, request, { by: "CANDIDATE", actorId: accountId }, deps, now);
    else if (request.status !== "CONFIRMED") throw conflict("There is no referral to confirm. Please reload the page.");
    return readOneSent(tx, accountId, request.id);
  });
};

/** Expects a locked request that is REFERRED. */
export async function confirm(
  tx: Writer,
  request: LockedRequest,
  actor: Actor,
  { announce }: Teller,
  now: Date,
): Promise<void> {
  await moveRequest(tx, request, { ...actor, to: "CONFIRMED" }, now);
  await settleReferral(tx, request, true, now);
  const isByTime = actor.by === "SYSTEM";
  await announce(tx, { kind: "referral.confirmed", ...factsOf(request), isByTime, referee: request.referee });
}

/** Idempotent: the first reason remains. 409 unless the referral can be disputed now. */
export const disputeReferral: Operation<"disputeReferral"> = async ({ params, body }, { caller }, deps) => {
  const { accountId } = caller;
  const { reason, text } = body;
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (request.status === "DISPUTED") return readOneSent(tx, accountId, request.id);
    if (request.status !== "REFERRED") throw conflict("There is no referral to dispute. Please reload the page.");
    if (isOverdue(request, now)) throw conflict("The time to dispute this referral is over: it counts as confirmed.");
    const dispute = { disputeReason: reason, disputeText: text || null };
    await moveRequest(tx, request, { by: "CANDIDATE", actorId: accountId, to: "DISPUTED", ...dispute }, now);
    await settleFees(tx, request, "FROZEN", now);
    await deps.announce(tx, { kind: "referral.disputed", ...factsOf(request), reason, referee: request.referee });
    return readOneSent(tx, accountId, request.id);
  });
};

/** Exports and erases a candidate's referral requests. */
export const requestKeeper: DataKeeper = { collect, refuseLeaving, suspend, refuseMerge, merge, erase };

/** Names referees only where the candidate sees the name too. */
async function collect(reader: Reader, { accountId }: DataOwner): Promise<Record<string, unknown>> {
  const kept = await reader.query<{ id: string; profile: object }>(
    "select id, profile from referral_request where candidate_id = $1 order by id",
    [accountId],
  );
  const referralRequests = [];
  for (const { id, profile } of kept)
    referralRequests.push({ ...(await readOneSent(reader, accountId, id)), sentWith: { profile } });
  return { referralRequests };
}

/** 409 while a referee works on a request, or a referral is not settled, because a fee may depend on it. */
async function refuseLeaving(tx: Writer, { accountId }: DataOwner): Promise<void> {
  const [inHand] = await tx.query<{ status: string }>(
    `select status from referral_request where candidate_id = $1 and status in ('ACCEPTED', 'REFERRED', 'DISPUTED') limit 1`,
    [accountId],
  );
  if (inHand)
    throw conflict(
      inHand.status === "ACCEPTED"
        ? "A referee has taken one of your referral requests on. Please withdraw it first, or wait for the answer."
        : "One of your referrals is not settled yet. Please confirm it first, or wait until its dispute is decided.",
    );
}

/**
 * Ends requests that wait for an answer and returns their credits, which the person can use again after the suspension.
 * Referrals that were made wait for their time or the decision of their dispute, so that the referee gets the fee.
 */
async function suspend(tx: Writer, { accountId, actorId, announce }: SuspendedOwner, now: Date): Promise<void> {
  const waiting = await tx.query<{ id: string }>(
    `select id from referral_request where candidate_id = $1 and status in ('OPEN', 'CLAIMED', 'ACCEPTED') order by id`,
    [accountId],
  );
  const requests: LockedRequest[] = [];
  for (const { id } of waiting) requests.push(await lockRequest(tx, id));
  const ending = { actor: { by: "ADMIN", actorId }, outcome: "RETURNED" } as const;
  for (const request of requests.filter(mayWithdraw)) await takeBack(tx, request, ending, { announce }, now);
}

/** A request that a referee works on, or whose fee is open, stays with the account that sent it until it is settled. */
async function refuseMerge(tx: Writer, { fromId, into }: Merge): Promise<void> {
  await tx.query("select from referral_request where candidate_id = $1 order by id for update", [fromId]);
  const [found] = await tx.query<{ isBetween: boolean; isTwice: boolean; isInHand: boolean }>(
    `select coalesce(bool_or($2 = r.referee_id or exists (
         select from referral_answer a where a.request_id = r.id and a.referee_id = $2)), false) as "isBetween",
       coalesce(bool_or(r.status in ${ACTIVE} and exists (
         select from referral_request b where b.candidate_id = $2 and b.company_id = r.company_id and b.job_key = r.job_key
           and b.status in ${ACTIVE})), false) as "isTwice",
       coalesce(bool_or(r.status in ('ACCEPTED', 'REFERRED', 'DISPUTED')), false) as "isInHand"
     from referral_request r where r.candidate_id = $1`,
    [fromId, into.accountId],
  );
  if (found?.isBetween) throw conflict(WORKED_FOR_THE_OTHER);
  if (found?.isInHand)
    throw conflict(
      "A referral request of the account that ends is not settled. Please withdraw it first, or wait until it is.",
    );
  if (found?.isTwice)
    throw conflict("Both accounts ask for a referral to one job. Please withdraw one of the two requests first.");
}

/** As the index that allows one active request for a job. */
const ACTIVE = "('OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED', 'CONFIRMED')";

const MERGE = [
  "update referral_request set candidate_id = $2 where candidate_id = $1",
  `update referral_event e set actor_id = $2 from referral_request r
     where r.candidate_id = $2 and e.request_id = r.id and e.actor_id = $1`,
] as const;

async function merge(tx: Writer, { fromId, into }: Merge): Promise<void> {
  for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
}

/** Settles requests that are still active, as they would be after their time, then erases all. */
async function erase(tx: Writer, { accountId }: DataOwner, now: Date): Promise<void> {
  const active = await tx.query<{ id: string }>(
    `select id from referral_request where candidate_id = $1
       and status in ('OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED') order by id`,
    [accountId],
  );
  // Lock all requests before the ledger: a referee who answers one at this moment has it locked and waits for the
  // ledger.
  const requests: LockedRequest[] = [];
  for (const { id } of active) requests.push(await lockRequest(tx, id));
  for (const request of requests) {
    if (mayWithdraw(request)) await takeBack(tx, request, { actor: BY_THE_CLOCK, outcome: "RETURNED" }, silent, now);
    else if (request.status === "REFERRED") await confirm(tx, request, BY_THE_CLOCK, silent, now);
    else if (request.status === "DISPUTED") await settleReferral(tx, request, true, now);
  }
  // Proofs are uploads of referees but show the candidate's name.
  const gone = await tx.query<{ proofKey: string | null }>(
    `delete from referral_request where candidate_id = $1 returning proof_key as "proofKey"`,
    [accountId],
  );
  const proofs = gone.flatMap(({ proofKey }) => proofKey ?? []);
  await removeFiles(tx, proofs, now);
}

/** Skips notices whose link would be dead. */
const silent: Teller = { announce: async () => {} };
