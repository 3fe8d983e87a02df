// Checks life as a referee: pause and cap, review by admins, verifying again, leaving, export and erasure.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Referee, RefereeToVerify } from "../../../contract/referrals/referees-wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { becomeBy, codeTo, confirmCode, ownReferee, step } from "../../../tests/support/refereeing.ts";
import { aReferee, aRequest, sentRequest } from "../../../tests/support/referrals.ts";
import { joinCompany } from "../../recruiting/index.ts";
import { isActiveReferee, isOwnCompany, readReferee, refereeKeeper, refereesToTell } from "../index.ts";
import { runRefereeRounds } from "../run-rounds.ts";
import { countReferees } from "./read-referee.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const start = now;
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const admin = await signedIn(app, { groups: ["admin"], name: "Mira Admin" });

const change = (person: Person, body: object) => person.send<Referee>("PATCH", "/api/referee", body);
const leave = (person: Person) => person.send<Referee>("DELETE", "/api/referee");
const decide = (by: Person, accountId: string, body: object) =>
  by.send<RefereeToVerify>("POST", `/api/admin/referees/${accountId}/decide`, body);
type List = { data: RefereeToVerify[]; pagination: { lastKey: string | null }; waiting: number };
const listed = async (query = "") => (await admin.send<List>("GET", `/api/admin/referees${query}`)).body;
const statusOf = async (person: Person) => (await ownReferee(person))?.status;

/** A referee whose proven address is at a domain not known to be the company's. */
async function inReview(companyId?: string, domain?: string) {
  const id = companyId ?? (await aCompany(app.db)).id;
  const person = await signedIn(app);
  const workEmail = `${person.accountId.slice(-8)}@${domain ?? `d${person.accountId.slice(-8)}.com`}`;
  assert.equal((await becomeBy(app, person, id, workEmail)).status, "REVIEW");
  return { companyId: id, person, workEmail };
}

describe("settings", () => {
  test("pause, resume, cap and title; omitted fields stay", async () => {
    const { id } = await aCompany(app.db);
    const person = await aReferee(app, id, { weeklyCap: 5 });
    assert.deepEqual(pick((await change(person, { isPaused: true })).body), [true, 5, "Staff Engineer"]);
    assert.deepEqual(pick((await change(person, { weeklyCap: 2 })).body), [true, 2, "Staff Engineer"]);
    assert.deepEqual(pick((await change(person, { isPaused: false, title: "CTO" })).body), [false, 2, "CTO"]);
    for (const body of [{ weeklyCap: 0 }, { weeklyCap: 51 }, { weeklyCap: 1.5 }, { title: "" }, { other: 1 }])
      assert.equal((await change(person, body)).status, 400, JSON.stringify(body));
  });
  const pick = ({ isPaused, weeklyCap, title }: Referee) => [isPaused, weeklyCap, title];

  test("are 404 before the code and after leaving", async () => {
    const { id } = await aCompany(app.db);
    assert.equal((await change(await signedIn(app), { isPaused: true })).status, 404);
    for (const status of ["PENDING", "REFUSED", "ENDED"] as const)
      assert.equal((await change(await aReferee(app, id, { status }), { isPaused: true })).status, 404, status);
  });
});

describe("leaving", () => {
  test("returns held requests, erases the address, and is announced once", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    const claimed = await aRequest(app, { companyId, status: "CLAIMED", referee });
    const accepted = await aRequest(app, { companyId, status: "ACCEPTED", referee });
    const referred = await aRequest(app, { companyId, status: "REFERRED", referee });
    assert.equal((await leave(referee)).body.status, "ENDED");
    assert.equal((await leave(referee)).body.status, "ENDED");
    assert.equal((await sentRequest(claimed.candidate, claimed.requestId)).status, "OPEN");
    const back = await sentRequest(accepted.candidate, accepted.requestId);
    assert.deepEqual([back.status, back.referee, back.credit], ["OPEN", null, "HELD"]);
    assert.equal((await sentRequest(referred.candidate, referred.requestId)).status, "REFERRED");
    assert.equal(app.facts.filter((one) => one.kind === "referee.ended" && one.why === "LEFT").length, 1);
    const [row] = await app.db.query<{ sealed: Buffer }>(
      "select work_email as sealed from referee where account_id = $1",
      [referee.accountId],
    );
    assert.equal(app.deps.vault.open("work address", row?.sealed as Buffer), "");
    assert.equal((await step(referee, claimed.requestId, "accept")).status, 409);
    assert.equal((await step(referee, accepted.requestId, "cv")).status, 409);
    assert.equal((await step(referee, claimed.requestId, "claim")).status, 404);
  });

  test("leaving and claiming in parallel: a referee who left holds nothing", async () => {
    const { id: companyId } = await aCompany(app.db);
    for (let n = 0; n < 5; n += 1) {
      const referee = await aReferee(app, companyId);
      const { requestId } = await aRequest(app, { companyId });
      await Promise.all([step(referee, requestId, "claim"), leave(referee), step(referee, requestId, "claim")]);
      const [request] = await app.db.query("select status from referral_request where id = $1", [requestId]);
      assert.deepEqual(request, { status: "OPEN" });
    }
  });
});

