// Checks when referees earn fees: only for spent credits, once per request, once in thirty days per pair, and for free
// credits within the monthly budget.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker, SUITED } from "../../../tests/support/applying.ts";
import { aCompany, aJob } from "../../../tests/support/builders.ts";
import { assertBooks, buyCredits, setFeeBudget } from "../../../tests/support/money.ts";
import { aPool, decline, oneRequest, refer, step } from "../../../tests/support/refereeing.ts";
import { act, aReferee, aRequest, creditsOf, earningsOf, sentRequest } from "../../../tests/support/referrals.ts";
import { runLedgerRounds } from "../../ledger/run-rounds.ts";
import { newId } from "../../platform/ids.ts";
import { runRequestRounds } from "../run-rounds.ts";

const hour = 3_600_000;
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const setFee = (kind: string, amount: number, releaseHours: number) =>
  app.db.query(
    `insert into fee_version (id, kind, version, amount, release_hours, is_placeholder, made_at)
     select $1, $2, max(version) + 1, $3, $4, false, now() from fee_version where kind = $2`,
    [newId(), kind, amount, releaseHours],
  );
const budgetUsed = async () => {
  const [row] = await app.db.query<{ used: number }>("select fee_budget_used($1)::int as used", [app.deps.clock()]);
  return row?.used ?? 0;
};

/** Creates a request that `referee` has claimed; resolves to its id. */
async function claimed(referee: Person, companyId: string, candidate: Person): Promise<string> {
  const { id: jobId } = await aJob(app.db, { companyId, ...SUITED });
  const { requestId } = await aRequest(app, { companyId, jobId, candidate });
  assert.equal((await step(referee, requestId, "claim")).status, 200);
  return requestId;
}
/** A candidate with purchased credits. */
async function aPayer(credits = 1): Promise<Person> {
  const person = await aSeeker(app);
  await buyCredits(app, person, credits);
  return person;
}

