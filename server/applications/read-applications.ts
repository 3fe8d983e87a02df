// A candidate's own applications: one, the list, the jobs, an export.

import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Application } from "../../contract/applications/wire.ts";
import type { CandidateHome } from "../../contract/homes/wire.ts";
import { type DataKeeper, mergeBy } from "../data-keeper.ts";
import type { Operation } from "../deps.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader } from "../platform/db.ts";
import { writeCsv } from "../platform/download.ts";
import { siteName, siteSlug } from "../platform/site-name.ts";
import { readOneSent, readSent, shownStatus, type Viewer } from "./store.ts";

export const getApplication: Operation<"getApplication"> = ({ params }, { caller: { accountId } }, { db, clock }) =>
  readOneSent(db, { accountId, now: clock() }, params.applicationId);

type Counts = Partial<Record<ApplicationStatus, number>>;

const narrowed = `and ($3::uuid is null or a.id < $3) and ($4::text[] is null or ${shownStatus("$2")} = any ($4))
  and ($5::text is null or a.kind = $5)
  and not exists (select from unnest($6::text[]) word
    where position(search_fold(word) in search_fold(j.job_title || ' ' || c.name)) = 0)
  order by a.id desc limit $7`;

/** Refuses cursors of other queries (400). */
export const listApplications: Operation<"listApplications"> = async ({ query }, { caller: { accountId } }, deps) => {
  const { db, clock, cursors } = deps;
  const { lastKey: _key, pageSize: _size, ...asked } = query;
  const { after, limit, cut } = openPage<string>(cursors, query, { list: "applications", accountId, ...asked });
  const words = query.searchText?.split(/\s+/) ?? [];
  const owner = { accountId, now: clock() };
  const values = [after, query.status ?? null, query.kind ?? null, words, limit];
  const [found, counts] = await Promise.all([
    readSent(db, owner, "sent applications", narrowed, values),
    countByStatus(db, owner),
  ]);
  const { rows, pagination } = cut(found, ({ id }) => id);
  return { data: rows, pagination, counts };
};

