// Exports and erases a person's data as a referee: their employment and their answers.
import type { DataKeeper, DataOwner } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { BY_THE_CLOCK } from "../transition.ts";
import { returnRequests } from "./referee-changes.ts";
import { WORK_ADDRESS } from "./store.ts";

export const refereeKeeper: DataKeeper = { collect, refuseLeaving, furtherEmails, erase };

/** Leaves out data of candidates, and the sealed work address, which its owner knows. */
async function collect(reader: Reader, { accountId }: DataOwner): Promise<Record<string, unknown>> {
  const [referee] = await reader.query(
    `select c.name as "companyName", f.status, f.title, to_char(f.since, 'YYYY-MM') as since, f.work_domain as "workDomain", f.evidence,
       f.decision_reason as "decisionReason", f.verified_at as "verifiedAt", f.verified_until as "verifiedUntil",
       f.paused_at as "pausedAt", f.weekly_cap as "weeklyCap", f.created_at as "createdAt"
     from referee f join company c on c.id = f.company_id where f.account_id = $1`,
    [accountId],
  );
  const referralAnswers = await reader.query(
    `select c.name as "companyName", r.job_title as "jobTitle", a.kind, a.reasons, a.feedback, a.claimed_at as "claimedAt", a.at
     from referral_answer a join referral_request r on r.id = a.request_id join company c on c.id = r.company_id
     where a.referee_id = $1 order by a.at`,
    [accountId],
  );
  return { referee: referee ?? null, referralAnswers };
}

/** 409 while the referee owes an answer or a referral is not settled. */
async function refuseLeaving(tx: Writer, { accountId }: DataOwner): Promise<void> {
  const [inHand] = await tx.query<{ status: string }>(
    `select status from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED')
     order by status limit 1`,
    [accountId],
  );
  if (inHand)
    throw refuse(
      409,
      "CONFLICT",
      inHand.status === "CLAIMED" || inHand.status === "ACCEPTED"
        ? "You have requests of candidates in hand. Please answer them or give them back first."
        : "A referral of yours is not settled yet. Please wait until the candidate has confirmed it, or its dispute is decided.",
    );
}

/** The work address, to which codes were mailed; none after leaving. */
async function furtherEmails(reader: Reader, { accountId }: DataOwner, vault: Vault): Promise<string[]> {
  const [referee] = await reader.query<{ workEmail: Buffer }>(
    `select work_email as "workEmail" from referee where account_id = $1`,
    [accountId],
  );
  const address = referee ? vault.open(WORK_ADDRESS, referee.workEmail) : "";
  return address ? [address.toLowerCase()] : [];
}

/** Candidates retain the feedback they got, without a name. */
async function erase(tx: Writer, { accountId }: DataOwner, now: Date): Promise<void> {
  await tx.query("select from referee where account_id = $1 for no key update", [accountId]);
  await returnRequests(tx, accountId, BY_THE_CLOCK, silent, now);
  await tx.query("delete from referee where account_id = $1", [accountId]);
}

/** Candidates see the request open again, and need no notice about a deleted account. */
const silent: Pick<Deps, "announce"> = { announce: async () => {} };
