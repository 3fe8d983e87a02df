// Counts for each company who refers there and how they answer. The counts are kept with the company, because lists show
// and order by them.
import { ANSWERED_DAYS } from "../../contract/referrals/rules.ts";
import type { Deps } from "../deps.ts";
import { isActiveReferee } from "./referees/read-referee.ts";

type Counted = { id: string };

type Counts = Pick<Deps, "db" | "clock">;

/** Resolves to the number of companies whose count of active referees changed. */
export async function countReferees({ db, clock }: Counts): Promise<number> {
  const written = await db.transaction((tx) => tx.query<Counted>(REFEREES, [clock()]));
  return written.length;
}

/** Changed companies are locked in the order in which others lock them. */
const REFEREES = `with live as (
    select r.company_id as id, count(*)::int as referees from referee r where ${isActiveReferee("r", "$1")} group by 1),
  changed as materialized (
    select id, coalesce(l.referees, 0) as referees
    from live l full join (select id, referees from company where referees > 0) c using (id)
    where c.referees is distinct from l.referees),
  locked as materialized (
    select c.id from company c join changed on changed.id = c.id order by c.id for no key update of c)
  update company c set referees = n.referees from changed n join locked on locked.id = n.id where c.id = n.id returning c.id`;

/**
 * Resolves to the number of companies whose counts changed. A request counts once it is answered (by a referral, or a
 * decline with feedback) or its time in the pool is over; one that was withdrawn unanswered never does. A referral that
 * an admin found untrue is no answer.
 */
export async function countAnswers({ db, clock }: Counts): Promise<number> {
  const written = await db.transaction((tx) => tx.query<Counted>(COUNT, [clock()]));
  return written.length;
}

/** Counted once, and before any lock; then the changed companies are locked in the order in which others lock them. */
const COUNT = `with first as (
    select q.company_id, q.created_at, q.expires_at, q.status,
      (select min(a.at) from referral_answer a where a.request_id = q.id
         and (a.kind = 'DECLINED' or (a.kind = 'REFERRED' and q.status <> 'NOT_REFERRED'))) as at
    from referral_request q
    where q.created_at > $1::timestamptz - make_interval(days => ${ANSWERED_DAYS}) and q.status <> 'NOT_ALIGNED'),
  record as (
    select company_id, count(*)::int as requests, (count(*) filter (where at <= expires_at))::int as answers,
      (percentile_cont(0.5) within group (order by extract(epoch from at - created_at) / 3600)
        filter (where at <= expires_at))::real as hours
    from first where at is not null or (expires_at <= $1 and status <> 'WITHDRAWN') group by 1),
  changed as materialized (
    select c.id, coalesce(r.requests, 0) as requests, coalesce(r.answers, 0) as answers, r.hours
    from company c left join record r on r.company_id = c.id
    where (r.company_id is not null or c.referral_requests > 0)
      and (c.referral_requests, c.referral_answers, c.referral_median_hours)
        is distinct from (coalesce(r.requests, 0), coalesce(r.answers, 0), r.hours)),
  locked as materialized (
    select c.id from company c join changed on changed.id = c.id order by c.id for no key update of c)
  update company c set referral_requests = n.requests, referral_answers = n.answers, referral_median_hours = n.hours
  from changed n join locked on locked.id = n.id where c.id = n.id returning c.id`;
