// `npm run bench -- admin-jobs`: an admin searches all jobs by title, company and id, within the process; then what a company's
// page reads, by the API and by plain SQL.
import { listAdminJobs } from "../server/moderation/read-jobs.ts";
import { type Database, openDatabase } from "../server/platform/db.ts";
import { inMs, percentiles, table, time } from "./figures.ts";
import { withBenchDatabase, withBenchProduct } from "./open-database.ts";
import { openClient, type RawClient } from "./raw-client.ts";

/** Different queries of a kind, none asked twice, and companies looked at. */
const different = 60;
const companies = 300;
const PAGE = 25;

type Sample = { title: string; company: string; id: string };

/** Of every state, in no order. */
const sample = (db: Database): Promise<Sample[]> =>
  db.query<Sample>(
    `select j.job_title as title, c.name as company, j.id from job j tablesample system (0.5) join company c on c.id = j.company_id
     where j.status <> 'DRAFT' order by md5(j.id::text) limit 2000`,
  );

const wordsOf = (text: string) => text.split(/[^A-Za-z]+/).filter((word) => word.length > 2);
const distinct = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.map((text) => text?.toLowerCase()))].filter((text) => text !== undefined).slice(0, different);

function askedOf(rows: readonly Sample[]): Record<string, string[]> {
  const titles = rows.map(({ title }) => wordsOf(title)).filter((words) => words.length > 1);
  const names = rows.map(({ company }) => company);
  return {
    "a word of a title": distinct(titles.flat()),
    "two words of a title": distinct(titles.map((words) => words.slice(0, 2).join(" "))),
    "a whole title": distinct(rows.map(({ title }) => title)),
    "a company": distinct(names),
    "a word of a company's name": distinct(names.map((name) => wordsOf(name)[0])),
    "a title and a company": distinct(rows.map(({ title, company }) => `${wordsOf(title)[0] ?? ""} ${company}`)),
    "a part of a word": distinct(titles.flat().map((word) => word.slice(1, 5))),
    "what no job has": distinct(rows.map((_, at) => `zq${at.toString(36)}xy`)),
    "an id": distinct(rows.map(({ id }) => id)),
  };
}

async function measureSearch(db: Database): Promise<string> {
  const [count] = await db.query<{ jobs: number; listed: number }>(
    "select count(*)::int as jobs, count(*) filter (where is_listed)::int as listed from job",
  );
  const deps = { db, cursors: { seal: () => "" } } as never;
  const all: number[] = [];
  const rows: string[][] = [];
  for (const list of ["ALL", "EXPIRED", "CLOSED"] as const)
    for (const [kind, queries] of Object.entries(askedOf(await sample(db)))) {
      const took = await time(queries.length, (round) =>
        listAdminJobs({ query: { query: queries[round], list, pageSize: PAGE } } as never, deps),
      );
      if (list === "ALL") all.push(...took);
      rows.push([list, kind, String(queries.length), inMs(percentiles(took)), Math.max(...took).toFixed(0)]);
    }
  rows.push(["ALL", "all of these", String(all.length), inMs(percentiles(all)), Math.max(...all).toFixed(0)]);
  const { jobs = 0, listed = 0 } = count ?? {};
  const head = `${jobs.toLocaleString("en")} jobs, ${listed.toLocaleString("en")} listed`;
  return table(["list", `searched by, ${head}`, "different ones", "p50 / p95 / p99", "most"], rows);
}

/** What the page of a company reads, as an engineer would write it who knows the tables. */
const PLAIN = {
  company: "select * from company where id = $1",
  jobs: `select j.*, c.name from job j join company c on c.id = j.company_id where j.company_id = $1 and j.is_listed
    order by j.id desc limit 20`,
  pay: `select count(*), percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by (pay_min + pay_max) / 2)
    from job where company_id = $1 and pay_min is not null and pay_currency = 'INR' and pay_period = 'YEAR'
      and created_at > now() - interval '1 year'`,
};

async function measureCompanies(db: Database, client: RawClient): Promise<string> {
  const found = await db.query<{ id: string }>(
    "select id from company where is_listed and open_jobs > 0 order by md5(id::text) limit $1",
    [companies],
  );
  const paths = {
    company: (id: string) => `/api/company/${id}`,
    jobs: (id: string) => `/api/job/?companyId=${id}&pageSize=20`,
    pay: (id: string) => `/api/job/pay?companyId=${id}`,
  };
  const took = { sql: new Map<string, number[]>(), api: new Map<string, number[]>() };
  for (const [at, { id }] of found.entries())
    for (const part of ["company", "jobs", "pay"] as const) {
      const ways = [
        async () => note(took.sql, part, (await time(1, () => db.query(PLAIN[part], [id])))[0]),
        async () => note(took.api, part, (await time(1, () => client.get(paths[part](id))))[0]),
      ];
      for (const way of at % 2 === 0 ? ways : ways.reverse()) await way();
    }
  const rows = ["company", "jobs", "pay"].map((part) =>
    lineOf(part, took.sql.get(part) ?? [], took.api.get(part) ?? []),
  );
  const sums = (samples: Map<string, number[]>) =>
    found.map((_, at) => [...samples.values()].reduce((sum, one) => sum + (one[at] ?? 0), 0));
  rows.push(lineOf("all three", sums(took.sql), sums(took.api)));
  return table([`a company's page, ${found.length} companies`, "plain SQL", "API", "API to SQL, p50", "p95"], rows);
}

const note = (samples: Map<string, number[]>, part: string, ms = Number.NaN) =>
  samples.set(part, [...(samples.get(part) ?? []), ms]);

function lineOf(part: string, sql: readonly number[], api: readonly number[]): string[] {
  const [plain, own] = [percentiles(sql), percentiles(api)];
  return [part, inMs(plain), inMs(own), (own.p50 / plain.p50).toFixed(2), (own.p95 / plain.p95).toFixed(2)];
}

await withBenchDatabase(async (url) => {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  await db.query("vacuum analyze job");
  console.log(await measureSearch(db));
  await db.close();
  await withBenchProduct(url, {}, async (product, own) => {
    const client = await openClient(product.port);
    console.log(await measureCompanies(own, client));
    client.close();
  });
});
