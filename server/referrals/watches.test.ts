// Where people answer: the kept counts of companies and the order by them; and the one notice to people who wait for
// the first referee of a company.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Company } from "../../contract/companies/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aSeeker } from "../../tests/support/applying.ts";
import { aCompany, someJobs } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { everyRow } from "../../tests/support/paging.ts";
import { aReferee, aRequest } from "../../tests/support/referrals.ts";
import { referralsOf } from "../companies/read-companies.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { countAnswers, countReferees } from "./count-answers.ts";
import { runReferralRounds } from "./run-rounds.ts";
import { MAX_WATCHES, tellWatchers } from "./watches.ts";

const DAY = 86_400_000;
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const count = async () => (await countReferees(app.deps)) + (await countAnswers(app.deps));
const tell = () => tellWatchers(app.deps);
const companyOf = async (id: string) => (await app.get<Company[]>(`/api/company/${id}`)).body[0]!;
const watch = (person: Person, companyId: string) => person.send("PUT", `/api/referral-watch/${companyId}`);
const unwatch = (person: Person, companyId: string) => person.send("DELETE", `/api/referral-watch/${companyId}`);
const watched = async (person: Person) =>
  (await person.send<{ data: { companyId: string }[] }>("GET", "/api/referral-watch")).body.data.map(
    ({ companyId }) => companyId,
  );
const told = (companyId: string) =>
  app.facts.flatMap((fact) =>
    fact.kind === "referral.possible" && fact.companyId === companyId ? [fact.to.accountId] : [],
  );

const CLAIMS: [
  what: string,
  requests: number,
  answers: number,
  hours: number | null,
  percent: number | null,
  median: number | null,
][] = [
  ["nothing", 0, 0, null, null, null],
  ["four requests claim nothing", 4, 4, 10, null, null],
  ["five requests and four answers: a share, no median", 5, 4, 10, 80, null],
  ["five answers: both", 6, 5, 10.5, 83, 10.5],
  ["none of many answered", 9, 0, null, 0, null],
];
for (const [what, referralRequests, referralAnswers, referralMedianHours, answeredPercent, medianHours] of CLAIMS)
  test(`what it says: ${what}`, () =>
    assert.deepEqual(referralsOf({ referees: 2, referralRequests, referralAnswers, referralMedianHours }), {
      referees: 2,
      requests: referralRequests,
      answeredPercent,
      medianHours,
    }));

/** A request sent `sentDaysAgo` days ago, and answered so many hours after that. */
async function aPastRequest(
  companyId: string,
  sentDaysAgo: number,
  kind: string | null,
  hours = 0,
  status = "EXPIRED",
) {
  const { requestId } = await aRequest(app, { companyId });
  const sent = new Date(app.deps.clock().getTime() - sentDaysAgo * DAY);
  await app.db.query(
    `update referral_request set created_at = $2, expires_at = $2::timestamptz + interval '14 days', status = $3, due_at = null where id = $1`,
    [requestId, sent, status],
  );
  if (kind === null) return;
  const referee = await aReferee(app, companyId, { isPaused: true });
  await app.db.query(
    `insert into referral_answer (request_id, referee_id, kind, claimed_at, at)
     values ($1, $2, $3, $4::timestamptz, $4::timestamptz + $5 * interval '1 hour')`,
    [requestId, referee.accountId, kind, sent, hours],
  );
}

