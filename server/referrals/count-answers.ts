// Counts for each company how its employees answer referral requests. The counts are kept with the company, because
// lists show and order by them.
import { ANSWERED_DAYS } from "../../contract/referrals/rules.ts";
import type { Deps } from "../deps.ts";
import { isActiveReferee } from "./referees/read-referee.ts";

type Counted = { id: string };

/**
 * Run every minute; resolves to the number of companies whose counts changed. A request counts once it is answered (by
 * a referral, or a decline with feedback) or its time in the pool is over; one that was withdrawn unanswered never does.
 */
export async function countAnswers({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const counted = `with live as (
        select r.company_id, count(*)::int as referees from referee r where ${isActiveReferee("r", "$1")} group by 1),
      first as (
        select q.company_id, q.created_at, q.expires_at, q.status,
          (select min(a.at) from referral_answer a where a.request_id = q.id and a.kind in ('REFERRED', 'DECLINED')) as at
        from referral_request q
        where q.created_at > $1::timestamptz - make_interval(days => ${ANSWERED_DAYS}) and q.status <> 'NOT_ALIGNED'),
      record as (
        select company_id, count(*)::int as requests, (count(*) filter (where at <= expires_at))::int as answers,
          (percentile_cont(0.5) within group (order by extract(epoch from at - created_at) / 3600)
            filter (where at <= expires_at))::real as hours
        from first where at is not null or (expires_at <= $1 and status <> 'WITHDRAWN') group by 1),
      counted as (
        select c.id, coalesce(l.referees, 0) as referees, coalesce(r.requests, 0) as requests,
          coalesce(r.answers, 0) as answers, r.hours
        from company c left join live l on l.company_id = c.id left join record r on r.company_id = c.id
        where l.company_id is not null or r.company_id is not null or c.referees > 0 or c.referral_requests > 0)`;
    const isChanged = `(c.referees, c.referral_requests, c.referral_answers, c.referral_median_hours)
      is distinct from (n.referees, n.requests, n.answers, n.hours)`;
    // Locks first, in the order in which others lock companies.
    const changed = await tx.query<Counted>(
      `${counted} select c.id from company c join counted n on n.id = c.id where ${isChanged}
       order by c.id for no key update of c`,
      [now],
    );
    if (changed.length === 0) return 0;
    const written = await tx.query<Counted>(
      `${counted} update company c set referees = n.referees, referral_requests = n.requests, referral_answers = n.answers,
         referral_median_hours = n.hours
       from counted n where n.id = c.id and c.id = any ($2) returning c.id`,
      [now, changed.map(({ id }) => id)],
    );
    return written.length;
  });
}