async function countByStatus(reader: Reader, { accountId, now }: Viewer): Promise<Counts> {
  const rows = await reader.query<{ status: ApplicationStatus; count: number }>(
    `select ${shownStatus("$2")} as status, count(*)::int as count from application a where a.account_id = $1 group by 1`,
    [accountId, now],
    "sent applications counted",
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The applications with the latest news that their sender may see, at most `most`. */
export const readNews = (reader: Reader, owner: Viewer, most: number): Promise<Application[]> =>
  readSent(
    reader,
    owner,
    "sent applications with news",
    `order by (select max(e.visible_at) from application_event e where e.application_id = a.id and e.visible_at <= $2) desc nulls last,
      a.id desc limit $3`,
    [most],
  );

/** Of how many applications the stages of a candidate are counted. */
const COUNTED = 500;

/** How many of a person's newest applications got at least as far, by the steps that they may see. */
export async function countReached(reader: Reader, { accountId, now }: Viewer): Promise<CandidateHome["funnel"]> {
  const [row] = await reader.query<CandidateHome["funnel"]>(
    `select count(*)::int as sent, count(*) filter (where r.step >= 1)::int as seen,
       count(*) filter (where r.step >= 2)::int as shortlisted, count(*) filter (where r.step >= 3)::int as interview,
       count(*) filter (where r.step >= 4)::int as offer
     from (select id from application where account_id = $1 order by id desc limit ${COUNTED}) a
       cross join lateral (select max(case when e.status in ('OFFERED', 'HIRED') then 4 when e.status = 'INTERVIEW' then 3
           when e.status = 'SHORTLISTED' then 2 when e.kind = 'CV_OPENED' or e.by = 'COMPANY' then 1 else 0 end) as step
         from application_event e where e.application_id = a.id and e.visible_at <= $2) r`,
    [accountId, now],
    "stages that applications reached",
  );
  return row ?? { sent: 0, seen: 0, shortlisted: 0, interview: 0, offer: 0 };
}

/** Enough for the marks: cards of older jobs are rarely seen. */
const MOST = 2_000;

/** Lists the jobs the caller has applied to, for the marks on job cards. */
export const listAppliedJobs: Operation<"listAppliedJobs"> = async (_input, { caller: { accountId } }, { db }) => {
  const rows = await db.query<{ jobId: string }>(
    `select job_id as "jobId" from application where account_id = $1 order by id desc limit ${MOST}`,
    [accountId],
    "jobs applied to",
  );
  return { data: rows.map(({ jobId }) => jobId) };
};

/** Exports the caller's applications as CSV, newest first, one row each. */
export const exportApplications: Operation<"exportApplications"> = async (_input, { caller: { accountId } }, deps) => {
  const { db, clock } = deps;
  const now = clock();
  const sent = await readSent(db, { accountId, now }, "sent applications to export as csv", "order by a.id desc");
  return {
    fileName: `${siteSlug()}-applications-${dayOf(now.toISOString())}.csv`,
    csv: writeCsv([HEADS, ...sent.map(rowOf)]),
  };
};

const HEADS = [
  "Job",
  "Company",
  "City",
  "Sent",
  "Applied on",
  "Status",
  "Last change",
  "Match score",
  "CV",
  "Address of the job",
  "Timeline",
];

const rowOf = (sent: Application): string[] => [
  sent.jobTitle,
  sent.companyName,
  sent.city ?? "",
  sent.kind === "EXTERNAL" ? `On the employer's site` : `Through ${siteName()}`,
  dayOf(sent.appliedAt),
  STATUS_WORDS[sent.status],
  dayOf(sent.updatedAt),
  sent.matchingScore < 0 ? "" : String(sent.matchingScore),
  sent.cv?.fileName ?? "",
  sent.jobUrl ?? "",
  sent.timeline.map(({ status, at }) => `${dayOf(at)} ${status ? STATUS_WORDS[status] : "CV opened"}`).join("; "),
];

/** The date in Indian time, in a format that spreadsheets sort. */
const dayOf = (at: string): string => DAY.format(new Date(at));
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

const STATUS_WORDS: Record<ApplicationStatus, string> = {
  APPLIED: "Applied",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFERED: "Offer",
  HIRED: "Hired",
  REJECTED: "Not selected",
  WITHDRAWN: "Withdrawn",
};

/** How far an application came, for statements that compare two. */
const reached = (one: string) =>
  `array_position(array['WITHDRAWN', 'REJECTED', 'APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED'], ${one}.status)`;

/** Where both have applied to a job, the application that came further stays, or that of the account that stays. */
const MERGE = [
  `delete from application b using application a where b.account_id = $2 and a.account_id = $1 and a.job_id = b.job_id
     and ${reached("a")} > ${reached("b")}`,
  `update application a set account_id = $2 where account_id = $1
     and not exists (select from application b where b.account_id = $2 and b.job_id = a.job_id)`,
  `update application_event e set actor_id = $2 from application a
     where a.account_id = $2 and e.application_id = a.id and e.actor_id = $1`,
] as const;

/** Exports and erases a person's applications, with the events the person may see. */
export const applicationKeeper: DataKeeper = {
  /** Without the companies' notes, which belong to the companies. */
  async collect(reader, { accountId }) {
    const owner = { accountId, now: new Date() };
    const sent = await readSent(reader, owner, "sent applications to export", "order by a.id");
    const kept = await reader.query<{ id: string; sentWith: object }>(
      `select id, json_build_object('profile', profile, 'match', match, 'jobPortal', job_portal, 'jobUrl', job_url,
           'source', source) as "sentWith"
       from application where account_id = $1`,
      [accountId],
    );
    const byId = new Map(kept.map(({ id, sentWith }) => [id, sentWith]));
    return { applications: sent.map((application) => ({ ...application, sentWith: byId.get(application.id) })) };
  },
  merge: mergeBy(MERGE),
  /** Also erases their events and the companies' notes; the CVs they were sent with can be erased after that. */
  async erase(tx, { accountId }) {
    await tx.query("delete from application where account_id = $1", [accountId]);
  },
};
