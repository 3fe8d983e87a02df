// Screens jobs by the rules of scams: as they are saved, and in the background those that were there before a rule.
import type { Pay } from "../../../contract/jobs/pay.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { inSets, type Pace } from "../../platform/rests.ts";
import { readTitle } from "../../taxonomy/index.ts";
import type { JobRecord, PayColumns } from "../job-record.ts";
import { LIKELY_SCAM, SCREEN_VERSION, type ScreenedJob, scamHits, scamScore } from "./scam-rules.ts";

type Screened = Pick<JobRecord, "id" | "jobTitle" | "description" | "pay">;

/**
 * Notes what speaks against jobs that are saved already. A job that an admin cleared stays so until another rule hits.
 */
export async function screenJobs(tx: Writer, jobs: readonly Screened[]): Promise<void> {
  const usual = await readUsualPay(tx, jobs);
  const likely = jobs.flatMap((job) => {
    const hits = scamHits({ ...job, usualPay: usual.get(familyOf(job) ?? "") ?? null });
    const score = scamScore(hits);
    return score < LIKELY_SCAM ? [] : [{ id: job.id, score, hits }];
  });
  const found = new Set(likely.map(({ id }) => id));
  await tx.query("update job_review set score = 0, hits = '[]' where score > 0 and job_id = any ($1::uuid[])", [
    jobs.map(({ id }) => id).filter((id) => !found.has(id)),
  ]);
  if (likely.length === 0) return;
  await tx.query(
    `insert into job_review (job_id, score, hits, is_listed)
     select j.id, given.score, given.hits, j.is_listed
     from jsonb_to_recordset($1::jsonb) given (id uuid, score int, hits jsonb) join job j on j.id = given.id order by j.id
     on conflict (job_id) do update set score = excluded.score, hits = excluded.hits, is_listed = excluded.is_listed,
       cleared_at = case when rules_of(excluded.hits) <@ rules_of(job_review.hits) then job_review.cleared_at end,
       cleared_by = case when rules_of(excluded.hits) <@ rules_of(job_review.hits) then job_review.cleared_by end`,
    [JSON.stringify(likely)],
  );
}

const familyOf = ({ jobTitle }: Pick<Screened, "jobTitle">): string | undefined => readTitle(jobTitle).families[0];

/** By family of work; asked only for jobs that state pay in rupees. */
async function readUsualPay(
  tx: Writer,
  jobs: readonly Screened[],
): Promise<Map<string, NonNullable<ScreenedJob["usualPay"]>>> {
  const families = new Set(jobs.flatMap((job) => (job.pay?.currency === "INR" ? (familyOf(job) ?? []) : [])));
  if (families.size === 0) return new Map();
  const rows = await tx.query<{ family: string; quantiles: number[] }>(
    "select family, quantiles from job_pay where family = any ($1) and city = '' and years = ''",
    [[...families]],
  );
  return new Map(rows.map(({ family, quantiles: [low = 0, , , , high = 0] }) => [family, { low, high }]));
}

/** This is in no hurry. */
const PACE: Pace = { atOnce: 100, restMs: 50, longestMs: 5_000 };

/** Screens the jobs that were there before these rules, until all are or the time is over; resolves to how many. */
export const screenJobsAgain = ({ db }: Pick<Deps, "db">): Promise<number> =>
  inSets(PACE, () => db.transaction(screenSet));

type Row = Omit<Screened, "pay"> & PayColumns;

async function screenSet(tx: Writer): Promise<number> {
  await tx.query(
    `insert into job_screening (version) values ($1) on conflict ("only") do update set version = excluded.version, up_to = null, is_done = false
     where job_screening.version < excluded.version`,
    [SCREEN_VERSION],
  );
  const [at] = await tx.query<{ upTo: string | null }>(
    `select up_to as "upTo" from job_screening where not is_done and version = $1 for update skip locked`,
    [SCREEN_VERSION],
  );
  if (!at) return 0;
  const rows = await tx.query<Row>(
    `select j.id, j.job_title as "jobTitle", d.description, j.pay_min as "payMin", j.pay_max as "payMax",
       j.pay_currency as "payCurrency", j.pay_period as "payPeriod"
     from job j join job_detail d on d.id = j.id where $1::uuid is null or j.id > $1 order by j.id limit $2 for no key update of j`,
    [at.upTo, PACE.atOnce],
  );
  const jobs = rows.map((row) => ({ ...row, pay: payOf(row) }));
  await screenJobs(tx, jobs);
  await tx.query("update job_screening set up_to = coalesce($1::uuid, up_to), is_done = $2", [
    rows.at(-1)?.id ?? null,
    rows.length < PACE.atOnce,
  ]);
  return rows.length;
}

/** The pay of a row, or null. */
export function payOf({ payMin: min, payMax: max, payCurrency: currency, payPeriod: period }: PayColumns) {
  if (min === null || max === null || currency === null || period === null) return null;
  return { min, max, currency, period: period as Pay["period"] };
}
