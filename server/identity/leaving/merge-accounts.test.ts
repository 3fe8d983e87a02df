// Checks over HTTP how two accounts of one person become one: both mailboxes agree, everything moves, nothing is doubled.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AskedMerge } from "../../../contract/people/merge-wire.ts";
import { MERGE_DAYS, type MergeAnswer } from "../../../contract/people/rules.ts";
import type { AdminAccount } from "../../../contract/people/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { apply, aSeeker, SUITED } from "../../../tests/support/applying.ts";
import { aCompany, aJob } from "../../../tests/support/builders.ts";
import { cvsOf, giveCv, profileOf } from "../../../tests/support/cvs.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { aSession } from "../../../tests/support/guidance.ts";
import {
  assertBooks,
  availableRewards,
  balancesOf,
  boughtRequest,
  buyCredits,
  openFor,
  review,
} from "../../../tests/support/money.ts";
import { aPayment, deliver, paidEvent } from "../../../tests/support/payments.ts";
import { makeCv } from "../../../tests/support/pdf.ts";
import { act, aReferee, aRequest, sentRequest } from "../../../tests/support/referrals.ts";
import { follow, linkTo, shareIdOf, sharesOf } from "../../../tests/support/shares.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";
import { untilWaiting } from "../../../tests/support/waiting.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { rewardSharer } from "../../ledger/earnings/earn.ts";
import { settleEarning } from "../../ledger/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { newId } from "../../platform/ids.ts";
import { lockRequest } from "../../referrals/transition.ts";
import { makeShareNotes } from "../../sharing/index.ts";
import { accountFromClaims } from "../accounts.ts";

const app = await startApp();
const admin = await signedIn(app, { groups: ["admin"] });

const ask = (from: Person, into: Person | string, by: Person = admin) =>
  by.send<{ state: string }>("POST", `/api/admin/accounts/${from.accountId}/merge`, {
    into: typeof into === "string" ? into : into.email,
    reason: "You wrote from both addresses.",
  });
/** The tokens of the newest mails to the two. */
const tokensOf = (...people: Person[]): string[] =>
  people.map(({ email }) => {
    const mails = app.facts.filter((fact) => fact.kind === "account.merge-asked" && fact.email === email);
    const newest = mails.at(-1);
    assert.ok(newest?.kind === "account.merge-asked");
    return newest.token;
  });
const answer = (token: string, word: MergeAnswer = "AGREE") =>
  aVisitor(app).post<{ state: string }>("/api/account-merge", { token, answer: word });
const detail = async ({ accountId }: Person) =>
  (await admin.send<AdminAccount>("GET", `/api/admin/accounts/${accountId}`)).body;
const refused = (got: Answer, status: number, words: RegExp) => {
  assert.equal(got.status, status, got.text);
  assert.match(refusalIn(got).errorMsg, words);
};

/** Asks and agrees at both addresses. */
async function mergeNow(from: Person, into: Person): Promise<void> {
  const asked = await ask(from, into);
  assert.equal(asked.status, 201, asked.text);
  const [first = "", second = ""] = tokensOf(from, into);
  assert.deepEqual((await answer(first)).body, { state: "ASKED" });
  const done = await answer(second);
  assert.deepEqual(done.body, { state: "DONE" }, done.text);
}

