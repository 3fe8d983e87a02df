// Reads requests for referees, as list rows or one in detail, without the candidate's name until they may know it.

import type { MatchDetails } from "../../../contract/matching/wire.ts";
import type { RefereeRequest, RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import type { DeclineReason, RequestStatus } from "../../../contract/referrals/rules.ts";
import type { ProfileSnapshot } from "../../candidates/index.ts";
import { type ReviewFee, readReviewFee } from "../../ledger/index.ts";
import type { Reader, Values } from "../../platform/db.ts";
import type { Timed } from "../../platform/iso-times.ts";
import { canOpenCv, knowsCandidate, type OwnAnswer, viewOf } from "./rules.ts";

export type InboxRow = Timed<
  Omit<RefereeRequest, "view" | "matched" | "missing" | "designation" | "YOE" | "location">,
  "sentAt" | "expiresAt" | "dueAt" | "answeredAt"
> & {
  companyId: string;
  match: Pick<MatchDetails, "matched" | "missing">;
  profile: ProfileSnapshot;
  status: RequestStatus;
  isMine: boolean;
  /** Sent by the viewing referee, before they became one. */
  isOwn: boolean;
  updatedAt: Date;
  answer: OwnAnswer | null;
};

/** The columns of InboxRow; the request is `r`, `$1` the viewing referee's account. */
const columns = `r.id, r.company_id as "companyId", r.job_id as "jobId", r.job_title as "jobTitle", r.job_url as "jobUrl",
  coalesce(j.is_listed, true) as "isJobOpen", r.score, r.match, r.profile, r.note, r.status,
  r.referee_id is not distinct from $1 as "isMine", r.candidate_id = $1 as "isOwn", r.created_at as "sentAt", r.expires_at as "expiresAt", r.due_at as "dueAt",
  r.updated_at as "updatedAt", a.kind as answer, a.at as "answeredAt"`;
const tables = `referral_request r left join job j on j.id = r.job_id
  left join referral_answer a on a.request_id = r.id and a.referee_id = $1`;

/** SQL condition: referee `$1` of company `$2` can claim the request at time `$3`; `a` is their answer. */
export const IN_POOL = `r.company_id = $2 and r.status = 'OPEN' and r.expires_at > $3 and r.candidate_id <> $1 and a.kind is null`;

/** Requests as referee `$1` may see them; `rest` filters and orders. `name` is the statement's. */
export const readInbox = (reader: Reader, name: string, rest: string, values: Values): Promise<InboxRow[]> =>
  reader.query<InboxRow>(`select ${columns} from ${tables} ${rest}`, values, name);

export function presentInbox(row: InboxRow): RefereeRequest {
  const view = viewOf(row);
  const { designation, YOE, location } = row.profile;
  const isRunning = view === "CLAIMED" || view === "ACCEPTED" || view === "REFERRED";
  return {
    id: row.id,
    view,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    jobUrl: row.jobUrl,
    isJobOpen: row.isJobOpen,
    score: row.score,
    matched: row.match.matched,
    missing: row.match.missing,
    designation,
    YOE,
    location,
    note: row.note,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    dueAt: isRunning ? (row.dueAt?.toISOString() ?? null) : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

type Told = "jobDescription" | "reference" | "hasProof" | "disputeReason" | "disputeText" | "feedback";
type More = Pick<RefereeRequestDetail, Told> & {
  declineReasons: DeclineReason[] | null;
  candidate: { name: string; email: string };
};

/** One request with all that the referee may know; null if there is none. Does not check whether they may see it. */
export async function readForReferee(
  reader: Reader,
  refereeId: string,
  requestId: string,
  now: Date,
): Promise<{ row: InboxRow; detail: RefereeRequestDetail } | null> {
  const [row] = await readInbox(reader, "one request for a referee", "where r.id = $2", [refereeId, requestId]);
  const [more] = await reader.query<More>(
    `select r.job_description as "jobDescription", r.reference, r.proof_key is not null as "hasProof",
       r.dispute_reason as "disputeReason", r.dispute_text as "disputeText", a.reasons as "declineReasons", a.feedback,
       json_build_object('name', p.name, 'email', p.email) as candidate
     from referral_request r join account p on p.id = r.candidate_id
       left join referral_answer a on a.request_id = r.id and a.referee_id = $1 where r.id = $2`,
    [refereeId, requestId],
    "more of a request for a referee",
  );
  if (!row || !more) return null;
  const isOpen = ["POOL", "CLAIMED", "ACCEPTED"].includes(viewOf(row));
  const fee = await readReviewFee(reader, { subjectId: row.id, earnerId: refereeId, isOpen }, now);
  return { row, detail: presentDetail(row, more, fee) };
}

function presentDetail(row: InboxRow, more: More, fee: ReviewFee): RefereeRequestDetail {
  const request = presentInbox(row);
  const isMine = row.isMine;
  return {
    ...request,
    jobDescription: more.jobDescription,
    // A referee who has answered does not see what happens to the request afterwards.
    status: isMine || request.view === "POOL" ? row.status : null,
    candidate: knowsCandidate(request.view) ? more.candidate : null,
    canOpenCv: canOpenCv(request.view),
    reference: isMine ? more.reference : null,
    hasProof: isMine && more.hasProof,
    disputeReason: isMine ? more.disputeReason : null,
    disputeText: isMine ? more.disputeText : null,
    declineReasons: more.declineReasons ?? [],
    feedback: more.feedback,
    fee,
  };
}