test("referees who are active are counted, and requests that were answered or whose time is over", async () => {
  const { id } = await aCompany(app.db);
  await aReferee(app, id);
  await aReferee(app, id);
  for (const facts of [{ isPaused: true }, { status: "PENDING" as const }, { verifiedUntil: new Date(0) }])
    await aReferee(app, id, facts);
  const cases: Parameters<typeof aPastRequest>[] = [
    [id, 20, "DECLINED", 2],
    [id, 20, "DECLINED", 4],
    [id, 20, "REFERRED", 30],
    [id, 3, "DECLINED", 6],
    [id, 20, "DECLINED", 8],
    // After its time: asked in vain.
    [id, 30, "DECLINED", 15 * 24],
    // No answer: the referee knows the candidate, or let the time pass.
    [id, 30, "CONFLICT", 1],
    [id, 30, "LAPSED", 1],
    [id, 30, null],
    // Said to be referred, which an admin found untrue.
    [id, 30, "REFERRED", 1, "NOT_REFERRED"],
    // Not counted: still waiting, withdrawn unanswered, too long ago.
    [id, 2, null, 0, "OPEN"],
    [id, 30, null, 0, "WITHDRAWN"],
    [id, 181, "DECLINED", 1],
  ];
  for (const one of cases) await aPastRequest(...one);
  await count();
  const { referrals } = await companyOf(id);
  assert.deepEqual(referrals, { referees: 2, requests: 10, answeredPercent: 50, medianHours: 6 });
  assert.equal(await count(), 0, "nothing changed");
  await app.db.query("update referee set paused_at = now() where company_id = $1", [id]);
  assert.equal(await count(), 1);
  assert.equal((await companyOf(id)).referrals.referees, 0);
});

test("the rounds count who refers each minute, and how they answer in each tenth", async () => {
  const { id } = await aCompany(app.db);
  await aReferee(app, id);
  await aPastRequest(id, 20, "DECLINED", 1);
  const runAt = async (minute: number) => {
    const at = new Date(app.deps.clock().setUTCMinutes(minute));
    await runReferralRounds({ ...app.deps, clock: () => at });
    const { referees, requests } = (await companyOf(id)).referrals;
    return [referees, requests];
  };
  assert.deepEqual(await runAt(9), [1, 0]);
  assert.deepEqual(await runAt(11), [1, 0]);
  assert.deepEqual(await runAt(20), [1, 1]);
});

test("the list by people who refer first: pages of any size make the same list", async () => {
  const firms = [await aCompany(app.db), await aCompany(app.db), await aCompany(app.db), await aCompany(app.db)];
  for (const [index, referees] of [1, 3, 0, 3].entries())
    for (let n = 0; n < referees; n += 1) await aReferee(app, firms[index]!.id);
  await someJobs(app.db, [{ companyId: firms[3]!.id }, { companyId: firms[2]!.id }]);
  await Promise.all([count(), count(), count()]);
  const list = (pageSize: string, more = {}) =>
    everyRow<Company>(app, "/api/company", { sortOrder: "referrals", pageSize, ...more });
  const all = await list("100");
  const ours = all.map(({ SK }) => SK).filter((id) => firms.some((firm) => firm.id === id));
  assert.deepEqual(
    ours,
    [3, 1, 0, 2].map((index) => firms[index]!.id),
  );
  for (const pageSize of ["1", "3"]) assert.deepEqual(await list(pageSize), all);
  const rank = ({ referrals, openJobs }: Company) => referrals.referees * 1_000 + openJobs;
  assert.deepEqual(
    all,
    all.toSorted((a, b) => rank(b) - rank(a)),
  );
  const ofIndustry = await list("2", { industryName: all[0]?.industry ?? "" });
  assert.deepEqual(
    ofIndustry,
    all.filter(({ industry }) => industry === all[0]?.industry),
  );
});

test("a person who waits hears once when the first referee is verified, without the name", async () => {
  const { id } = await aCompany(app.db);
  const [meera, kabir, gone] = [await aSeeker(app), await aSeeker(app), await aSeeker(app)];
  for (const person of [meera, kabir, gone]) assert.equal((await watch(person, id)).status, 200);
  assert.deepEqual(await watched(meera), [id]);
  assert.equal((await unwatch(gone, id)).status, 200);
  assert.equal((await unwatch(gone, id)).status, 200);
  await aReferee(app, id, { status: "PENDING" });
  await aReferee(app, id, { isPaused: true });
  await tell();
  assert.deepEqual(told(id), []);
  const referee = await aReferee(app, id);
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  assert.deepEqual(told(id).sort(), [meera.accountId, kabir.accountId].sort());
  assert.deepEqual(await watched(meera), []);
  const facts = app.facts.filter((fact) => fact.kind === "referral.possible" && fact.companyId === id);
  for (const secret of [referee.accountId, referee.email, "Staff Engineer"])
    assert.ok(!JSON.stringify(facts).includes(secret), secret);
  assert.equal(refusalIn(await watch(meera, id)).errorCode, "CONFLICT");
});

