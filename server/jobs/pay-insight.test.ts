// Checks what jobs are said to pay, on a real database: who counts, how few are too few, and what is asked in place of too narrow a question.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PayInsight } from "../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, someJobs } from "../../tests/support/builders.ts";
import { jobRounds } from "./index.ts";
import { reckonPay } from "./pay-insight.ts";

const now = new Date("2026-11-22T08:00:00Z");
const app = await startApp({ clock: () => now });
const companies = await Promise.all(
  ["Kite Works", "Lantern Mills", "Marble Yard", "Needle Point"].map((name) => aCompany(app.db, { name })),
);
const insight = async (query: Record<string, string>) => {
  const answer = await app.get<PayInsight>(`/api/job/pay?${new URLSearchParams(query)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
/** `count` nurses in a city, each of another title's wording, at companies in turn. */
const nurses = (count: number, fields: object, from = 4) =>
  Array.from({ length: count }, (_, at) => ({
    companyId: companies[at % companies.length]!.id,
    jobTitle: `Staff Nurse, Ward ${at}`,
    locations: ["Pune, Maharashtra, India"],
    pay: { min: (from + at) * 100_000, max: (from + at + 2) * 100_000, currency: "INR", period: "YEAR" as const },
    ...fields,
  }));

await someJobs(app.db, [
  ...nurses(12, { experience: { min: 3, max: 5 } }),
  ...nurses(9, { experience: { min: 10, max: 15 }, locations: ["Kochi, Kerala, India"] }, 20),
  ...nurses(12, { jobTitle: "Ward Nurse", locations: ["India"] }, 4),
  // None of these counts.
  ...nurses(10, { jobTitle: "Night Nurse", displaySalaryRange: false }, 90),
  ...nurses(10, { jobTitle: "Day Nurse", badJob: true }, 90),
  ...nurses(10, { jobTitle: "Home Nurse", pay: { min: 90_000, max: 95_000, currency: "USD", period: "YEAR" } }),
  ...Array.from({ length: 30 }, () => nurses(1, { jobTitle: "Same Nurse" }, 60)[0]!),
  // Of one company only.
  ...nurses(12, { companyId: companies[0]!.id }, 4).map((job, at) => ({ ...job, jobTitle: `Welder, Bay ${at}` })),
]);
await jobRounds.learnVocabulary(app.deps);

test("percentiles are of the openings that state pay, each counted once", async () => {
  const { work, range, byYears, byCity } = await insight({ jobTitle: "nurse", city: "pune", years: "4" });
  assert.match(work!, /nurse/i);
  assert.deepEqual(range && [range.city, range.years, range.jobs, range.median], ["Pune", "3-5", 12, 10]);
  assert.equal(
    range!.steps.reduce((sum, count) => sum + count, 0),
    12,
  );
  assert.deepEqual(
    byYears.map(({ years, jobs }) => [years, jobs]),
    [["3-5", 12]],
  );
  assert.deepEqual(
    byCity.map(({ city, jobs }) => [city, jobs]),
    [["Pune", 13]],
    "nine in Kochi are too few to tell of",
  );
});

const cases: [
  query: Record<string, string>,
  expected: [city: string | null, years: string | null, jobs: number] | null,
][] = [
  [{ jobTitle: "Nurse", city: "Pune" }, ["Pune", null, 13]],
  [{ jobTitle: "Nurse", city: "Poona", years: "12" }, ["Pune", null, 13]],
  [{ jobTitle: "Nurse", city: "Kochi", years: "3" }, [null, "3-5", 12]],
  [{ jobTitle: "Nurse", city: "Kochi" }, [null, null, 34]],
  [{ jobTitle: "Nurse" }, [null, null, 34]],
  [{ jobTitle: "Nurse", city: "India" }, [null, null, 34]],
  [{ jobTitle: "Nurse", city: "Neenah, WI" }, [null, null, 34]],
  [{ jobTitle: "Welder" }, null],
  [{ jobTitle: "Astronaut of the moon" }, null],
  [{}, null],
];
for (const [query, expected] of cases)
  test(`${JSON.stringify(query)} is answered by ${JSON.stringify(expected)}`, async () => {
    const { range } = await insight(query);
    assert.deepEqual(range && [range.city, range.years, range.jobs], expected);
  });

test("one company counts for twenty openings at most, and withheld jobs and companies off the board for none", async () => {
  const jobs = await someJobs(app.db, nurses(60, { companyId: companies[0]!.id, jobTitle: "Theatre Nurse" }, 100));
  const reckoned = async () => {
    await app.db.transaction((tx) => reckonPay(tx, now));
    const [row] = await app.db.query<{ jobs: number; quantiles: number[] }>(
      "select jobs, quantiles from job_pay where family like '%nurse%' and city = '' and years = ''",
    );
    return [row?.jobs, (row?.quantiles[2] ?? 0) < 10_000_000];
  };
  assert.deepEqual(await reckoned(), [44, true], "of the first company 20 in place of 10");
  await app.db.query("insert into job_withheld (job_id) select unnest($1::uuid[])", [jobs.map(({ id }) => id)]);
  assert.deepEqual(await reckoned(), [34, true]);
  await app.db.query("update company set is_withheld = true, open_jobs = 0 where id = $1", [companies[3]!.id]);
  assert.deepEqual(await reckoned(), [26, true]);
  await app.db.query("update company set is_withheld = false where id = $1", [companies[3]!.id]);
});

test("what is older than a year no longer counts", async () => {
  const [before] = await app.db.query<{ jobs: number }>(
    "select jobs from job_pay where family like '%nurse%' and city = '' and years = ''",
  );
  assert.ok((before?.jobs ?? 0) > 0);
  const later = { ...app.deps, clock: () => new Date("2028-01-01T00:00:00Z") };
  assert.equal(await jobRounds.learnVocabulary(later), true);
  assert.deepEqual(await app.db.query("select from job_pay"), []);
});

test("a parameter that is malformed is named", async () => {
  const refusal = refusalIn(await app.get("/api/job/pay?years=many"));
  assert.match(JSON.stringify(refusal), /years/);
});

test("a company's own range is of all its openings that state pay, from five on", async () => {
  const few = await aCompany(app.db, { name: "Few Jobs" });
  await someJobs(app.db, nurses(4, { companyId: few.id }));
  await app.db.transaction((tx) => reckonPay(tx, now));
  assert.equal((await insight({ companyId: few.id })).range, null);
  await someJobs(app.db, nurses(1, { companyId: few.id, jobTitle: "A fifth" }));
  await app.db.transaction((tx) => reckonPay(tx, now));
  assert.deepEqual(
    [(await insight({ companyId: few.id })).range?.jobs, (await insight({ companyId: few.id })).work],
    [5, null],
  );
});
