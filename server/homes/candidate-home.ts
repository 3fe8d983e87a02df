// A candidate's home: the next step, jobs that suit them, news of what they sent, and two charts.
import type { ProfileCompletion } from "../../contract/candidates/wire.ts";
import { countReached, readNews } from "../applications/index.ts";
import { getProfilePercentage } from "../candidates/index.ts";
import type { Operation } from "../deps.ts";
import { listBookings } from "../guidance/index.ts";
import { noteMatchDay, readBest } from "../matching/index.ts";
import { readLatestRequests } from "../referrals/index.ts";
import { nextStepOf } from "./rules.ts";

/** Jobs whose mean score is the day's match; the first of them are shown. */
const BEST_JOBS = 10;
const SHOWN_JOBS = 3;
const SHOWN = 4;
/** Enough to find what waits for the candidate among it. */
const READ = 12;
const OWN_SESSIONS = { role: "CANDIDATE", when: "OPEN", pageSize: READ, lastKey: undefined } as const;

/** Reads everything side by side; the only write is the day's match, when it is another one than before. */
export const getCandidateHome: Operation<"getCandidateHome"> = async (_input, call, deps) => {
  const { accountId, email } = call.caller;
  const owner = { accountId, now: deps.clock() };
  const [completion, best, applications, funnel, requests, bookings] = await Promise.all([
    getProfilePercentage({ params: { email }, query: undefined, body: undefined }, call, deps),
    readBest(accountId, BEST_JOBS, deps),
    readNews(deps.db, owner, READ),
    countReached(deps.db, owner),
    readLatestRequests(deps.db, accountId, READ),
    listBookings({ params: undefined, query: OWN_SESSIONS, body: undefined }, call, deps),
  ]);
  const forYou = best.jobs.slice(0, SHOWN_JOBS);
  const { resumePercent, profilePercent } = percentOf(completion);
  const sessions = bookings.data;
  const facts = { resumePercent, profilePercent, sent: funnel.sent, applications, requests, sessions, forYou };
  return {
    step: nextStepOf(facts),
    profilePercent,
    forYou,
    emptyBecause: best.emptyBecause,
    applications: applications.slice(0, SHOWN),
    requests: requests.slice(0, SHOWN),
    sessions: sessions.slice(0, SHOWN),
    funnel,
    matchDays: await noteMatchDay(accountId, best.jobs, deps),
  };
};

function percentOf({ candidate }: ProfileCompletion): { resumePercent: number; profilePercent: number } {
  const sum = (field: "curPerc" | "maxPerc") => candidate.reduce((total, section) => total + section[field], 0);
  return {
    resumePercent: candidate.find(({ section }) => section === "resume")?.curPerc ?? 0,
    profilePercent: Math.round((100 * sum("curPerc")) / sum("maxPerc")),
  };
}
