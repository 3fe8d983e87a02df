// What jobs state as pay, by kind of work, city and years: reckoned with the vocabulary, read by its key.
import { PAY_STEPS, PAY_YEARS, type PayYears, RUPEES_IN_LAKH } from "../../contract/jobs/pay.ts";
import type { getPayInsight as endpoint, PayInsight, PayRange } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { lowestId } from "../platform/ids.ts";
import type { Input } from "../platform/mount.ts";
import { familyInHindi } from "../taxonomy/families/index.ts";
import { familyName, readTitle } from "../taxonomy/index.ts";
import { canonicalCity, cityInHindi, cityKey } from "../taxonomy/places/index.ts";

const YEAR_MS = 365 * 86_400_000;
/** Below this, a figure would tell of one employer and not of the work. */
const FEWEST = { jobs: 10, companies: 3 };
/** Rupees a year: what is outside was typed wrong, or is pay for another time. */
const BELIEVED = { from: 0.6 * RUPEES_IN_LAKH, to: 1_000 * RUPEES_IN_LAKH };
const MOST_CITIES = 12;
/** Of a company's openings in one range: a single employer does not set the figures. */
const MOST_OF_COMPANY = 20;
/** The newest: what reckoning costs does not grow with the board. */
const MOST_READ = 150_000;

const boundsOf = (years: PayYears): [number, number] => {
  const [low, high] = years.split("-");
  return high === undefined ? [Number.parseInt(years, 10), 9999] : [Number(low), Number(high)];
};

/** Reckons all ranges anew. Postings of one title at one company with the same pay count once; hidden pay, and demo jobs or those from other sites once they are off, never. */
export async function reckonPay(tx: Writer, now: Date): Promise<void> {
  await tx.query("delete from job_pay");
  await tx.query(
    `with stated as (
       select company_id, lower(job_title) as title, rank_keys, city_keys, experience_min as low,
         case experience_max when 9999 then experience_min else experience_max end as high,
         (pay_min::bigint + pay_max) / 2 * case pay_period when 'MONTH' then 12 else 1 end as pay
       from job where id >= $1 and pay_currency = 'INR' and pay_period in ('YEAR', 'MONTH') and display_salary_range
         and not bad_job and status <> 'DRAFT' and not exists (select from job_withheld w where w.job_id = job.id)
         and not exists (select from withheld_listing w where w.job_id = job.id)
         and exists (select from company c where c.id = job.company_id and c.is_listed)
       order by id desc limit $2),
     opening as (
       select distinct substr(key, 3) as family, place.city, asked.years, company_id, title, pay from stated, unnest(rank_keys) key,
         lateral (select '' as city union all select unnest(city_keys)) place,
         lateral (select '' as years union all
           select years from unnest($3::text[], $4::int[], $5::int[]) band (years, first, last) where low <= last and high >= first) asked
       where key like 'f:%' and pay between $6 and $7),
     range as (
       select family, city, years, count(*)::int as jobs, percentile_disc(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by pay) as quantiles,
         array_agg(width_bucket(pay, $8::bigint[])) as steps_of
       from (select *, row_number() over (partition by family, city, years, company_id order by md5(title || pay)) as nth from opening) one_of
       where nth <= $11 group by family, city, years having count(*) >= $9 and count(distinct company_id) >= $10)
     insert into job_pay (family, city, years, jobs, quantiles, steps)
     select family, city, years, jobs, quantiles, array(
       select count(one)::int from generate_series(1, cardinality($8)) step left join unnest(steps_of) one on one = step group by step order by step)
     from range`,
    [
      lowestId(now.getTime() - YEAR_MS),
      MOST_READ,
      PAY_YEARS,
      PAY_YEARS.map((years) => boundsOf(years)[0]),
      PAY_YEARS.map((years) => boundsOf(years)[1]),
      BELIEVED.from,
      BELIEVED.to,
      PAY_STEPS.map((lakh) => lakh * RUPEES_IN_LAKH),
      FEWEST.jobs,
      FEWEST.companies,
      MOST_OF_COMPANY,
    ],
  );
  await reckonCompanies(tx, now);
}

/** A company's own figures are its own statements: fewer of them do. */
const FEWEST_OF_ONE = 5;
/** Of a company, in place of a family of work. */
const keyOfCompany = (companyId: string) => `c:${companyId}`;

