// Checks requests under parallel calls: no credit is held twice or goes below zero, and of two parallel steps one wins.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AskedReferral } from "../../../contract/referrals/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker, SUITED } from "../../../tests/support/applying.ts";
import { aCompany, aJob, someJobs } from "../../../tests/support/builders.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import { act, aReferee, aRequest, ask, creditsOf, putInHands, sentRequest } from "../../../tests/support/referrals.ts";
import { untilWaiting } from "../../../tests/support/waiting.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { openAccounts, postEntry } from "../../ledger/books/post-entry.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { runRequestRounds } from "../run-rounds.ts";
import { lockRequest, moveRequest } from "../transition.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
await setFeeBudget(app);
const day = 86_400_000;

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** Like `times`, but retries calls that answer "busy". */
const callsAtOnce = <Called extends { status: number }>(count: number, call: (index: number) => Promise<Called>) =>
  times(count, async (index) => {
    for (;;) {
      const answer = await call(index);
      if (answer.status !== 503) return answer;
    }
  });
const tally = (kinds: readonly (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]));
const typesOf = (answers: { body: AskedReferral }[]) => tally(answers.map(({ body }) => body.type));
const rowsOf = ({ accountId }: Person) =>
  app.db.query<{ status: string }>("select status from referral_request where candidate_id = $1", [accountId]);
const factsOf = (kind: string, requestId: string) =>
  app.facts.filter((fact) => fact.kind === kind && "requestId" in fact && fact.requestId === requestId);

/** Adds this many credits, as a purchase does. */
async function giveCredits({ accountId, email }: Person, amount: number): Promise<void> {
  const now = app.deps.clock();
  await app.db.transaction(async (tx) => {
    await openAccounts(tx, { accountId, email }, { vault: app.deps.vault, now });
    const lines = [
      { kind: "PLATFORM_CREDITS", ownerId: null, amount: -amount },
      { kind: "CREDITS", ownerId: accountId, amount },
    ] as const;
    await postEntry(tx, { key: `test:${accountId}`, kind: "CREDITS_BOUGHT", unit: "CREDIT", lines }, now);
  });
}

test("five credits and 50 parallel requests for 50 jobs: exactly five are sent, the others get zeroReferral", async () => {
  const { id: companyId } = await aCompany(app.db);
  const jobs = await someJobs(
    app.db,
    Array.from({ length: 50 }, () => ({ companyId, ...SUITED })),
  );
  const asha = await aSeeker(app);
  await giveCredits(asha, 2);
  const answers = await callsAtOnce(50, (index) => ask(asha, { companyId, jobId: jobs[index]?.id }, `job-${index}`));
  assert.deepEqual(typesOf(answers), { RequestAccepted: 5, zeroReferral: 45 });
  assert.deepEqual(await creditsOf(app, asha), { CREDITS: 0, CREDITS_HELD: 5 });
  assert.equal((await rowsOf(asha)).length, 5);
});

test("20 equal parallel requests: one is sent, the others return it", async () => {
  const job = await aJob(app.db, SUITED);
  const asha = await aSeeker(app);
  const answers = await callsAtOnce(20, () => ask(asha, { companyId: job.companyId, jobId: job.id }));
  assert.deepEqual(typesOf(answers), { RequestAccepted: 1, AlreadyRequested: 19 });
  assert.equal(new Set(answers.map(({ body }) => body.requestId)).size, 1);
  assert.deepEqual(await creditsOf(app, asha), { CREDITS: 2, CREDITS_HELD: 1 });
  assert.equal(factsOf("referral.sent", answers[0]?.body.requestId ?? "").length, 1);
});

test("20 parallel requests with one idempotency key: one is sent, and all get its answer", async () => {
  const job = await aJob(app.db, SUITED);
  const asha = await aSeeker(app);
  const body = { companyId: job.companyId, jobId: job.id };
  const answers = await callsAtOnce(20, () => ask(asha, body, "one-click"));
  assert.deepEqual(typesOf(answers), { RequestAccepted: 20 });
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  assert.equal((await rowsOf(asha)).length, 1);
  const other = await ask(asha, { ...body, note: "and more" }, "one-click");
  assert.deepEqual([other.status, refusalIn(other).errorCode], [422, "KEY_REUSED"]);
});

test("30 parallel low scores: ten are stored, the others get Max_tries", async () => {
  const job = await aJob(app.db, SUITED);
  const asha = await aSeeker(app, { coreSkills: [], softSkills: [], YOE: 0 });
  const answers = await callsAtOnce(30, () => ask(asha, { companyId: job.companyId, jobId: job.id }));
  assert.deepEqual(typesOf(answers), { RequestRejected: 10, Max_tries: 20 });
});

test("confirm against dispute: one of them wins, and the money follows it", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
    const answers = await callsAtOnce(8, (index) =>
      index % 2 === 0
        ? act(candidate, requestId, "confirm")
        : act(candidate, requestId, "dispute", { reason: "WRONG_JOB" }),
    );
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 4, 409: 4 });
    const { status } = await sentRequest(candidate, requestId);
    const [fee] = await app.db.query<{ state: string }>("select state from ledger_earning where subject_id = $1", [
      requestId,
    ]);
    const isConfirmed = status === "CONFIRMED";
    assert.equal(fee?.state, isConfirmed ? "PENDING" : "FROZEN");
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 2, CREDITS_HELD: 0 });
    assert.equal(factsOf("referral.confirmed", requestId).length, isConfirmed ? 1 : 0);
    assert.equal(factsOf("referral.disputed", requestId).length, isConfirmed ? 0 : 1);
  }
});