describe("two accounts of one person", () => {
  test("become one once both mailboxes agree: what the one had is the other's, and it ends", async () => {
    const [from, into] = [await aSeeker(app), await signedIn(app)];
    const [both, one, savedJob] = [await aJob(app.db, SUITED), await aJob(app.db, SUITED), await aJob(app.db)];
    assert.equal((await apply(from, one.id)).status, 201);
    await from.send("PUT", `/api/saved-job/${savedJob.id}`);
    await into.send("PUT", `/api/saved-job/${savedJob.id}`);
    const link = await linkTo(app, both, from);
    assert.equal((await follow(await signedIn(app), link)).status, 200);
    const request = await aRequest(app, { candidate: from });
    await buyCredits(app, from, 2);
    await availableRewards(app, from, 1);
    await giveCv(app, from, makeCv());
    const [cvs, { designation }] = [await cvsOf(from), await profileOf(from)];
    const before = await balancesOf(app, from.accountId);
    assert.deepEqual([before.CREDITS, before.CREDITS_HELD, before.EARNINGS_AVAILABLE], [4, 1, 50_000]);
    await openFor(app, into);

    await mergeNow(from, into);

    const after = await balancesOf(app, into.accountId);
    // 3 of its own and 2 bought ones; the 2 free ones that were left are not given twice.
    assert.deepEqual([after.CREDITS, after.CREDITS_HELD, after.EARNINGS_AVAILABLE], [5, 1, 50_000]);
    assert.ok(Object.values(await balancesOf(app, from.accountId)).every((balance) => balance === 0));
    await assertBooks(app, app.deps.clock());
    assert.deepEqual(await cvsOf(into), cvs);
    assert.equal((await profileOf(into)).designation, designation);
    assert.equal((await sentRequest(into, request.requestId)).status, "OPEN");
    assert.equal((await into.send("GET", `/api/job-application/${one.id}/${into.email}`)).status, 200);
    assert.deepEqual((await sharesOf(into)).body.totals, { visitors: 1, applications: 0, rewards: 0 });
    const saved = await app.db.query("select from saved_job where account_id = $1", [into.accountId]);
    assert.equal(saved.length, 1);
    // Its token still reads for some seconds, and writes no more.
    assert.equal((await apply(from, both.id)).status, 401);
    const ended = await detail(from);
    assert.deepEqual([ended.state, ended.merge?.state, ended.merge?.into.email], ["DELETED", "DONE", into.email]);
    assert.deepEqual(
      [(await detail(into)).merge?.from.email, ended.email.endsWith("@deleted.invalid")],
      [from.email, true],
    );
    const told = app.facts.flatMap((fact) => (fact.kind === "account.merged" ? [[fact.email, fact.into]] : []));
    assert.deepEqual(told, [
      [from.email, into.email],
      [into.email, into.email],
    ]);
    // The credit of the moved request comes back to the account that stays.
    assert.equal((await act(into, request.requestId, "withdraw")).status, 200);
    assert.equal((await balancesOf(app, into.accountId)).CREDITS, 6);
    await assertBooks(app, app.deps.clock());
  });

  test("keep the application that came further where both have applied", async () => {
    for (const [mine, theirs, kept] of [
      ["INTERVIEW", "APPLIED", "INTERVIEW"],
      ["WITHDRAWN", "APPLIED", "APPLIED"],
      ["REJECTED", "SHORTLISTED", "SHORTLISTED"],
    ] as const) {
      const [from, into] = [await aSeeker(app), await aSeeker(app)];
      const job = await aJob(app.db, SUITED);
      for (const [person, status] of [
        [from, mine],
        [into, theirs],
      ] as const) {
        assert.equal((await apply(person, job.id)).status, 201);
        await app.db.query("update application set status = $2 where account_id = $1", [person.accountId, status]);
      }
      await mergeNow(from, into);
      const left = await app.db.query("select account_id, status from application where job_id = $1", [job.id]);
      assert.deepEqual(left, [{ account_id: into.accountId, status: kept }]);
    }
  });

  test("earn nothing by the links of one that the other followed", async () => {
    const [from, into] = [await signedIn(app), await aSeeker(app)];
    const job = await aJob(app.db, SUITED);
    const link = await linkTo(app, job, from);
    const own = await linkTo(app, job, into);
    await follow(into, link);
    await follow(await signedIn(app), own);
    const visitor = await signedIn(app);
    await follow(visitor, link);
    const sent = await apply(into, job.id);
    assert.equal(sent.status, 201);
    await mergeNow(from, into);
    const [row] = await app.db.query("select share_id from application where id = $1", [sent.body.id]);
    assert.deepEqual(row, { share_id: null });
    const { data, totals } = (await sharesOf(into)).body;
    assert.deepEqual([data.length, totals.visitors], [1, 2]);
  });

  test("merge once, however many agree at once", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    for (const person of [from, into]) await openFor(app, person);
    assert.equal((await ask(from, into)).status, 201);
    const tokens = tokensOf(from, into);
    const answers = await Promise.all([...tokens, ...tokens, ...tokens].map((token) => answer(token)));
    const states = answers.map(({ status, body }) => (status === 200 ? body.state : status));
    assert.deepEqual(states.filter((state) => state !== 410).sort(), ["ASKED", "DONE"]);
    assert.equal((await balancesOf(app, into.accountId)).CREDITS, 3);
    await assertBooks(app, app.deps.clock());
  });

  test("stay in line with later merges and with the deletion of what is left", async () => {
    const [first, second, third] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    await buyCredits(app, first, 2);
    await mergeNow(first, second);
    await mergeNow(second, third);
    const rows = await app.db.query("select merged_into from account where id = any ($1)", [
      [first.accountId, second.accountId],
    ]);
    assert.deepEqual(rows, [{ merged_into: third.accountId }, { merged_into: third.accountId }]);
    assert.equal((await balancesOf(app, third.accountId)).CREDITS, 5);
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [third.accountId, app.deps.clock()]);
    assert.equal(await deleteDueAccounts(app.deps, DATA_KEEPERS), 1);
    const kept = await app.db.query("select distinct reason, from_email from account_merge where into_id = any ($1)", [
      [second.accountId, third.accountId],
    ]);
    assert.deepEqual(kept, [{ reason: "", from_email: "" }]);
    await assertBooks(app, app.deps.clock());
  });
});

