// A person's own links to jobs: make, follow, list.
import type { Share } from "../../contract/sharing/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Operation, PublicOperation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { findShare, holdShare, noteVisit, presentShare, type ShareRow, shareColumns } from "./store.ts";

/** The same answer for forged, changed and deleted shares. */
const noSuchShare = () => refuse(404, "NOT_FOUND", "There is no such share.");

export const readShare: PublicOperation<"readShare"> = async ({ params }, { db, vault }) => {
  const share = await findShare(db, params.referAndEarnId, vault);
  if (share === null) throw noSuchShare();
  return { jobId: share.jobId, sharedBy: share.sharer.trim().split(/\s+/)[0] ?? "" };
};

/** Records that the caller followed a share; the first one per job counts. */
export const followShare: Operation<"followShare"> = async ({ params }, { caller }, { db, vault, clock }) => {
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const share = await findShare(tx, params.referAndEarnId, vault);
    if (share === null) throw noSuchShare();
    if (share.sharerId === caller.accountId) return { counts: false, isOwn: true };
    if (!(await holdShare(tx, share.id))) throw noSuchShare();
    return { counts: (await noteVisit(tx, caller.accountId, share, clock())) === share.id, isOwn: false };
  });
};

/** 400 for a cursor of another list. */
export const listShares: Operation<"listShares"> = async ({ query }, { caller }, { db, vault, cursors }) => {
  const { accountId } = caller;
  const { after, limit, cut } = openPage<{ id: string }>(cursors, query, { list: "shares", of: accountId });
  const found = await db.query<ShareRow>(
    `select ${shareColumns} from share s join job j on j.id = s.job_id join company c on c.id = j.company_id
        where s.account_id = $1 and ($2::uuid is null or s.id < $2) order by s.id desc limit $3`,
    [accountId, after?.id ?? null, limit],
    "shares-of-account",
  );
  const { rows, pagination } = cut(found, ({ id }) => ({ id }));
  return { data: rows.map((row) => presentShare(row, vault)), pagination, totals: await readTotals(db, accountId) };
};

async function readTotals(db: Reader, accountId: string): Promise<Share["counts"]> {
  const [totals] = await db.query<Share["counts"]>(
    `select
          (select count(*)::int from share_visit v join share s on s.id = v.share_id where s.account_id = $1) as visitors,
          count(*)::int as applications, (count(*) filter (where r.state = 'EARNED'))::int as rewards
        from share_result r join share s on s.id = r.share_id where s.account_id = $1`,
    [accountId],
    "share-totals",
  );
  return totals ?? { visitors: 0, applications: 0, rewards: 0 };
}

/** 409 for a job without applications here, and for members of the job's company, who would reward themselves. */
export const shareJob: Operation<"shareJob"> = async ({ body }, { caller }, { db, vault, clock }) => {
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await refuseUnlessShared(tx, body.jobId, caller.accountId);
    const now = clock();
    await tx.query(
      `insert into share (id, account_id, job_id, created_at) values ($1, $2, $3, $4) on conflict (account_id, job_id) do nothing`,
      [newId(now), caller.accountId, body.jobId, now],
    );
    const [share] = await tx.query<ShareRow>(
      `select ${shareColumns} from share s join job j on j.id = s.job_id join company c on c.id = j.company_id
       where s.account_id = $1 and s.job_id = $2`,
      [caller.accountId, body.jobId],
    );
    if (!share) throw new Error("A share that was just made is not there.");
    return presentShare(share, vault);
  });
};

type JobFacts = { status: string; isListed: boolean; isExternal: boolean; isOwnCompany: boolean };

