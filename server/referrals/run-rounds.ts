// What happens to referrals by the clock.
import type { Deps } from "../deps.ts";
import { runRefereeRounds } from "./referees/run-referee-rounds.ts";
import { runRequestRounds } from "./requests/run-request-rounds.ts";

/** What fails in one of the rounds keeps the other from nothing. */
export async function runReferralRounds(deps: Pick<Deps, "db" | "clock" | "announce" | "vault">): Promise<void> {
  const rounds = await Promise.allSettled([runRequestRounds(deps), runRefereeRounds(deps)]);
  const failures = rounds.flatMap((round) => (round.status === "rejected" ? [round.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "Some referrals could not go on.");
}
