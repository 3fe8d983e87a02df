// Says by whose share somebody came to a job: what an application keeps.
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { findShare, holdShare, isOfCompany, noteVisit, readVisit } from "./store.ts";

export type ShareQuestion = {
  /** The code that came with the application, if any. */
  referAndEarnId: string | undefined;
  /** Who applies. */
  accountId: string;
  jobId: string;
};

/**
 * The share that an application to the job came by; null for none. The first one that the person followed wins over the
 * code. Codes that are forged, the person's own, or of another job count for nothing, and so do shares of people who
 * belong to the job's company, or have just gone: the share stays until the transaction ends. For a transaction that holds the account (`holdAccount`).
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

/** Whoever applies by a link without having been noted before is noted now. */
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
