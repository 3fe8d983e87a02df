// The queries that several operations on shares use, and the presentation of a share.

import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { sharedJobPath } from "../../contract/paths.ts";
import type { Share, ShareState } from "../../contract/sharing/wire.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Vault } from "../platform/vault.ts";

/** A share with its sharer and job. */
export type FoundShare = { id: string; jobId: string; sharerId: string; sharer: string; isOfCompany: boolean };

/** SQL condition: the sharer is a member of job `j`'s company, whose members decide about applications. */
export const isOfCompany = `exists (select from company_member m where m.account_id = s.account_id and m.company_id = j.company_id)`;

/** The share of a code; null if there is none. Call holdShare before writing rows that refer to it. */
export async function findShare(db: Reader, code: string, vault: Vault): Promise<FoundShare | null> {
  const shareId = shareIdIn(code, vault);
  if (shareId === null) return null;
  const [share] = await db.query<FoundShare>(
    `select s.id, s.job_id as "jobId", s.account_id as "sharerId", a.name as sharer, ${isOfCompany} as "isOfCompany"
        from share s join account a on a.id = s.account_id join job j on j.id = s.job_id where s.id = $1`,
    [shareId],
    "share-by-id",
  );
  return share ?? null;
}

/** Locks a share against deletion with its owner's account until the transaction ends; false if it is gone. */
export async function holdShare(tx: Writer, shareId: string): Promise<boolean> {
  const held = await tx.query("select from share where id = $1 for key share", [shareId], "hold a share");
  return held.length > 0;
}

/**
 * Records a visit by a share, which must be held, unless the person has visited the job by another share. Resolves to
 * the share that counts for them, the first. Not for the sharer's own visits.
 */
export async function noteVisit(tx: Writer, accountId: string, share: FoundShare, at: Date): Promise<string> {
  await tx.query(
    `insert into share_visit (account_id, job_id, share_id, sharer_id, at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, job_id) do nothing`,
    [accountId, share.jobId, share.id, share.sharerId, at],
  );
  // Read in a separate statement, because only that sees a parallel visit that the insert waited for.
  return (await readVisit(tx, accountId, share.jobId)) ?? share.id;
}

/** The first share by which a person visited a job; null if none. */
export async function readVisit(db: Reader, accountId: string, jobId: string): Promise<string | null> {
  const [visit] = await db.query<{ shareId: string }>(
    `select share_id as "shareId" from share_visit where account_id = $1 and job_id = $2`,
    [accountId, jobId],
    "share-visit",
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

/** The columns of ShareRow; the share is `s`, its job `j`, the company `c`. */
export const shareColumns = `s.id, s.job_id as "jobId", j.job_title as "jobTitle", c.name as "companyName", j.is_listed as "isJobOpen",
  s.created_at as "createdAt",
  json_build_object(
    'visitors', (select count(*) from share_visit v where v.share_id = s.id),
    'applications', (select count(*) from share_result r where r.share_id = s.id),
    'rewards', (select count(*) from share_result r where r.share_id = s.id and r.state = 'EARNED')) as counts,
  (select coalesce(json_agg(json_build_object('state', state, 'at', iso_time(at)) order by at desc), '[]') from
    (select r.state, coalesce(r.earned_at, r.at) as at from share_result r where r.share_id = s.id order by r.at desc limit 20) newest) as results`;

export function presentShare({ id, createdAt, ...row }: ShareRow, vault: Vault): Share {
  const referAndEarnId = codeOf(id, vault);
  const path = sharedJobPath({ id: row.jobId, companyName: row.companyName }, referAndEarnId);
  return { ...row, referAndEarnId, path, createdAt: createdAt.toISOString() };
}

const idLength = 16;
/** 96 bits, which cannot be guessed and keep the link short. */
const signatureLength = 12;
const purpose = "share code";

const signatureOf = (shareId: string, vault: Vault): Buffer => vault.mac(purpose, shareId).subarray(0, signatureLength);

/** The `referAndEarnId` of a share: 38 URL-safe characters. */
export const codeOf = (shareId: string, vault: Vault): string =>
  Buffer.concat([parse(shareId), signatureOf(shareId, vault)]).toString("base64url");

/** The share's id of a code; null if the code is forged or changed. */
export function shareIdIn(code: string, vault: Vault): string | null {
  const bytes = Buffer.from(code, "base64url");
  // Reject variants that decoding tolerates (blanks, other alphabets, spare bits).
  if (bytes.length !== idLength + signatureLength || bytes.toString("base64url") !== code) return null;
  try {
    const shareId = stringify(bytes.subarray(0, idLength));
    return timingSafeEqual(bytes.subarray(idLength), signatureOf(shareId, vault)) ? shareId : null;
  } catch {
    // The bytes are no valid UUID.
    return null;
  }
}
