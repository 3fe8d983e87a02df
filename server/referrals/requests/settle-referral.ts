// Settles a referral's money: the candidate's credit and the referee's fees.
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import { settleCredit, settleEarning } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { memoOf } from "../back-to-pool.ts";
import type { LockedRequest } from "../transition.ts";

/** The fees that a request can earn. */
const FEES: readonly EarningKind[] = ["REVIEWED_REQUEST", "REFERRED_OUTCOME"];

/** Always settle the credit before the fees, to keep one lock order. Idempotent. */
export async function settleReferral(tx: Writer, request: LockedRequest, wasMade: boolean, now: Date): Promise<void> {
  const { id } = request;
  await settleCredit(tx, { subjectId: id, outcome: wasMade ? "SPENT" : "UNDONE", memo: memoOf(request) }, now);
  await settleFees(tx, request, wasMade ? "AVAILABLE" : "REVERSED", now);
}

/** Does nothing if the referee's account is gone. */
export async function settleFees(
  tx: Writer,
  request: LockedRequest,
  outcome: "FROZEN" | "AVAILABLE" | "REVERSED",
  now: Date,
): Promise<void> {
  if (!request.referee) return;
  const of = { subjectId: request.id, earnerId: request.referee.accountId, outcome, memo: memoOf(request) };
  for (const kind of FEES) await settleEarning(tx, { ...of, kind }, now);
}
