// Runs the scheduled rounds of referrals.
import type { Deps } from "../deps.ts";
import { runRefereeRounds } from "./referees/run-referee-rounds.ts";
import { runRequestRounds } from "./requests/run-request-rounds.ts";

/** A failure in one round does not stop the other; throws all failures at the end. */
export async function runReferralRounds(deps: Pick<Deps, "db" | "clock" | "announce" | "vault">): Promise<void> {
  const rounds = await Promise.allSettled([runRequestRounds(deps), runRefereeRounds(deps)]);
  const failures = rounds.flatMap((round) => (round.status === "rejected" ? [round.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "Some referrals could not go on.");
}
