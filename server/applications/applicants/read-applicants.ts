// What a company sees of its applicants: by job, one in detail, a CV.

import type * as calls from "../../../contract/applications/applicants-wire.ts";
import type { ApplicationSource } from "../../../contract/applications/rules.ts";
import type { ApplicationEvent } from "../../../contract/applications/wire.ts";
import type { GivenAnswer } from "../../../contract/jobs/questions-wire.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { ProfileSnapshot } from "../../candidates/index.ts";
import type { Operation } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage } from "../../platform/cursor.ts";
import { containing, type Reader } from "../../platform/db.ts";
import { idOrNull } from "../../platform/ids.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import type { Input } from "../../platform/mount.ts";
import { notFound } from "../../platform/refusal.ts";
import { addEvent, isReceived } from "../store.ts";
import {
  type ApplicantRow,
  applicantColumns,
  type CompanyJobRow,
  companyJobColumns,
  companyOf,
  dealingCompanyOf,
  noApplicant,
  presentApplicant,
  presentCompanyJob,
  presentNote,
  readApplicant,
  readNotes,
  sourceColumn,
} from "./store.ts";

const isExternal = "(external_job_id is not null)";

/** Where a page ended. */
type JobPosition = { isExternal: boolean; id: string };

/** The position before the first row: no id sorts above it. */
const FIRST_JOB: JobPosition = { isExternal: false, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/**
 * Jobs posted here, which can have applicants, come before imported ones; each group newest first, by the id, which
 * encodes the time of posting. 400 for another query's cursor.
 */
export const listCompanyJobs: Operation<"listCompanyJobs"> = async ({ query }, { caller }, { db, cursors }) => {
  const company = await companyOf(db, caller);
  const { lastKey: _key, pageSize: _size, ...asked } = query;
  const bound = { list: "company-jobs", companyId: company.id, ...asked };
  const { after, limit, cut } = openPage<JobPosition>(cursors, query, bound);
  const { isExternal: wasExternal, id } = after ?? FIRST_JOB;
  const found = await db.query<CompanyJobRow>(
    `with page as (
       select * from job where company_id = $1 and ($3::text[] is null or status = any ($3))
         and ($4::text is null or job_title ilike $4)
         and (${isExternal} > $6::boolean or (${isExternal} = $6 and id < $2))
       order by ${isExternal}, id desc limit $5)
     select ${companyJobColumns} from page j order by ${isExternal}, j.id desc`,
    [company.id, id, query.status ?? null, containing(query.searchText), limit, wasExternal],
    "jobs of a company",
  );
  const { rows, pagination } = cut(found, (row) => ({ isExternal: row.isExternal, id: row.id }));
  return { companyName: company.name, data: rows.map(presentCompanyJob), pagination };
};

/** Where a page ended. */
type Position = { score: number; id: string };

/** The position before the first row: no score or id sorts above it. */
const TOP: Position = { score: 100, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/** Equal scores are sorted newest first. 404 for a job of another company, 400 for another query's cursor. */
export const listApplicants: Operation<"listApplicants"> = async ({ params, query }, { caller }, deps) => {
  const { db, cursors, clock } = deps;
  const company = await companyOf(db, caller);
  const job = await readCompanyJob(db, params.jobid, company.id);
  const { lastKey: _key, pageSize: _size, ...asked } = query;
  const page = openPage<Position>(cursors, query, { list: "applicants", jobId: job.id, ...asked });
  const found = await readPage(db, { ...asked, jobId: job.id, after: page.after ?? TOP, limit: page.limit });
  const { rows, pagination } = page.cut(found, ({ score, applicationId }) => ({ score, id: applicationId }));
  const now = clock();
  return { job: presentCompanyJob(job), data: rows.map((row) => presentApplicant(row, now)), pagination };
};

/** Counted over one job by its index. */
export const getApplicantSources: Operation<"getApplicantSources"> = async ({ params }, { caller }, { db }) => {
  const company = await companyOf(db, caller);
  const job = await readCompanyJob(db, params.jobid, company.id);
  const data = await db.query<{ source: ApplicationSource | null; applicants: number; ahead: number }>(
    `select ${sourceColumn}, count(*)::int as applicants,
       count(*) filter (where a.status in ('SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED'))::int as ahead
     from application a where a.job_id = $1 and ${isReceived} group by 1 order by 2 desc, 1`,
    [job.id],
    "sources of applicants",
  );
  return { data };
};

/** 404 for a job of another company. */
export async function readCompanyJob(reader: Reader, jobId: string, companyId: string): Promise<CompanyJobRow> {
  const [job] = await reader.query<CompanyJobRow>(
    `select ${companyJobColumns} from job j where j.id = $1 and j.company_id = $2`,
    [idOrNull(jobId), companyId],
    "job of a company",
  );
  if (!job) throw notFound("Your company has no such job.");
  return job;
}

type Wanted = Pick<Input<typeof calls.listApplicants>["query"], "status" | "searchText" | "sortOrder"> & {
  jobId: string;
  after: Position;
  limit: number;
};

/** Reads each stage in list order by its index and merges the few rows of each, so the cost follows the page size. */
async function readPage(reader: Reader, wanted: Wanted): Promise<ApplicantRow[]> {
  const { status, searchText, sortOrder = "score", jobId, after, limit } = wanted;
  const byScore = sortOrder === "score";
  const order = byScore ? "a.score desc, a.id desc" : "a.id desc";
  const page = `select a.id, a.score from application a ${searchText ? "join account p on p.id = a.account_id and p.name ilike $6" : ""}
    where a.job_id = $1 and ${isReceived} and ${byScore ? "(a.score, a.id) < ($2::smallint, $3::uuid)" : "$2::smallint is not null and a.id < $3::uuid"}
      and ${status ? "a.status = stage.status" : "$5::text[] is null"}
    order by ${order} limit $4`;
  const pages = status
    ? `select a.* from unnest($5::text[]) stage (status) cross join lateral (${page}) a order by ${order} limit $4`
    : page;
  return reader.query<ApplicantRow>(
    `with page as materialized (${pages})
     select ${applicantColumns} from page join application a on a.id = page.id join account p on p.id = a.account_id
     order by ${order}`,
    [jobId, after.score, after.id, limit, status ?? null, ...(searchText ? [containing(searchText)] : [])],
    `applicants by ${sortOrder}${status ? " of stages" : ""}${searchText ? " by name" : ""}`,
  );
}

type Contact = {
  email: string;
  phoneNumber: string | null;
  profile: ProfileSnapshot;
  answers: GivenAnswer[];
  cvFileName: string | null;
};

type EventRow = Omit<ApplicationEvent, "at"> & {
  at: Date;
  /** When the applicant sees the event; null if never. */
  tellsAt: Date | null;
  byName: string | null;
};

/** The profile is the snapshot of the day they applied; the email address is the current one, so that mail arrives. */
export const getApplicant: Operation<"getApplicant"> = async ({ params }, { caller }, { db, clock }) => {
  const company = await dealingCompanyOf(db, caller);
  const row = await readApplicant(db, params.applicationId, company.id);
  const [contact, timeline, notes] = await Promise.all([
    readContact(db, row.applicationId),
    readTimeline(db, row.applicationId),
    readNotes(db, row.applicationId),
  ]);
  const { summary, links, coreSkills, softSkills } = contact.profile;
  const { jobTitle, ...applicant } = row;
  return {
    ...presentApplicant(applicant, clock()),
    jobTitle,
    email: contact.email,
    phone_number: contact.phoneNumber,
    summary,
    links,
    coreSkills,
    softSkills,
    cvFileName: contact.cvFileName,
    timeline: timeline.map(isoTimes),
    answers: contact.answers,
    noteList: notes.map((note) => presentNote(note, caller)),
  };
};

async function readContact(reader: Reader, applicationId: string): Promise<Contact> {
  const [contact] = await reader.query<Contact>(
    `select p.email, p.phone_number as "phoneNumber", a.profile, a.answers, v.file_name as "cvFileName"
     from application a join account p on p.id = a.account_id left join cv_version v on v.id = a.cv_id where a.id = $1`,
    [applicationId],
    "contact of an applicant",
  );
  if (!contact) throw new Error("An application is gone while it is read.");
  return contact;
}

/** Oldest first, including events that the applicant does not see yet, or never will. */
const readTimeline = (reader: Reader, applicationId: string): Promise<EventRow[]> =>
  reader.query<EventRow>(
    `select e.id, e.kind, e.status, e.by, e.at, e.reason, e.message, p.name as "byName",
       nullif(e.visible_at, 'infinity') as "tellsAt"
     from application_event e left join account p on p.id = e.actor_id where e.application_id = $1 order by e.at, e.id`,
    [applicationId],
    "timeline of an applicant",
  );

/** The link is made after the event is committed: never one without the other. */
export const openApplicantCv: Operation<"openApplicantCv"> = async ({ params }, { caller }, deps) => {
  const { fileKey, fileName } = await deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const company = await dealingCompanyOf(tx, caller);
    const { applicationId } = await readApplicant(tx, params.applicationId, company.id);
    const [cv] = await tx.query<{ fileKey: string; fileName: string }>(
      `select v.file_key as "fileKey", v.file_name as "fileName"
       from application a join cv_version v on v.id = a.cv_id where a.id = $1 for key share of a`,
      [applicationId],
    );
    if (!cv) throw noApplicant();
    const at = deps.clock();
    await addEvent(tx, { applicationId, status: null, by: "COMPANY", actorId: caller.accountId, at });
    return cv;
  });
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, fileName, expiresAt: expiresAt.toISOString() };
};