test("a watcher who becomes a referee there hears nothing until they are one no more", async () => {
  const [{ id }, person] = [await aCompany(app.db), await aSeeker(app)];
  assert.equal((await watch(person, id)).status, 200);
  const referee = await aReferee(app, id);
  const give = (accountId: string, to: string) =>
    app.db.query("update referee set account_id = $2 where account_id = $1", [accountId, to]);
  await give(referee.accountId, person.accountId);
  await tell();
  assert.deepEqual([told(id), await watched(person)], [[], [id]]);
  await aReferee(app, id);
  await tell();
  assert.deepEqual([told(id), await watched(person)], [[], [id]]);
  await give(person.accountId, referee.accountId);
  await tell();
  assert.deepEqual([told(id), await watched(person)], [[person.accountId], []]);
});

test("a watch and the first referee at the same moment: the watch is refused, or announced", async () => {
  for (let round = 0; round < 6; round += 1) {
    const [{ id }, person] = [await aCompany(app.db), await aSeeker(app)];
    const [answer] = await Promise.all([watch(person, id), aReferee(app, id), tell()]);
    await tell();
    assert.deepEqual([answer.status, told(id)], answer.status === 200 ? [200, [person.accountId]] : [409, []]);
    assert.deepEqual(await watched(person), []);
  }
});

test("one watch for a person and company, also of parallel calls, and as many as one may have", async () => {
  const person = await aSeeker(app);
  const { id } = await aCompany(app.db);
  const answers = await Promise.all(Array.from({ length: 10 }, () => watch(person, id)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.deepEqual(await watched(person), [id]);
  await app.db.query(
    `with made as (insert into company (id, name, name_key) select gen_random_uuid(), 'Many ' || n, 'many ' || n
       from generate_series(1, $2::int) n returning id)
     insert into referral_watch select $1, id, now() from made`,
    [person.accountId, MAX_WATCHES - 2],
  );
  const others = [await aCompany(app.db), await aCompany(app.db), await aCompany(app.db)];
  const more = await Promise.all(others.map((company) => watch(person, company.id)));
  assert.deepEqual(more.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal(refusalIn(more.find(({ status }) => status === 409)!).errorCode, "LIMIT_REACHED");
});

test("only candidates wait, and only for a company that there is", async () => {
  const { companyId, admin } = await aFirm(app);
  assert.equal(refusalIn(await watch(admin, companyId)).errorCode, "NOT_A_CANDIDATE");
  const person = await aSeeker(app);
  for (const id of ["nothing", crypto.randomUUID()]) assert.equal((await watch(person, id)).status, 404);
  assert.equal(
    (await app.app.fastify.inject({ method: "PUT", url: `/api/referral-watch/${companyId}` })).statusCode,
    401,
  );
});

test("an export names what a person waits for, and closing the account erases it", async () => {
  const { id, name } = await aCompany(app.db);
  const person = await signedIn(app, { password: "a boat on the river" });
  await watch(person, id);
  const exported = await person.send("GET", `/api/user/${person.email}/export`);
  assert.ok(exported.text.includes(name), exported.text);
  const leaving = await person.send("DELETE", `/api/user/${person.email}`, { password: "a boat on the river" });
  assert.equal(leaving.status, 200, leaving.text);
  ahead += 15 * DAY;
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  assert.deepEqual(await app.db.query("select from referral_watch where account_id = $1", [person.accountId]), []);
});
