// The queries of an import: sources, known listings, the writes of a batch, and the hash that shows a change.

import { createHash, hash } from "node:crypto";
import type { JobStatus } from "../../contract/jobs/wire.ts";
import type { RunOutcome } from "../../contract/listings/rules.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import type { ExternalJob } from "./external-job.ts";
import type { SourceName } from "./rules.ts";

export type Source = SourceName & {
  id: string;
  company: string | null;
  enabled: boolean;
  massMissingSince: Date | null;
};

export type KnownListing = {
  id: string;
  key: string;
  jobId: string;
  contentHash: string;
  missingRuns: number;
  lastSeen: Date;
  aliases: string[];
  source: SourceName;
  status: JobStatus;
  badJob: boolean;
  /** By an admin: no row of a source opens it again. */
  isEnded: boolean;
};

const sourceColumns = `id, kind, board, company, enabled, mass_missing_since as "massMissingSince"`;

/** Undefined if there is no such source. */
async function readSource(db: Reader, name: SourceName): Promise<Source | undefined> {
  const rows = await db.query<Source>(`select ${sourceColumns} from listing_source where kind = $1 and board = $2`, [
    name.kind,
    name.board,
  ]);
  return rows[0];
}

/** The number of the advisory lock of a name. */
export const lockNumber = (name: string): string =>
  createHash("sha256").update(`listing-source ${name}`).digest().readBigInt64BE().toString();

/** Holds the import of a source until the transaction ends, or its process dies. False while another one has it. */
export async function holdSource(lock: Writer, { kind, board }: SourceName): Promise<boolean> {
  const [taken] = await lock.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1::bigint) as free", [
    lockNumber(`${kind}:${board}`),
  ]);
  return taken?.free ?? false;
}

/** Finds or adds a source, and stores its company. `byHand`: one that was removed is there again. */
export async function ensureSource(
  tx: Writer,
  name: SourceName,
  company: string | null,
  byHand: boolean,
): Promise<Source> {
  if (byHand)
    await tx.query(
      `update listing_source set removed_at = null, removing = null, enabled = true where kind = $1 and board = $2 and removed_at is not null`,
      [name.kind, name.board],
    );
  await tx.query(
    `insert into listing_source (id, kind, board, company) values ($1, $2, $3, $4)
     on conflict (kind, board) do update set company = coalesce(excluded.company, listing_source.company)
     where excluded.company is distinct from listing_source.company and excluded.company is not null`,
    [newId(), name.kind, name.board, company],
  );
  return (await readSource(tx, name)) as Source;
}

