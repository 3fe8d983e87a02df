// Reads, locks and presents interviews, and says what facts tell of them.

import type { Interview } from "../../contract/hiring/interviews-wire.ts";
import type { InterviewFacts } from "../facts.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull, isUuid } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { notFound } from "../platform/refusal.ts";
import { type Dealing, factsOf, readDealing } from "./store.ts";

export type InterviewRow = Timed<
  Omit<Interview, "side" | "withName" | "offeredBy" | "times">,
  "startsAt" | "endsAt" | "createdAt"
> &
  Record<"offeredById" | "offeredByName" | "offeredByEmail", string | null> & {
    /** Whether who offered it is still of the company. */
    isOffererHere: boolean;
    sequence: number;
  };

const columns = `i.id, i.application_id as "applicationId", i.title, i.minutes, i.meeting, i.state, i.starts_at as "startsAt",
  i.ends_at as "endsAt", i.time_zone as "timeZone", i.candidate_time_zone as "candidateTimeZone",
  i.offered_by as "offeredById", p.name as "offeredByName", p.email as "offeredByEmail",
  exists (select from application a join job j on j.id = a.job_id join company_member m on m.company_id = j.company_id
    where a.id = i.application_id and m.account_id = i.offered_by) as "isOffererHere", i.sequence, i.ended_by as "endedBy",
  i.reason, i.created_at as "createdAt"`;

export const noInterview = () => notFound("There is no such interview.");

/** The interview with the side on which the caller is; 404 for all others. */
export async function readInterview(
  reader: Reader,
  accountId: string,
  interviewId: string,
): Promise<{ interview: InterviewRow; dealing: Dealing }> {
  const [interview] = await reader.query<InterviewRow>(
    `select ${columns} from interview i left join account p on p.id = i.offered_by where i.id = $1`,
    [idOrNull(interviewId)],
    "interview",
  );
  if (!interview) throw noInterview();
  try {
    return { interview, dealing: await readDealing(reader, accountId, interview.applicationId) };
  } catch {
    throw noInterview();
  }
}

/** The same, locked until the transaction ends: what is done to one interview follows one another. */
export async function lockInterview(tx: Writer, accountId: string, interviewId: string) {
  if (isUuid(interviewId)) await tx.query("select from interview where id = $1 for update", [interviewId]);
  return readInterview(tx, accountId, interviewId);
}

export const readInterviews = (reader: Reader, applicationId: string): Promise<InterviewRow[]> =>
  reader.query<InterviewRow>(
    `select ${columns} from interview i left join account p on p.id = i.offered_by
     where i.application_id = $1 order by i.id desc limit 50`,
    [applicationId],
    "interviews of an application",
  );

type TimeRow = { id: string; interviewId: string; startsAt: Date; endsAt: Date; isTaken: boolean };

export const readTimes = (reader: Reader, interviewIds: readonly string[]): Promise<TimeRow[]> =>
  reader.query<TimeRow>(
    `select t.id, t.interview_id as "interviewId", t.starts_at as "startsAt", t.ends_at as "endsAt",
       exists (select from interview o where o.offered_by = i.offered_by and o.id <> i.id and o.state = 'AGREED'
         and o.starts_at < t.ends_at and o.ends_at > t.starts_at) as "isTaken"
     from interview_time t join interview i on i.id = t.interview_id
     where t.interview_id = any ($1) order by t.starts_at`,
    [interviewIds],
    "times of interviews",
  );

export async function presentAll(
  reader: Reader,
  rows: readonly InterviewRow[],
  dealing: Dealing,
): Promise<Interview[]> {
  const times = Map.groupBy(
    await readTimes(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ interviewId }) => interviewId,
  );
  const { side, companyName, candidateName } = dealing;
  return rows.map((all) => {
    const {
      offeredById: _id,
      offeredByName,
      offeredByEmail: _email,
      isOffererHere: _here,
      sequence: _sequence,
      ...row
    } = all;
    return {
      ...isoTimes(row),
      side,
      withName: side === "CANDIDATE" ? companyName : candidateName,
      offeredBy: offeredByName ?? "",
      times: (times.get(row.id) ?? []).map(({ interviewId: _id, ...time }) => isoTimes(time)),
    };
  });
}

export async function presentOne(reader: Reader, row: InterviewRow, dealing: Dealing): Promise<Interview> {
  const [shown] = await presentAll(reader, [row], dealing);
  if (!shown) throw noInterview();
  return shown;
}

/** Who looks after it for the company; null if they left it. */
export const offererNow = ({ isOffererHere, offeredById }: InterviewRow): string | null =>
  isOffererHere ? offeredById : null;

/** A recruiter who left the company gets no notices about its applicants: its members get them instead. */
export function interviewFacts(row: InterviewRow, dealing: Dealing): InterviewFacts {
  const { offeredByName, offeredByEmail } = row;
  const offeredById = offererNow(row);
  return {
    ...factsOf(dealing),
    interviewId: row.id,
    title: row.title,
    minutes: row.minutes,
    meeting: row.meeting,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    sequence: row.sequence,
    timeZone: row.timeZone,
    candidateTimeZone: row.candidateTimeZone,
    recruiter:
      offeredById !== null && offeredByName !== null && offeredByEmail !== null
        ? { accountId: offeredById, name: offeredByName, email: offeredByEmail }
        : null,
  };
}
