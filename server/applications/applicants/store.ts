// Reads and locks the rows of a company's applicants, and presents them as answers.

import type { Applicant, ApplicantNote, CompanyJob } from "../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../contract/applications/rules.ts";
import type { KeptMatch } from "../../matching/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { idOrNull } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import type { Caller } from "../../platform/mount.ts";
import { forbidden, notFound } from "../../platform/refusal.ts";
import { readCompanyOf, refuseSuspended } from "../../recruiting/index.ts";
import { isReceived } from "../store.ts";
import { isHidden, type Standing } from "./rules.ts";

/** The caller's current company, whatever their token says; 403 when there is none. */
export async function companyOf(
  reader: Reader,
  { accountId }: Caller,
): Promise<{ id: string; name: string; isSuspended: boolean }> {
  const company = await readCompanyOf(reader, accountId);
  if (!company) throw forbidden("Only people of a company may see its applicants.");
  return company;
}

/** The same for what reaches applicants or tells how to: 403 for a suspended company, too. */
export async function dealingCompanyOf(reader: Reader, caller: Caller): Promise<{ id: string; name: string }> {
  const company = await companyOf(reader, caller);
  refuseSuspended(company);
  return company;
}

/** The same answer for an unknown applicant and for another company's, so that it reveals nothing. */
export const noApplicant = () => notFound("There is no such applicant.");

/** Where application `a` came from; the share tells it for those sent before sources were kept. Null when it is not known. */
export const sourceColumn = "coalesce(a.source, case when a.share_id is not null then 'SHARED' end) as source";

type Reckoned = "scoreDetails" | "matchingScore" | "matchedSkills" | "missingSkills" | "rejectionTellsAt";
export type ApplicantRow = Standing &
  Timed<Omit<Applicant, keyof Standing | Reckoned>, "appliedAt" | "updatedAt"> & {
    accountId: string;
    score: number;
    match: KeptMatch;
  };

/** Columns of an ApplicantRow; the application's alias is `a`, its sender's `p`. */
export const applicantColumns = `a.id as "applicationId", a.job_id as "jobId", a.account_id as "accountId", p.name, a.status,
  a.hidden_until as "hiddenUntil", a.shown_status as "shownStatus", a.profile ->> 'designation' as designation,
  a.profile ->> 'location' as location, (a.profile ->> 'YOE')::float8 as "YOE", a.score, a.match,
  a.applied_at as "appliedAt", a.updated_at as "updatedAt", a.share_id is not null as "isShared",
  a.answers @> '[{"rulesOut": true}]' as "isRuledOut",
  (select count(*)::int from application_note n where n.application_id = a.id) as notes,
  exists (select from application_event e where e.application_id = a.id and e.kind = 'CV_OPENED') as "isCvOpened"`;

/** Applications that the company `$2` has received. */
const applicantTables = `application a join job j on j.id = a.job_id and j.company_id = $2 and ${isReceived}
  join account p on p.id = a.account_id`;

/** Reads one applicant of the company; 404 for another company's. */
export async function readApplicant(
  reader: Reader,
  applicationId: string,
  companyId: string,
): Promise<ApplicantRow & { jobTitle: string }> {
  const [row] = await reader.query<ApplicantRow & { jobTitle: string }>(
    `select ${applicantColumns}, j.job_title as "jobTitle" from ${applicantTables} where a.id = $1`,
    [idOrNull(applicationId), companyId],
    "applicant",
  );
  if (!row) throw noApplicant();
  return row;
}

/** Those of the applicants who belong to the company, in no order. */
export const readApplicants = (reader: Reader, ids: readonly string[], companyId: string): Promise<ApplicantRow[]> =>
  reader.query<ApplicantRow>(
    `select ${applicantColumns} from ${applicantTables} where a.id = any ($1)`,
    [ids, companyId],
    "applicants",
  );

/** Locks the company's applications until the transaction ends, in the order of their ids to avoid deadlock. */
export const lockApplicants = (tx: Writer, ids: readonly string[], companyId: string): Promise<LockedApplicant[]> =>
  tx.query<LockedApplicant>(
    `select a.id as "applicationId", a.job_id as "jobId", a.status, a.hidden_until as "hiddenUntil", a.shown_status as "shownStatus"
     from ${applicantTables} where a.id = any ($1) order by a.id for no key update of a`,
    [ids, companyId],
    "lock applicants",
  );
export type LockedApplicant = Standing & { applicationId: string; jobId: string };

/** An applicant as a list shows them. */
export function presentApplicant(row: ApplicantRow, now: Date): Applicant {
  const { accountId: _account, hiddenUntil, shownStatus: _shown, score, match, ...same } = row;
  return {
    ...isoTimes(same),
    matchingScore: score,
    scoreDetails: match.scoreDetails,
    matchedSkills: [...match.matched.coreSkills, ...match.matched.softSkills],
    missingSkills: [...match.missing.coreSkills, ...match.missing.softSkills],
    rejectionTellsAt: isHidden(hiddenUntil, now) && hiddenUntil ? hiddenUntil.toISOString() : null,
  };
}

export type CompanyJobRow = Timed<Omit<CompanyJob, "applicants" | "counts">, "createdAt" | "expiresAt"> & {
  counts: Partial<Record<ApplicationStatus, number>> | null;
};

/** Columns of a CompanyJobRow; the job's alias is `j`. */
export const companyJobColumns = `j.id, j.job_title as "jobTitle", j.city, j.status, j.bad_job as "badJob", j.created_at as "createdAt",
  j.expires_at as "expiresAt", j.external_job_id is not null as "isExternal",
  case when j.external_job_id is not null then j.job_url end as "jobUrl",
  (select jsonb_object_agg(s.status, s.count) from (
     select a.status, count(*)::int as count from application a
     where a.job_id = j.id and ${isReceived} group by a.status) s) as counts`;

/** A job as its company sees it. Withdrawn applications are counted too. */
export function presentCompanyJob({ counts, ...same }: CompanyJobRow): CompanyJob {
  return {
    ...isoTimes(same),
    applicants: Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0),
    counts: counts ?? {},
  };
}

export type NoteRow = { id: string; text: string; author: string | null; authorId: string | null; createdAt: Date };

/** Oldest first. */
export const readNotes = (reader: Reader, applicationId: string): Promise<NoteRow[]> =>
  reader.query<NoteRow>(
    `select n.id, n.text, p.name as author, n.author_id as "authorId", n.created_at as "createdAt"
     from application_note n left join account p on p.id = n.author_id where n.application_id = $1 order by n.id`,
    [applicationId],
    "notes about an applicant",
  );

/** A note as the caller sees it; `author` is "" when the author's account is gone. */
export const presentNote = ({ id, text, author, authorId, createdAt }: NoteRow, caller: Caller): ApplicantNote => ({
  id,
  text,
  author: author ?? "",
  isOwn: authorId === caller.accountId,
  createdAt: createdAt.toISOString(),
});
