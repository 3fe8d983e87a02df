// The demo's company gets referees with offers and requests for them, once, and the books still balance.
import assert from "node:assert/strict";
import { test } from "node:test";
import { endDemoBudget } from "../server/ledger/prices/price-changes.ts";
import { signedIn } from "../tests/support/accounts.ts";
import { startApp } from "../tests/support/app.ts";
import { anApplicant } from "../tests/support/applications.ts";
import { aJob } from "../tests/support/builders.ts";
import { aColleague, aFirm } from "../tests/support/firms.ts";
import { assertBooks } from "../tests/support/money.ts";
import { giveDemoReferrals } from "./referrals.ts";

const app = await startApp();
const { companyId } = await aFirm(app);
const skills = { coreSkills: ["Java", "PostgreSQL"], softSkills: ["Communication"] };
const job = await aJob(app.db, { companyId, ...skills });
const recruiter = await aColleague(app, companyId, "corporate-recruiter");
const employee = await signedIn(app, { name: "Arjun Rao" });
const profile = { coreSkills: ["Java", "PostgreSQL"], YOE: 6 };
for (const name of ["Leela Thomas", "Priya Menon"]) await anApplicant(app, job.id, { name, score: 70, profile });
const give = () =>
  giveDemoReferrals(app.deps, {
    issuer: "https://jobs.example.org",
    recruiterEmail: recruiter.email,
    employeeEmail: employee.email,
  });

test("a company that is not the demo's gets nothing", async () => {
  assert.equal(await give(), null);
  assert.equal((await app.db.query("select from referee")).length, 0);
});

test("one request was confirmed and paid for, another waits; slots can be booked; no mail is sent", async () => {
  await app.db.query("update account set is_demo = true");
  const facts = app.facts.length;
  const given = await Promise.all([give(), give()]);
  assert.deepEqual(
    given.sort((one, other) => Number(one) - Number(other)),
    [null, 2],
    "two replicas that start at once",
  );
  assert.equal(app.facts.length, facts);
  const requests = await app.db.query<{ status: string }>("select status from referral_request order by id");
  assert.deepEqual(
    requests.map(({ status }) => status),
    ["CONFIRMED", "OPEN"],
  );
  const { body } = await employee.send<{ pending: number }>("GET", "/api/earnings");
  assert.ok(body.pending > 0, "the demo has a budget for fees");
  const offers = await app.get<{ data: { price: number }[] }>(`/api/guidance/company/${companyId}/offers`);
  assert.deepEqual(offers.body.data.map(({ price }) => price > 0).sort(), [false, true]);
  assert.equal((await app.db.query("select from guidance_booking where status = 'REQUESTED'")).length, 1);
  await assertBooks(app, new Date());
});

test("its fee budget ends when a site is no longer a trial; one set by an operator stays", async () => {
  const budget = () =>
    app.db.query("select amount::int from fee_budget_version order by version desc limit 1").then(([last]) => last);
  const end = () => endDemoBudget(app.db, new Date());
  assert.deepEqual(await budget(), { amount: 500_000 });
  assert.deepEqual((await Promise.all([end(), end()])).toSorted(), [false, true]);
  assert.deepEqual(await budget(), { amount: 0 });
  await app.db.query(
    "insert into fee_budget_version (id, version, amount, is_placeholder, made_at) values (gen_random_uuid(), 4, 7, false, now())",
  );
  assert.equal(await end(), false);
  assert.deepEqual(await budget(), { amount: 7 });
});