describe("what began before a merge", () => {
  const rewardFact = (sharer: Person, applicationId: string) => ({
    kind: "share.reward-earned" as const,
    ...{ applicationId, shareId: newId(), jobId: newId(), jobTitle: "Engineer", sharer },
    earnedAt: new Date().toISOString(),
  });
  const pendingOf = async ({ accountId }: Person) => (await balancesOf(app, accountId)).EARNINGS_PENDING ?? 0;
  const idOf = async (person: Person, jobId: string) => (await apply(person, jobId)).body.id;

  test("a reward that was on its way is earned once by the account that stays, and never by itself", async () => {
    const [from, into, last] = [await signedIn(app), await aSeeker(app), await signedIn(app)];
    const job = await aJob(app.db, SUITED);
    const [theirs, own] = [await idOf(await aSeeker(app), job.id), await idOf(into, job.id)];
    await mergeNow(from, into);
    for (const id of [theirs, own, theirs]) await rewardSharer(rewardFact(from, id), app.deps);
    assert.equal(await pendingOf(into), 50_000);
    assert.equal(await pendingOf(from), 0);
    // Delivered once more after all of it has moved on.
    await app.db.query("update ledger_earning set release_at = earned_at where owner_id = $1", [into.accountId]);
    const made = { kind: "SHARE_REWARD", subjectId: theirs, earnerId: into.accountId, outcome: "AVAILABLE" } as const;
    await app.db.transaction((tx) => settleEarning(tx, { ...made, memo: {} }, app.deps.clock()));
    await mergeNow(into, last);
    await rewardSharer(rewardFact(from, theirs), app.deps);
    assert.deepEqual([await pendingOf(last), (await balancesOf(app, last.accountId)).EARNINGS_AVAILABLE], [0, 50_000]);
    await assertBooks(app, app.deps.clock());
  });

  test("an application by a link counts for the link that is left of the two, and none by a person's own", async () => {
    const [from, into] = [await signedIn(app), await aSeeker(app)];
    const [one, two] = [await aJob(app.db, SUITED), await aJob(app.db, SUITED)];
    const links = [await linkTo(app, one, from), await linkTo(app, one, into), await linkTo(app, two, from)] as const;
    const stranger = await aSeeker(app);
    const sent: { person: Person; jobId: string; shareId: string; applicationId: string }[] = [];
    for (const [person, link] of [
      [stranger, links[0]],
      [into, links[2]],
    ] as const) {
      await follow(person, link);
      const applicationId = await idOf(person, link.jobId);
      sent.push({ person, jobId: link.jobId, shareId: await shareIdOf(app, link), applicationId });
    }
    await mergeNow(from, into);
    const note = makeShareNotes({ db: app.db, announce: app.deps.announce, shareRewardStage: "SHORTLISTED" });
    const { id: companyId, name: companyName } = await aCompany(app.db);
    for (const { person: candidate, ...rest } of sent) {
      const facts = { ...rest, jobTitle: "Engineer", companyId, companyName, candidate, score: 50, answerDays: null };
      await note({ kind: "application.submitted", ...facts }, { id: newId(), at: app.deps.clock() });
    }
    const kept = await app.db.query(
      "select share_id, application_id from share_result where application_id = any ($1)",
      [sent.map(({ applicationId }) => applicationId)],
    );
    assert.deepEqual(kept, [{ share_id: await shareIdOf(app, links[1]), application_id: sent[0]?.applicationId }]);
  });

  for (const isTwice of [false, true])
    test(`a person who follows a link at this moment is counted${isTwice ? ", though both have one" : ""}`, async () => {
      const [from, into, friend] = [await signedIn(app), await signedIn(app), await signedIn(app)];
      const job = await aJob(app.db, SUITED);
      const link = await linkTo(app, job, from);
      if (isTwice) await linkTo(app, job, into);
      const shareId = await shareIdOf(app, link);
      assert.equal((await ask(from, into)).status, 201);
      const [first = "", second = ""] = tokensOf(from, into);
      await answer(first);
      const { under } = await app.db.transaction(async (tx) => {
        await tx.query("select from share where id = $1 for key share", [shareId]);
        await tx.query(
          "insert into share_visit (account_id, job_id, share_id, sharer_id, at) values ($1, $2, $3, $4, now())",
          [friend.accountId, job.id, shareId, from.accountId],
        );
        const begun = answer(second);
        await untilWaiting(app.db);
        return { under: begun };
      });
      const done = await under;
      assert.deepEqual(done.body, { state: "DONE" }, done.text);
      assert.equal((await sharesOf(into)).body.totals.visitors, 1);
    });

  test("a referee who answers at this moment comes first, without deadlock", async () => {
    const [from, into] = [await aSeeker(app), await signedIn(app)];
    const { requestId } = await aRequest(app, { candidate: from, status: "CLAIMED" });
    assert.equal((await ask(from, into)).status, 201);
    const [first = "", second = ""] = tokensOf(from, into);
    await answer(first);
    const { under } = await app.db.transaction(async (tx) => {
      await lockRequest(tx, requestId);
      const begun = answer(second);
      await untilWaiting(app.db);
      for (const _ of [1, 2]) await tx.query("update referral_request set score = 60 where id = $1", [requestId]);
      return { under: begun };
    });
    const done = await under;
    assert.deepEqual(done.body, { state: "DONE" }, done.text);
  });

  test("a late payment is delivered to the account that stays", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    await openFor(app, into);
    const payment = await aPayment(app, from);
    const { id } = payment;
    await app.db.query("update payment set state = 'FAILED', failure = 'EXPIRED' where id = $1", [id]);
    assert.equal((await ask(from, into)).status, 201);
    const [first = "", second = ""] = tokensOf(from, into);
    await answer(first);
    // The provider's word waits for the merge, which has both accounts locked and waits for the payment.
    const { merged, paid } = await app.db.transaction(async (tx) => {
      await tx.query("select from payment where id = $1 for update", [id]);
      const merged = answer(second);
      await untilWaiting(app.db);
      const paid = deliver(app, paidEvent(payment));
      await untilWaiting(app.db, 2);
      return { merged, paid };
    });
    assert.deepEqual([(await merged).body.state, (await paid).status], ["DONE", 200]);
    const [row] = await app.db.query("select owner_id, state, credits from payment where id = $1", [id]);
    assert.deepEqual(row, { owner_id: into.accountId, state: "PAID", credits: payment.credits });
    assert.equal((await balancesOf(app, into.accountId)).CREDITS, 3 + payment.credits);
    await assertBooks(app, app.deps.clock());
  });

  test("a referee earns once in thirty days by a person, also by their other account", async () => {
    const [from, into, referee] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    assert.equal((await review(app, referee, await boughtRequest(app, from))).why, null);
    await mergeNow(from, into);
    assert.equal((await review(app, referee, await boughtRequest(app, into))).why, "PAIR");
  });

  test("free credits that came from a third account are not kept beside one's own", async () => {
    const [first, third, old] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    // Given none, because its mailbox had an account before.
    const second = await signedIn(app, { email: old.email.replace("@", "+new@") });
    for (const person of [first, third, old, second]) await openFor(app, person);
    assert.equal((await balancesOf(app, second.accountId)).CREDITS, 0);
    await mergeNow(first, second);
    assert.equal((await balancesOf(app, second.accountId)).CREDITS, 3);
    await mergeNow(second, third);
    assert.equal((await balancesOf(app, third.accountId)).CREDITS, 3);
    await assertBooks(app, app.deps.clock());
  });

  test("a profile that was never filled in gives way, and a CV comes in force where there was none", async () => {
    for (const edited of ["{}", "{summary}"]) {
      const [from, into] = [await signedIn(app), await signedIn(app)];
      await giveCv(app, from, makeCv());
      const { designation } = await profileOf(from);
      await app.db.query(
        "insert into candidate_profile (account_id, version, summary, edited, updated_at) values ($1, 0, 'Mine', $2, now())",
        [into.accountId, edited],
      );
      await mergeNow(from, into);
      const profile = await profileOf(into);
      assert.ok(designation);
      assert.equal(profile.designation, designation);
      assert.equal(profile.summary === "Mine", edited !== "{}");
    }
  });
});

