// Jobs as admins find and see them: in every state, with what speaks against them, their corrections and their history.

import type { AdminJob, AdminJobDetail, JobCopy, JobFreeze, JobReading } from "../../contract/moderation/jobs-wire.ts";
import type { JobList } from "../../contract/moderation/rules.ts";
import { jobPath } from "../../contract/paths.ts";
import { readHistory } from "../audit/index.ts";
import type { PublicOperation } from "../deps.ts";
import { openPage } from "../platform/cursor.ts";
import { containing, type Reader } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { notFound } from "../platform/refusal.ts";

export type FreezeRow = Timed<JobFreeze, "frozenAt" | "appealedAt" | "answeredAt" | "thawedAt">;
type Row = Timed<Omit<AdminJob, "path" | "freeze">, "createdAt" | "expiresAt" | "clearedAt">;

const FREEZE = `id, reason, frozen_at as "frozenAt", appeal, appealed_at as "appealedAt", answer, answered_at as "answeredAt",
  thawed_at as "thawedAt", thaw_reason as "thawReason"`;

export const presentFreeze = (row: FreezeRow): JobFreeze => isoTimes(row);

/** The freezes of a job, newest first. */
export const readFreezes = (reader: Reader, jobId: string): Promise<FreezeRow[]> =>
  reader.query<FreezeRow>(`select ${FREEZE} from job_freeze where job_id = $1 order by id desc limit 50`, [jobId]);

/** In the order of the ids; unknown ones and drafts are left out. */
async function readAdminJobs(reader: Reader, ids: readonly string[]): Promise<AdminJob[]> {
  const rows = await reader.query<Row>(
    `select j.id, j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.city, j.status, j.bad_job as "isFrozen",
       j.is_listed as "isListed", j.external_job_id is not null as "isExternal", j.created_at as "createdAt", j.expires_at as "expiresAt",
       coalesce(r.hits, '[]') as hits, coalesce(r.open_reports, 0) as "openReports", r.cleared_at as "clearedAt",
       array(select jsonb_object_keys(k.fields) order by 1) as corrected
     from job j join company c on c.id = j.company_id left join job_review r on r.job_id = j.id left join job_correction k on k.job_id = j.id
     where j.id = any ($1::uuid[]) and j.status <> 'DRAFT' order by array_position($1::uuid[], j.id)
     /* status, hits, corrected as typed: written by screenJobs and correctJob only */`,
    [ids],
  );
  const freezes = await reader.query<FreezeRow & { jobId: string }>(
    `select job_id as "jobId", ${FREEZE} from job_freeze where job_id = any ($1::uuid[]) and thawed_at is null`,
    [ids],
  );
  const open = new Map(freezes.map(({ jobId, ...row }) => [jobId, presentFreeze(row)]));
  return rows.map((row) => ({
    ...isoTimes(row),
    path: jobPath({ id: row.id, companyName: row.companyName }),
    freeze: open.get(row.id) ?? null,
  }));
}

/** Where a page ended: an urgency in the queue, a freeze in the appeals. */
type Place = { id: string; urgency?: number };
type Found = { id: string; urgency?: number; freezeId?: string };

/** 400 for a cursor of another list. */
export const listAdminJobs: PublicOperation<"listAdminJobs"> = async ({ query: asked }, { db, cursors }) => {
  const { query: text, list = "WAITING" } = asked;
  const page = openPage<Place>(cursors, asked, { list: "admin jobs", of: list, text });
  const found = await findJobs(db, list, text, page.after, page.limit);
  const { rows, pagination } = page.cut(found, ({ id, urgency, freezeId }) => ({
    id: freezeId ?? id,
    ...(urgency !== undefined && { urgency }),
  }));
  return {
    data: await readAdminJobs(
      db,
      rows.map(({ id }) => id),
    ),
    pagination,
  };
};