test("confirm against the round that confirms: once", async () => {
  const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
  ahead += 7 * day;
  await candidate.renew();
  await Promise.all([
    callsAtOnce(4, () => act(candidate, requestId, "confirm")),
    times(4, () => runRequestRounds(app.deps)),
  ]);
  assert.equal(factsOf("referral.confirmed", requestId).length, 1);
  assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 2, CREDITS_HELD: 0 });
});

test("a claim that is accepted while a round waits for its lock is left alone", async () => {
  const { candidate, requestId, referee } = await aRequest(app, { status: "CLAIMED" });
  ahead += 11 * 60_000;
  const round = await app.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const begun = runRequestRounds(app.deps);
    await untilWaiting(app.db);
    const now = app.deps.clock();
    const dueAt = new Date(now.getTime() + 3 * day);
    await moveRequest(tx, request, { to: "ACCEPTED", by: "REFEREE", actorId: referee?.accountId ?? null, dueAt }, now);
    return { begun };
  });
  await round.begun;
  await candidate.renew();
  assert.equal((await sentRequest(candidate, requestId)).status, "ACCEPTED");
});

test("withdraw against claim: withdrawn either way, with the credit back, and held by no referee", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { candidate, requestId, companyId } = await aRequest(app);
    const referee = await aReferee(app, companyId);
    const [withdrawn, claimed] = await Promise.all([
      act(candidate, requestId, "withdraw"),
      putInHands(app, requestId, referee, "CLAIMED").then(
        () => true,
        () => false,
      ),
    ]);
    assert.equal(withdrawn.status, 200);
    assert.deepEqual([withdrawn.body.status, withdrawn.body.referee], ["WITHDRAWN", null]);
    assert.equal(factsOf("referral.withdrawn", requestId).length, claimed ? 1 : 0);
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 3, CREDITS_HELD: 0 });
  }
});

test("withdraw and ask again in parallel: never two active ones, every credit accounted for", async () => {
  const { candidate, requestId, companyId, jobId } = await aRequest(app);
  const answers = await Promise.all([
    act(candidate, requestId, "withdraw"),
    ...Array.from({ length: 6 }, () => ask(candidate, { companyId, jobId })),
  ]);
  for (const { status } of answers) assert.equal(status, 200);
  const open = (await rowsOf(candidate)).filter(({ status }) => status === "OPEN").length;
  assert.ok(open <= 1);
  assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 3 - open, CREDITS_HELD: open });
});

test("admins decide in parallel: one asks for a decision, and one agrees", async () => {
  const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
  await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" });
  const admins = await times(3, () => signedIn(app, { groups: ["admin"] }));
  const decide = (index: number, decision: string) =>
    (admins[index] as Person).send("POST", `/api/admin/referral-disputes/${requestId}/decide`, {
      decision,
      note: "Because.",
    });
  const answers = await callsAtOnce(2, (index) => decide(index, index === 0 ? "CONFIRMED" : "NOT_REFERRED"));
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 409: 1 });
  const [kept] = await app.db.query("select status from referral_request where id = $1", [requestId]);
  assert.deepEqual(kept, { status: "DISPUTED" });
  const asked = answers[0]?.status === 200 ? "CONFIRMED" : "NOT_REFERRED";
  const agreed = await callsAtOnce(3, (index) => decide(index, asked));
  assert.deepEqual(tally(agreed.map(({ status }) => status)), { 200: 1, 409: 2 });
  const credits = { CREDITS: asked === "CONFIRMED" ? 2 : 3, CREDITS_HELD: 0 };
  assert.deepEqual(await creditsOf(app, candidate), credits);
});

test("the CV is deleted while it is sent: the request has it, or nothing was sent", async () => {
  for (let round = 0; round < 6; round += 1) {
    const job = await aJob(app.db, SUITED);
    const asha = await aSeeker(app);
    const [cv] = await app.db.query<{ id: string }>("select id from cv_version where account_id = $1", [
      asha.accountId,
    ]);
    const [asked, deleted] = await Promise.all([
      ask(asha, { companyId: job.companyId, jobId: job.id }),
      asha.send("DELETE", `/api/user/${asha.email}/cv/${cv?.id}`),
    ]);
    assert.equal(deleted.status, 200);
    if (asked.body.type === "RequestAccepted") {
      const sent = await sentRequest(asha, asked.body.requestId ?? "");
      assert.deepEqual([sent.cv?.id, sent.cv?.isDeleted], [cv?.id, true]);
    } else {
      assert.equal(asked.body.type, "Error_250");
      assert.deepEqual(await rowsOf(asha), []);
    }
  }
});

test("the account is deleted while requests are sent: none remains, no credit stays held", async () => {
  const jobs = await someJobs(
    app.db,
    Array.from({ length: 3 }, () => SUITED),
  );
  const asha = await aSeeker(app);
  await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
  const [answers] = await Promise.all([
    callsAtOnce(3, (index) => ask(asha, { companyId: jobs[index]?.companyId, jobId: jobs[index]?.id })),
    deleteDueAccounts(app.deps, DATA_KEEPERS),
  ]);
  for (const { status } of answers) assert.ok(status === 200 || status === 401, String(status));
  // A round skips locked accounts; the next one deletes them.
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  assert.deepEqual(await rowsOf(asha), []);
  const held = await app.db.query("select from ledger_hold where owner_id = $1 and state = 'HELD'", [asha.accountId]);
  assert.deepEqual(held, []);
});
