// Counts of lists and of their options against a naive count of every job: looked through, by the bits of facets, and while jobs come and go.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { JOB_FILTERS } from "../../../contract/jobs/filters.ts";
import {
  type JobCard,
  type JobCounts,
  type JobListQuery,
  jobCounts,
  jobListQuery,
} from "../../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { someJobs } from "../../../tests/support/builders.ts";
import { everyListedJob, isWanted, type NaiveJob } from "../../../tests/support/naive-jobs.ts";
import { everyRow } from "../../../tests/support/paging.ts";
import { closeJobs } from "../close-jobs.ts";
import { ageJobs } from "../rounds.ts";
import { foldJobFacets } from "./facet-counts.ts";

const app = await startApp({ jobs: 200 });
// Jobs grow older than a filter allows while the tests run.
app.deps.clock = () => app.now;
type Query = Record<string, string | string[]>;

async function counted(query: Query): Promise<JobCounts> {
  const params = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  app.deps.cache.clear();
  const { status, body } = await app.get(`/api/job/counts?${new URLSearchParams(params)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return jobCounts.strict().parse(body);
}

function naively(listed: readonly NaiveJob[], query: Query): JobCounts {
  const jobsOf = (asked: Query) => {
    const parsed: JobListQuery = jobListQuery.parse(asked);
    return { count: listed.filter((job) => isWanted(job, parsed, app.now)).length, isExact: true };
  };
  const options = JOB_FILTERS.map(({ paramKey, options }) => [
    paramKey,
    options.map(({ value }) => ({ value, ...jobsOf({ ...query, [paramKey]: value }) })),
  ]);
  return { total: jobsOf(query), options: Object.fromEntries(options) };
}

const some = (await everyListedJob(app))[0]!.card;
const QUERIES: Query[] = [
  {},
  { location: "Bengaluru" },
  { location: ["Bengaluru", "Pune"], workMode: "HYBRID" },
  { typeofEmployment: "FULL_TIME", experienceRange: "3-5", salaryRange: "10-15", directOnly: "true" },
  { dashboard: "USER", industry: ["IT Software & Services", "Fintech"], teamSize: "1001-5000,5000+" },
  { department: "Engineering", country: "India", postedWithin: "30" },
  { postedWithin: "7" },
  { minSalary: "7", maxExperience: "4" },
  { location: "Nowhereville", workMode: "WFH" },
  { companyId: some.companyId, workMode: "WFO" },
  { exceptCompanyId: some.companyId, location: "Pune" },
  { visaSponsorship: "true" },
];

/** Those that bits count, and those that are looked through in any state. */
const BY_BITS = QUERIES.slice(0, 5);

const compare = (state: string, queries = BY_BITS) =>
  describe(state, () => {
    let listed: Promise<NaiveJob[]> | undefined;
    for (const query of queries)
      test(JSON.stringify(query), async () => {
        listed ??= everyListedJob(app);
        assert.deepEqual(await counted(query), naively(await listed, query));
      });
  });

compare("before there are bits", QUERIES);

test("words count what the list finds", async () => {
  const SEARCHES: Query[] = [
    { searchText: "engineer" },
    { searchText: "sales", workMode: "WFO,HYBRID" },
    { searchText: some.companyName },
  ];
  for (const query of SEARCHES) {
    const found = await everyRow<JobCard>(app, "/api/job/", { ...query, sortOrder: "desc", pageSize: "100" });
    assert.ok(found.length > 0);
    const { total, options } = await counted(query);
    assert.deepEqual(total, { count: found.length, isExact: true }, String(query.searchText));
    for (const { value, count } of options.typeofEmployment!)
      assert.equal(
        count,
        found.filter((card) => card.typeofEmployment === value).length,
        `${query.searchText} ${value}`,
      );
  }
});

test("the round makes bits, and folds what changes into them", async () => {
  await ageJobs({ ...app.deps, announce: async () => {} });
  const [kept] = await app.db.query<{ blocks: number; changes: number }>(
    "select (select count(*)::int from job_facet_block) as blocks, (select count(*)::int from job_facet_change) as changes",
  );
  assert.ok(kept!.blocks > 50);
  assert.equal(kept!.changes, 0);
});
compare("by bits");

test("jobs come, go and change", async () => {
  const listed = await everyListedJob(app);
  const changed = listed.slice(0, 20).map(({ card }) => card.id);
  await app.db.transaction((tx) => closeJobs(tx, changed.slice(0, 10), app.now));
  await app.db.query(
    "update job_search set fts = ts_delete(fts, array['~w:HYBRID', '~w:WFO', '~w:WFH']) || '''~w:WFH'''::tsvector where id = any ($1)",
    [changed.slice(10)],
  );
  await app.db.query(
    `update job set work_mode = 'WFH', card = jsonb_set(card::jsonb, '{workMode}', '"WFH"')::text where id = any ($1)`,
    [changed.slice(10)],
  );
  await someJobs(app.db, [
    { locations: ["Pune"], workMode: "HYBRID", createdAt: new Date(app.now.getTime() - 3 * 3_600_000) },
    { locations: ["Bengaluru, India"], createdAt: new Date(app.now.getTime() - 30 * 86_400_000 + 3_600_000) },
    { locations: ["Bengaluru, India"], createdAt: new Date(app.now.getTime() - 30 * 86_400_000 - 3_600_000) },
  ]);
});
compare("by bits and what is noted since");

test("rounds at once fold everything once", async () => {
  await Promise.all([1, 2, 3].map(() => app.db.transaction(foldJobFacets)));
});
compare("by bits again");

test("a facet that a new release filters by is counted from then on", async () => {
  await app.db.query("delete from job_facet_counted where facet in ('~w:HYBRID', '~c:pune')");
  await app.db.query("delete from job_facet_block where facet in ('~w:HYBRID', '~c:pune')");
  await someJobs(app.db, [{ locations: ["Pune"], workMode: "HYBRID" }]);
  await app.db.transaction(foldJobFacets);
});
compare("by bits made later");

test("what cannot be read is refused with its name", async () => {
  for (const [query, field] of [
    ["exceptCompanyId=acme", "exceptCompanyId"],
    ["postedWithin=2", "postedWithin"],
    ["nonsense=1", "nonsense"],
  ] as const)
    assert.equal(refusalIn(await app.get(`/api/job/counts?${query}`)).field, field);
});
