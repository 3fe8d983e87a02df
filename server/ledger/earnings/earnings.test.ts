// Earnings inside the ledger: earned once, frozen, released by time or by hand, reversed and refunded, in any order.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { Earning, Earnings } from "../../../contract/ledger/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks, balancesOf, boughtRequest, earned, openFor, review } from "../../../tests/support/money.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { holdCredit, holdPaidSession, settleCredit } from "../books/holds.ts";
import { reverseEntry } from "../books/post-entry.ts";
import { endExpiredHolds, runLedgerRounds } from "../run-rounds.ts";
import { earnSession } from "./earn.ts";
import { type EarningOutcome, refundSession, releaseDueEarnings, settleEarning } from "./settle-earning.ts";

const hour = 3_600_000;
let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const { vault, clock } = app.deps;
const write = <Result>(work: (tx: Writer) => Promise<Result>) => app.db.transaction(work);
const at = async <Result>(ahead: number, work: () => Promise<Result>): Promise<Result> => {
  aheadMs = ahead;
  try {
    return await work();
  } finally {
    aheadMs = 0;
  }
};

const settle = (
  person: Person,
  subjectId: string,
  outcome: EarningOutcome["outcome"],
  kind: EarningKind = "REVIEWED_REQUEST",
) => write((tx) => settleEarning(tx, { kind, subjectId, earnerId: person.accountId, outcome, memo: {} }, clock()));
const earningsOf = async ({ accountId }: Person) => {
  const { EARNINGS_PENDING, EARNINGS_AVAILABLE } = await balancesOf(app, accountId);
  return [EARNINGS_PENDING, EARNINGS_AVAILABLE];
};
const refund = (subjectId: string) => write((tx) => refundSession(tx, { subjectId, memo: {} }, clock()));

/** A paid session, held until `hours` from now. */
async function paidSession(payer: Person, { price = 100_000, hours = 48 } = {}): Promise<string> {
  const subjectId = newId();
  await openFor(app, payer);
  const expiresAt = new Date(clock().getTime() + hours * hour);
  await write((tx) =>
    holdPaidSession(tx, { ownerId: payer.accountId, subjectId, amount: price, expiresAt, memo: {} }, clock()),
  );
  return subjectId;
}
const takePlace = ({ accountId, email }: Person, subjectId: string) =>
  write((tx) => earnSession(tx, { subjectId, earner: { accountId, email }, memo: {} }, { vault, now: clock() }));

