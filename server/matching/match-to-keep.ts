// The match of a person and a job as it is kept with what was decided by it. Pure.
import type { MatchJob } from "../../contract/matching/match-score.ts";
import type { MatchDetails } from "../../contract/matching/wire.ts";
import { type Matched, reckonMatch } from "./present-match.ts";

/** Why the score was what it was, by the formula of that day. */
export type KeptMatch = Pick<MatchDetails, "scoreVersion" | "scoreDetails" | "matched" | "missing">;

/** `score` is 0 to 90, or -1 for who has no CV that was read. */
export function matchToKeep(profile: Matched | null, job: MatchJob): { score: number; match: KeptMatch } {
  const { matchingScore, scoreVersion, scoreDetails, matched, missing } = reckonMatch(profile, job);
  return { score: matchingScore, match: { scoreVersion, scoreDetails, matched, missing } };
}