describe("no fee without a spent credit", () => {
  test("six rounds of declining and withdrawing on a free account earn nothing", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [candidate, referee, _other] = [
      await aSeeker(app),
      await aReferee(app, companyId),
      await aReferee(app, companyId),
    ];
    for (let round = 0; round < 6; round += 1) {
      const requestId = await claimed(referee, companyId, candidate);
      const { body } = await oneRequest(referee, requestId);
      assert.deepEqual(body.fee, { amount: 0, why: "BUDGET" }, "said before");
      const answer = await decline(referee, requestId);
      assert.deepEqual([answer.status, answer.body.fee.amount], [200, 0]);
      assert.deepEqual([(await sentRequest(candidate, requestId)).status], ["OPEN"]);
      assert.equal((await act(candidate, requestId, "withdraw")).status, 200);
    }
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 3, CREDITS_HELD: 0 });
    assert.deepEqual(await earningsOf(app, referee), []);
  });

  test("the same six rounds with purchased credits and a budget earn once", async () => {
    await setFeeBudget(app);
    const { id: companyId } = await aCompany(app.db);
    const [candidate, referee, _other] = [
      await aPayer(3),
      await aReferee(app, companyId),
      await aReferee(app, companyId),
    ];
    for (let round = 0; round < 6; round += 1) {
      const requestId = await claimed(referee, companyId, candidate);
      await decline(referee, requestId);
      const withdrawn = await act(candidate, requestId, "withdraw");
      assert.equal(withdrawn.status, round === 0 ? 409 : 200, "what was paid has ended");
    }
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 5, CREDITS_HELD: 0 });
    assert.deepEqual(await earningsOf(app, referee), [{ kind: "REVIEWED_REQUEST", state: "PENDING", amount: 10_000 }]);
    await setFeeBudget(app, 0);
  });

  test("two referees' paid answers to one request in parallel: one is paid, and the request ends", async () => {
    const { referees, requestId } = await aPool(app, 2);
    const [one, two] = referees as [Person, Person];
    await app.db.query("update ledger_hold set is_bought = true where subject_id = $1", [requestId]);
    const answers = await Promise.all(
      [one, two].map(async (person) => [await step(person, requestId, "claim"), await decline(person, requestId)]),
    );
    assert.deepEqual(answers.map(([, answer]) => answer?.status === 200).toSorted(), [false, true]);
    const paid = [...(await earningsOf(app, one)), ...(await earningsOf(app, two))];
    assert.deepEqual(paid, [{ kind: "REVIEWED_REQUEST", state: "PENDING", amount: 10_000 }]);
  });

  test("parallel answers of one referee to one candidate's requests: one is paid", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [candidate, referee] = [await aPayer(4), await aReferee(app, companyId)];
    const requests: string[] = [];
    for (let n = 0; n < 4; n += 1) requests.push(await claimed(referee, companyId, candidate));
    const answers = await Promise.all(requests.map((id) => decline(referee, id)));
    assert.deepEqual(answers.map(({ status, body }) => [status, body.fee.amount]).toSorted(), [
      [200, 0],
      [200, 0],
      [200, 0],
      [200, 10_000],
    ]);
    assert.equal((await earningsOf(app, referee)).length, 1);
    ahead = 31 * 24 * hour;
    await Promise.all([candidate.renew(), referee.renew()]);
    await buyCredits(app, candidate);
    const later = await claimed(referee, companyId, candidate);
    assert.equal((await decline(referee, later)).body.fee.amount, 10_000, "after thirty days again");
    ahead = 0;
  });

  test("ten parallel answers against a budget for three fees: three are paid, and the budget is used up", async () => {
    const { id: companyId } = await aCompany(app.db);
    const pairs: [Person, string][] = [];
    for (let n = 0; n < 10; n += 1) {
      const referee = await aReferee(app, companyId);
      pairs.push([referee, await claimed(referee, companyId, await aSeeker(app))]);
    }
    await setFeeBudget(app, (await budgetUsed()) + 35_000);
    const before = await budgetUsed();
    const answers = await Promise.all(pairs.map(([referee, id]) => decline(referee, id)));
    assert.equal(answers.filter(({ body }) => body.fee.amount === 10_000).length, 3);
    assert.equal((await budgetUsed()) - before, 30_000);
    const admin = await signedIn(app, { groups: ["admin"] });
    const { body } = await admin.send<{ budget: { used: number } }>("GET", "/api/admin/prices");
    assert.equal(body.budget.used, await budgetUsed());
    await setFeeBudget(app, 0);
  });

  test("the database refuses a fee without a spent credit, a second one, and one beyond the budget", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    const insert = (funding: string, by = referee.accountId) =>
      app.db.query(
        `insert into ledger_earning (id, owner_id, kind, subject_id, amount, earned_at, available_at, counterparty_id, funded_by, pair_until)
         values ($1, $2, 'REVIEWED_REQUEST', $3, 100, now(), now(), $4, $5, now() + interval '31 days')`,
        [newId(), by, requestId, candidate.accountId, funding],
      );
    await assert.rejects(insert("CREDIT"), /no spent credit/);
    await assert.rejects(insert("BUDGET"), /no budget left/);
    await app.db.query("update ledger_hold set is_bought = true where subject_id = $1", [requestId]);
    await step(referee, requestId, "claim");
    assert.equal((await decline(referee, requestId)).body.fee.amount, 10_000);
    await assert.rejects(insert("CREDIT", newId()), /ledger_earning_one_review/);
    const back = "update ledger_hold set state = 'RELEASED' where subject_id = $1";
    await assert.rejects(app.db.query(back, [requestId]), /no spent credit/);
  });

  test("purchased credits are spent before free ones, and a returned one is a purchased one again", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [candidate, referee] = [await aPayer(), await aReferee(app, companyId)];
    const why = async (id: string) => (await oneRequest(referee, id)).body.fee.why;
    const first = await claimed(referee, companyId, candidate);
    assert.deepEqual([await why(first), await why(await claimed(referee, companyId, candidate))], [null, "BUDGET"]);
    await act(candidate, first, "withdraw");
    assert.equal(await why(await claimed(referee, companyId, candidate)), null);
  });
});