/** The listings with these keys, and the state of their jobs. */
export async function readKnown(tx: Writer, keys: readonly string[]): Promise<Map<string, KnownListing>> {
  const rows = await tx.query<KnownListing>(
    `select l.id, l.external_key as key, l.job_id as "jobId", l.content_hash as "contentHash", l.missing_runs as "missingRuns",
       l.last_seen as "lastSeen", l.aliases, json_build_object('kind', s.kind, 'board', s.board) as source, j.status, j.bad_job as "badJob",
       exists (select from ended_job e where e.job_id = j.id) as "isEnded"
     from listing l join listing_source s on s.id = l.source_id join job j on j.id = l.job_id where l.external_key = any ($1)`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

export type ListingWrite = {
  id: string;
  key: string;
  jobId: string;
  hash: string;
  firstSeen: Date;
  /** It was closed, and its source lists it again. */
  isReopened: boolean;
  aliases: string[];
  payload: string;
};

/** Adds or takes over listings and stores their raw rows. */
export async function writeListings(
  tx: Writer,
  sourceId: string,
  now: Date,
  writes: readonly ListingWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  await tx.query(
    `with given as (select * from jsonb_to_recordset($1) as g(id uuid, key text, "jobId" uuid, hash text, "firstSeen" timestamptz, "isReopened" boolean, aliases text[])),
     kept as (
       insert into listing (id, external_key, source_id, job_id, content_hash, first_seen, last_seen, reopened_at, aliases)
       select id, key, $2, "jobId", hash, "firstSeen", $3, case when "isReopened" then $3::timestamptz end, aliases from given
       on conflict (id) do update set source_id = excluded.source_id, content_hash = excluded.content_hash, last_seen = excluded.last_seen,
         missing_since = null, missing_runs = 0, reopened_at = coalesce(excluded.reopened_at, listing.reopened_at), aliases = excluded.aliases)
     select 1`,
    [JSON.stringify(writes.map(({ payload: _payload, ...row }) => row)), sourceId, now],
  );
  await tx.query(
    `insert into listing_payload (listing_id, content_hash, payload, recorded_at)
     select id, hash, payload, $4 from unnest($1::uuid[], $2::text[], $3::text[]) as given(id, hash, payload) on conflict do nothing`,
    [writes.map((row) => row.id), writes.map((row) => row.hash), writes.map((row) => row.payload), now],
  );
}

/** Marks unchanged listings as seen in this run. */
export async function touchListings(tx: Writer, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    "update listing set last_seen = $2, missing_since = null, missing_runs = 0 where id = any ($1::uuid[])",
    [ids, now],
  );
}

/** Marks the listings of the last run as seen again; resolves to their number. */
export async function touchSeen(tx: Writer, sourceId: string, now: Date): Promise<number> {
  const seen = await tx.query(
    `update listing set last_seen = $2 where source_id = $1 and missing_runs = 0 and last_seen >= (
       select started_at from listing_run where source_id = $1 and outcome in ('DONE', 'UNCHANGED', 'REPLAYED') order by id desc limit 1)
     returning id`,
    [sourceId, now],
  );
  return seen.length;
}

/** Adds other feeds' names of a listing. */
export async function addAliases(tx: Writer, aliases: readonly { id: string; alias: string }[]): Promise<void> {
  if (aliases.length === 0) return;
  await tx.query(
    `update listing l set aliases = l.aliases || given.alias from unnest($1::uuid[], $2::text[]) as given(id, alias)
     where l.id = given.id and not given.alias = any (l.aliases)`,
    [aliases.map((row) => row.id), aliases.map((row) => row.alias)],
  );
}

type MissingListing = { jobId: string; missingRuns: number; missingSince: Date };

/** Counts another missing run for the open listings that a complete run has not seen. Returns them and the open ones' number. */
export async function countMissing(
  tx: Writer,
  sourceId: string,
  startedAt: Date,
  now: Date,
): Promise<{ missing: MissingListing[]; open: number }> {
  const missing = await tx.query<MissingListing>(
    `update listing l set missing_runs = l.missing_runs + 1, missing_since = coalesce(l.missing_since, $3)
     from job j where j.id = l.job_id and j.status = 'PUBLISHED' and l.source_id = $1 and l.last_seen < $2
     returning l.job_id as "jobId", l.missing_runs as "missingRuns", l.missing_since as "missingSince"`,
    [sourceId, startedAt, now],
  );
  const open = await tx.query<{ n: number }>(
    "select count(*)::int as n from listing l join job j on j.id = l.job_id where l.source_id = $1 and j.status = 'PUBLISHED'",
    [sourceId],
  );
  return { missing, open: open[0]?.n ?? 0 };
}

type RunRow = {
  sourceId: string;
  startedAt: Date;
  finishedAt: Date;
  complete: boolean;
  outcome: RunOutcome;
  /** Of the rows, how many were rejected; absent when none were mapped. */
  share?: number;
  digest: string | null;
  listed: number;
  report: object;
  massMissingSince: Date | null;
};

/** Records a run that ended well and updates its source. */
export async function recordRun(tx: Writer, run: RunRow): Promise<void> {
  await tx.query(
    `insert into listing_run (id, source_id, started_at, finished_at, complete, outcome, report)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      newId(run.finishedAt),
      run.sourceId,
      run.startedAt,
      run.finishedAt,
      run.complete,
      run.outcome,
      JSON.stringify(run.report),
    ],
  );
  await tx.query(
    `update listing_source set health = 'HEALTHY', failures = 0, failing_since = null, problem = null, mass_missing_since = $3,
       last_complete_run_at = case when $4 then $2 else last_complete_run_at end, listed = case when $4 then $5 else listed end,
       rejected_share = coalesce($6, rejected_share), digest = $7 where id = $1`,
    [run.sourceId, run.finishedAt, run.massMissingSince, run.complete, run.listed, run.share ?? null, run.digest],
  );
}

/** sha256 over what readers of the job see, except dates, which sources renew, the order of locations, and white space. */
export function contentHash(job: ExternalJob): string {
  const content = [
    job.jobTitle,
    job.companyName,
    job.department,
    [...job.location.fullLocation].sort(),
    job.typeofEmployment,
    job.workMode,
    job.pay && [job.pay.min, job.pay.max, job.pay.currency, job.pay.period],
    job.displaySalaryRange,
    job.experienceStated && [job.experienceRange.min, job.experienceRange.max],
    job.jobUrl,
    job.jobDescription.replace(/\s+/g, " "),
    job.coreSkills,
    job.softSkills,
    job.technicalSkills,
    job.badJob,
    job.expiresAt ?? null,
  ];
  return hash("sha256", JSON.stringify(content));
}
