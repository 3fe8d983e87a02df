// Moves applicants to a stage, one by one. A change by a colleague is never overwritten: the move is refused instead.
import { moveApplicants as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../contract/applications/rules.ts";
import type { Operation, Teller, TimedTeller } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { readFacts } from "../store.ts";
import { fillJobs, takeBackFillings } from "./fillings.ts";
import { type DecidedMove, decideMove, type Standing } from "./rules.ts";
import { dealingCompanyOf, type LockedApplicant, lockApplicants, presentApplicant, readApplicants } from "./store.ts";
import { NEVER, takeBackUntold, tellDue } from "./untold-rejections.ts";

type Refused = {
  applicationId: string;
  reason: "WITHDRAWN" | "CHANGED" | "NOT_FOUND";
  status: ApplicationStatus | null;
};
type Moved = Extract<DecidedMove, { refusal: null }> & { applicationId: string; eventId: string };

/** Both lists keep the order of the request. */
export const moveApplicants: Operation<"moveApplicants"> = async (input, call, deps) => {
  const { body } = input;
  const { caller } = call;
  return once(endpoint, input, call, deps, async (tx) => {
    // Load
    await holdAccount(tx, caller.accountId);
    const company = await dealingCompanyOf(tx, caller);
    const ids = body.applicants.map(({ applicationId }) => applicationId);
    const locked = await holdApplicants(tx, ids, company.id, deps);

    // Decide
    const now = deps.clock();
    const { moved, refused } = decideAll(body, locked, now);

    // Save
    const takenBack = moved.filter(({ takesBack }) => takesBack);
    if (takenBack.length > 0) await takeBackUntold(tx, idsOf(takenBack), now);
    await saveMoves(tx, moved, body, { actorId: caller.accountId, now });

    const jobs = await changeJobs(tx, moved, { ...body, before: locked }, { ...deps, companyId: company.id, now });

    // Announce
    await announceMoves(tx, moved, body, deps, now);
    const rows = new Map((await readApplicants(tx, idsOf(moved), company.id)).map((row) => [row.applicationId, row]));
    return {
      moved: moved.flatMap(({ applicationId }) => {
        const row = rows.get(applicationId);
        return row ? [presentApplicant(row, now)] : [];
      }),
      refused,
      ...jobs,
    };
  });
};

type Jobs = { closedJobs: string[]; reopenedJobs: string[] };

/** Closes the jobs of a hire when asked to, and opens them again when it is taken back in time. */
async function changeJobs(
  tx: Writer,
  moved: readonly Moved[],
  { to, closesJob, before }: Pick<Body, "to" | "closesJob"> & { before: readonly LockedApplicant[] },
  { companyId, now, announce }: Teller & { companyId: string; now: Date },
): Promise<Jobs> {
  const ids = new Set(idsOf(moved));
  const those = before.filter(({ applicationId }) => ids.has(applicationId));
  const jobsOf = (several: readonly LockedApplicant[]) => [...new Set(several.map(({ jobId }) => jobId))];
  const leaving = to === "HIRED" ? [] : those.filter(({ status }) => status === "HIRED");
  return {
    closedJobs: closesJob ? await fillJobs(tx, { companyId, jobIds: jobsOf(those), now, announce }) : [],
    reopenedJobs: await takeBackFillings(tx, { companyId, jobIds: jobsOf(leaving), now, announce }),
  };
}

type Body = Input<typeof endpoint>["body"];

const idsOf = (several: readonly { applicationId: string }[]) => several.map(({ applicationId }) => applicationId);

/** Locks the applicants. Announces their due rejections first, so that those precede the move. */
async function holdApplicants(
  tx: Writer,
  ids: readonly string[],
  companyId: string,
  deps: TimedTeller,
): Promise<LockedApplicant[]> {
  const locked = await lockApplicants(tx, ids, companyId);
  const told = await tellDue(tx, idsOf(locked), deps);
  return told > 0 ? lockApplicants(tx, ids, companyId) : locked;
}

function decideAll(
  { applicants, to, message, rejection }: Body,
  locked: readonly LockedApplicant[],
  now: Date,
): { moved: Moved[]; refused: Refused[] } {
  const standings = new Map<string, Standing>(
    locked.map(({ applicationId, jobId: _, ...standing }) => [applicationId, standing]),
  );
  const moved: Moved[] = [];
  const refused: Refused[] = [];
  for (const { applicationId, from } of applicants) {
    const standing = standings.get(applicationId);
    if (!standing) {
      refused.push({ applicationId, reason: "NOT_FOUND", status: null });
      continue;
    }
    const wanted = { from, to, delayHours: rejection?.delayHours ?? 0, hasMessage: Boolean(message) };
    const decided = decideMove(standing, wanted, now);
    if (decided.refusal) refused.push({ applicationId, reason: decided.refusal, status: standing.status });
    else {
      // The applicant sees this id, so its timestamp must not reveal that the decision was made earlier.
      moved.push({ ...decided, applicationId, eventId: newId(decided.tellsAt ?? now) });
      // An applicant listed twice is moved once.
      standings.set(applicationId, decided.next);
    }
  }
  return { moved, refused };
}

async function saveMoves(
  tx: Writer,
  moved: readonly Moved[],
  { to, message, rejection }: Body,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ applicationId, eventId, next, tellsAt }) => ({
    applicationId,
    eventId,
    hiddenUntil: next.hiddenUntil,
    shownStatus: next.shownStatus,
    visibleAt: tellsAt ?? NEVER,
    toldAt: tellsAt !== null && tellsAt > now ? null : now,
  }));
  await tx.query(
    `with move as (
       select * from jsonb_to_recordset($1) as m ("applicationId" uuid, "eventId" uuid, "hiddenUntil" timestamptz,
         "shownStatus" text, "visibleAt" timestamptz, "toldAt" timestamptz)),
     moved as (
       update application a set status = $2, hidden_until = "hiddenUntil", shown_status = "shownStatus", updated_at = $3
       from move where a.id = "applicationId")
     insert into application_event (id, application_id, kind, status, by, actor_id, at, visible_at, told_at, reason, message, mail)
     select "eventId", "applicationId", 'STATUS', $2, 'COMPANY', $4, $3, "visibleAt", "toldAt", $5, $6, $7 from move`,
    [
      JSON.stringify(rows),
      to,
      now,
      actorId,
      rejection?.reason ?? null,
      message || null,
      rejection?.mail ? JSON.stringify(rejection.mail) : null,
    ],
  );
}

/** Announces what the applicants see now; a delayed rejection is announced when it is due. */
async function announceMoves(
  tx: Writer,
  moved: readonly Moved[],
  { to, message, rejection }: Body,
  { announce }: Teller,
  now: Date,
): Promise<void> {
  const seen = moved.filter(({ tellsAt }) => tellsAt !== null && tellsAt <= now);
  if (seen.length === 0) return;
  const factsOf = await readFacts(tx, idsOf(seen));
  for (const { applicationId, eventId, shownBefore } of seen) {
    const told = { ...factsOf(applicationId), eventId, message: message || null };
    if (to !== "REJECTED") await announce(tx, { kind: "application.moved", ...told, from: shownBefore, to });
    else if (rejection)
      await announce(tx, {
        kind: "application.rejected",
        ...told,
        reason: rejection.reason ?? null,
        mail: rejection.mail,
      });
  }
}
