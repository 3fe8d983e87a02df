// Keeps the numbers of the admins' charts by day in India, so that reading them does not depend on the size of the site.
import { NUMBER_KINDS } from "../../contract/homes/rules.ts";
import type { Deps } from "../deps.ts";
import { lowestId } from "../platform/ids.ts";

const DAY_MS = 86_400_000;
/** A day in India begins so long before it does in UTC. */
const INDIA_MS = 5.5 * 3_600_000;
/** What the charts show, and a little more. */
const KEPT_DAYS = 400;
/** How far back imports still bring jobs: recounted once a day. */
const LATE_DAYS = 35;
/** So many days at a time, as the first round counts a year. */
const CHUNK_DAYS = 50;

/** Counts today and yesterday; on the first round of a day also the weeks before, and on the first of all a year. */
export async function countDays({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const today = Math.floor((clock().getTime() + INDIA_MS) / DAY_MS);
  const [{ last } = { last: null }] = await db.query<{ last: string | null }>(
    "select max(day)::text as last from day_count",
  );
  const counted = last === null ? null : Date.parse(last) / DAY_MS;
  const back = counted === null ? KEPT_DAYS : counted >= today ? 1 : Math.max(LATE_DAYS, today - counted);
  for (let from = today - Math.min(back, KEPT_DAYS); from <= today; from += CHUNK_DAYS) {
    const to = Math.min(from + CHUNK_DAYS, today + 1);
    const [begin, end] = [from * DAY_MS - INDIA_MS, to * DAY_MS - INDIA_MS];
    await db.transaction((tx) =>
      tx.query(COUNT, [
        [...NUMBER_KINDS],
        dayText(from),
        dayText(to - 1),
        lowestId(begin),
        lowestId(end),
        new Date(begin),
        new Date(end),
      ]),
    );
  }
}

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const INDIA = "at time zone 'Asia/Kolkata'";

/** Ids are made from the time, so that a range of days is a range of a primary key. */
const COUNT = `with counted (kind, day, value) as (
    select 'JOBS', (created_at ${INDIA})::date, count(*) from job where id >= $4 and id < $5 and status <> 'DRAFT' group by 2
    union all
    select 'PEOPLE', (created_at ${INDIA})::date, count(*) from account where id >= $4 and id < $5 group by 2
    union all
    select 'APPLICATIONS', (applied_at ${INDIA})::date, count(*) from application
      where id >= $4 and id < $5 and kind = 'INTERNAL' group by 2
    union all
    select 'REQUESTS', (created_at ${INDIA})::date, count(*) from referral_request
      where created_at >= $6 and created_at < $7 and status <> 'NOT_ALIGNED' group by 2
    union all
    select 'ANSWERS', (at ${INDIA})::date, count(*) from referral_answer
      where at >= $6 and at < $7 and kind in ('REFERRED', 'DECLINED') group by 2
    union all
    select 'MONEY', (paid_at ${INDIA})::date, sum(amount) from payment where paid_at >= $6 and paid_at < $7 group by 2)
  insert into day_count (kind, day, value)
  select k.kind, d.day::date, coalesce(c.value, 0)
  from unnest($1::text[]) k (kind) cross join generate_series($2::date, $3::date, interval '1 day') d (day)
  left join counted c on c.kind = k.kind and c.day = d.day::date
  on conflict (kind, day) do update set value = excluded.value where day_count.value <> excluded.value`;
