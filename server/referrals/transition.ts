// Performs the steps of a referral request: locks the row, then stores the new state together with its event.
import type { DisputeReason, RequestEvent, RequestStatus } from "../../contract/referrals/rules.ts";
import type { Concerned } from "../facts.ts";
import type { Writer } from "../platform/db.ts";
import { idOrNull, newId } from "../platform/ids.ts";
import { notFound } from "../platform/refusal.ts";
import { mayFollow } from "./rules.ts";

/** A request whose row is locked until the transaction ends. */
export type LockedRequest = {
  id: string;
  companyId: string;
  companyName: string;
  jobTitle: string;
  status: RequestStatus;
  candidate: Concerned;
  /**
   * The referee who holds it: while CLAIMED or ACCEPTED, and after a referral. `title` is theirs at this company, "" if
   * they have left it.
   */
  referee: (Concerned & { title: string }) | null;
  /** When the current state ends by itself. */
  dueAt: Date | null;
  /** When it leaves the pool. */
  expiresAt: Date;
  cvId: string | null;
  /** The time of its last event. */
  updatedAt: Date;
};

/**
 * Locks a request against all other steps; 404 if there is none. Lock order: the acting accounts before, the ledger
 * after. Read the clock after this, so that a step that waited is dated after the one it waited for.
 */
export async function lockRequest(tx: Writer, id: string): Promise<LockedRequest> {
  // The candidate's account before: the second update of the row in a transaction checks its reference to the account, and
  // would wait for a merge or a deletion that has the account and waits for the row.
  await tx.query(
    "select from referral_request r join account a on a.id = r.candidate_id where r.id = $1 for key share of a",
    [idOrNull(id)],
    "hold a request's candidate",
  );
  // Lock first, then read, because a statement that waits would join outdated rows.
  const [held] = await tx.query(
    "select from referral_request where id = $1 for update",
    [idOrNull(id)],
    "lock a referral request",
  );
  if (!held) throw noRequest();
  return readLocked(tx, id);
}

async function readLocked(tx: Writer, id: string): Promise<LockedRequest> {
  const [request] = await tx.query<LockedRequest>(
    `select r.id, r.company_id as "companyId", c.name as "companyName", r.job_title as "jobTitle", r.status,
       json_build_object('accountId', p.id, 'email', p.email, 'name', p.name) as candidate,
       case when h.id is not null then json_build_object('accountId', h.id, 'email', h.email, 'name', h.name,
         'title', coalesce(f.title, '')) end as referee,
       r.due_at as "dueAt", r.expires_at as "expiresAt", r.cv_id as "cvId", r.updated_at as "updatedAt"
     from referral_request r join company c on c.id = r.company_id join account p on p.id = r.candidate_id
       left join account h on h.id = r.referee_id
       left join referee f on f.account_id = h.id and f.company_id = r.company_id
     where r.id = $1`,
    [id],
    "locked referral request",
  );
  if (!request) throw noRequest();
  return request;
}

export const noRequest = () => notFound("There is no such referral request.");

/** Who did it; `actorId` is null for a scheduled round. */
export type Actor = { by: "CANDIDATE" | "REFEREE" | "ADMIN" | "SYSTEM"; actorId: string | null };
export const BY_THE_CLOCK: Actor = { by: "SYSTEM", actorId: null };

export type Step = Actor & {
  to: RequestStatus;
  /** The timeline's event: the new status by default, none if null. */
  event?: RequestEvent | null;
  /** The referee who holds it from now on; unchanged if omitted. */
  refereeId?: string | null;
  /** When the new state ends by itself; never if omitted. */
  dueAt?: Date | null;
  /** The employer's number for the referral; proofKey is the file that proves it. */
  reference?: string | null;
  proofKey?: string | null;
  disputeReason?: DisputeReason;
  disputeText?: string | null;
  /** For the decision of a dispute. */
  decidedBy?: string;
  decisionNote?: string;
};

/** Stores the step; resolves to the request's new state. Throws for a step that mayFollow forbids. */
export async function moveRequest(tx: Writer, request: LockedRequest, step: Step, now: Date): Promise<LockedRequest> {
  const { to, event = to, by, actorId, dueAt = null } = step;
  if (!mayFollow(request.status, to)) throw new Error(`A request does not go from ${request.status} to ${to}.`);
  const at = momentAfter(request, now);
  await tx.query(
    `update referral_request set status = $2, updated_at = $3, due_at = $4,
       referee_id = case when $5 then $6::uuid else referee_id end,
       reference = coalesce($7, reference), proof_key = coalesce($8, proof_key),
       dispute_reason = coalesce($9, dispute_reason), dispute_text = coalesce($10, dispute_text),
       decided_by = coalesce($11, decided_by), decision_note = coalesce($12, decision_note)
     where id = $1`,
    [
      request.id,
      to,
      at,
      dueAt,
      step.refereeId !== undefined,
      step.refereeId ?? null,
      step.reference ?? null,
      step.proofKey ?? null,
      step.disputeReason ?? null,
      step.disputeText ?? null,
      step.decidedBy ?? null,
      step.decisionNote ?? null,
    ],
    "move a referral request",
  );
  if (event !== null) await writeEvent(tx, { requestId: request.id, kind: event, by, actorId, at });
  return {
    ...(step.refereeId === undefined ? request : await readLocked(tx, request.id)),
    status: to,
    dueAt,
    updatedAt: at,
  };
}

/** Stores an event without a change of state, such as a view of the CV; resolves to the request as it is then. */
export async function addRequestEvent(
  tx: Writer,
  request: LockedRequest,
  { kind, by, actorId }: Actor & { kind: RequestEvent },
  now: Date,
): Promise<LockedRequest> {
  const at = momentAfter(request, now);
  await tx.query(
    "update referral_request set updated_at = $2 where id = $1",
    [request.id, at],
    "touch a referral request",
  );
  await writeEvent(tx, { requestId: request.id, kind, by, actorId, at });
  return { ...request, updatedAt: at };
}

/** Now, or just after the last event if the clock went back, so that the timeline stays in order. */
function momentAfter({ updatedAt }: LockedRequest, now: Date): Date {
  return now > updatedAt ? now : new Date(updatedAt.getTime() + 1);
}

/** Writes an event; ids sort by time. */
async function writeEvent(
  tx: Writer,
  { requestId, kind, by, actorId, at }: Actor & { requestId: string; kind: RequestEvent; at: Date },
): Promise<void> {
  await tx.query(
    "insert into referral_event (id, request_id, kind, by, actor_id, at) values ($1, $2, $3, $4, $5, $6)",
    [newId(at), requestId, kind, by, actorId, at],
    "write a referral event",
  );
}