describe("a fee", () => {
  test("is earned once for each request, and shown as pending", async () => {
    const [referee, other] = [await signedIn(app), await signedIn(app)];
    const subjectId = await boughtRequest(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => review(app, referee, subjectId)));
    assert.equal(answers.filter(({ why }) => why === null).length, 1);
    assert.deepEqual(await review(app, other, subjectId), { amount: 0, why: "NO_CREDIT" });
    assert.deepEqual(await earningsOf(referee), [10_000, 0]);
    assert.deepEqual(await balancesOf(app, other.accountId), {});
    const { body } = await referee.send<Earnings>("GET", "/api/earnings");
    const { at: nextAt } = body.nextRelease ?? assert.fail();
    assert.deepEqual(body, {
      pending: 10_000,
      frozen: 0,
      available: 0,
      asked: 0,
      paid: 0,
      nextRelease: { at: nextAt, amount: 10_000 },
      leastPayout: 50_000,
    });
    assert.ok(Math.abs(new Date(nextAt).getTime() - Date.now() - 168 * hour) < 60_000);
  });

  test("of zero makes no earning: the outcome of a referral is not paid by default", async () => {
    const referee = await signedIn(app);
    await review(app, referee, await boughtRequest(app), "REFERRAL");
    const { body } = await referee.send<{ data: Earning[] }>("GET", "/api/earnings/items");
    assert.deepEqual(
      body.data.map(({ kind }) => kind),
      ["REVIEWED_REQUEST"],
    );
  });

  test("of one referee is frozen, released or reversed without affecting another's", async () => {
    const [referee, decliner] = [await signedIn(app), await signedIn(app)];
    const declined = await earned(app, decliner);
    const subjectId = await earned(app, referee);
    assert.equal(await settle(referee, subjectId, "FROZEN"), true);
    assert.equal(await settle(referee, subjectId, "FROZEN"), false);
    await at(200 * hour, () => releaseDueEarnings(app.deps));
    assert.deepEqual(await earningsOf(decliner), [0, 10_000], "by its time");
    assert.deepEqual(await earningsOf(referee), [10_000, 0], "not while it is disputed");
    const { body } = await referee.send<Earnings>("GET", "/api/earnings");
    assert.deepEqual([body.frozen, body.nextRelease], [10_000, null]);
    assert.equal(await settle(referee, subjectId, "REVERSED"), true);
    assert.equal(await settle(referee, subjectId, "AVAILABLE"), false);
    assert.deepEqual(await earningsOf(referee), [0, 0]);
    assert.equal(await settle(decliner, declined, "REVERSED"), false, "what is available has been earned");
    assert.deepEqual(await earningsOf(decliner), [0, 10_000]);
  });

  test("is not available before the schedule's hours are over, even if confirmed earlier, also in the database", async () => {
    const referee = await signedIn(app);
    const subjectId = await earned(app, referee);
    await settle(referee, subjectId, "FROZEN");
    assert.equal(await settle(referee, subjectId, "AVAILABLE"), false);
    assert.deepEqual(await earningsOf(referee), [10_000, 0]);
    const early = "update ledger_earning set state = 'AVAILABLE', settled_at = now() where subject_id = $1";
    await assert.rejects(app.db.query(early, [subjectId]), /ledger_earning_release/);
    await at(169 * hour, () => releaseDueEarnings(app.deps));
    assert.deepEqual(await earningsOf(referee), [0, 10_000], "confirmed, it comes by time");
  });

  test("becomes available once, when its time has come and not before, and its owner is notified once", async () => {
    const referee = await signedIn(app);
    await earned(app, referee);
    await earned(app, referee);
    await at(167.9 * hour, () => runLedgerRounds(app.deps));
    assert.deepEqual(await earningsOf(referee), [20_000, 0]);
    await at(168.1 * hour, () => Promise.all([1, 2, 3].map(() => runLedgerRounds(app.deps))));
    assert.deepEqual(await earningsOf(referee), [0, 20_000]);
    const told = app.facts.flatMap((fact) =>
      fact.kind === "earnings.available" && fact.ownerId === referee.accountId ? [fact.amount] : [],
    );
    assert.equal(
      told.reduce((sum, amount) => sum + amount, 0),
      20_000,
    );
  });

  test("with the clock two hours off either way nothing is lost, doubled or early", async () => {
    const referee = await signedIn(app);
    const subjectId = await at(2 * hour, () => earned(app, referee));
    await at(-2 * hour, () => review(app, referee, subjectId));
    for (const ahead of [-2, 0, 2, 167, 169, 167]) await at(ahead * hour, () => runLedgerRounds(app.deps));
    assert.deepEqual(await earningsOf(referee), [10_000, 0], "earned by a clock ahead, it waits for that");
    await at(171 * hour, () => runLedgerRounds(app.deps));
    await at(-2 * hour, () => runLedgerRounds(app.deps));
    assert.deepEqual(await earningsOf(referee), [0, 10_000]);
    await assertBooks(app, clock());
  });
});

describe("confirming against disputing, at once", () => {
  test("the fee is available or reversed, never both, and the credit spent or returned, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [candidate, referee] = [await signedIn(app), await signedIn(app)];
      const subjectId = await boughtRequest(app, candidate);
      await review(app, referee, subjectId, "REFERRAL");
      const of = { kind: "REVIEWED_REQUEST", subjectId, earnerId: referee.accountId, memo: {} } as const;
      const turn = "select from ledger_hold where subject_id = $1 for update";
      const confirm = () =>
        write(async (tx) => {
          await tx.query(turn, [subjectId]);
          return settleEarning(tx, { ...of, outcome: "AVAILABLE" }, clock());
        });
      const lose = () =>
        write(async (tx) => {
          await tx.query(turn, [subjectId]);
          if (!(await settleEarning(tx, { ...of, outcome: "REVERSED" }, clock()))) return false;
          return settleCredit(tx, { subjectId, outcome: "UNDONE", memo: {} }, clock());
        });
      await at(169 * hour, async () => {
        const [confirmed, lost] = await Promise.all(round % 2 ? [confirm(), lose()] : [lose(), confirm()]);
        assert.notEqual(confirmed, lost);
      });
      const [[, available], { CREDITS }] = [await earningsOf(referee), await balancesOf(app, candidate.accountId)];
      assert.ok((available === 10_000 && CREDITS === 3) || (available === 0 && CREDITS === 4));
    }
  });
});

