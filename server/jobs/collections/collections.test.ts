// Collections of jobs through the API: their figures and jobs are those of the search, and they come and go with the jobs.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  COLLECTION_NEEDS,
  type CollectionMode,
  collectionQuery,
  collectionSlug,
} from "../../../contract/jobs/collection-rules.ts";
import type { CollectionLink, FieldLink, JobCollection } from "../../../contract/jobs/collections-wire.ts";
import type { JobCard, JobCounts } from "../../../contract/jobs/wire.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany, someJobs } from "../../../tests/support/builders.ts";
import { closeJobs } from "../close-jobs.ts";
import { countCollections, keepCollections } from "./count-collections.ts";
import { collectionNamed } from "./read-collections.ts";

let now = new Date();
const app = await startApp({ jobs: 600, clock: () => now });
const count = () => app.db.transaction((tx) => countCollections(tx, now));
const read = async (slug: string) => (await app.get<JobCollection>(`/api/job-collections/${slug}`)).body;
await count();

const searchOf = async (field: string | null, city: string | null, workMode: CollectionMode | null) => {
  app.deps.cache.clear();
  const query = new URLSearchParams(collectionQuery({ field, city, workMode }));
  const [list, counts, week] = await Promise.all([
    app.get<{ data: JobCard[] }>(`/api/job/?pageSize=100&${query}`),
    app.get<JobCounts>(`/api/job/counts?${query}`),
    app.get<JobCounts>(`/api/job/counts?postedWithin=7&${query}`),
  ]);
  return { jobs: list.body.data, total: counts.body.total, fresh: week.body.total };
};

describe("figures are what the job list finds with the same filters", async () => {
  // The largest of each shape, and some others.
  const rows = await app.db.query<{ field: string; city: string; mode: "" | CollectionMode }>(
    `select field, city, work_mode as mode from (
       select *, row_number() over (partition by field <> '', city <> '', work_mode order by jobs desc) as place from job_collection) ranked
     where place = 1 or place % 4 = 0`,
  );
  assert.ok(rows.length > 12, `${rows.length}`);
  for (const { field, city, mode } of rows) {
    const slug = collectionSlug({ field: field || null, city: city || null, workMode: mode || null });
    test(slug, async () => {
      const collection = await read(slug);
      const { figures, field: named, city: name, workMode } = collection;
      assert.ok(figures);
      assert.equal(collection.slug, slug);
      const found = await searchOf(named?.key ?? null, name, workMode);
      assert.deepEqual([found.total, found.fresh.count], [{ count: figures.jobs, isExact: true }, figures.fresh]);
      assert.equal(found.jobs.length, Math.min(100, figures.jobs));
      if (figures.jobs > 100) return;
      const byCompany = Map.groupBy(found.jobs, ({ companyId }) => companyId);
      assert.equal(figures.companies, byCompany.size);
      for (const { companyId, jobs } of figures.topCompanies) assert.equal(byCompany.get(companyId)?.length, jobs);
      assert.equal(figures.topCompanies[0]?.jobs, Math.max(...[...byCompany.values()].map(({ length }) => length)));
      for (const workMode of ["WFH", "HYBRID", "WFO"] as const)
        assert.equal(figures.modes[workMode], found.jobs.filter((job) => job.workMode === workMode).length, workMode);
      for (const skill of figures.skills)
        assert.ok(found.jobs.filter(({ coreSkills }) => coreSkills.includes(skill)).length >= 3, skill);
    });
  }
});

const NAMES: [slug: string, canonical: string | null][] = [
  ["software-developer", "software-developer"],
  ["software-engineer-in-bangalore", "software-developer-in-bengaluru"],
  ["Remote-Web_Developers-jobs-in-Gurgaon", "remote-web-developer-in-gurugram"],
  ["in-bombay", "in-mumbai"],
  ["nurse-in-new-delhi", "nurse-in-new-delhi"],
  ["Kite_Works", null],
  ["in-atlantis", null],
  ["nurse-in-atlantis", null],
  ["flibber-in-pune", null],
  ["in-", null],
];
for (const [slug, canonical] of NAMES)
  test(`${slug} names ${canonical ?? "nothing"}`, async () => {
    const { status, body } = await app.get<JobCollection>(`/api/job-collections/${slug}`);
    assert.deepEqual([status, body.slug ?? null], [canonical === null ? 404 : 200, canonical]);
  });

