// Exports and erases a candidate's referral requests.
import type { DataKeeper, DataOwner } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import { removeFiles } from "../../files/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import { BY_THE_CLOCK, type LockedRequest, lockRequest } from "../transition.ts";
import { confirm, settleReferral, takeBack } from "./request-changes.ts";
import { mayWithdraw } from "./rules.ts";
import { readOneSent } from "./store.ts";

export const requestKeeper: DataKeeper = { collect, refuseLeaving, erase };

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
    throw refuse(
      409,
      "CONFLICT",
      inHand.status === "ACCEPTED"
        ? "Somebody has taken one of your referral requests on. Please withdraw it first, or wait for the answer."
        : "One of your referrals is not settled yet. Please confirm it first, or wait until its dispute is decided.",
    );
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
const silent: Pick<Deps, "announce"> = { announce: async () => {} };