/** A page is found before anything is joined to it. */
async function findJobs(
  reader: Reader,
  list: JobList,
  text: string | undefined,
  after: Place | null,
  limit: number,
): Promise<Found[]> {
  if (text !== undefined && isUuid(text)) return after ? [] : [{ id: text.toLowerCase() }];
  const part = containing(text?.toLowerCase());
  if (list === "WAITING")
    return reader.query<{ id: string; urgency: number }>(
      `select r.job_id as id, r.urgency from job_review r
       where r.is_waiting and ($1::int is null or (r.urgency, r.job_id) < ($1, $2::uuid)) and ($3::text is null or exists (
         select from job j join company c on c.id = j.company_id where j.id = r.job_id and (lower(j.job_title) like $3 or c.name_key like $3)))
       order by r.urgency desc, r.job_id desc limit $4 /* urgency as typed: generated */`,
      [after?.urgency ?? null, after?.id ?? null, part, limit],
    );
  if (list === "APPEALS")
    return reader.query<{ id: string; freezeId: string }>(
      `select f.job_id as id, f.id as "freezeId" from job_freeze f
       where f.appealed_at is not null and f.answered_at is null and f.thawed_at is null and ($1::uuid is null or f.id > $1)
         and ($2::text is null or exists (
           select from job j join company c on c.id = j.company_id where j.id = f.job_id and (lower(j.job_title) like $2 or c.name_key like $2)))
       order by f.id limit $3`,
      [after?.id ?? null, part, limit],
    );
  if (text === undefined)
    return reader.query<{ id: string }>(
      `select j.id from job j where ${STATES[list]} and ($1::uuid is null or j.id < $1) order by j.id desc limit $2`,
      [after?.id ?? null, limit],
    );
  const [listed, others] = [
    list === "ALL" || list === "LISTED" ? await findListed(reader, text, after, limit) : [],
    list === "LISTED" ? [] : await findUnlisted(reader, part, list, after, limit),
  ];
  return [...listed, ...others].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
}

const STATES = {
  ALL: "j.status <> 'DRAFT'",
  LISTED: "j.is_listed",
  FROZEN: "j.bad_job and not j.is_listed",
  EXPIRED: "not j.is_listed and j.status = 'EXPIRED'",
  CLOSED: "not j.is_listed and j.status = 'CLOSED'",
} as const;

/**
 * Each word is of the title or of the company's name; a stop word, of which a title keeps nothing, only if there is no other.
 * By windows of time, as every search: of a condition that only the run knows, the planner expects many matches.
 */
const findListed = (reader: Reader, text: string, after: Place | null, limit: number) =>
  reader.query<{ id: string }>(
    `with asked as materialized (select word, title_tokens(word) as tokens
       from regexp_split_to_table(search_fold($1), '[^a-z0-9]+') word where word <> ''),
     keys as materialized (select array_agg((coalesce((select string_agg(quote_literal(token), ' & ') from unnest(tokens) token) || ' | ', '')
         || quote_literal('~o:' || word))::tsquery) as wanted
       from asked where tokens <> '{}' or not exists (select from asked other where other.tokens <> '{}'))
     select id from keys, search_job_ids(wanted, null, null, null, null, $2, $3, false) id where wanted is not null`,
    [text, after?.id ?? null, limit],
  );

type Unlisted = Exclude<JobList, "WAITING" | "APPEALS" | "LISTED">;

/** By a part of the title, or of the name of one of a few companies. */
async function findUnlisted(reader: Reader, part: string | null, list: Unlisted, after: Place | null, limit: number) {
  const named = await findOfCompanies(reader, part, list, after, limit);
  const newest = await findNewestTitled(reader, part, list, after, limit);
  const titled = newest.length < limit ? await findTitled(reader, part, list, after, limit) : newest;
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...titled.filter(({ id }) => !known.has(id))];
}

/** What many titles have is among the newest of these. */
const NEWEST = 500;

const findNewestTitled = (reader: Reader, part: string | null, list: Unlisted, after: Place | null, limit: number) =>
  reader.query<{ id: string }>(
    `select newest.id from (
       select j.id, j.job_title from job j where not j.is_listed and ${STATES[list]} and ($2::uuid is null or j.id < $2)
       order by j.id desc limit ${NEWEST}) newest
     where lower(newest.job_title) like $1 order by newest.id desc limit $3`,
    [part, after?.id ?? null, limit],
  );