describe("a session's price", () => {
  test("is shared when the session took place, and waits for its time", async () => {
    const [payer, referee] = [await signedIn(app), await signedIn(app)];
    const session = await paidSession(payer);
    assert.equal(await takePlace(referee, session), 80_000);
    assert.equal(await takePlace(referee, session), 0);
    assert.deepEqual(await earningsOf(referee), [80_000, 0]);
    assert.equal((await balancesOf(app, payer.accountId)).SESSIONS_HELD, 0);
    await at(25 * hour, () => runLedgerRounds(app.deps));
    assert.deepEqual(await earningsOf(referee), [0, 80_000]);
    assert.equal(await refund(session), false, "what is available has been earned");
  });

  test("that cannot be shared evenly leaves the rest of a paisa to the platform", async () => {
    const [payer, referee] = [await signedIn(app), await signedIn(app)];
    const before = await platform("PLATFORM_SALES");
    assert.equal(await takePlace(referee, await paidSession(payer, { price: 100_001 })), 80_000);
    assert.equal((await platform("PLATFORM_SALES")) - before, 20_001);
  });

  const platform = async (kind: string) => {
    const [row] = await app.db.query<{ sum: string }>(
      "select coalesce(sum(amount), 0) as sum from ledger_posting where account_id = (select id from ledger_account where kind = $1)",
      [kind],
    );
    return Number(row?.sum);
  };

  for (const [when, prepare] of [
    ["while it is held", async () => {}],
    ["when it was earned already", (referee: Person, session: string) => takePlace(referee, session)],
    [
      "when it is disputed",
      async (referee: Person, session: string) => {
        await takePlace(referee, session);
        await settle(referee, session, "FROZEN", "GUIDANCE_SESSION");
      },
    ],
  ] as const)
    test(`is refunded whole to its payer, once, ${when}`, async () => {
      const [payer, referee] = [await signedIn(app), await signedIn(app)];
      const session = await paidSession(payer);
      const before = [await platform("PLATFORM_REFUNDS"), await platform("PLATFORM_FEES")];
      const sales = await platform("PLATFORM_SALES");
      await prepare(referee, session);
      const answers = await Promise.all([
        refund(session),
        refund(session),
        settle(referee, session, "REVERSED", "GUIDANCE_SESSION"),
      ]);
      assert.deepEqual(answers.toSorted(), [false, false, true]);
      assert.equal((await balancesOf(app, payer.accountId)).SESSIONS_HELD, 0);
      assert.equal((await balancesOf(app, referee.accountId)).EARNINGS_PENDING ?? 0, 0);
      assert.deepEqual(
        [await platform("PLATFORM_REFUNDS"), await platform("PLATFORM_FEES")],
        [(before[0] ?? 0) + 100_000, before[1]],
      );
      assert.equal(await platform("PLATFORM_SALES"), sales, "the platform keeps nothing of it");
      assert.equal(await settle(referee, session, "AVAILABLE", "GUIDANCE_SESSION"), false);
    });

  test("earned and refunded at once: one of them happens", async () => {
    for (let round = 0; round < 6; round += 1) {
      const [payer, referee] = [await signedIn(app), await signedIn(app)];
      const session = await paidSession(payer);
      await takePlace(referee, session);
      const [isAvailable, isBack] = await at(25 * hour, () =>
        Promise.all([settle(referee, session, "AVAILABLE", "GUIDANCE_SESSION"), refund(session)]),
      );
      assert.notEqual(isAvailable, isBack);
      assert.deepEqual(await earningsOf(referee), [0, isAvailable ? 80_000 : 0]);
    }
  });
});

describe("an expired hold", () => {
  test("is returned by the round, a credit and a price, once, and not before", async () => {
    const [candidate, payer] = [await signedIn(app), await signedIn(app)];
    const [request, expiresAt] = [newId(), new Date(Date.now() + 48 * hour)];
    await write((tx) =>
      holdCredit(tx, { owner: candidate, subjectId: request, expiresAt, memo: {} }, { vault, now: clock() }),
    );
    const session = await paidSession(payer);
    await at(46 * hour, () => endExpiredHolds(app.deps));
    assert.equal((await balancesOf(app, candidate.accountId)).CREDITS_HELD, 1);
    await at(49 * hour, () => Promise.all([1, 2, 3].map(() => endExpiredHolds(app.deps))));
    assert.deepEqual((await balancesOf(app, candidate.accountId)).CREDITS, 3);
    assert.equal((await balancesOf(app, payer.accountId)).SESSIONS_HELD, 0);
    assert.equal(
      await write((tx) => settleCredit(tx, { subjectId: request, outcome: "SPENT", memo: {} }, clock())),
      false,
    );
    assert.equal(await refund(session), false);
  });
});

describe("an entry", () => {
  test("is reversed once, however many try", async () => {
    const referee = await signedIn(app);
    await openFor(app, referee);
    const [{ key } = { key: "" }] = await app.db.query<{ key: string }>(
      `select e.key from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id where a.owner_id = $1`,
      [referee.accountId],
    );
    const back = await Promise.all(
      [1, 2, 3, 4].map(() => write((tx) => reverseEntry(tx, { key, kind: "REVERSAL" }, clock()))),
    );
    assert.deepEqual(back.toSorted(), [false, false, false, true]);
    assert.equal((await balancesOf(app, referee.accountId)).CREDITS, 0);
    assert.equal(await write((tx) => reverseEntry(tx, { key: "nothing", kind: "REVERSAL" }, clock())), false);
  });
});

test("the books are in order after all this", async () => void (await assertBooks(app, clock())));