describe("the mailed link", () => {
  test("ends with the address that it was sent to", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    const claims = { iss: "https://issuer.example", sub: newId(), email_verified: true };
    await app.db.query("update account set issuer = $2, sub = $3 where id = $1", [
      into.accountId,
      claims.iss,
      claims.sub,
    ]);
    assert.equal((await ask(from, into)).status, 201);
    const tokens = tokensOf(from, into);
    const claimed = { ...claims, email: `moved-${into.email}`, name: "Asha" };
    assert.equal(await accountFromClaims(app.deps, claimed), into.accountId);
    for (const token of tokens) refused(await answer(token), 410, /no longer works/);
    assert.equal((await detail(from)).merge?.state, "CANCELLED");
  });

  test("says which account ends, shows of the other address its end only, and works once", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    await ask(from, into.accountId);
    const [ends = "", stays = ""] = tokensOf(from, into);
    const read = (token: string) => aVisitor(app).post<AskedMerge>("/api/account-merge/read", { token });
    const shown = (await read(ends)).body;
    assert.deepEqual([shown.ends, shown.email, shown.otherEmail], [true, from.email, "p•••@people.example"]);
    assert.equal((await read(stays)).body.ends, false);
    assert.equal((await answer(ends)).body.state, "ASKED");
    for (const again of [await answer(ends), await read(ends), await answer("made-up")])
      refused(again, 410, /no longer works/);
    assert.equal((await answer(stays, "REFUSE")).body.state, "REFUSED");
    refused(await answer(stays), 410, /no longer works/);
    assert.deepEqual([(await detail(from)).state, (await detail(from)).merge?.state], ["ACTIVE", "REFUSED"]);
  });

  test("works until its time is over or the admin takes it back", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    await ask(from, into);
    const [token = ""] = tokensOf(from);
    const move = (days: number) =>
      app.db.query("update account_merge set expires_at = expires_at + make_interval(days => $2) where from_id = $1", [
        from.accountId,
        days,
      ]);
    await move(-MERGE_DAYS);
    refused(await answer(token), 410, /no longer works/);
    assert.equal((await detail(from)).merge?.state, "EXPIRED");
    await move(MERGE_DAYS);
    await admin.send("DELETE", `/api/admin/accounts/${from.accountId}/merge`);
    refused(await answer(token), 410, /no longer works/);
    refused(await admin.send("DELETE", `/api/admin/accounts/${from.accountId}/merge`), 409, /Nothing waits/);
    assert.equal((await ask(into, from)).status, 201);
  });
});

