// The table from facts to their reactions: every consequence in the product on one screen.
import type { Telling } from "./announce.ts";
import type { Deps } from "./deps.ts";
import type { Fact } from "./facts.ts";
import { settlePayment } from "./guidance/index.ts";
import { rewardSharer } from "./ledger/index.ts";
import {
  type MailedFact,
  type PostOffice,
  sendDigest,
  type ToldFact,
  tellPeople,
  writeMail,
} from "./notifications/index.ts";
import type { Config } from "./platform/config.ts";
import { makeShareNotes } from "./sharing/index.ts";

/** The dependencies of all reactions together. */
export type ReactionDeps = PostOffice & Pick<Deps, "db" | "announce"> & Pick<Config, "shareRewardStage">;

type Reaction<Kind extends Fact["kind"]> = (fact: Extract<Fact, { kind: Kind }>, telling: Telling) => Promise<void>;
type Reactions = { [Kind in Fact["kind"]]: readonly Reaction<Kind>[] };

/**
 * Binds the reactions to their dependencies. Reactions are idempotent: a fact may be delivered twice with the same id.
 */
export function makeReactions(deps: ReactionDeps): (fact: Fact, telling: Telling) => Promise<void> {
  const mailIt = (fact: MailedFact, telling: Telling) => writeMail(fact, telling, deps);
  const tell = (fact: ToldFact, telling: Telling) => tellPeople(fact, telling, deps);
  const noteForSharer = makeShareNotes(deps);
  const reactions: Reactions = {
    "sign-up.code-made": [mailIt],
    "sign-up.address-taken": [mailIt],
    "password-reset.code-made": [mailIt],
    "password-reset.asked-in-vain": [],
    "password.changed": [mailIt],
    "account.deletion-asked": [mailIt],
    "account.deletion-taken-back": [mailIt],
    "account.deleted": [mailIt],
    "invite.sent": [mailIt],
    "application.submitted": [noteForSharer, tell],
    "application.moved": [noteForSharer, tell],
    "application.rejected": [noteForSharer, tell],
    "application.withdrawn": [noteForSharer, tell],
    "job.expiring": [tell],
    "saved-searches.matched": [tell],
    "jobs-for-you.gathered": [tell],
    "share.applied": [tell],
    "share.reward-earned": [(fact) => rewardSharer(fact, deps), tell],
    "referral.sent": [tell],
    "referral.accepted": [tell],
    "referral.referred": [tell],
    "referral.declined": [tell],
    "referral.returned": [tell],
    "referral.ended": [tell],
    "referral.withdrawn": [tell],
    "referral.confirmed": [tell],
    "referral.disputed": [tell],
    "referral.dispute-decided": [tell],
    "referee.code-made": [mailIt],
    "referee.address-taken": [mailIt],
    "referee.review-asked": [tell],
    "referee.verified": [tell],
    "referee.refused": [tell],
    "referee.due": [tell],
    "referee.ended": [tell],
    "guidance.requested": [tell],
    "guidance.accepted": [tell],
    "guidance.moved": [tell],
    "guidance.ended": [tell],
    "guidance.reminder": [tell],
    "guidance.done": [tell],
    "guidance.disputed": [tell],
    "guidance.settled": [tell],
    "job.frozen": [tell],
    "job.reported": [tell],
    "job-report.settled": [tell],
    "payment.settled": [(fact) => settlePayment(fact, deps), tell],
    "payment.refunded": [tell],
    "payment.doubted": [tell],
    "earnings.available": [tell],
    "payout.asked": [tell],
    "payout.settled": [tell],
    "price-change.proposed": [tell],
    "digest.gathered": [(fact) => sendDigest(fact, deps)],
  };
  return async (fact, telling) => {
    // A newer release beside us announced it; throw, so that one of its processes gets the fact on a retry.
    if (!(fact.kind in reactions)) throw new Error(`Nobody here knows what to do about ${fact.kind}.`);
    for (const react of reactions[fact.kind] as readonly Reaction<Fact["kind"]>[]) await react(fact as never, telling);
  };
}
