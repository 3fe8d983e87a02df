// What a person does with applications: withdraws one, and records, updates and removes those sent elsewhere.
import { type ApplicationStatus, mayWithdraw } from "../../contract/applications/rules.ts";
import * as calls from "../../contract/applications/wire.ts";
import { readApplicant } from "../candidates/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { readJobToApply } from "../jobs/index.ts";
import { matchToKeep } from "../matching/index.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { once } from "../platform/once.ts";
import { conflict } from "../platform/refusal.ts";
import { shownStatusOf } from "./applicants/rules.ts";
import { takeBackUntold } from "./applicants/untold-rejections.ts";
import { refuseToApply } from "./apply-to-job.ts";
import { isCandidate, whyNotApply } from "./rules.ts";
import { addEvent, hasApplied, lockSent, noApplication, readFacts, readOneSent, saveApplication } from "./store.ts";
import { release } from "./undo-application.ts";

/** Needs neither CV nor score; a score is stored for the person's own list. */
export const recordExternalApplication: Operation<"recordExternalApplication"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  const { jobId, jobPortal = null, jobUrl = null } = input.body;
  return once(calls.recordExternalApplication, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const job = await readJobToApply(tx, jobId);
    const { resumePercent, match: profile, snapshot } = await readApplicant(tx, accountId);
    const kept = job && matchToKeep(profile, job);
    const now = deps.clock();
    const why = whyNotApply({
      isCandidate: isCandidate(call.caller),
      kind: "EXTERNAL",
      job,
      hasApplied: await hasApplied(tx, jobId, accountId),
      resumePercent,
      score: kept?.score ?? -1,
      acceptsLowScore: true,
    });
    if (why || !kept) throw refuseToApply(why ?? "NO_SUCH_JOB");
    const application = { kind: "EXTERNAL", jobId, accountId, ...kept, profile: snapshot } as const;
    const id = await saveApplication(tx, { ...application, ...NOT_SENT_HERE, jobPortal, jobUrl }, now);
    if (id === null) throw refuseToApply("ALREADY_APPLIED");
    return readOneSent(tx, { accountId, now }, id);
  });
};

const NOT_SENT_HERE = { cvId: null, shareId: null, source: null, note: null, answers: [], undoSeconds: 0 };

/** Any status may follow any other. An unchanged status adds an event only with a new message. */
export const updateExternalApplication: Operation<"updateExternalApplication"> = async (
  { params, body },
  { caller: { accountId } },
  { db, clock },
) => {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const { id, kind, status } = await lockSent(tx, accountId, params.applicationId);
    const now = clock();
    if (kind !== "EXTERNAL") throw noApplication();
    if (status !== body.status || (body.message && body.message !== (await lastMessage(tx, id)))) {
      await tx.query("update application set status = $2, updated_at = $3 where id = $1", [id, body.status, now]);
      await addEvent(tx, { applicationId: id, by: "CANDIDATE", actorId: accountId, at: now, ...body });
    }
    return readOneSent(tx, { accountId, now }, id);
  });
};

/** Compared so that a client that lost the answer may repeat the call. */
async function lastMessage(tx: Writer, applicationId: string): Promise<string | null> {
  const [last] = await tx.query<{ message: string | null }>(
    "select message from application_event where application_id = $1 order by id desc limit 1",
    [applicationId],
  );
  return last?.message ?? null;
}

/** Applications sent through this site stay, because the company has them too. */
export const removeExternalApplication: Operation<"removeExternalApplication"> = async ({ params }, call, deps) => {
  const { accountId } = call.caller;
  const { db } = deps;
  if (!isUuid(params.applicationId)) throw noApplication();
  const gone = await db.transaction((tx) =>
    tx.query("delete from application where id = $1 and account_id = $2 and kind = 'EXTERNAL' returning 1", [
      params.applicationId,
      accountId,
    ]),
  );
  if (gone.length === 0) throw noApplication();
  return {};
};

/**
 * Decided and announced by what the person sees: a hidden rejection does not prevent it and is cancelled. A concurrent
 * move waits for it, or it for the move. A company that has not received the application yet hears of both.
 */
export const withdrawApplication: Operation<"withdrawApplication"> = async ({ params, body }, call, deps) => {
  const { accountId } = call.caller;
  const { db, clock, announce } = deps;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const sent = await lockSent(tx, accountId, params.applicationId);
    const now = clock();
    const { id, kind, isHeld } = sent;
    const shown = shownStatusOf(sent, now);
    if (!mayWithdraw(shown)) throw conflict(WORDS_OF_END[shown] ?? "");
    if (isHeld) await release(tx, [id], announce);
    await takeBackUntold(tx, [id], now);
    await tx.query(
      "update application set status = 'WITHDRAWN', hidden_until = null, shown_status = null, updated_at = $2 where id = $1",
      [id, now],
    );
    await addEvent(tx, {
      applicationId: id,
      status: "WITHDRAWN",
      by: "CANDIDATE",
      actorId: accountId,
      at: now,
      ...body,
    });
    if (kind === "INTERNAL") {
      const facts = (await readFacts(tx, [id]))(id);
      await announce(tx, { kind: "application.withdrawn", ...facts, from: shown, reason: body.reason });
    }
    return readOneSent(tx, { accountId, now }, id);
  });
};

const WORDS_OF_END: Partial<Record<ApplicationStatus, string>> = {
  HIRED: "You were hired: there is nothing to withdraw any more.",
  REJECTED: "The company has decided already: there is nothing to withdraw any more.",
  WITHDRAWN: "You have withdrawn this application already.",
};