describe("a merge is refused", () => {
  test("to all but admins", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    assert.equal((await ask(from, into, from)).status, 403);
    const { admin: recruiter } = await aFirm(app);
    assert.equal((await ask(from, into, recruiter)).status, 403);
  });

  const withFactor = ({ accountId }: Person) =>
    app.db.query(
      `insert into second_factor (id, account_id, kind, name, sealed_secret, last_step, created_at)
       values ($1, $2, 'TOTP', 'Phone', '', 0, now())`,
      [newId(), accountId],
    );
  const REFUSED: [string, (from: Person, into: Person) => Promise<unknown>, RegExp][] = [
    ["of an admin", (from) => set(from, "groups = '{admin}'"), /Only candidates/],
    ["of a suspended account", (from) => set(from, "disabled_at = now()"), /suspended or closed/],
    ["into one that will be deleted", (_, into) => set(into, "deletion_due_at = now()"), /about to be deleted/],
    ["with the demo", (_, into) => set(into, "is_demo = true"), /belongs to the demo/],
    ["of an account with a second step", withFactor, /second step/],
    ["with a payment under way", (from) => aPayment(app, from), /A payment/],
    ["with sessions to come", (from) => aSession(app, { candidate: from, status: "ACCEPTED" }), /guidance sessions/],
    [
      "with a request that a referee works on",
      (from) => aRequest(app, { candidate: from, status: "ACCEPTED" }),
      /is not settled/,
    ],
    [
      "with an open request about its data",
      (from) => from.send("POST", "/api/privacy-request", { kind: "ACCESS" }),
      /request about its data/,
    ],
    [
      "with one that was asked by mail before the account was there",
      async (from) => {
        await from.send("POST", "/api/privacy-request", { kind: "ERASURE" });
        await app.db.query("update privacy_request set account_id = null where account_id = $1", [from.accountId]);
      },
      /request about its data/,
    ],
    [
      "with one request from both",
      async (from, into) => {
        const { companyId, jobId } = await aRequest(app, { candidate: from });
        await aRequest(app, { candidate: into, companyId, jobId });
      },
      /Both accounts ask/,
    ],
    [
      "while another one waits",
      async (from, into) => {
        assert.equal((await ask(into, await signedIn(app))).status, 201);
        return from;
      },
      /waits for the answer/,
    ],
  ];
  for (const [name, prepare, words] of REFUSED)
    test(name, async () => {
      const [from, into] = [await aSeeker(app), await aSeeker(app)];
      await prepare(from, into);
      refused(await ask(from, into), 409, words);
    });

  test("of a referee, but not into one, unless one worked for the other", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [referee, candidate] = [await aReferee(app, companyId), await aSeeker(app)];
    refused(await ask(referee, candidate), 409, /is a referee’s/);
    await aRequest(app, { candidate, companyId, referee, status: "CLAIMED" });
    refused(await ask(candidate, referee), 409, /worked for the other/);
    assert.equal((await ask(await signedIn(app), referee)).status, 201);
  });

  test("when it is agreed to, if it has become impossible: nothing changes, and the link still works", async () => {
    const [from, into] = [await signedIn(app), await signedIn(app)];
    await ask(from, into);
    const [first = "", second = ""] = tokensOf(from, into);
    await answer(first);
    await aPayment(app, from);
    refused(await answer(second), 409, /A payment/);
    await app.db.query("update payment set state = 'FAILED', failure = 'EXPIRED' where owner_id = $1", [
      from.accountId,
    ]);
    assert.equal((await answer(second)).body.state, "DONE");
  });

  test("with words beside the field for what is no other account", async () => {
    const from = await signedIn(app);
    for (const into of ["nobody@people.example", from.accountId, from.email]) {
      const answered = await ask(from, into);
      assert.deepEqual([answered.status, refusalIn(answered).field], [409, "into"], answered.text);
    }
  });
});