/** Few, so the index of parts of titles finds all of them before they are ordered. */
const findTitled = (reader: Reader, part: string | null, list: Unlisted, after: Place | null, limit: number) =>
  reader.query<{ id: string }>(
    `with titled as materialized (select j.id from job j
       where lower(j.job_title) like $1 and not j.is_listed and ${STATES[list]} and ($2::uuid is null or j.id < $2))
     select id from titled order by id desc limit $3`,
    [part, after?.id ?? null, limit],
  );

const findOfCompanies = (reader: Reader, part: string | null, list: Unlisted, after: Place | null, limit: number) =>
  reader.query<{ id: string }>(
    `with named as materialized (select c.id from company c where lower(c.name) like $1)
     select j.id from (select id from named limit 50) named cross join lateral (
       select j.id from job j where j.company_id = named.id and not j.is_listed and ${STATES[list]} and ($2::uuid is null or j.id < $2)
       order by j.id desc limit $3) j
     order by j.id desc limit $3`,
    [part, after?.id ?? null, limit],
  );

const noJob = () => notFound("There is no such job.");

/** 404 for an unknown job and a draft. */
export const getAdminJob: PublicOperation<"getAdminJob"> = ({ params }, { db }) => readAdminJob(db, params.jobId);

/** Null for an unknown job and a draft. */
export async function findAdminJob(reader: Reader, id: string): Promise<AdminJob | null> {
  const [job] = isUuid(id) ? await readAdminJobs(reader, [id]) : [];
  return job ?? null;
}

export async function readAdminJob(reader: Reader, id: string): Promise<AdminJobDetail> {
  const job = await findAdminJob(reader, id);
  if (!job) throw noJob();
  return {
    ...job,
    reading: await readReading(reader, job.id),
    copies: await readCopies(reader, job.id),
    reports: await readReports(reader, job.id),
    history: await readHistory(reader, job.id),
    freezes: (await readFreezes(reader, job.id)).map(presentFreeze),
  };
}

async function readCopies(reader: Reader, jobId: string): Promise<JobCopy[]> {
  const rows = await reader.query<Omit<JobCopy, "path">>(
    `select j.id, j.job_title as "jobTitle", c.name as "companyName", j.job_url as "jobUrl", j.is_listed as "isListed",
       j.canonical_id is null as "isCanonical", exists (select from job_copy_ruling r
         where r.one_id = least($1::uuid, j.id) and r.other_id = greatest($1::uuid, j.id) and r.is_same) as "isRuled"
     from job_copy mine join job_copy other on other.cluster_id = mine.cluster_id and other.job_id <> mine.job_id
       join job j on j.id = other.job_id join company c on c.id = j.company_id
     where mine.job_id = $1 order by j.canonical_id nulls first, j.id`,
    [jobId],
  );
  return rows.map((row) => ({ ...row, path: jobPath(row) }));
}

type ReportRow = Timed<AdminJobDetail["reports"][number], "createdAt">;

async function readReports(reader: Reader, jobId: string): Promise<AdminJobDetail["reports"]> {
  const rows = await reader.query<ReportRow>(
    `select id, reason, details, state, created_at as "createdAt" from job_report where job_id = $1 order by id desc limit 20
     /* reason, state as typed: a constraint says which */`,
    [jobId],
  );
  return rows.map(isoTimes);
}

async function readReading(reader: Reader, jobId: string): Promise<JobReading> {
  const [row] = await reader.query<JobReading>(
    `select core_skills as "coreSkills", soft_skills as "softSkills", locations, work_mode as "workMode",
       case when pay_min is not null then json_build_object('min', pay_min, 'max', pay_max, 'currency', pay_currency, 'period', pay_period) end as pay,
       case when experience_min is not null then json_build_object('min', experience_min, 'max', experience_max) end as experience
     from job where id = $1 /* "workMode", pay, experience as typed: constraints say so */`,
    [jobId],
  );
  if (!row) throw noJob();
  return row;
}
