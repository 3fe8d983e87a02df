// Matching: every call, who may make it, and the operation that answers.
import { getMatch, getMatches, getSkillMarket, listJobsForYou } from "../../contract/matching/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import { listForYou } from "./for-you/list-for-you.ts";
import { getSkillMarket as readMarket, getMatch as scoreJob, getMatches as scoreJobs } from "./match-jobs.ts";

export function mountMatching(mount: Mount, deps: Deps, callers: Callers): void {
  mount(getSkillMarket, callers.signedIn, (_, call) => readMarket(call, deps), { perMinute: 60 });
  mount(listJobsForYou, callers.signedIn, (input, call) => listForYou(input, call, deps), { perMinute: 240 });
  mount(getMatch, callers.signedIn, (input, call) => scoreJob(input, call, deps));
  mount(getMatches, callers.signedIn, (input, call) => scoreJobs(input, call, deps), { perMinute: 240 });
}
