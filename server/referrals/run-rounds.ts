// What happens to referrals by the clock.
import type { Deps } from "../deps.ts";
import { runRefereeRounds } from "./referees/run-referee-rounds.ts";
import { runRequestRounds } from "./requests/run-request-rounds.ts";

export async function runReferralRounds(deps: Pick<Deps, "db" | "clock" | "announce">): Promise<void> {
  await runRequestRounds(deps);
  await runRefereeRounds(deps);
}
