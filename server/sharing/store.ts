// The queries that several operations on shares use, and how a share becomes an answer.
import { sharedJobPath } from "../../contract/paths.ts";
import type { Share, ShareState } from "../../contract/sharing.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Vault } from "../platform/vault.ts";
import { codeOf, shareIdIn } from "./share-code.ts";

/** A share with whom and what it is of. */
export type FoundShare = { id: string; jobId: string; sharerId: string; sharer: string; isOfCompany: boolean };

/** Whether the sharer belongs to the company of job `j`: they decide what becomes of applications. */
export const isOfCompany = `exists (select from company_member m where m.account_id = s.account_id and m.company_id = j.company_id)`;

/** The share that a code stands for; null when there is none. Whoever writes something that refers to it holds it first. */
export async function findShare(db: Reader, code: string, vault: Vault): Promise<FoundShare | null> {
  const shareId = shareIdIn(code, vault);
  if (shareId === null) return null;
  const [share] = await db.query<FoundShare>(
    {
      name: "share-by-id",
      text: `select s.id, s.job_id as "jobId", s.account_id as "sharerId", a.name as sharer, ${isOfCompany} as "isOfCompany"
        from share s join account a on a.id = s.account_id join job j on j.id = s.job_id where s.id = $1`,
    },
    [shareId],
  );
  return share ?? null;
}

/** Keeps a share from going with its owner's account until the transaction ends; false when it has gone. */
export async function holdShare(tx: Writer, shareId: string): Promise<boolean> {
  const held = await tx.query({ name: "hold a share", text: "select from share where id = $1 for key share" }, [
    shareId,
  ]);
  return held.length > 0;
}

/**
 * Notes that somebody came by a share, which must be held, unless they came by another one of the same job before. Resolves to the share that
 * counts for them: the first. Not for the sharer's own.
 */
export async function noteVisit(tx: Writer, accountId: string, share: FoundShare, at: Date): Promise<string> {
  await tx.query(
    `insert into share_visit (account_id, job_id, share_id, sharer_id, at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, job_id) do nothing`,
    [accountId, share.jobId, share.id, share.sharerId, at],
  );
  // A statement of its own: whoever waited for a rival's visit sees it only now.
  return (await readVisit(tx, accountId, share.jobId)) ?? share.id;
}

/** The share by which somebody came to a job first; null when they came by none. */
export async function readVisit(db: Reader, accountId: string, jobId: string): Promise<string | null> {
  const [visit] = await db.query<{ shareId: string }>(
    {
      name: "share-visit",
      text: `select share_id as "shareId" from share_visit where account_id = $1 and job_id = $2`,
    },
    [accountId, jobId],
  );
  return visit?.shareId ?? null;
}

export type ShareRow = {
  id: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  isJobOpen: boolean;
  createdAt: Date;
  counts: Share["counts"];
  results: { state: ShareState; at: string }[];
};

/** Columns of a ShareRow; the share is `s`, its job `j`, the company `c`. */
export const shareColumns = `s.id, s.job_id as "jobId", j.job_title as "jobTitle", c.name as "companyName", j.is_listed as "isJobOpen",
  s.created_at as "createdAt",
  json_build_object(
    'visitors', (select count(*) from share_visit v where v.share_id = s.id),
    'applications', (select count(*) from share_result r where r.share_id = s.id),
    'rewards', (select count(*) from share_result r where r.share_id = s.id and r.state = 'EARNED')) as counts,
  (select coalesce(json_agg(json_build_object('state', state, 'at', iso_time(at)) order by at desc), '[]') from
    (select r.state, coalesce(r.earned_at, r.at) as at from share_result r where r.share_id = s.id order by r.at desc limit 20) newest) as results`;

/** A share as its owner sees it. */
export function presentShare({ id, createdAt, ...row }: ShareRow, vault: Vault): Share {
  const referAndEarnId = codeOf(id, vault);
  const path = sharedJobPath({ id: row.jobId, companyName: row.companyName }, referAndEarnId);
  return { ...row, referAndEarnId, path, createdAt: createdAt.toISOString() };
}