test("every link leads to a collection with figures that have its number, and none is called browse", async () => {
  const { body } = await app.get<{ fields: FieldLink[]; cities: CollectionLink[]; modes: CollectionLink[] }>(
    "/api/job-collections",
  );
  assert.ok(body.fields.length > 3 && body.cities.length > 3 && body.modes.length === 2);
  assert.ok(body.fields.every(({ group }) => group !== ""));
  const of = await Promise.all([body.fields[0]!, body.cities[0]!, body.modes[0]!].map(({ slug }) => read(slug)));
  const links = of.flatMap(({ broader, cities, fields, modes }) => [...broader, ...cities, ...fields, ...modes]);
  const [narrow] = links.filter(({ field, city }) => field !== null && city !== null);
  const next = await read(narrow?.slug ?? "");
  assert.deepEqual(
    next.broader.map(({ slug }) => slug).toSorted(),
    [next.field?.key, `in-${next.city?.toLowerCase()}`].toSorted(),
  );
  for (const { slug, jobs } of [...links.slice(0, 12), ...next.cities, ...next.fields])
    assert.equal((await read(slug)).figures?.jobs, jobs, slug);
  assert.equal(collectionNamed("browse"), null);
});

describe("a page comes with enough jobs and goes with too few", () => {
  const figures = async () => (await read("astrologer-in-hubballi")).figures;

  test("and its jobs link to it while it is there", async () => {
    const { id: companyId } = await aCompany(app.db, { name: "Star Works" });
    const facts = {
      companyId,
      jobTitle: "Astrologer",
      locations: ["Hubli", "Hubballi (North)"],
      coreSkills: ["Excel"],
    };
    const days = (back: number) => new Date(now.getTime() - back * 86_400_000);
    const jobs = await someJobs(
      app.db,
      Array.from({ length: COLLECTION_NEEDS.opens - 1 }, (_, at) => ({ ...facts, createdAt: days(at + 0.5) })),
    );
    await count();
    assert.equal(await figures(), null, "one short");
    const [last] = await someJobs(app.db, [{ ...facts, workMode: "WFH" }]);
    await count();
    const opened = await figures();
    assert.deepEqual(
      [opened?.jobs, opened?.fresh, opened?.modes.WFH, opened?.skills],
      [COLLECTION_NEEDS.opens, 8, 1, ["Excel"]],
    );
    assert.deepEqual(opened?.topCompanies, [{ companyId, name: "Star Works", jobs: COLLECTION_NEEDS.opens }]);
    const ofJob = await app.get<{ data: CollectionLink[] }>(`/api/job/${last!.id}/collections`);
    assert.equal(ofJob.body.data[0]?.slug, "astrologer-in-hubballi");

    await count();
    assert.equal((await figures())?.changedAt, opened?.changedAt, "nothing changed");
    const close = (from: number, to: number) =>
      app.db.transaction((tx) =>
        closeJobs(
          tx,
          jobs.slice(from, to).map(({ id }) => id),
          now,
        ),
      );
    now = new Date(now.getTime() + 1_000);
    await close(0, COLLECTION_NEEDS.opens - COLLECTION_NEEDS.stays);
    await count();
    assert.deepEqual(
      [(await figures())?.jobs, (await figures())?.changedAt],
      [COLLECTION_NEEDS.stays, now.toISOString()],
    );
    await close(COLLECTION_NEEDS.opens - COLLECTION_NEEDS.stays, COLLECTION_NEEDS.opens - COLLECTION_NEEDS.stays + 1);
    await count();
    assert.equal(await figures(), null);
    assert.equal((await app.get(`/api/job/${last!.id}/collections`)).text.includes("hubballi"), false);
  });

  test("when it is time: at once after a tenth of the jobs came, then after a rest", async () => {
    assert.equal(await keepCollections(app.deps), true);
    assert.deepEqual(await Promise.all([keepCollections(app.deps), keepCollections(app.deps)]), [false, false]);
    await someJobs(
      app.db,
      Array.from({ length: 80 }, () => ({ jobTitle: "Astrologer" })),
    );
    assert.equal(await keepCollections(app.deps), true);
    now = new Date(now.getTime() + 9 * 60_000);
    assert.equal(await keepCollections(app.deps), false);
    now = new Date(now.getTime() + 3_600_000);
    assert.equal(await keepCollections(app.deps), true);
  });
});

test("an unknown job has none", async () => {
  for (const id of ["x", "00000000-0000-7000-8000-000000000000"])
    assert.equal((await app.get(`/api/job/${id}/collections`)).status, 404);
});
