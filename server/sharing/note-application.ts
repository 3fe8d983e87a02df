// Tracks applications that came through a share: the sharer is notified once of each, and once of each reward.

import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Telling } from "../announce.ts";
import type { Deps } from "../deps.ts";
import type { Concerned, Fact } from "../facts.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { type Known, type RewardStage, stateAfter } from "./rules.ts";
import { findShare, holdShare, isOfCompany, noteVisit, readVisit } from "./store.ts";

type ShareQuestion = {
  /** The code that came with the application, if any. */
  referAndEarnId: string | undefined;
  /** The candidate. */
  accountId: string;
  jobId: string;
};

/**
 * The share to credit for an application; null for none. The first share that the candidate followed wins over the
 * code. Ignores codes that are forged, the candidate's own or of another job, and shares of the company's members and
 * of deleted accounts. Locks the share until the transaction ends. Hold the account before (`holdAccount`).
 */
export async function shareThatCounts(
  tx: Writer,
  { referAndEarnId, accountId, jobId }: ShareQuestion,
  { vault, clock }: Pick<Deps, "vault" | "clock">,
): Promise<string | null> {
  const shareId =
    (await readVisit(tx, accountId, jobId)) ??
    (await followedNow(tx, { referAndEarnId, accountId, jobId }, vault, clock()));
  if (shareId === null) return null;
  const [share] = await tx.query(
    `select from share s join job j on j.id = s.job_id where s.id = $1 and not ${isOfCompany} for key share of s`,
    [shareId],
    "share-that-earns",
  );
  return share ? shareId : null;
}

/** Records the visit of a candidate who applies by a link without an earlier visit. */
async function followedNow(
  tx: Writer,
  { referAndEarnId, accountId, jobId }: ShareQuestion,
  vault: Deps["vault"],
  now: Date,
): Promise<string | null> {
  const share = referAndEarnId === undefined ? null : await findShare(tx, referAndEarnId, vault);
  if (share === null || share.jobId !== jobId || share.sharerId === accountId) return null;
  return (await holdShare(tx, share.id)) ? noteVisit(tx, accountId, share, now) : null;
}

type Note = (fact: ApplicationFact, telling: Telling) => Promise<void>;
type ApplicationFact = Extract<Fact, { kind: `application.${string}` }>;
type Noting = Pick<Deps, "db" | "announce"> & { shareRewardStage: RewardStage };

/** The reaction to all facts about applications. Facts may arrive twice and in any order. */
export function makeShareNotes({ db, announce, shareRewardStage }: Noting): Note {
  return async (fact, { at }) => {
    if (fact.shareId === null) return;
    await db.transaction(async (tx) => {
      const share = await lockShare(tx, fact);
      if (share === null) return;
      const { shareId } = share;
      const known = await readKnown(tx, fact.applicationId);
      const step = { status: statusIn(fact), at, mayEarn: !share.isOfCompany };
      const state = stateAfter(known, step, shareRewardStage);
      if (state === null) return;
      await tx.query(
        `insert into share_result (application_id, share_id, state, at, earned_at) values ($1, $2, $3, $4, $5)
         on conflict (application_id) do update set state = excluded.state, at = excluded.at, earned_at = excluded.earned_at`,
        [fact.applicationId, shareId, state, at, state === "EARNED" ? at : null],
      );
      const told = { shareId, jobId: fact.jobId, jobTitle: fact.jobTitle, sharer: share.sharer };
      if (state === "EARNED")
        await announce(tx, {
          kind: "share.reward-earned",
          applicationId: fact.applicationId,
          earnedAt: at.toISOString(),
          ...told,
        });
      else if (known === null && state === "APPLIED") await announce(tx, { kind: "share.applied", ...told });
    });
  };
}

function statusIn(fact: ApplicationFact): ApplicationStatus {
  switch (fact.kind) {
    case "application.submitted":
      return "APPLIED";
    case "application.moved":
      return fact.to;
    case "application.rejected":
      return "REJECTED";
    case "application.withdrawn":
      return "WITHDRAWN";
  }
}

type LockedShare = { shareId: string; sharer: Concerned; isOfCompany: boolean };

/**
 * Locks the share, to serialise parallel facts about it. The application says which it is now, because a merge of two
 * accounts may have changed that since the fact. Null if the share or its sharer is gone.
 */
async function lockShare(tx: Writer, fact: ApplicationFact): Promise<LockedShare | null> {
  const [owner] = await tx.query<{ shareId: string; accountId: string }>(
    `select s.id as "shareId", s.account_id as "accountId" from share s left join application a on a.id = $1
     where s.id = case when a.id is null then $2 else a.share_id end`,
    [fact.applicationId, fact.shareId],
  );
  if (!owner) return null;
  const { shareId, accountId } = owner;
  await holdAccount(tx, accountId);
  const [share] = await tx.query<Concerned & { isOfCompany: boolean }>(
    `select a.id as "accountId", a.email, a.name, ${isOfCompany} as "isOfCompany"
     from share s join account a on a.id = s.account_id join job j on j.id = s.job_id where s.id = $1 for no key update of s`,
    [shareId],
  );
  if (!share) return null;
  const { isOfCompany: isOwn, ...sharer } = share;
  return { shareId, sharer, isOfCompany: isOwn };
}

async function readKnown(tx: Writer, applicationId: string): Promise<Known> {
  const [known] = await tx.query<NonNullable<Known>>("select state, at from share_result where application_id = $1", [
    applicationId,
  ]);
  return known ?? null;
}
