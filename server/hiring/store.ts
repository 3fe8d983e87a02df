// What hiring shares: an application with the side on which the caller is, and its conversation.
import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Side, TalkState } from "../../contract/hiring/rules.ts";
import type { HiringFacts } from "../facts.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull } from "../platform/ids.ts";
import { notFound } from "../platform/refusal.ts";
import { refuseSuspended } from "../recruiting/index.ts";

/** An application that the company has received, as one of its two sides deals with it. */
export type Dealing = Omit<HiringFacts, "candidate"> & {
  side: Side;
  status: ApplicationStatus;
  candidateId: string;
  candidateName: string;
  candidateEmail: string;
  isSuspended: boolean;
};

/**
 * The application, for its applicant and for people who are members of the company now, whatever their token says; 404
 * for all others.
 */
export async function readDealing(reader: Reader, accountId: string, applicationId: string): Promise<Dealing> {
  const [dealing] = await reader.query<Dealing>(
    `select a.id as "applicationId", j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId",
           c.name as "companyName", c.suspended_at is not null as "isSuspended", a.status, case when a.account_id = $2 then 'CANDIDATE' else 'COMPANY' end as side,
           p.id as "candidateId", p.name as "candidateName", p.email as "candidateEmail"
         from application a join job j on j.id = a.job_id join company c on c.id = j.company_id
           join account p on p.id = a.account_id
         where a.id = $1 and a.kind = 'INTERNAL' and a.held_until is null and (a.account_id = $2
           or exists (select from company_member m where m.company_id = j.company_id and m.account_id = $2))`,
    [idOrNull(applicationId), accountId],
    "dealing about an application",
  );
  if (!dealing) throw notFound("There is no such application.");
  return dealing;
}

/** A company that we suspended writes nothing to its applicants: 403. The applicant still may. */
export function refuseSuspendedSide(dealing: Dealing): void {
  if (dealing.side === "COMPANY") refuseSuspended(dealing);
}

export const factsOf = (dealing: Dealing): HiringFacts => ({
  applicationId: dealing.applicationId,
  jobId: dealing.jobId,
  jobTitle: dealing.jobTitle,
  companyId: dealing.companyId,
  companyName: dealing.companyName,
  candidate: { accountId: dealing.candidateId, email: dealing.candidateEmail, name: dealing.candidateName },
});

export type Talk = {
  messages: number;
  readByCandidate: number;
  readByCompany: number;
  isBlockedByCandidate: boolean;
  isBlockedByCompany: boolean;
  isClosed: boolean;
};

const talkColumns = `messages, read_by_candidate as "readByCandidate", read_by_company as "readByCompany",
  blocked_by_candidate_at is not null as "isBlockedByCandidate", blocked_by_company_at is not null as "isBlockedByCompany",
  closed_at is not null as "isClosed"`;

/** Null before the company has written. */
export async function readTalk(reader: Reader, applicationId: string): Promise<Talk | null> {
  const [talk] = await reader.query<Talk>(
    `select ${talkColumns} from conversation where application_id = $1`,
    [applicationId],
    "conversation",
  );
  return talk ?? null;
}

/** The same, locked until the transaction ends: what is done to one conversation follows one another. */
export async function lockTalk(tx: Writer, applicationId: string): Promise<Talk | null> {
  const [talk] = await tx.query<Talk>(
    `select ${talkColumns} from conversation where application_id = $1 for update`,
    [applicationId],
    "lock a conversation",
  );
  return talk ?? null;
}

/** How many messages this side has written in the last day since the other side's last one. */
async function countUnanswered(reader: Reader, applicationId: string, side: Side, now: Date): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count from conversation_message m where m.application_id = $1 and m.by = $2
       and m.at > $3::timestamptz - interval '1 day' and m.number > coalesce((
         select max(o.number) from conversation_message o where o.application_id = $1 and o.by <> $2), 0)`,
    [applicationId, side, now],
    "unanswered messages",
  );
  return row?.count ?? 0;
}

/** What `whyNotWrite` reads. */
export async function stateOf(reader: Reader, dealing: Dealing, talk: Talk | null, now: Date): Promise<TalkState> {
  const { applicationId, side, status } = dealing;
  return {
    isOpened: talk !== null,
    isWithdrawn: status === "WITHDRAWN",
    isClosed: talk?.isClosed ?? false,
    blockedBy: [
      ...(talk?.isBlockedByCandidate ? (["CANDIDATE"] as const) : []),
      ...(talk?.isBlockedByCompany ? (["COMPANY"] as const) : []),
    ],
    unanswered: talk ? await countUnanswered(reader, applicationId, side, now) : 0,
  };
}
