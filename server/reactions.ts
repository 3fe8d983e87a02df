// The table from facts to their reactions: every consequence in the product on one screen.
import type { Telling } from "./announce.ts";
import { noteFilled, releaseApplications } from "./applications/index.ts";
import type { Deps } from "./deps.ts";
import type { Fact } from "./facts.ts";
import { settlePayment } from "./guidance/index.ts";
import { endInterviews } from "./hiring/index.ts";
import { tellWebhooks, type WebhookSender } from "./integrations/index.ts";
import { rewardSharer } from "./ledger/index.ts";
import { sources } from "./listings/index.ts";
import { type PostOffice, type Pusher, sendDigest, tellPeople, writeMail } from "./notifications/index.ts";
import type { Config } from "./platform/config.ts";
import { makeShareNotes } from "./sharing/index.ts";

/** The dependencies of all reactions together. */
export type ReactionDeps = PostOffice &
  Pick<Deps, "db" | "announce" | "clock" | "sources"> &
  Pick<Config, "shareRewardStage"> & { pusher: Pusher; webhooks: WebhookSender };

type Reaction<Kind extends Fact["kind"]> = (
  fact: Extract<Fact, { kind: Kind }>,
  telling: Telling,
  deps: ReactionDeps,
) => Promise<void>;

type ApplicationFact = Extract<Fact, { kind: `application.${string}` }>;
const noteForSharer = (fact: ApplicationFact, telling: Telling, deps: ReactionDeps) =>
  makeShareNotes(deps)(fact, telling);

const REACTIONS: { [Kind in Fact["kind"]]: readonly Reaction<Kind>[] } = {
  "sign-up.code-made": [writeMail],
  "sign-up.address-taken": [writeMail],
  "password-reset.code-made": [writeMail],
  "password-reset.asked-in-vain": [],
  "mail-check.code-made": [writeMail],
  "address.proven": [(fact, { at }, { mailer }) => mailer.proven(fact.address, at)],
  "password.changed": [
    async (fact, _telling, { mailer }) => {
      if (fact.how === "reset") await mailer.proven(fact.email, new Date(fact.at));
    },
    writeMail,
  ],
  "second-factor.changed": [writeMail],
  "account.deletion-asked": [writeMail],
  "account.deletion-taken-back": [writeMail],
  "account.deleted": [writeMail],
  "account.merge-asked": [writeMail],
  "account.merged": [writeMail],
  "account.suspended": [writeMail],
  "account.suspension-lifted": [writeMail],
  "invite.sent": [writeMail],
  "listing-source.due": [async (fact, _telling, deps) => void (await sources.runInTurn(deps, fact.sourceId, fact))],
  "listing-source.troubled": [tellPeople],
  "undo-time.ended": [async (_fact, _telling, deps) => void (await releaseApplications(deps))],
  "application.submitted": [noteForSharer, tellPeople, tellWebhooks],
  "application.moved": [noteForSharer, tellPeople, tellWebhooks],
  "application.rejected": [
    noteForSharer,
    (fact, _telling, deps) => endInterviews({ ...fact, by: "COMPANY" }, deps),
    tellPeople,
    tellWebhooks,
  ],
  "application.withdrawn": [
    noteForSharer,
    (fact, _telling, deps) => endInterviews({ ...fact, by: "CANDIDATE" }, deps),
    tellPeople,
    tellWebhooks,
  ],
  "conversation.message-sent": [tellPeople],
  "conversation.reported": [tellPeople],
  "interview.offered": [tellPeople],
  "interview.agreed": [tellPeople],
  "interview.ended": [tellPeople],
  "posting.published": [tellWebhooks],
  "posting.closed": [tellWebhooks],
  "webhook.due": [(fact, _telling, { webhooks }) => webhooks.send(fact)],
  "posting.filled": [(fact, _telling, deps) => noteFilled(fact, deps)],
  "job.filled": [tellPeople],
  "applicants.waiting": [tellPeople],
  "job.expiring": [tellPeople],
  "saved-searches.matched": [tellPeople],
  "jobs-for-you.gathered": [tellPeople],
  "share.applied": [tellPeople],
  "share.reward-earned": [(fact, _telling, deps) => rewardSharer(fact, deps), tellPeople],
  "referral.possible": [tellPeople],
  "referral.sent": [tellPeople],
  "referral.accepted": [tellPeople],
  "referral.referred": [tellPeople],
  "referral.declined": [tellPeople],
  "referral.returned": [tellPeople],
  "referral.ended": [tellPeople],
  "referral.withdrawn": [tellPeople],
  "referral.confirmed": [tellPeople],
  "referral.disputed": [tellPeople],
  "referral.dispute-decided": [tellPeople],
  "company-claim.code-made": [writeMail],
  "company-domain.unproven": [writeMail],
  "referee.code-made": [writeMail],
  "referee.address-taken": [writeMail],
  "referee.review-asked": [tellPeople],
  "referee.verified": [tellPeople],
  "referee.refused": [tellPeople],
  "referee.due": [tellPeople],
  "referee.ended": [tellPeople],
  "guidance.requested": [tellPeople],
  "guidance.accepted": [tellPeople],
  "guidance.moved": [tellPeople],
  "guidance.ended": [tellPeople],
  "guidance.reminder": [tellPeople],
  "guidance.done": [tellPeople],
  "guidance.disputed": [tellPeople],
  "guidance.settled": [tellPeople],
  "job.frozen": [tellPeople],
  "job.thawed": [tellPeople],
  "job.ended": [tellPeople, tellWebhooks],
  "job.appealed": [tellPeople],
  "job.appeal-answered": [tellPeople],
  "company.suspended": [tellPeople],
  "company.lifted": [tellPeople],
  "job.reported": [tellPeople],
  "job-report.settled": [tellPeople],
  "payment.settled": [(fact, _telling, deps) => settlePayment(fact, deps), tellPeople],
  "payment.refunded": [tellPeople],
  "payment.doubted": [tellPeople],
  "earnings.available": [tellPeople],
  "payout.asked": [tellPeople],
  "payout.settled": [tellPeople],
  "privacy-request.asked": [writeMail],
  "privacy-request.opened": [writeMail, tellPeople],
  "privacy-request.due": [tellPeople],
  "privacy-request.answered": [writeMail],
  "consent.asked": [tellPeople],
  "consent.asked-alone": [writeMail],
  "price-change.proposed": [tellPeople],
  "backup.missing": [tellPeople],
  "message.received": [writeMail],
  "message.answered": [writeMail],
  "digest.gathered": [(fact, _telling, deps) => sendDigest(fact, deps)],
  "notice.kept": [(fact, telling, { pusher }) => pusher.push(fact, telling)],
};

/** Binds the reactions to their dependencies. They are idempotent: a fact may be delivered twice with the same id. */
export const makeReactions =
  (deps: ReactionDeps) =>
  async (fact: Fact, telling: Telling): Promise<void> => {
    // A newer release beside us announced it; throw, so that one of its processes gets the fact on a retry.
    if (!(fact.kind in REACTIONS)) throw new Error(`There is no reaction to ${fact.kind}.`);
    for (const react of REACTIONS[fact.kind] as readonly Reaction<Fact["kind"]>[])
      await react(fact as never, telling, deps);
  };