const set = ({ accountId }: Person, change: string) =>
  app.db.query(`update account set ${change} where id = $1`, [accountId]);

/** What becomes of each column that names an account, when that account becomes part of another one. */
const COLUMNS: Record<"moves" | "erased" | "stays" | "refused", string[]> = {
  moves: [
    ...[
      "application.account_id",
      "application_event.actor_id",
      "candidate_profile.account_id",
      "cv_version.account_id",
    ],
    ...["hidden_company.account_id", "hidden_job.account_id", "onboarding.account_id", "saved_job.account_id"],
    ...["saved_search.account_id", "seen_job.account_id", "file_upload.owner_id", "guidance_booking.candidate_id"],
    ...["conversation_message.author_id", "conversation_report.reporter_id", "account_trace.account_id"],
    ...["social_link.account_id", "mailed_job.account_id", "match_day.account_id", "job_report.reporter_id"],
    ...["notification.account_id", "privacy_request.account_id", "referral_event.actor_id"],
    ...["referral_request.candidate_id", "referral_watch.account_id", "share.account_id", "share_visit.account_id"],
    "account.merged_into",
  ],
  // Ways to log in, choices, and what is made anew.
  erased: [
    ...["credential.account_id", "password_reset.account_id", "recovery_code.account_id", "second_factor.account_id"],
    ...["session.account_id", "notification_digest.account_id", "notification_preference.account_id"],
    ...["push_device.account_id", "weekly_jobs.account_id"],
  ],
  // Of admins and companies' people, whose accounts are not merged, and what is on record about the account itself.
  stays: [
    ...[
      "account_merge.from_id",
      "account_merge.into_id",
      "account_suspension.account_id",
      "application_note.author_id",
    ],
    ...["company_mail_domain.added_by", "company_page_draft.saved_by", "company_page_version.published_by"],
    ...["contact_message.assignee_id", "conversation_report.settled_by", "interview.offered_by", "invite.accepted_by"],
    ...[
      "invite.invited_by",
      "job_copy_ruling.ruled_by",
      "job_correction.corrected_by",
      "job_draft.updated_by",
      "job_freeze.appealed_by",
    ],
    ...["job_freeze.frozen_by", "job_freeze.thawed_by", "job_posting.posted_by", "job_report.settled_by"],
    ...["job_review.cleared_by", "message_event.actor_id", "message_event.assignee_id", "privacy_request.answered_by"],
    ...["privacy_request.assignee_id", "referee.decided_by", "referral_request.decided_by"],
  ],
  // Of referees and companies' people.
  refused: [
    ...["company_claim.account_id", "company_member.account_id", "guidance_booking.referee_id"],
    ...["guidance_offer.referee_id", "referee.account_id", "referral_answer.referee_id", "referral_request.referee_id"],
  ],
};

test("each column that refers to an account has a place in a merge", async () => {
  const rows = await app.db.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'account'::regclass order by 1`,
  );
  assert.deepEqual(rows.map(({ name }) => name).sort(), Object.values(COLUMNS).flat().sort());
});
