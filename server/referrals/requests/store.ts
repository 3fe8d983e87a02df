// Reads requests for their candidates: list rows, and one with its timeline.

import type { DeclineReason, DisputeReason, RequestEvent, RequestStatus } from "../../../contract/referrals/rules.ts";
import type {
  AlignmentFeedback,
  ReferralMatch,
  ReferralRequest,
  ReferralRequestDetails,
} from "../../../contract/referrals/wire.ts";
import type { Applicant } from "../../candidates/index.ts";
import type { Reader, Values, Writer } from "../../platform/db.ts";
import { idOrNull, newId } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import { noRequest } from "../transition.ts";
import type { AskedJob } from "./read-asked-job.ts";

type SentRow = Timed<ReferralRequest, "dueAt" | "expiresAt" | "createdAt" | "updatedAt">;

/** The referee as the candidate may know them: not while the request is only claimed. */
const REFEREE = `case when r.status <> 'CLAIMED' and h.id is not null
  then json_build_object('name', h.name, 'title', coalesce(f.title, '')) end`;

/** The credit's state, from the ledger. */
const CREDIT = `case l.state when 'HELD' then 'HELD' when 'CAPTURED' then 'SPENT' when 'RELEASED' then 'RETURNED' else 'NONE' end`;

const COLUMNS = `r.id, r.status, r.company_id as "companyId", c.name as "companyName", '/images/logos/' || c.logo as "companyLogo",
  r.job_id as "jobId", r.job_title as "jobTitle", r.job_url as "jobUrl", j.is_listed as "isJobOpen", r.score as "matchingScore",
  ${CREDIT} as credit, ${REFEREE} as referee,
  (select count(*)::int from referral_answer a where a.request_id = r.id and a.kind = 'DECLINED') as declines,
  r.due_at as "dueAt", r.expires_at as "expiresAt", r.created_at as "createdAt", r.updated_at as "updatedAt"`;

const TABLES = `referral_request r join company c on c.id = r.company_id left join job j on j.id = r.job_id
  left join ledger_hold l on l.subject_id = r.id and l.purpose = 'REFERRAL_REQUEST'
  left join account h on h.id = r.referee_id left join referee f on f.account_id = h.id and f.company_id = r.company_id`;

/**
 * The requests of account `$1`; `rest` filters and orders, with values from `$2` on; there the request is `r`, its
 * company `c`. `name` is the statement's.
 */
export async function readSent(
  reader: Reader,
  accountId: string,
  name: string,
  rest: string,
  values: Values = [],
): Promise<ReferralRequest[]> {
  const text = `select ${COLUMNS} from ${TABLES} where r.candidate_id = $1 ${rest}`;
  const rows = await reader.query<SentRow>(text, [accountId, ...values], name);
  return rows.map(isoTimes);
}

type More = Pick<ReferralRequestDetails, "note" | "jobDescription" | "reference" | "hasProof"> & {
  match: KeptMatch;
  cvId: string | null;
  fileName: string | null;
  uploadedAt: Date | null;
  isDeleted: boolean;
  disputeReason: DisputeReason | null;
  disputeText: string | null;
  decisionNote: string | null;
};

/** One of the account's requests with its timeline; 404 if it has none with this id. */
export async function readOneSent(reader: Reader, accountId: string, id: string): Promise<ReferralRequestDetails> {
  const [sent] = await readSent(reader, accountId, "one referral request of a candidate", "and r.id = $2", [
    idOrNull(id),
  ]);
  const [more] = sent ? await readMore(reader, id) : [];
  if (!sent || !more) throw noRequest();
  const { cvId, fileName, uploadedAt, isDeleted, disputeReason, disputeText, decisionNote, match, ...rest } = more;
  const { feedback, ...reckoned } = match;
  const hasCv = cvId !== null && fileName !== null && uploadedAt !== null;
  return {
    ...sent,
    ...rest,
    cv: hasCv ? { id: cvId, fileName, uploadedAt: uploadedAt.toISOString(), isDeleted } : null,
    match: { ...reckoned, matchingScore: sent.matchingScore },
    feedback: sent.status === "NOT_ALIGNED" ? feedback : null,
    declined: await readDeclines(reader, id),
    timeline: await readTimeline(reader, id),
    dispute: disputeReason && { reason: disputeReason, text: disputeText, decision: decisionNote },
  };
}

