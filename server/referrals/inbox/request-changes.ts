// What a referee does with a request before referring: claim, open the CV, accept, decline, give back.

import * as calls from "../../../contract/referrals/referees-wire.ts";
import { ACT_HOURS, CLAIM_MINUTES } from "../../../contract/referrals/rules.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Operation, Teller } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import { earnReview } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { once } from "../../platform/once.ts";
import { conflict } from "../../platform/refusal.ts";
import { backToPool, factsOf, memoOf } from "../back-to-pool.ts";
import { asReferee, lockReferee } from "../referees/store.ts";
import {
  addRequestEvent,
  BY_THE_CLOCK,
  type LockedRequest,
  lockRequest,
  moveRequest,
  noRequest,
} from "../transition.ts";
import { lockInHand, type OnDesk, readDesk, readDetail, readOwnPart, SHUT_WORDS, saveAnswer } from "./desk.ts";
import { whyNotClaim, whyNotInHand } from "./rules.ts";

/**
 * Idempotent for a request that the caller has. 404 for another company's request and for one's own, else 409 with the
 * reason.
 */
export const claimRequest: Operation<"claimRequest"> = async ({ params }, { caller }, { db, clock, announce }) => {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    // Lock the referee first, to serialise their claims and their leaving.
    await holdAccount(tx, accountId);
    const referee = asReferee(await lockReferee(tx, accountId), caller);
    const found = await lockRequest(tx, params.requestId);
    const now = clock();
    const request = await freeWhenOver(tx, found, { announce }, now);
    if (request.companyId !== referee.companyId || request.candidate.accountId === accountId) throw noRequest();
    const { answer, hasClaimed } = await readOwnPart(tx, request.id, accountId);
    const isMine = request.referee?.accountId === accountId;
    if (isMine && whyNotInHand({ ...request, isMine, answer, hasClaimed }, now) === null)
      return readDetail(tx, accountId, request.id, now);
    const { shut } = await readDesk(tx, referee, now);
    if (shut === "NOT_VERIFIED") throw noRequest();
    if (shut) throw conflict(SHUT_WORDS[shut]);
    await refuseWhoLeaves(tx, accountId);
    const why = whyNotClaim({ ...request, answer }, now);
    if (why) throw conflict(WORDS[why]);
    const dueAt = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
    await moveRequest(
      tx,
      request,
      { by: "REFEREE", actorId: accountId, to: "CLAIMED", refereeId: accountId, dueAt },
      now,
    );
    return readDetail(tx, accountId, request.id, now);
  });
};

/** Returns an expired claim to the pool, so that other referees need not wait for the next round. */
async function freeWhenOver(
  tx: Writer,
  request: LockedRequest,
  { announce }: Teller,
  now: Date,
): Promise<LockedRequest> {
  const isOver = request.status === "CLAIMED" && request.dueAt !== null && request.dueAt <= now;
  return isOver ? backToPool(tx, request, { ...BY_THE_CLOCK, event: "CLAIM_ENDED" }, { announce }, now) : request;
}

/** 409 if the referee's account is scheduled for deletion: a candidate would wait in vain. */
async function refuseWhoLeaves(tx: Writer, accountId: string): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (account?.deletionDueAt)
    throw conflict("You have asked to delete your account. Please take that back before you claim anything.");
}

const WORDS = {
  ANSWERED: "You have answered this request already.",
  TAKEN: "A colleague was quicker and looks at this request now.",
  OVER: "This request is no longer in the pool.",
};

/**
 * Returns no link unless the event is stored. `fileName` is the upload's own name, which may contain the candidate's
 * name.
 */
export const openRequestCv: Operation<"openRequestCv"> = async ({ params }, { caller }, deps) => {
  const { fileKey, fileName } = await deps.db.transaction(async (tx) => {
    const { request, now } = await lockInHand(tx, caller, params.requestId, deps);
    const [cv] = await tx.query<{ fileKey: string; fileName: string }>(
      `select file_key as "fileKey", file_name as "fileName" from cv_version where id = $1`,
      [request.cvId],
    );
    if (!cv) throw noRequest();
    await addRequestEvent(tx, request, { kind: "CV_OPENED", by: "REFEREE", actorId: caller.accountId }, now);
    return { ...cv, fileName: request.status === "ACCEPTED" ? cv.fileName : "CV.pdf" };
  });
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, fileName, expiresAt: expiresAt.toISOString() };
};

/** Idempotent. */
export const acceptRequest: Operation<"acceptRequest"> = async ({ params }, { caller }, deps) =>
  deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await takeOn(tx, desk, caller.accountId, deps);
    return readDetail(tx, caller.accountId, desk.request.id, desk.now);
  });

/** Accepts a request that the referee has claimed; resolves to its new state. Notifies the candidate. */
export async function takeOn(
  tx: Writer,
  { request, now }: OnDesk,
  refereeId: string,
  { announce }: Teller,
): Promise<LockedRequest> {
  if (request.status === "ACCEPTED") return request;
  const dueAt = new Date(now.getTime() + ACT_HOURS * 3_600_000);
  const accepted = await moveRequest(tx, request, { by: "REFEREE", actorId: refereeId, to: "ACCEPTED", dueAt }, now);
  if (accepted.referee)
    await announce(tx, {
      kind: "referral.accepted",
      ...factsOf(accepted),
      referee: accepted.referee,
      eventAt: accepted.updatedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    });
  return accepted;
}

/**
 * Paid feedback ends the request and spends its credit. Otherwise the request returns to the pool, or ends and its
 * credit is returned.
 */
export const declineRequest: Operation<"declineRequest"> = async (input, call, deps) => {
  const { accountId, email } = call.caller;
  const { reasons, feedback } = input.body;
  return once(calls.declineRequest, input, call, deps, async (tx) => {
    const desk = await lockInHand(tx, call.caller, input.params.requestId, deps);
    const { request, now } = desk;
    await saveAnswer(tx, desk, { refereeId: accountId, kind: "DECLINED", reasons, feedback });
    const review = {
      kind: "DECLINE",
      subjectId: request.id,
      earner: { accountId, email },
      memo: memoOf(request),
    } as const;
    const isPaid = (await earnReview(tx, review, { vault: deps.vault, now })).why === null;
    const answer = { by: "REFEREE", actorId: accountId, event: "FEEDBACK", reasons, feedback, isPaid } as const;
    await backToPool(tx, request, answer, deps, now);
    return readDetail(tx, accountId, request.id, now);
  });
};

/**
 * Returns a request to the pool: unanswered, or for a conflict of interest, after which the referee is never offered
 * it again.
 */
export const giveBackRequest: Operation<"giveBackRequest"> = async ({ params }, { caller }, deps) => {
  await deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await giveBack(tx, desk, caller.accountId, deps);
  });
  return {};
};

export const flagConflict: Operation<"flagConflict"> = async ({ params }, { caller }, deps) => {
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await saveAnswer(tx, desk, { refereeId: accountId, kind: "CONFLICT" });
    await giveBack(tx, desk, accountId, deps);
    return readDetail(tx, accountId, desk.request.id, desk.now);
  });
};

/** Announces the return of an accepted request, whose candidate knows of the referee. */
async function giveBack(tx: Writer, { request, now }: OnDesk, refereeId: string, deps: Teller): Promise<void> {
  const event = request.status === "ACCEPTED" ? "RETURNED" : "CLAIM_ENDED";
  await backToPool(tx, request, { by: "REFEREE", actorId: refereeId, event }, deps, now);
}