describe("an admin", () => {
  test("lists waiting referees, longest waiting first, in pages, without addresses", async () => {
    const { id: companyId, name } = await aCompany(app.db, { name: "Queue Works" });
    const waiting = [];
    for (let n = 0; n < 3; n += 1) {
      now = new Date(now.getTime() + 60_000);
      waiting.push(await inReview(companyId, `queue-${n}.com`));
    }
    const first = await listed(`?searchText=queue&pageSize=2`);
    const second = await listed(`?searchText=queue&pageSize=2&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual(
      [...first.data, ...second.data].map(({ accountId }) => accountId),
      waiting.map(({ person }) => person.accountId),
    );
    assert.equal(second.pagination.lastKey, null);
    assert.ok(first.waiting >= 3);
    const [row] = first.data;
    assert.deepEqual([row?.companyName, row?.workDomain, row?.status], [name, "queue-0.com", "REVIEW"]);
    assert.ok(!JSON.stringify(first).includes("@"), "no address at all");
  });

  test("verifies by hand and may add the domain, which counts for the next referee", async () => {
    const { companyId, person, workEmail } = await inReview();
    const domain = workEmail.split("@")[1];
    const { status, body } = await decide(admin, person.accountId, { decision: "VERIFY", addDomain: true });
    assert.equal(status, 200);
    assert.deepEqual([body.status, body.addedDomains, body.decidedBy], ["VERIFIED", [domain], "Mira Admin"]);
    assert.equal(await statusOf(person), "VERIFIED");
    const next = await becomeBy(app, await signedIn(app), companyId, `next@mail.${domain}`);
    assert.deepEqual([next.status, next.isDomainKnown], ["VERIFIED", true]);
    const [event] = await eventsOf(person);
    assert.deepEqual(event, {
      kind: "referee.verified-by-hand",
      actorId: admin.accountId,
      companyId,
      before: { status: "REVIEW" },
      after: { status: "VERIFIED", addedDomain: domain },
    });
    assert.ok(app.facts.some((one) => one.kind === "referee.verified" && one.referee.accountId === person.accountId));
  });

  test("verifies without adding the domain: the next referee waits too", async () => {
    const { companyId, person, workEmail } = await inReview();
    await decide(admin, person.accountId, { decision: "VERIFY" });
    const next = await becomeBy(app, await signedIn(app), companyId, `next@${workEmail.split("@")[1]}`);
    assert.equal(next.status, "REVIEW");
  });

  test("refuses with a reason that the person reads; a second try waits for review, even at a known domain", async () => {
    const { companyId, person } = await inReview();
    assert.equal((await decide(admin, person.accountId, { decision: "REFUSE" })).status, 400);
    assert.equal((await decide(admin, person.accountId, { decision: "REFUSE", reason: " " })).status, 400);
    const { body } = await decide(admin, person.accountId, { decision: "REFUSE", reason: "Not found there." });
    assert.equal(body.status, "REFUSED");
    const own = await ownReferee(person);
    assert.deepEqual([own?.status, own?.decisionReason], ["REFUSED", "Not found there."]);
    await app.db.query("update company set website = 'https://now-known.com' where id = $1", [companyId]);
    now = new Date(now.getTime() + 60_000);
    const again = await becomeBy(app, person, companyId, `${person.accountId.slice(-8)}@now-known.com`);
    assert.deepEqual([again.status, again.isDomainKnown, again.decisionReason], ["REVIEW", true, null]);
    await decide(admin, person.accountId, { decision: "VERIFY" });
    assert.equal(await statusOf(person), "VERIFIED");
  });

  test("has refused an address: another account with it waits for review, and leaving clears nothing", async () => {
    const { id: companyId } = await aCompany(app.db, { website: "https://known-here.com" });
    const person = await signedIn(app);
    await becomeBy(app, person, companyId, "twice@known-here.com");
    await decide(admin, person.accountId, { decision: "REFUSE", reason: "Asked for money." });
    assert.equal((await leave(person)).body.status, "REFUSED");
    const again = await becomeBy(app, await signedIn(app), companyId, "twice@known-here.com");
    assert.deepEqual([again.status, again.isDomainKnown], ["REVIEW", true]);
  });

  test("refuses a verified referee: their held requests are returned", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    const { requestId, candidate } = await aRequest(app, { companyId, status: "ACCEPTED", referee });
    await decide(admin, referee.accountId, { decision: "REFUSE", reason: "Asked for money." });
    assert.equal((await sentRequest(candidate, requestId)).status, "OPEN");
    assert.equal((await step(referee, requestId, "claim")).status, 404);
    assert.equal((await eventsOf(referee))[0]?.kind, "referee.refused");
    const ended = app.facts.findLast((one) => one.kind === "referee.ended");
    assert.ok(ended?.kind === "referee.ended" && ended.why === "REFUSED");
  });

  test("decides once, never about themselves, and only admins decide", async () => {
    const { person } = await inReview();
    const other = await signedIn(app);
    assert.equal((await other.send("GET", "/api/admin/referees")).status, 403);
    assert.equal((await decide(other, person.accountId, { decision: "VERIFY" })).status, 403);
    assert.equal((await app.get("/api/admin/referees")).status, 401);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        decide(admin, person.accountId, n % 2 ? { decision: "VERIFY" } : { decision: "VERIFY", addDomain: true }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    assert.equal((await eventsOf(person)).length, 1);
    assert.equal((await decide(admin, "nobody", { decision: "VERIFY" })).status, 404);
    const promoted = (await inReview()).person;
    await app.db.query("update account set groups = '{admin}' where id = $1", [promoted.accountId]);
    await promoted.renew();
    now = new Date(now.getTime() + 30_000);
    const own = await decide(promoted, promoted.accountId, { decision: "VERIFY" });
    assert.deepEqual([own.status, refusalIn(own).errorMsg], [409, "Admins cannot decide about themselves."]);
  });

  const eventsOf = (person: Person) =>
    app.db.query<{ kind: string; actorId: string; companyId: string; before: object; after: object }>(
      `select action as kind, actor_id as "actorId", subject_id as "companyId", before, after from audit_entry
       where account_id = $1 order by id desc`,
      [person.accountId],
    );
});

describe("every 180 days", () => {
  test("a reminder two weeks before, once; then the inbox is shut until the address is verified again", async () => {
    now = start;
    const { id: companyId } = await aCompany(app.db, { website: "https://again.example.com" });
    const person = await signedIn(app);
    const workEmail = "again@example.com";
    await becomeBy(app, person, companyId, workEmail);
    const { requestId } = await aRequest(app, { companyId, status: "ACCEPTED", referee: person });
    const due = () => app.facts.filter((one) => one.kind === "referee.due" && one.companyId === companyId).length;
    passDays(165);
    await runRefereeRounds(app.deps);
    assert.equal(due(), 0);
    passDays(1);
    await Promise.all([runRefereeRounds(app.deps), runRefereeRounds(app.deps)]);
    await runRefereeRounds(app.deps);
    assert.equal(due(), 1);
    await person.renew();
    assert.equal((await ownReferee(person))?.isDueSoon, true);
    passDays(14);
    await person.renew();
    assert.equal(await statusOf(person), "EXPIRED", "before the round comes");
    await Promise.all([runRefereeRounds(app.deps), runRefereeRounds(app.deps)]);
    assert.equal(app.facts.filter((one) => one.kind === "referee.ended" && one.companyId === companyId).length, 1);
    // Accepted before the expiry: the referee could finish it if there were time left.
    await app.db.query("update referral_request set due_at = $2 where id = $1", [
      requestId,
      new Date(now.getTime() + 60_000),
    ]);
    assert.equal((await step(person, requestId, "cv")).status, 200);
    const asked = await person.send<Referee>("POST", "/api/referee/code", {});
    assert.deepEqual([asked.body.status, asked.body.code?.sendsLeft], ["EXPIRED", 4]);
    const fact = app.facts.findLast((one) => one.kind === "referee.code-made");
    assert.ok(fact?.kind === "referee.code-made" && fact.email === workEmail && fact.isAgain);
    const { body } = await confirmCode(person, codeTo(app, workEmail));
    assert.deepEqual([body.status, body.isDueSoon], ["VERIFIED", false]);
    passDays(167);
    await runRefereeRounds(app.deps);
    assert.equal(due(), 2, "and so on");
  });

  test("verifying again early keeps the verified status while the code is pending", async () => {
    const { id: companyId } = await aCompany(app.db);
    const person = await aReferee(app, companyId, { verifiedUntil: new Date(now.getTime() + 5 * 86_400_000) });
    await person.send("POST", "/api/referee/code", {});
    const own = await ownReferee(person);
    assert.deepEqual([own?.status, own?.code?.sendsLeft], ["VERIFIED", 4]);
    const other = await aReferee(app, companyId);
    assert.equal((await other.send("POST", "/api/referee/code", {})).status, 409);
  });
});

test("what other capabilities read: who is a referee, who is active, how many there are", async () => {
  const { id: companyId, name } = await aCompany(app.db);
  const [active, paused] = [await aReferee(app, companyId), await aReferee(app, companyId, { isPaused: true })];
  const expired = await aReferee(app, companyId, { verifiedUntil: now });
  const review = await aReferee(app, companyId, { status: "REVIEW" });
  const ended = await aReferee(app, companyId, { status: "ENDED" });
  const hiring = await aReferee(app, companyId);
  await app.db.transaction((tx) =>
    joinCompany(tx, { accountId: hiring.accountId, companyId, role: "corporate-recruiter", now }),
  );
  assert.equal((await readReferee(app.db, hiring.accountId))?.isActive, false);
  assert.deepEqual(await readReferee(app.db, active.accountId), {
    accountId: active.accountId,
    companyId,
    companyName: name,
    title: "Staff Engineer",
    since: "2020-01-01",
    status: "VERIFIED",
    isActive: true,
  });
  assert.equal((await readReferee(app.db, paused.accountId))?.isActive, false);
  assert.equal(await readReferee(app.db, admin.accountId), null);
  assert.equal(await countReferees(app.deps, companyId), 1);
  const found = await app.db.query<{ id: string }>(
    `select account_id as id from referee f where company_id = $1 and ${isActiveReferee("f", "$2")}`,
    [companyId, now],
  );
  assert.deepEqual(found, [{ id: active.accountId }]);
  assert.deepEqual(await refereesToTell(app.db, companyId, expired.accountId), [active.accountId]);
  const own = [active, paused, expired, review, ended].map(({ accountId }) =>
    isOwnCompany(app.db, accountId, companyId),
  );
  assert.deepEqual(await Promise.all(own), [true, true, true, true, false]);
});

describe("a referee's personal data", () => {
  test("is exported without candidates and without the address", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId, { workEmail: "kept@works.example" });
    const { candidate } = await aRequest(app, { companyId, status: "REFERRED", referee });
    const kept = JSON.stringify(await refereeKeeper.collect(app.db, referee));
    assert.match(kept, /"workDomain":"works.example".*"kind":"REFERRED"/);
    for (const secret of ["kept@", candidate.name, candidate.email, candidate.accountId])
      assert.ok(!kept.includes(secret));
  });

  for (const status of ["CLAIMED", "ACCEPTED", "REFERRED"] as const)
    test(`an account with a request that is ${status} cannot be deleted`, async () => {
      const { id: companyId } = await aCompany(app.db);
      const referee = await aReferee(app, companyId);
      await aRequest(app, { companyId, status, referee });
      await assert.rejects(
        app.db.transaction((tx) => refereeKeeper.refuseLeaving?.(tx, referee) ?? Promise.resolve()),
        { status: 409, code: "CONFLICT" },
      );
    });

  test("is erased with the account: a request claimed meanwhile returns to the pool", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    const { requestId, candidate } = await aRequest(app, { companyId, status: "ACCEPTED", referee });
    await app.db.transaction((tx) => refereeKeeper.erase(tx, referee, now));
    assert.equal((await sentRequest(candidate, requestId)).status, "OPEN");
    assert.equal(await ownReferee(referee), null);
  });
});
