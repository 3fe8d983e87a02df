// Undoing an application before its company receives it, and the release when the time for that is over. Both change
// the row in one statement by the database's clock, so that exactly one of them takes effect.
import * as calls from "../../contract/applications/wire.ts";
import { eraseUnsentCv } from "../candidates/index.ts";
import type { Deps, Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { once } from "../platform/once.ts";
import { conflict } from "../platform/refusal.ts";
import { readAnswerDays } from "./applicants/answer-times.ts";
import { lockSent, noApplication, readFacts } from "./store.ts";

/**
 * Removes the application with its note, so that the person may apply again. 409 once its time is over or the company has
 * taken a step; if it is still held then, the company receives it with this call.
 */
export const undoApplication: Operation<"undoApplication"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  const { isTooLate } = await once(calls.undoApplication, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const { id, kind, isHeld } = await lockSent(tx, accountId, input.params.applicationId);
    if (kind === "EXTERNAL") throw noApplication();
    // During a rolling restart, the release before this shows held ones to the company: its steps are kept.
    const [undone] = await tx.query<{ cvId: string | null }>(
      `delete from application a where id = $1 and held_until > clock_timestamp() and status = 'APPLIED'
         and not exists (select from application_event e where e.application_id = a.id and e.by = 'COMPANY')
       returning cv_id as "cvId"`,
      [id],
      "undo an application",
    );
    if (!undone) {
      // A release that met this call's lock has passed over it.
      if (isHeld) await release(tx, [id], deps.announce);
      return { isTooLate: true };
    }
    if (undone.cvId !== null) await eraseUnsentCv(tx, undone.cvId, deps.clock());
    return { isTooLate: false };
  });
  // After the commit: a refusal inside would take the release back.
  if (isTooLate) throw conflict("The company has received your application. You can still withdraw it.");
  return {};
};

/** Hands these applications to their companies and announces them. Those received already are left alone. */
export async function release(tx: Writer, ids: readonly string[], announce: Deps["announce"]): Promise<void> {
  const released = await tx.query<{ id: string; score: number }>(
    "update application set held_until = null where id = any ($1) and held_until is not null returning id, score",
    [ids],
    "release applications",
  );
  if (released.length === 0) return;
  const factsOf = await readFacts(
    tx,
    released.map(({ id }) => id),
  );
  const daysOf = await readAnswerDays(
    tx,
    released.map(({ id }) => factsOf(id).companyId),
  );
  for (const { id, score } of released) {
    const facts = factsOf(id);
    await announce(tx, { kind: "application.submitted", score, answerDays: daysOf(facts.companyId), ...facts });
  }
}

/** The most applications of one transaction, so that its row locks do not last long. */
const atOnce = 100;

/** Releases all applications that are due, each once across all processes. Resolves to their number. */
export async function releaseApplications({ db, announce }: Pick<Deps, "db" | "announce">): Promise<number> {
  let released = 0;
  for (;;) {
    const due = await db.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(
        `select id from application where held_until <= clock_timestamp() order by held_until limit ${atOnce}
         for update skip locked`,
        [],
        "applications to release",
      );
      const ids = rows.map(({ id }) => id);
      await release(tx, ids, announce);
      return ids.length;
    });
    released += due;
    if (due < atOnce) return released;
  }
}
