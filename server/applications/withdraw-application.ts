// Withdraws one of the caller's applications, finally.
import { type ApplicationStatus, mayWithdraw } from "../../contract/applications/rules.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { refuse } from "../platform/refusal.ts";
import { shownStatusOf } from "./applicants/rules.ts";
import { takeBackUntold } from "./applicants/untold-rejections.ts";
import { readFacts } from "./read-facts.ts";
import { addEvent, lockSent, readOneSent } from "./store.ts";

/**
 * Decided and announced by what the person sees: a hidden rejection does not prevent it and is cancelled. A concurrent
 * move waits for it, or it for the move.
 */
export const withdrawApplication: Operation<"withdrawApplication"> = async (
  { params, body },
  { caller: { accountId } },
  { db, clock, announce },
) => {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const sent = await lockSent(tx, accountId, params.applicationId);
    const now = clock();
    const { id, kind } = sent;
    const shown = shownStatusOf(sent, now);
    if (!mayWithdraw(shown)) throw refuse(409, "CONFLICT", WORDS_OF_END[shown] ?? "");
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