describe("a referral's fee", () => {
  const referred = async () => {
    const { referee, candidate, requestId } = await aPool(app);
    await app.db.query("update ledger_hold set is_bought = true where subject_id = $1", [requestId]);
    await step(referee, requestId, "claim");
    const answer = await refer(referee, requestId, { reference: requestId });
    assert.equal(answer.status, 200, answer.text);
    const states = async () => (await earningsOf(app, referee)).map(({ kind, state }) => [kind, state]);
    return { candidate, requestId, states };
  };
  const both = (state: string) => [
    ["REFERRED_OUTCOME", state],
    ["REVIEWED_REQUEST", state],
  ];

  test("is not available before the dispute period ends, even with a fast clock; a lost dispute reverses it and the spent credit", async () => {
    await setFee("REFERRED_OUTCOME", 200_000, 0);
    await setFee("REVIEWED_REQUEST", 10_000, 0);
    const { candidate, requestId, states } = await referred();
    assert.equal((await sentRequest(candidate, requestId)).credit, "SPENT");
    await runLedgerRounds(app.deps);
    assert.deepEqual(await states(), both("PENDING"));
    ahead = 7 * 24 * hour + hour;
    await runLedgerRounds(app.deps);
    ahead = 7 * 24 * hour - hour;
    await candidate.renew();
    assert.equal((await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" })).status, 200);
    assert.deepEqual(await states(), both("FROZEN"));
    const admin = await signedIn(app, { groups: ["admin"] });
    const verdict = { decision: "NOT_REFERRED", note: "There is no such number." };
    const second = await signedIn(app, { groups: ["admin"] });
    const path = `/api/admin/referral-disputes/${requestId}/decide`;
    const asked = await second.send<{ status: string }>("POST", path, verdict);
    assert.equal(asked.body.status, "DISPUTED", asked.text);
    const decided = await admin.send("POST", path, verdict);
    assert.equal(decided.status, 200, decided.text);
    assert.deepEqual(await states(), both("REVERSED"));
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 3, CREDITS_HELD: 0 });
    assert.equal((await sentRequest(candidate, requestId)).credit, "RETURNED");
    await assertBooks(app, app.deps.clock());
    ahead = 0;
  });

  test("without waiting hours in the schedule is available on confirmation, by the candidate or by time", async () => {
    const [one, two] = [await referred(), await referred()];
    assert.equal((await act(one.candidate, one.requestId, "confirm")).status, 200);
    assert.deepEqual(await one.states(), both("AVAILABLE"));
    ahead = 7 * 24 * hour + 1_000;
    await runRequestRounds(app.deps);
    assert.deepEqual(await two.states(), both("AVAILABLE"));
    ahead = 0;
  });

  test("waits the schedule's hours if the candidate confirms at once", async () => {
    await setFee("REVIEWED_REQUEST", 10_000, 48);
    const { candidate, requestId, states } = await referred();
    assert.equal((await act(candidate, requestId, "confirm")).status, 200);
    const waiting = [both("AVAILABLE")[0], both("PENDING")[1]];
    assert.deepEqual(await states(), waiting);
    ahead = 47 * hour;
    await runLedgerRounds(app.deps);
    assert.deepEqual(await states(), waiting);
    ahead = 49 * hour;
    await runLedgerRounds(app.deps);
    assert.deepEqual(await states(), both("AVAILABLE"));
    ahead = 0;
  });
});

describe("an employer's reference number", () => {
  const inHand = async (companyId: string, referee: Person) => claimed(referee, companyId, await aSeeker(app));

  test("proves one referral per company, in any spelling; of two parallel uses one succeeds", async () => {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    const [one, two, three] = [
      await inHand(companyId, referee),
      await inHand(companyId, referee),
      await inHand(companyId, referee),
    ];
    const answers = await Promise.all([
      refer(referee, one, { reference: "REF-20 417" }),
      refer(referee, two, { reference: "ref20417" }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const again = await refer(referee, three, { reference: "Ref/20417" });
    assert.deepEqual([again.status, refusalIn(again).field], [409, "reference"]);
    assert.equal((await oneRequest(referee, three)).body.view, "CLAIMED");
    const { id: elsewhere } = await aCompany(app.db);
    const other = await aReferee(app, elsewhere);
    assert.equal((await refer(other, await inHand(elsewhere, other), { reference: "REF-20417" })).status, 200);
  });

  test("stays used when its request is erased, and is free again after a lost dispute", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [referee, candidate] = [await aReferee(app, companyId), await aSeeker(app)];
    const gone = await claimed(referee, companyId, candidate);
    await refer(referee, gone, { reference: "A-1" });
    await app.db.query("delete from referral_request where id = $1", [gone]);
    assert.equal((await refer(referee, await inHand(companyId, referee), { reference: "a1" })).status, 409);
    const disputed = await claimed(referee, companyId, candidate);
    await refer(referee, disputed, { reference: "A-2" });
    await act(candidate, disputed, "dispute", { reason: "NO_REFERENCE" });
    const verdict = { decision: "NOT_REFERRED", note: "There is no such number." };
    for (const admin of [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })])
      await admin.send("POST", `/api/admin/referral-disputes/${disputed}/decide`, verdict);
    assert.equal((await refer(referee, await inHand(companyId, referee), { reference: "A-2" })).status, 200);
  });
});

test("the books balance at the end", async () => void (await assertBooks(app, app.deps.clock())));
