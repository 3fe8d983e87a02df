// Determines the share through which a candidate came to a job, which is stored with the application.
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { findShare, holdShare, isOfCompany, noteVisit, readVisit } from "./store.ts";

export type ShareQuestion = {
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
    {
      name: "share-that-earns",
      text: `select from share s join job j on j.id = s.job_id where s.id = $1 and not ${isOfCompany} for key share of s`,
    },
    [shareId],
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
