// Records that a candidate was referred, with the employer's number or a file as proof. The fee is earned, and waits
// for the candidate.
import { referRequest as endpoint } from "../../../contract/referrals/referees-wire.ts";
import { CONFIRM_DAYS } from "../../../contract/referrals/rules.ts";
import type { Deps, Operation } from "../../deps.ts";
import { readUploaded, takeUpload } from "../../files/index.ts";
import { holdAccount } from "../../identity/index.ts";
import { earnReview } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { once } from "../../platform/once.ts";
import { conflict } from "../../platform/refusal.ts";
import { factsOf, memoOf } from "../back-to-pool.ts";
import { type LockedRequest, moveRequest } from "../transition.ts";
import { lockInHand, readDetail, saveAnswer } from "./desk.ts";
import { stripProof } from "./proofs/strip-proof.ts";
import { takeOn } from "./request-changes.ts";
import { sameReference } from "./rules.ts";

const DAY_MS = 86_400_000;

/**
 * Accepts a request that is only claimed. The fee spends the credit at once, and becomes available after confirmation
 * and the schedule's hours. Without a confirmation that is at least a day after the candidate's time ends, so that a
 * fast clock cannot pay out what can still be disputed.
 */
export const referRequest: Operation<"referRequest"> = async (input, call, deps) => {
  const { accountId, email } = call.caller;
  const { reference, proof } = input.body;
  const clean = proof === undefined ? stripProof : await stripAhead(proof, accountId, deps);
  return once(endpoint, input, call, deps, async (tx) => {
    // Store the file before locking the request, because that takes a while.
    await holdAccount(tx, accountId);
    const proofKey = proof === undefined ? null : await takeProof(tx, { key: proof, ownerId: accountId, clean }, deps);
    const desk = await lockInHand(tx, call.caller, input.params.requestId, deps);
    const { now } = desk;
    // The notice about the referral implies the acceptance, so do not announce that too.
    const taken = await takeOn(tx, desk, accountId, { announce: async () => {} });
    const dueAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
    await moveRequest(
      tx,
      taken,
      { by: "REFEREE", actorId: accountId, to: "REFERRED", dueAt, reference: reference || null, proofKey },
      now,
    );
    if (reference) await takeReference(tx, taken, reference, now);
    await saveAnswer(tx, desk, { refereeId: accountId, kind: "REFERRED" });
    const notBefore = new Date(dueAt.getTime() + DAY_MS);
    const review = {
      kind: "REFERRAL",
      subjectId: taken.id,
      earner: { accountId, email },
      memo: memoOf(taken),
    } as const;
    await earnReview(tx, { ...review, notBefore }, { vault: deps.vault, now });
    if (taken.referee)
      await deps.announce(tx, {
        kind: "referral.referred",
        ...factsOf(taken),
        referee: taken.referee,
        dueAt: dueAt.toISOString(),
      });
    return readDetail(tx, accountId, taken.id, now);
  });
};

/**
 * 409 if the number has proven another referral at the company. Of two parallel calls the second waits for the first.
 */
async function takeReference(tx: Writer, { id, companyId }: LockedRequest, reference: string, now: Date) {
  const used = await tx.query(
    `insert into used_reference (company_id, reference, request_id, used_at) values ($1, sha256(convert_to($2, 'UTF8')), $3, $4)
     on conflict do nothing returning 1`,
    [companyId, sameReference(reference), id, now],
  );
  if (used.length === 0)
    throw conflict(
      "This reference number has proven another referral at your company already. Please check it: each referral has its own.",
      "reference",
    );
}

type Proof = { key: string; ownerId: string; clean: typeof stripProof };

/**
 * Cleans the file before the transaction, because a PDF needs a child process for which no connection should wait. The
 * result is a stripper that reuses this if the bytes are unchanged.
 */
async function stripAhead(key: string, ownerId: string, deps: Deps): Promise<typeof stripProof> {
  const uploaded = await readUploaded({ key, ownerId, kind: "REFERRAL_PROOF" }, deps);
  if (!uploaded) return stripProof;
  const stripped = await stripProof(uploaded.bytes, uploaded.mimeType);
  return async (bytes, mimeType) =>
    Buffer.compare(bytes, uploaded.bytes) === 0 ? stripped : stripProof(bytes, mimeType);
}

async function takeProof(tx: Writer, { key, ownerId, clean }: Proof, deps: Deps): Promise<string> {
  const taken = await takeUpload(tx, { key, ownerId, kind: "REFERRAL_PROOF", clean }, deps);
  // A parallel call with the same file waits for the lock on its upload.
  const [used] = await tx.query("select from referral_request where referee_id = $1 and proof_key = $2 limit 1", [
    ownerId,
    taken.key,
  ]);
  if (used) throw conflict("This file proves another referral already. Please upload one for this.", "proof");
  return taken.key;
}