async function refuseUnlessShared(tx: Writer, jobId: string, accountId: string): Promise<void> {
  const [job] = await tx.query<JobFacts>(
    `select j.status, j.is_listed as "isListed", j.external_job_id is not null as "isExternal",
       exists (select from company_member m where m.account_id = $2 and m.company_id = j.company_id) as "isOwnCompany"
     from job j where j.id = $1`,
    [jobId, accountId],
  );
  if (!job || job.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!job.isListed) throw refuse(409, "JOB_CLOSED", "This job is no longer open.");
  if (job.isExternal) throw refuse(409, "CONFLICT", "Only jobs that were posted here can be shared for a reward.");
  if (job.isOwnCompany)
    throw refuse(409, "CONFLICT", "This is a job of your own company: sharing it earns you no reward.");
}

/** Exports and erases a person's shares with their results, and the shares they followed. */
export const shareKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const shares = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", s.created_at as "createdAt",
         (select count(*)::int from share_visit v where v.share_id = s.id) as visitors,
         (select coalesce(json_agg(json_build_object('state', r.state, 'at', iso_time(r.at)) order by r.at), '[]')
          from share_result r where r.share_id = s.id) as results
       from share s join job j on j.id = s.job_id join company c on c.id = j.company_id where s.account_id = $1 order by s.id`,
      [accountId],
    );
    const sharesFollowed = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", v.at
       from share_visit v join job j on j.id = v.job_id join company c on c.id = j.company_id
       where v.account_id = $1 order by v.at`,
      [accountId],
    );
    return { shares, sharesFollowed };
  },
  async refuseMerge(tx, { fromId }) {
    await lockFollowers(tx, fromId);
    // A person who follows a link at this moment holds it: their visit is written before what follows looks for it.
    await tx.query("select from share where account_id = $1 order by id for update", [fromId]);
  },
  async merge(tx, { fromId, into }) {
    for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
  },
  async erase(tx, { accountId }) {
    await lockFollowers(tx, accountId);
    await tx.query("delete from share_visit where account_id = $1", [accountId]);
    await tx.query("delete from share where account_id = $1", [accountId]);
  },
};

/** Locks other people's rows that refer to the person's links, in the usual order, because what follows changes them too. */
async function lockFollowers(tx: Writer, accountId: string): Promise<void> {
  await tx.query(
    `select from application where id in (
       select id from application where account_id = $1 union
       select a.id from application a join share s on s.id = a.share_id where s.account_id = $1) order by id for no key update`,
    [accountId],
  );
  await tx.query(
    `select from share_visit where (account_id, job_id) in (
       select account_id, job_id from share_visit where account_id = $1 union
       select v.account_id, v.job_id from share_visit v join share s on s.id = v.share_id where s.account_id = $1)
     order by account_id, job_id for update`,
    [accountId],
  );
}

const TWICE = "share g join share k on k.account_id = $2 and k.job_id = g.job_id and g.account_id = $1";
const ONLY_ONE = "not exists (select from share k where k.account_id = $2 and k.job_id = s.job_id)";

const MERGE = [
  // What one did by the other's link is now done by a person's own, which counts for nothing.
  `delete from share_visit v using share s where s.id = v.share_id
     and (v.account_id, s.account_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
  `delete from share_result r using share s, application a where s.id = r.share_id and a.id = r.application_id
     and s.account_id in ($1, $2) and a.account_id in ($1, $2)`,
  `update application a set share_id = null from share s where s.id = a.share_id
     and s.account_id in ($1, $2) and a.account_id in ($1, $2)`,
  // Where both have a link to a job, what came by one counts for the other.
  `update share_visit v set share_id = k.id, sharer_id = $2 from ${TWICE} where v.share_id = g.id`,
  `update share_result r set share_id = k.id from ${TWICE} where r.share_id = g.id`,
  `update application a set share_id = k.id from ${TWICE} where a.share_id = g.id`,
  // In one statement, because each visit names its sharer as the share does.
  `with visits as (update share_visit v set sharer_id = $2 from share s where s.id = v.share_id and s.account_id = $1 and ${ONLY_ONE})
   update share s set account_id = $2 where s.account_id = $1 and ${ONLY_ONE}`,
  `update share_visit v set account_id = $2 where v.account_id = $1
     and not exists (select from share_visit b where b.account_id = $2 and b.job_id = v.job_id)`,
] as const;