/** The same of each company, of any work, city and years. */
async function reckonCompanies(tx: Writer, now: Date): Promise<void> {
  await tx.query(
    `with stated as (
       select company_id, lower(job_title) as title, (pay_min::bigint + pay_max) / 2 * case pay_period when 'MONTH' then 12 else 1 end as pay
       from job where id >= $1 and pay_currency = 'INR' and pay_period in ('YEAR', 'MONTH') and display_salary_range
         and not bad_job and status <> 'DRAFT' and not exists (select from job_withheld w where w.job_id = job.id)
         and not exists (select from withheld_listing w where w.job_id = job.id)
       order by id desc limit $2),
     opening as (select distinct company_id, title, pay from stated where pay between $3 and $4),
     range as (
       select company_id, count(*)::int as jobs, percentile_disc(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by pay) as quantiles,
         array_agg(width_bucket(pay, $5::bigint[])) as steps_of
       from opening group by company_id having count(*) >= $6)
     insert into job_pay (family, city, years, jobs, quantiles, steps)
     select 'c:' || company_id, '', '', jobs, quantiles, array(
       select count(one)::int from generate_series(1, cardinality($5)) step left join unnest(steps_of) one on one = step group by step order by step)
     from range`,
    [
      lowestId(now.getTime() - YEAR_MS),
      MOST_READ,
      BELIEVED.from,
      BELIEVED.to,
      PAY_STEPS.map((lakh) => lakh * RUPEES_IN_LAKH),
      FEWEST_OF_ONE,
    ],
  );
}

/** The tenth, quarter, median, three quarters and nine tenths. */
type Quantiles = [number, number, number, number, number];
type Row = { family: string; city: string; years: "" | PayYears; jobs: number; quantiles: number[]; steps: number[] };

/** See contract/jobs/wire.ts. */
export async function getPayInsight({ query }: Input<typeof endpoint>, deps: Pick<Deps, "db">): Promise<PayInsight> {
  if (query.companyId !== undefined) {
    const [row] = await readRows([keyOfCompany(query.companyId)], "", deps);
    return { work: null, workInHindi: null, range: rangeOf(row), byYears: [], byCity: [] };
  }
  const families = query.jobTitle === undefined ? [] : readTitle(query.jobTitle).families;
  const city = query.city === undefined || canonicalCity(query.city) === null ? "" : cityKey(query.city);
  const years = query.years === undefined ? "" : yearsOf(query.years);
  const found = await readRows(families, city, deps);
  const family = families.find((one) => found.some((row) => row.family === one)) ?? families[0];
  const rows = found.filter((row) => row.family === family);
  const at = (place: string, asked: string) => rows.find((row) => row.city === place && row.years === asked);
  const byYears = rows.filter((row) => row.years !== "" && row.city === city);
  return {
    work: family === undefined ? null : familyName(family),
    workInHindi: family === undefined ? null : familyInHindi(family),
    range: rangeOf(at(city, years) ?? at("", years) ?? at(city, "") ?? at("", "")),
    byYears: PAY_YEARS.flatMap(
      (asked) => rangeOf((byYears.length > 0 ? at(city, asked) : at("", asked)) ?? undefined) ?? [],
    ),
    byCity: rows
      .flatMap((row) => (row.city !== "" && row.years === "" ? (rangeOf(row) ?? []) : []))
      .slice(0, MOST_CITIES),
  };
}

/** What a family's jobs state in a city (its key; null for any), or in any where too few do there. */
export async function payOfFamily(
  family: string,
  city: string | null,
  deps: Pick<Deps, "db">,
): Promise<PayRange | null> {
  const rows = await readRows([family], city ?? "", deps);
  const at = (place: string) => rows.find((row) => row.city === place && row.years === "");
  return rangeOf(at(city ?? "") ?? at(""));
}

/** All of these kinds of work in any city, and in this one by years; the most openings first. */
const readRows = (families: readonly string[], city: string, { db }: Pick<Deps, "db">): Promise<Row[]> =>
  db.replica.query<Row>(
    `select family, city, years, jobs, quantiles, steps from job_pay
        where family = any ($1) and (years = '' or city in ('', $2)) order by jobs desc, city, years`,
    [families, city],
    "job-pay",
  );

const yearsOf = (years: number): PayYears => PAY_YEARS.findLast((band) => years >= boundsOf(band)[0]) ?? "0-2";

function rangeOf(row: Row | undefined): PayRange | null {
  if (row === undefined) return null;
  const city = row.city === "" ? null : canonicalCity(row.city)?.city;
  // "Remote" and what is no city we know are no place to compare pay in.
  if (city === undefined) return null;
  const [tenth, quarter, median, threeQuarters, nineTenths] = row.quantiles.map(lakhs) as Quantiles;
  return {
    city,
    cityInHindi: city && cityInHindi(city),
    years: row.years === "" ? null : row.years,
    jobs: row.jobs,
    tenth,
    quarter,
    median,
    threeQuarters,
    nineTenths,
    steps: row.steps,
  };
}

/** To one decimal. */
const lakhs = (rupees: number) => Math.round((rupees / RUPEES_IN_LAKH) * 10) / 10;
