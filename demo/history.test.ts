// The demo's candidate, referee and recruiter have a past, once; the books balance, and no mail is sent.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { DemoRole } from "../contract/identity/rules.ts";
import { startApp } from "../tests/support/app.ts";
import { assertBooks } from "../tests/support/money.ts";
import { ensureDemoAccounts } from "./accounts.ts";
import { giveDemoApplicants } from "./applicants.ts";
import { giveDemoCv } from "./cvs.ts";
import { giveDemoHistory } from "./history.ts";
import { loadDemo } from "./load.ts";
import { giveDemoReferrals } from "./referrals.ts";

const app = await startApp();
const dataDir = await mkdtemp(join(tmpdir(), "vouchboard-history-"));
after(() => rm(dataDir, { recursive: true, force: true }));
const now = new Date();
const issuer = "https://jobs.example.org";
await loadDemo(app.db, { jobs: 500, companies: 40, now });
const { accounts } = await ensureDemoAccounts(app.db, app.deps.vault, { dataDir, issuer, now });
const emailOf = (role: DemoRole) => accounts.find((account) => account.role === role)?.email ?? "";
const [recruiterEmail, employeeEmail, candidateEmail] = [
  emailOf("recruiter"),
  emailOf("employee"),
  emailOf("candidate"),
];
await giveDemoCv(candidateEmail, app.deps);
await giveDemoApplicants(app.deps, { issuer, recruiterEmail });
await giveDemoReferrals(app.deps, { issuer, recruiterEmail, employeeEmail });

const give = () => giveDemoHistory(app.deps, { candidateEmail, recruiterEmail, employeeEmail });

const counts = async (text: string, email: string) =>
  Object.fromEntries(
    (await app.db.query<{ name: string; count: number }>(text, [email])).map(({ name, count }) => [name, count]),
  );

test("is given once, also by two replicas that start at once, and no mail is sent", async () => {
  const facts = app.facts.length;
  assert.deepEqual((await Promise.all([give(), give()])).sort(), [false, true]);
  assert.equal(await give(), false);
  assert.equal(app.facts.length, facts);
  assert.equal((await app.db.query("select from mail")).length, 0);
  assert.equal((await app.db.query("select from notification where awaits_digest")).length, 0);
});

test("the candidate has applications in several stages, requests, sessions, saved jobs and searches", async () => {
  const of = "where account_id = (select id from account where email = $1)";
  const applications = await counts(
    `select status as name, count(*)::int as count from application ${of} group by 1`,
    candidateEmail,
  );
  assert.deepEqual(applications, { APPLIED: 3, SHORTLISTED: 1, INTERVIEW: 2, OFFERED: 1, REJECTED: 1 });
  const asked = await counts(
    `select status as name, count(*)::int as count from referral_request
     where candidate_id = (select id from account where email = $1) group by 1`,
    candidateEmail,
  );
  assert.deepEqual(asked, { REFERRED: 1, OPEN: 1 });
  const talks = await counts(
    `select status as name, count(*)::int as count from guidance_booking
     where candidate_id = (select id from account where email = $1) group by 1`,
    candidateEmail,
  );
  assert.deepEqual(talks, { SETTLED: 1, ACCEPTED: 1 });
  const kept = await counts(
    `select 'jobs' as name, count(*)::int as count from saved_job ${of}
     union all select 'searches', count(*)::int from saved_search ${of}`,
    candidateEmail,
  );
  assert.deepEqual(kept, { jobs: 4, searches: 2 });
});

test("the referee has answered requests, others wait, and several months have earnings; the books balance", async () => {
  const [earned] = await app.db.query<{ months: number; available: number }>(
    `select count(distinct date_trunc('month', earned_at))::int as months, count(*) filter (where state = 'AVAILABLE')::int as available
     from ledger_earning where owner_id = (select id from account where email = $1)`,
    [employeeEmail],
  );
  assert.ok(earned && earned.months >= 3 && earned.available >= 3, JSON.stringify(earned));
  assert.ok((await app.db.query("select from referral_request where status = 'OPEN'")).length >= 3);
  await assertBooks(app, new Date());
});

test("each of the three has read and unread notifications, in the order of time", async () => {
  for (const email of [candidateEmail, recruiterEmail, employeeEmail]) {
    const read = await counts(
      `select case when read_at is null then 'unread' else 'read' end as name, count(*)::int as count from notification
       where account_id = (select id from account where email = $1) group by 1`,
      email,
    );
    assert.ok(read.read && read.unread, `${email}: ${JSON.stringify(read)}`);
  }
});
