// Writes applications with their events, and reads them as their sender sees them.

import type {
  ApplicationKind,
  ApplicationSource,
  ApplicationStatus,
  RejectReason,
  WithdrawReason,
} from "../../contract/applications/rules.ts";
import type { Application, ApplicationEvent } from "../../contract/applications/wire.ts";
import type { GivenAnswer } from "../../contract/jobs/questions-wire.ts";
import type { ProfileSnapshot } from "../candidates/index.ts";
import type { ApplicationFacts } from "../facts.ts";
import type { KeptMatch } from "../matching/index.ts";
import type { Reader, Values, Writer } from "../platform/db.ts";
import { idOrNull, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { notFound } from "../platform/refusal.ts";

export type NewApplication = {
  kind: ApplicationKind;
  jobId: string;
  accountId: string;
  cvId: string | null;
  score: number;
  match: KeptMatch;
  profile: ProfileSnapshot;
  jobPortal: string | null;
  jobUrl: string | null;
  shareId: string | null;
  source: ApplicationSource | null;
  note: string | null;
  answers: readonly GivenAnswer[];
  /** How long it may be undone; 0 if the company receives it at once. */
  undoSeconds: number;
};

/** Whether the company sees application `a`: not while it may be undone, and never one that was sent elsewhere. */
export const isReceived = "a.kind = 'INTERNAL' and a.held_until is null";

/** Whether the person has applied to the job, in either kind. */
export async function hasApplied(reader: Reader, jobId: string, accountId: string): Promise<boolean> {
  const found = await reader.query(
    "select from application where job_id = $1 and account_id = $2",
    [jobId, accountId],
    "applied to a job",
  );
  return found.length > 0;
}

/** Writes an application with its first event; null when the person has applied meanwhile. */
export async function saveApplication(tx: Writer, application: NewApplication, now: Date): Promise<string | null> {
  const { kind, jobId, accountId, cvId, score, match, profile, jobPortal, jobUrl } = application;
  const { shareId, source, note, answers, undoSeconds } = application;
  const [id, eventId] = [newId(now), newId(now)];
  const [saved] = await tx.query(
    `with sent as (
       insert into application (id, kind, job_id, account_id, cv_id, score, match, profile, job_portal, job_url, share_id,
         applied_at, updated_at, held_until, answers, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, now() + nullif($15::int, 0) * interval '1 second', $16, $17) on conflict (job_id, account_id) do nothing
       returning id, account_id)
     insert into application_event (id, application_id, kind, status, by, actor_id, at, visible_at, told_at, message)
     select $13, id, 'STATUS', 'APPLIED', 'CANDIDATE', account_id, $12, $12, $12, $14 from sent returning 1`,
    [
      id,
      kind,
      jobId,
      accountId,
      cvId,
      score,
      JSON.stringify(match),
      JSON.stringify(profile),
      jobPortal,
      jobUrl,
      shareId,
      now,
      eventId,
      note,
      undoSeconds,
      JSON.stringify(answers),
      source,
    ],
    "save an application",
  );
  return saved ? id : null;
}

export type NewEvent = {
  applicationId: string;
  /** Null: a recruiter opened the CV. */
  status: ApplicationStatus | null;
  by: ApplicationEvent["by"];
  actorId: string | null;
  at: Date;
  reason?: WithdrawReason | RejectReason;
  message?: string | undefined;
};

/** Records an event that the sender sees at once; resolves to the event's id. */
export async function addEvent(
  tx: Writer,
  { applicationId, status, by, actorId, at, reason, message }: NewEvent,
): Promise<string> {
  const id = newId(at);
  await tx.query(
    `insert into application_event (id, application_id, kind, status, by, actor_id, at, visible_at, told_at, reason, message)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9)`,
    [
      id,
      applicationId,
      status === null ? "CV_OPENED" : "STATUS",
      status,
      by,
      actorId,
      at,
      reason ?? null,
      message || null,
    ],
    "add an event",
  );
  return id;
}

/** A sender who looks at their applications. */
export type Viewer = { accountId: string; now: Date };

/** An application as its sender may see it. */
type SentRow = Timed<Omit<Application, "cv" | "updatedAt" | "timeline">, "appliedAt"> & {
  cvId: string | null;
  cvFileName: string | null;
  cvUploadedAt: Date | null;
};

/** The status of application `a` that its sender sees at `$now`: a rejection may be hidden. */
export const shownStatus = (now: string) =>
  `coalesce(case when a.hidden_until > ${now}::timestamptz then a.shown_status end, a.status)`;

/**
 * The applications of account `$1` as it may see them at `$2`. `rest` narrows and orders them, with values from `$3`
 * on; aliases are `a` for the application, `j` for its job, `c` for the job's company. `name` names the statement.
 */
export async function readSent(
  reader: Reader,
  { accountId, now }: Viewer,
  name: string,
  rest: string,
  values: Values = [],
): Promise<Application[]> {
  const rows = await reader.query<SentRow>(
    `select a.id, a.kind, a.job_id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName",
       '/images/logos/' || c.logo as "companyLogo", j.city, j.is_listed as "isJobOpen",
       exists (select from job_filling f where f.job_id = j.id and f.tells_at <= $2) as "isJobFilled",
       case when t.days is not null then json_build_object('days', t.days, 'answers', t.answers) end as "answerTime",
       case a.kind when 'EXTERNAL' then j.job_url end as "jobUrl", ${shownStatus("$2")} as status, a.score as "matchingScore",
       v.id as "cvId", v.file_name as "cvFileName", v.uploaded_at as "cvUploadedAt",
       round(greatest(0, extract(epoch from a.held_until - clock_timestamp())), 1)::float8 as "undoSeconds", a.answers,
       a.applied_at as "appliedAt"
     from application a join job j on j.id = a.job_id join company c on c.id = j.company_id
       left join cv_version v on v.id = a.cv_id
       left join company_answer_time t on t.company_id = j.company_id and a.kind = 'INTERNAL'
     where a.account_id = $1 ${rest}`,
    [accountId, now, ...values],
    name,
  );
  const timelineOf = await readTimelines(
    reader,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => presentSent(row, timelineOf(row.id)));
}

/** Reads one of the caller's applications; 404 when they have none with this id. */
export async function readOneSent(reader: Reader, owner: Viewer, id: string): Promise<Application> {
  const [sent] = await readSent(reader, owner, "sent application", "and a.id = $3", [idOrNull(id)]);
  if (!sent) throw noApplication();
  return sent;
}

export type LockedSent = {
  id: string;
  kind: ApplicationKind;
  status: ApplicationStatus;
  hiddenUntil: Date | null;
  shownStatus: ApplicationStatus | null;
  /** Whether the company has not received it yet. */
  isHeld: boolean;
};

/**
 * Locks one of the caller's applications; 404 when there is none. Read the clock after this call: otherwise a change
 * that waited for the lock would be dated before the change it waited for.
 */
export async function lockSent(tx: Writer, accountId: string, id: string): Promise<LockedSent> {
  const [sent] = await tx.query<LockedSent>(
    `select id, kind, status, hidden_until as "hiddenUntil", shown_status as "shownStatus", held_until is not null as "isHeld"
         from application where id = $1 and account_id = $2 for update`,
    [idOrNull(id), accountId],
  );
  if (!sent) throw noApplication();
  return sent;
}

export const noApplication = () => notFound("You have no such application.");

type EventRow = Omit<ApplicationEvent, "at"> & { applicationId: string; at: Date };

/** The events of each application, oldest first; an event is dated by when its sender could see it. */
async function readTimelines(
  reader: Reader,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => ApplicationEvent[]> {
  if (ids.length === 0) return () => [];
  const events = await reader.query<EventRow>(
    `select id, application_id as "applicationId", kind, status, by, visible_at as at, reason, message
     from application_event where application_id = any ($1) and visible_at <= $2 order by visible_at, id`,
    [ids, now],
    "timelines of applications",
  );
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId);
  return (id) => (byApplication.get(id) ?? []).map(({ applicationId: _, ...event }) => isoTimes(event));
}

/** `updatedAt` is the latest event the sender may see: a later date would reveal a hidden one. */
function presentSent({ cvId, cvFileName, cvUploadedAt, ...row }: SentRow, timeline: ApplicationEvent[]): Application {
  const cv = cvId !== null && cvFileName !== null && cvUploadedAt !== null;
  return {
    ...isoTimes(row),
    cv: cv ? { id: cvId, fileName: cvFileName, uploadedAt: cvUploadedAt.toISOString() } : null,
    updatedAt: timeline.at(-1)?.at ?? row.appliedAt.toISOString(),
    timeline,
  };
}

/** Resolves to a lookup by application id; it throws for an id that was not found. */
export async function readFacts(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => ApplicationFacts> {
  const rows = await reader.query<ApplicationFacts>(
    `select a.id as "applicationId", a.job_id as "jobId", j.job_title as "jobTitle", c.id as "companyId",
       c.name as "companyName", a.share_id as "shareId",
       json_build_object('accountId', p.id, 'email', p.email, 'name', p.name) as candidate
     from application a join job j on j.id = a.job_id join company c on c.id = j.company_id
       join account p on p.id = a.account_id
     where a.id = any ($1)`,
    [applicationIds],
    "facts of applications",
  );
  const byId = new Map(rows.map((facts) => [facts.applicationId, facts]));
  return (applicationId) => {
    const facts = byId.get(applicationId);
    if (!facts) throw new Error("The application of this notice is gone.");
    return facts;
  };
}
