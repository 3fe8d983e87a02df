// `npm run bench -- applicants`: a recruiter's first view of a job with 10,000 applicants, beside the operation without HTTP around it.
import type { SessionAnswer } from "../contract/identity/wire.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import type { Database } from "../server/platform/db.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { joinCompany } from "../server/recruiting/index.ts";
import { inMs, percentiles, table, time } from "./figures.ts";
import type { Product } from "./product.ts";
import { openClient } from "./raw-client.ts";
import { openScratchProduct } from "./scratch-product.ts";

const applicants = 10_000;
/** Jobs of the same company beside it, with as many applicants in all. */
const otherJobs = 100;
const rounds = 300;
const password = "a password for measurements";
const email = "recruiter@bench.example";

const MATCH = {
  scoreVersion: "1",
  scoreDetails: { coreSkills: 60, experience: 90, roleAndResponsibilities: 45.5, softSkills: 40 },
  matched: { coreSkills: ["Java", "PostgreSQL", "Docker"], softSkills: ["Communication"] },
  missing: { coreSkills: ["Kubernetes", "Apache Kafka"], softSkills: ["Ownership"] },
};
const PROFILE = {
  designation: "Senior Software Engineer",
  YOE: 7.5,
  location: "Bengaluru, India",
  summary: "Builds services that stay up. ".repeat(20),
  links: ["https://person.example"],
  coreSkills: ["Java", "PostgreSQL", "Docker", "Linux", "Git"],
  softSkills: ["Communication"],
};

/** What a first page cannot do without: no counts, no notes, no check of who asks. */
const bareFirstPage = {
  name: "bare first page",
  text: `select a.id, p.name, a.status, a.score, a.match, a.profile ->> 'designation', a.applied_at
    from application a join account p on p.id = a.account_id
    where a.job_id = $1 and a.kind = 'INTERNAL' order by a.score desc, a.id desc limit 50`,
};

const { product, db, dataDir, close } = await openScratchProduct();
try {
  const jobs = await makeFirm(db, product);
  await makeApplicants(db, jobs);
  await measure(product, jobs[0] as string);
} finally {
  await close();
}

/** A recruiter of a company that gets all of the jobs; resolves to the jobs, of which the first is the great one. */
async function makeFirm(db: Database, product: Product): Promise<string[]> {
  const passwordHash = await hashPassword(makeVault((await openSecrets(dataDir)).masterKey), password);
  return db.transaction(async (tx) => {
    const issuer = `http://localhost:${product.port}`;
    const account = await createAccount(tx, { issuer, email, name: "Recruiter", passwordHash });
    if (!account) throw new Error("the recruiter has an account already");
    const [company] = await tx.query<{ id: string }>("select id from company order by id limit 1");
    const companyId = company?.id ?? "";
    await joinCompany(tx, { accountId: account.id, companyId, role: "corporate-recruiter", now: new Date() });
    const jobs = await tx.query<{ id: string }>(
      `update job set company_id = $1, external_job_id = null, job_url = null, job_posted_date = null
       where id in (select id from job order by id desc limit ${otherJobs + 1}) returning id`,
      [companyId],
    );
    return jobs.map(({ id }) => id);
  });
}

