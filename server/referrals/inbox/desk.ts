// The calling referee's state: whether their inbox is open, and the request they hold.

import type { RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Caller } from "../../platform/mount.ts";
import { conflict } from "../../platform/refusal.ts";
import { type InboxShut, whyShut } from "../referees/rules.ts";
import type { RefereeRow } from "../referees/store.ts";
import { type LockedRequest, lockRequest, noRequest } from "../transition.ts";
import { type NotInHand, type OwnAnswer, whyNotInHand } from "./rules.ts";
import { readForReferee } from "./store.ts";

const weekMs = 7 * 86_400_000;

/**
 * Reporting a conflict does not count. Opening a CV does, or a referee could read all CVs and return each request. Lock
 * the referee before deciding by this, so that parallel claims are counted.
 */
async function countUsed(reader: Reader, refereeId: string, now: Date): Promise<number> {
  const [row] = await reader.query<{ used: number }>(
    `select count(*)::int as used from (
       select request_id from referral_answer where referee_id = $1 and at > $2 and kind <> 'CONFLICT'
       union select id from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED')
       union select request_id from referral_event where actor_id = $1 and at > $2 and kind = 'CV_OPENED') seen`,
    [refereeId, new Date(now.getTime() - weekMs)],
    "week of a referee",
  );
  return row?.used ?? 0;
}

/** Why the referee cannot claim now (null if they can), and how much of the weekly cap is used. */
export async function readDesk(
  reader: Reader,
  referee: RefereeRow,
  now: Date,
): Promise<{ shut: InboxShut | null; used: number }> {
  const used = await countUsed(reader, referee.accountId, now);
  return { shut: whyShut({ ...referee, isPaused: referee.pausedAt !== null, used }, now), used };
}

export const SHUT_WORDS: Record<InboxShut, string> = {
  NOT_VERIFIED: "Requests come once you are verified.",
  EXPIRED: "It is time to verify your work address again. Requests come after that.",
  PAUSED: "Your inbox is paused. Continue in your settings to take requests again.",
  CAP_REACHED: "You have reached the number of requests a week that you have set. You can raise it in your settings.",
};

export type OnDesk = { request: LockedRequest; now: Date };

/**
 * Locks a request that the caller has claimed or accepted. Paused and unverified referees may finish theirs too. 404 if
 * it was never theirs, 409 with the reason if it no longer is.
 */
export async function lockInHand(
  tx: Writer,
  { accountId }: Caller,
  requestId: string,
  { clock }: Deps,
): Promise<OnDesk> {
  await holdAccount(tx, accountId);
  const request = await lockRequest(tx, requestId);
  const now = clock();
  const facts = await readOwnPart(tx, request.id, accountId);
  const why = whyNotInHand({ ...request, ...facts, isMine: request.referee?.accountId === accountId }, now);
  if (why === "NOT_THEIRS") throw noRequest();
  if (why) throw conflict(WORDS[why]);
  return { request, now };
}

const WORDS: Record<Exclude<NotInHand, "NOT_THEIRS">, string> = {
  OVER_TIME: "Your time for this request is over: it goes back to your colleagues.",
  WITHDRAWN: "The candidate has withdrawn this request.",
  ANSWERED: "You have answered this request already.",
  GONE: "You no longer have this request.",
};

/** The caller's answer to a request, and whether they ever claimed it. */
export async function readOwnPart(
  reader: Reader,
  requestId: string,
  accountId: string,
): Promise<{ answer: OwnAnswer | null; hasClaimed: boolean }> {
  const [part] = await reader.query<{ answer: OwnAnswer | null; hasClaimed: boolean }>(
    `select (select kind from referral_answer where request_id = $1 and referee_id = $2) as answer,
       exists (select from referral_event where request_id = $1 and actor_id = $2 and kind = 'CLAIMED') as "hasClaimed"`,
    [requestId, accountId],
    "own part in a request",
  );
  return part ?? { answer: null, hasClaimed: false };
}

/** Stores the caller's answer; a referee answers a request only once. */
export async function saveAnswer(
  tx: Writer,
  { request, now }: OnDesk,
  answer: { refereeId: string; kind: OwnAnswer; reasons?: readonly string[]; feedback?: string },
): Promise<void> {
  const { refereeId, kind, reasons = [], feedback = null } = answer;
  const saved = await tx.query(
    `insert into referral_answer (request_id, referee_id, kind, reasons, feedback, claimed_at, at)
     select $1, $2, $3, $4, $5, coalesce((select max(at) from referral_event where request_id = $1 and actor_id = $2
       and kind = 'CLAIMED'), $6), $6
     on conflict do nothing returning 1`,
    [request.id, refereeId, kind, reasons, feedback, now],
    "save a referee's answer",
  );
  if (saved.length === 0) throw conflict(WORDS.ANSWERED);
}

/** The request as the caller sees it now. */
export async function readDetail(
  reader: Reader,
  refereeId: string,
  requestId: string,
  now: Date,
): Promise<RefereeRequestDetail> {
  const found = await readForReferee(reader, refereeId, requestId, now);
  if (!found) throw noRequest();
  return found.detail;
}
