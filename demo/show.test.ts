// While demo data is off, visitors find nothing of the demo but all real data; switched on, the demo is as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Company } from "../contract/companies/wire.ts";
import type { SiteFigures } from "../contract/content/wire.ts";
import type { JobCard } from "../contract/jobs/wire.ts";
import { createAccount } from "../server/identity/accounts.ts";
import type { Database } from "../server/platform/db.ts";
import { startApp } from "../tests/support/app.ts";
import { aJob } from "../tests/support/builders.ts";
import { bringBackDemo, withholdDemo } from "./show.ts";

// Enough companies for two batches.
const app = await startApp({ jobs: 1_000 });
const { db } = app;
const first = "00000000-0000-0000-0000-000000000000";

const stored = async () => ({
  jobs: await db.query(
    `select j.id, j.status, j.card, s.fts::text as fts, s.pay_min, s.pay_max, s.experience_min, s.experience_max
     from job j join job_search s on s.id = j.id where j.is_listed order by j.id`,
  ),
  companies: await db.query("select id, open_jobs, is_listed from company order by id"),
});
const flaws = () => db.query("select * from job_count_flaws()");
const found = async (query = "") =>
  (await app.get<{ data: JobCard[] }>(`/api/job/?pageSize=100${query}`)).body.data.map(({ id }) => id).sort();
const companies = async () =>
  (await app.get<{ data: Company[] }>("/api/company/?pageSize=100")).body.data.map(({ SK }) => SK).sort();
const addresses = async (kind: string) =>
  (await app.get(`/sitemaps/${kind}/${first}.xml`)).text.match(/<loc>/g)?.length ?? 0;

/** A job of a real company, one that an import brought to a demo company, and one that a person posted there. */
async function realJobs(): Promise<{ id: string; companyId: string }[]> {
  const own = await aJob(db, { jobTitle: "Lighthouse Keeper" });
  const [imported, posted] = await db.query<{ id: string; companyId: string }>(
    `select distinct on (company_id) id, company_id as "companyId" from job where is_listed and company_id <> $1 order by company_id, id limit 2`,
    [own.companyId],
  );
  await db.query(
    `with source as (insert into listing_source (id, kind, board) values (gen_random_uuid(), 'lever', 'x') returning id)
     insert into listing (id, external_key, source_id, job_id, content_hash, first_seen, last_seen, aliases)
     select gen_random_uuid(), 'lever:x:1', id, $1, 'x', now(), now(), '{}' from source`,
    [imported!.id],
  );
  const issuer = "https://jobs.example.org";
  const person = await db.transaction((tx) => createAccount(tx, { issuer, email: "a@real.example", name: "A" }));
  await db.query("insert into job_posting (job_id, posted_by) values ($1, $2)", [posted!.id, person!.id]);
  return [own, imported!, posted!];
}

/** A start that is killed after its first batch. */
const cutOff = (): Database => {
  let sets = 0;
  return {
    ...db,
    transaction: (...given) => (sets++ === 1 ? Promise.reject(new Error("killed")) : db.transaction(...given)),
  };
};

test("visitors find nothing of the demo while it is off, and find it again as it was", async () => {
  const real = await realJobs();
  const ids = real.map(({ id }) => id).sort();
  const before = await stored();
  const demo = before.jobs.find(({ id }) => !ids.includes(String(id)))!;
  const [{ companyId = "" } = {}] = await db.query<{ companyId: string }>(
    `select id as "companyId" from company where open_jobs > 0 and id <> all ($1::uuid[]) limit 1`,
    [real.map((job) => job.companyId)],
  );
  assert.equal((await found()).length, 100);
  assert.equal((await app.get(`/api/company/${companyId}`)).status, 200);

  await assert.rejects(withholdDemo(cutOff(), new Date()), /killed/);
  const [one, other] = await Promise.all([withholdDemo(db, new Date()), withholdDemo(db, new Date())]);
  assert.equal(one.companies + other.companies, before.companies.length - 1 - 100);
  assert.deepEqual(await withholdDemo(db, new Date()), { companies: 0, jobs: 0 });

  assert.deepEqual(await found(), ids);
  assert.deepEqual(
    await found("&searchText=engineer%20OR%20manager").then((list) => list.filter((id) => !ids.includes(id))),
    [],
  );
  assert.deepEqual(await companies(), real.map((job) => job.companyId).sort());
  assert.deepEqual([await addresses("jobs"), await addresses("companies")], [3, 9]);
  const figures = (await app.get<SiteFigures>("/api/figures")).body;
  assert.deepEqual([figures.openJobs, figures.hiringCompanies], [3, 3]);
  assert.equal((await app.get(`/api/job/${demo.id}`)).status, 410);
  for (const id of ids) assert.equal((await app.get(`/api/job/${id}`)).status, 200);
  for (const path of [`/api/company/${companyId}`, `/api/referral-request/company/${companyId}`])
    assert.equal((await app.get(path)).status, 404, path);
  assert.deepEqual(
    await db.query("select id from job_search order by id"),
    ids.map((id) => ({ id })),
  );
  assert.deepEqual(await flaws(), []);

  await db.query("update job set expires_at = now() - interval '1 day' where id = $1", [demo.id]);
  await assert.rejects(bringBackDemo(cutOff(), new Date()), /killed/);
  await Promise.all([bringBackDemo(db, new Date()), bringBackDemo(db, new Date())]);
  assert.deepEqual(await bringBackDemo(db, new Date()), { companies: 0, jobs: 0 });
  const [late] = await db.query("select status from job where id = $1", [demo.id]);
  assert.deepEqual(late, { status: "EXPIRED" });
  assert.deepEqual(
    (await stored()).jobs,
    before.jobs.filter(({ id }) => id !== demo.id),
  );
  assert.deepEqual(await db.query("select from company where not is_listed"), []);
  assert.deepEqual(await flaws(), []);
});