/** People who applied in no order of their scores, a third of them at a later stage, some with notes. */
async function makeApplicants(db: Database, jobs: readonly string[]): Promise<void> {
  await db.query(
    `create temp table sent as
       select n, gen_random_uuid() as account_id, gen_random_uuid() as cv_id, uuidv7(make_interval(secs => n - 40000)) as id,
         ($1::uuid[])[case when n <= ${applicants} then 1 else 2 + n % ${otherJobs} end] as job_id,
         1 + (n * 7919) % 83 as score, now() - make_interval(secs => 40000 - n) as at
       from generate_series(1, ${applicants * 2}) n`,
    [jobs],
  );
  for (const statement of [
    `insert into account (id, issuer, sub, email, name)
       select account_id, 'bench', account_id, 'person-' || n || '@bench.example', 'Person ' || n from sent`,
    `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, step, extract, parsed)
       select cv_id, account_id, 'bench/' || n, 'cv.pdf', 1000, sha256(n::text::bytea), at, 'PARSED', 4, '', '{}' from sent`,
    `insert into application (id, job_id, account_id, kind, status, cv_id, score, match, profile, applied_at, updated_at)
       select id, job_id, account_id, 'INTERNAL', case n % 9 when 0 then 'SHORTLISTED' when 1 then 'INTERVIEW' when 2 then 'REJECTED'
         else 'APPLIED' end, cv_id, score, '${JSON.stringify(MATCH)}', '${JSON.stringify(PROFILE)}', at, at from sent`,
    `insert into application_event (id, application_id, kind, status, by, at, visible_at, told_at)
       select gen_random_uuid(), id, 'STATUS', 'APPLIED', 'CANDIDATE', at, at, at from sent`,
    `insert into application_event (id, application_id, kind, by, at, visible_at, told_at)
       select gen_random_uuid(), id, 'CV_OPENED', 'COMPANY', at, at, at from sent where n % 5 = 0`,
    `insert into application_note (id, application_id, text, created_at) select gen_random_uuid(), id, 'A note', at from sent where n % 4 = 0`,
  ])
    await db.query(statement);
  await db.query("vacuum (analyze) account, application, application_event, application_note, cv_version");
}

async function measure(product: Product, job: string): Promise<void> {
  const session = await fetch(`http://127.0.0.1:${product.port}/api/session/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await session.json()) as SessionAnswer;
  const headers = { authorization: `Bearer ${accessToken}` };
  const client = await openClient(product.port);
  const ask = async (path: string) => {
    const { status } = await client.get(path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const list = `/api/corporate/jobs/${job}/applicants`;
  const kinds: Record<string, string> = {
    "first page, 50": list,
    "first page, 100": `${list}?pageSize=100`,
    "one stage": `${list}?status=SHORTLISTED`,
    "three stages": `${list}?status=SHORTLISTED,INTERVIEW,REJECTED`,
    newest: `${list}?sortOrder=newest`,
    "a part of the name": `${list}?searchText=on%20999`,
    "a name that no applicant has": `${list}?searchText=zzz`,
    "page 100 of 50": `${list}?lastKey=${await deepKey(product, list, headers)}`,
    "one applicant": `/api/corporate/applicants/${await firstId(product, list, headers)}`,
    "the company's jobs, 25 of 101": "/api/corporate/jobs",
  };
  const rows: string[][] = [];
  const bare = () => db.query(bareFirstPage, [job]);
  await time(20, bare);
  rows.push(["first page, 50: its rows alone, bare through pg", inMs(percentiles(await time(rounds, bare)))]);
  for (const [name, path] of Object.entries(kinds)) {
    await time(20, () => ask(path));
    rows.push([name, inMs(percentiles(await time(rounds, () => ask(path))))]);
  }
  client.close();
  console.log(`### A job with ${applicants.toLocaleString("en")} applicants, one client: milliseconds\n`);
  console.log(table(["call", "p50 / p95 / p99"], rows));
}

type Page = { data: { applicationId: string }[]; pagination: { lastKey: string } };

async function pageOf(product: Product, path: string, headers: Record<string, string>): Promise<Page> {
  return (await (await fetch(`http://127.0.0.1:${product.port}${path}`, { headers })).json()) as Page;
}

async function firstId(...asked: Parameters<typeof pageOf>): Promise<string> {
  return (await pageOf(...asked)).data[0]?.applicationId ?? "";
}

async function deepKey(product: Product, list: string, headers: Record<string, string>): Promise<string> {
  let key = "";
  for (let page = 0; page < 99; page += 1)
    key = (await pageOf(product, key ? `${list}?lastKey=${key}` : list, headers)).pagination.lastKey;
  return key;
}
