// A person's skills against open jobs: which are wanted, and which one more would open the most jobs. Pure.
import {
  FITTING_SCORE,
  type MatchJob,
  type MatchProfile,
  matchKey,
  withOneMoreCoreSkill,
} from "../../contract/matching/match-score.ts";
import type { SkillMarket } from "../../contract/matching/wire.ts";

const MOST_WANTED = 8;
const MOST_ONE_MORE = 8;

type Tally = { skill: string; opens: number; raises: number };
type Wanted = Map<string, { skill: string; jobs: number }>;

/** The market for `profile` in `jobs`; core skills only, which a person can learn and prove. */
export function weighMarket(profile: MatchProfile, jobs: readonly MatchJob[]): SkillMarket {
  const lookAhead = withOneMoreCoreSkill(profile);
  const own = new Set(profile.coreSkills.map(matchKey));
  const inFitting: Wanted = new Map();
  const inAll: Wanted = new Map();
  const missing = new Map<string, Tally>();
  let jobsThatFit = 0;
  for (const job of jobs) {
    const { now, raised } = lookAhead(job);
    const fits = now >= FITTING_SCORE;
    if (fits) jobsThatFit += 1;
    for (const [key, skill] of skillsOf(job)) {
      countWanted(inAll, key, skill);
      if (fits) countWanted(inFitting, key, skill);
      if (!own.has(key))
        countMissing(missing, key, skill, { opens: !fits && raised >= FITTING_SCORE, raises: raised > now });
    }
  }
  return {
    jobsRead: jobs.length,
    jobsThatFit,
    wanted: [...(jobsThatFit > 0 ? inFitting : inAll)]
      .map(([key, { skill, jobs: count }]) => ({ skill, jobs: count, has: own.has(key) }))
      .sort((one, other) => other.jobs - one.jobs || byName(one, other))
      .slice(0, MOST_WANTED),
    oneMore: [...missing.values()]
      .filter(({ raises }) => raises > 0)
      .sort((one, other) => other.opens - one.opens || other.raises - one.raises || byName(one, other))
      .slice(0, MOST_ONE_MORE),
  };
}

/** A job's core skills by their keys, each once. */
function skillsOf(job: MatchJob): Map<string, string> {
  const skills = new Map<string, string>();
  for (const name of job.coreSkills) {
    const key = matchKey(name);
    if (key !== "" && !skills.has(key)) skills.set(key, name);
  }
  return skills;
}

function countWanted(wanted: Wanted, key: string, skill: string): void {
  const known = wanted.get(key);
  if (known) known.jobs += 1;
  else wanted.set(key, { skill, jobs: 1 });
}

function countMissing(
  missing: Map<string, Tally>,
  key: string,
  skill: string,
  effect: { opens: boolean; raises: boolean },
): void {
  const tally = missing.get(key) ?? { skill, opens: 0, raises: 0 };
  if (effect.opens) tally.opens += 1;
  if (effect.raises) tally.raises += 1;
  missing.set(key, tally);
}

const byName = (one: { skill: string }, other: { skill: string }) => (one.skill < other.skill ? -1 : 1);
