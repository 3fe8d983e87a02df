// What is known of whether a job is still open: read with the job, and put into the terms of the contract.
import type { JobEvidence } from "../../../contract/jobs/wire.ts";
import { LEAST_COUNTED } from "../../../contract/referrals/rules.ts";
import { type DoubtFacts, doubtsOf, isDoubted } from "./doubt-rules.ts";

/** Shares of fewer applicants say nothing. */
const LEAST_APPLICANTS = 10;
/** Of a company's other listings, so many of the newest are looked at. */
const MOST_OTHERS = 300;

/** How many of a company's other listings are open, and were closed in 14 days: as JSON. For a job `j`. */
export const othersColumn = `(select json_build_object('open', count(*) filter (where x.is_listed),
    'closed', count(*) filter (where x.status = 'CLOSED' and x.updated_at > now() - interval '14 days'))
  from (select is_listed, status, updated_at from job x where x.company_id = j.company_id and (x.external_job_id is not null) and x.id <> j.id
    order by x.id desc nulls last limit ${MOST_OTHERS}) x)`;

/** Of a job `j`, its listing `o` and its company's answers `w`. */
export const knownColumns = `j.job_title as title, j.external_job_id is null as "isOwn", j.created_at as "openSince", o.last_seen as "seenAt",
  coalesce(o.missing_runs, 0) as "missingRuns", o.reopened_at as "reopenedAt", w.applicants, w.answers`;

/** Also of the job's company `c`. As `knownColumns`, with what only the page of a job shows. Its company's other listings are looked at only where something is doubted. */
export const evidenceColumns = `${knownColumns}, j.reposts::int as reposts, j.doubted_since is not null as "wasDoubted",
  j.pay_min is not null and j.display_salary_range as "isPayStated",
  j.external_job_id is null or j.rank_keys @> '{k:direct}' as "isDirect",
  case when j.doubted_since is not null then ${othersColumn} end as others,
  c.referral_requests as "referralRequests", c.referral_answers as "referralAnswers", c.referral_median_hours as "referralHours"`;

export type KnownRow = Omit<DoubtFacts, "answered" | "others"> & {
  others: DoubtFacts["others"] | null;
  applicants: number | null;
  answers: number | null;
};

type Referrals = { referralRequests: number; referralAnswers: number; referralHours: number | null };
export type EvidenceRow = KnownRow & Referrals & { wasDoubted: boolean; isPayStated: boolean; isDirect: boolean };

export function factsOf({ applicants, answers, others, ...known }: KnownRow): DoubtFacts {
  const isKnown = applicants !== null && answers !== null && applicants >= LEAST_APPLICANTS;
  return {
    ...known,
    others: others ?? { open: 0, closed: 0 },
    answered: isKnown ? { applicants, share: Math.round((100 * answers) / applicants) } : null,
  };
}

/** As the company's page has it. */
function referralsOf({ referralRequests, referralAnswers, referralHours }: Referrals): JobEvidence["referrals"] {
  if (referralRequests < LEAST_COUNTED) return null;
  return {
    percent: Math.round((100 * referralAnswers) / referralRequests),
    requests: referralRequests,
    medianHours: referralAnswers < LEAST_COUNTED ? null : referralHours,
  };
}

const DAY_MS = 86_400_000;

export function evidenceOf(row: EvidenceRow, now: Date): JobEvidence {
  const facts = factsOf(row);
  const doubts = row.wasDoubted ? doubtsOf(facts, now) : [];
  return {
    openDays: Math.max(0, Math.floor((now.getTime() - facts.openSince.getTime()) / DAY_MS)),
    seenAt: facts.isOwn ? null : (facts.seenAt?.toISOString() ?? null),
    reposts: facts.reposts,
    isPayStated: row.isPayStated,
    isDirect: row.isDirect,
    answered: facts.answered && { percent: facts.answered.share, applicants: facts.answered.applicants },
    referrals: referralsOf(row),
    isDoubted: isDoubted(doubts),
    doubts: isDoubted(doubts) ? doubts.map(({ reason, count }) => ({ reason, count })) : [],
  };
}