const readMore = (reader: Reader, id: string): Promise<More[]> =>
  reader.query<More>(
    `select r.note, r.job_description as "jobDescription", r.match, r.cv_id as "cvId", v.file_name as "fileName",
       v.uploaded_at as "uploadedAt", v.deleted_at is not null as "isDeleted", r.reference, r.proof_key is not null as "hasProof",
       r.dispute_reason as "disputeReason", r.dispute_text as "disputeText", r.decision_note as "decisionNote"
     from referral_request r left join cv_version v on v.id = r.cv_id where r.id = $1`,
    [id],
    "more of a referral request",
  );

/** The feedback of referees who declined, oldest first, without names. */
async function readDeclines(reader: Reader, id: string): Promise<ReferralRequestDetails["declined"]> {
  const rows = await reader.query<{ reasons: DeclineReason[]; text: string | null; at: Date }>(
    `select reasons, feedback as text, at from referral_answer where request_id = $1 and kind = 'DECLINED' order by at`,
    [id],
    "declines of a referral request",
  );
  return rows.map(isoTimes);
}

type Timeline = ReferralRequestDetails["timeline"];

/** Oldest first. */
async function readTimeline(reader: Reader, id: string): Promise<Timeline> {
  const rows = await reader.query<{ id: string; kind: RequestEvent; by: Timeline[number]["by"]; at: Date }>(
    "select id, kind, by, at from referral_event where request_id = $1 order by at, id",
    [id],
    "timeline of a referral request",
  );
  return rows.map(isoTimes);
}

export type Counts = Partial<Record<RequestStatus, number>>;

export async function countByStatus(reader: Reader, accountId: string): Promise<Counts> {
  const rows = await reader.query<{ status: RequestStatus; count: number }>(
    "select status, count(*)::int as count from referral_request where candidate_id = $1 group by status",
    [accountId],
    "referral requests counted",
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

type NewRequest = {
  id: string;
  accountId: string;
  job: AskedJob;
  applicant: Applicant;
  match: ReferralMatch;
  feedback: AlignmentFeedback | null;
  note: string | null;
  /** NOT_ALIGNED is not sent, and so has no CV. */
  status: "OPEN" | "NOT_ALIGNED";
  expiresAt: Date;
  now: Date;
};

/** The stored match; the score is a column of its own. */
type KeptMatch = Omit<ReferralMatch, "matchingScore"> & { feedback: AlignmentFeedback | null };

/** Throws if the candidate has an active request for the job: the caller must have checked under lock. */
export async function saveRequest(tx: Writer, request: NewRequest): Promise<void> {
  const { id, accountId, job, applicant, match, feedback, note, status, expiresAt, now } = request;
  const { matchingScore, ...rest } = match;
  const isSent = status === "OPEN";
  await tx.query(
    `with asked as (
       insert into referral_request (id, candidate_id, company_id, job_id, job_key, job_title, job_url, job_description, note,
         cv_id, score, match, profile, status, due_at, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17) returning id)
     insert into referral_event (id, request_id, kind, by, actor_id, at) select $18, id, $14, $19, $20, $17 from asked`,
    [
      id,
      accountId,
      job.company.id,
      job.jobId,
      job.jobKey,
      job.jobTitle,
      job.jobUrl,
      job.description,
      note,
      isSent ? applicant.cvId : null,
      matchingScore,
      JSON.stringify({ ...rest, feedback } satisfies KeptMatch),
      JSON.stringify(applicant.snapshot),
      status,
      isSent ? expiresAt : null,
      expiresAt,
      now,
      newId(now),
      isSent ? "CANDIDATE" : "SYSTEM",
      isSent ? accountId : null,
    ],
    "save a referral request",
  );
}
