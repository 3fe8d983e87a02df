// The audit finds each kind of damage, made with the triggers off, and reports it to admins and operators.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lookAtBooks } from "../../../cli/doctor-data.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks, availableRewards, earned, openFor } from "../../../tests/support/money.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { auditBooks, type Flaw, isBalanced } from "./audit.ts";
import { holdCredit } from "./holds.ts";

const app = await startApp();
const admin = await signedIn(app, { groups: ["admin"] });
const asha = await signedIn(app);
await openFor(app, asha);
await earned(app, asha);
await availableRewards(app, asha);
await app.db.transaction((tx) =>
  holdCredit(
    tx,
    { owner: asha, subjectId: newId(), expiresAt: new Date(Date.now() + 1e6), memo: {} },
    { vault: app.deps.vault, now: new Date() },
  ),
);

/** Damages the books, audits them, and rolls the damage back. */
async function afterDamage(statement: string, values: readonly unknown[] = []) {
  const undo = new Error("undo");
  let seen: Awaited<ReturnType<typeof auditBooks>> | undefined;
  const damaged = app.db.transaction(async (tx) => {
    for (const table of ["ledger_entry", "ledger_posting", "ledger_account"]) {
      await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(`grant all on ${table} to current_user`);
    }
    await tx.query("alter table ledger_account drop constraint ledger_account_not_negative");
    await tx.query("alter table ledger_earning drop constraint ledger_earning_release");
    await tx.query(statement, values);
    seen = await auditBooks(within(tx), new Date());
    throw undo;
  });
  await assert.rejects(damaged, undo);
  return seen ?? assert.fail();
}

/** Runs the audit inside the damaging transaction, whose isolation level is already set. */
const within = (tx: Writer) => ({
  transaction: <Result>(work: (tx: Writer) => Promise<Result>) =>
    work({
      ...tx,
      query: ((text: string, values) =>
        text.startsWith("set transaction") ? [] : tx.query(text, values)) as Writer["query"],
    }),
});

const DAMAGES: [what: string, statement: string, flaws: Partial<Record<Flaw, number>>][] = [
  [
    "a posting changed",
    "update ledger_posting set amount = amount + 1 where seq = (select min(seq) from ledger_posting where balance_after is not null)",
    { ENTRIES: 1, BALANCES: 1 },
  ],
  [
    "an entry removed",
    `delete from ledger_entry where kind = 'CREDITS_FREE' and id = (select entry_id from ledger_posting p join ledger_account a
     on a.id = p.account_id where a.owner_id = '${asha.accountId}' order by seq limit 1)`,
    { ENTRIES: 1 },
  ],
  [
    "an entry without postings",
    `insert into ledger_entry (id, key, kind, at) values ('${newId()}', 'x', 'REVERSAL', now())`,
    { ENTRIES: 1 },
  ],
  [
    "a balance changed",
    `update ledger_account set balance = balance + 1 where kind = 'CREDITS' and owner_id = '${asha.accountId}'`,
    { BALANCES: 1 },
  ],
  [
    "a balance below zero",
    `update ledger_account set balance = -1 where kind = 'SESSIONS_HELD' and owner_id = '${asha.accountId}'`,
    { BALANCES: 1, NEGATIVE: 1, RECORDS: 1 },
  ],
  [
    "a hold ended without an entry",
    "update ledger_hold set state = 'RELEASED', settled_at = now() where state = 'HELD'",
    { RECORDS: 1 },
  ],
  [
    "a hold without postings",
    `insert into ledger_hold (id, owner_id, purpose, subject_id, unit, amount, made_at, expires_at)
    values ('${newId()}', '${newId()}', 'REFERRAL_REQUEST', '${newId()}', 'CREDIT', 1, now(), now() + interval '1 day')`,
    { RECORDS: 1 },
  ],
  [
    "an earning available without an entry",
    "update ledger_earning set state = 'AVAILABLE', settled_at = now()",
    { RECORDS: 2 },
  ],
  [
    "a payout without an entry",
    `insert into payout (id, owner_id, amount, way, destination_end, asked_at) select '${newId()}', owner_id, 5, 'UPI', 'x', now()
    from ledger_earning limit 1`,
    { RECORDS: 2 },
  ],
  [
    "the credit of a fee that is not spent",
    "update ledger_hold set is_bought = false where state = 'CAPTURED'",
    { FEES: 1 },
  ],
  ["a hold past its end", "update ledger_hold set expires_at = now() - interval '6 minutes'", { OVERDUE: 1 }],
];
const NONE: Record<Flaw, number> = { ENTRIES: 0, BALANCES: 0, NEGATIVE: 0, RECORDS: 0, FEES: 0, OVERDUE: 0 };

describe("the audit finds", () => {
  test("nothing in books that are in order", async () => void (await assertBooks(app, new Date())));
  for (const [what, statement, flaws] of DAMAGES)
    test(what, async () => {
      const audit = await afterDamage(statement);
      assert.deepEqual(audit.flaws, { ...NONE, ...flaws });
      assert.equal(isBalanced(audit), what === "a hold past its end");
    });
});

describe("the audit reports", () => {
  test("to admins, in exactly four fields", async () => {
    const { status, body } = await admin.send<object>("GET", "/api/admin/ledger/audit");
    assert.equal(status, 200);
    const [counts] = await app.db.query<{ accounts: number; postings: number }>(
      "select (select count(*)::int from ledger_account) as accounts, (select count(*)::int from ledger_posting) as postings",
    );
    assert.deepEqual(body, { balanced: true, negativeBalances: 0, ...counts });
    assert.ok((counts?.postings ?? 0) >= 10);
  });
  test("to no other caller", async () => {
    assert.equal((await asha.send("GET", "/api/admin/ledger/audit")).status, 403);
    assert.equal((await app.get("/api/admin/ledger/audit")).status, 401);
  });
  test("to operators by the doctor: what free credits paid, and fees above the price of a credit", async () => {
    const fees = async () => (await lookAtBooks(app.url)).filter(({ subject }) => subject === "fees");
    assert.deepEqual(
      (await fees()).map(({ level }) => level),
      ["ok"],
    );
    await app.db.query("update plan_version set is_placeholder = false where plan = 'sprint'");
    assert.match((await fees())[1]?.words ?? "", /earns up to ₹100, a bought credit costs as little as ₹32.48/);
  });

  test("to operators by the doctor: a flaw", async () => {
    const [fine] = await lookAtBooks(app.url);
    assert.deepEqual([fine?.level, fine?.subject], ["ok", "books"]);
    await app.db.query("update ledger_hold set state = 'RELEASED', settled_at = now() where state = 'HELD'");
    const [wrong] = await lookAtBooks(app.url);
    assert.equal(wrong?.level, "fail");
    assert.match(wrong?.words ?? "", /^1 balances are not what holds/);
    await app.db.query(
      "update ledger_hold set state = 'HELD', settled_at = null, expires_at = now() - interval '1 hour' where state = 'RELEASED'",
    );
    const levels = (await lookAtBooks(app.url))
      .filter(({ subject }) => subject === "books")
      .map(({ level, words }) => `${level} ${words.slice(0, 8)}`);
    assert.deepEqual(levels, ["ok balanced", "warn 1 holds "]);
  });
});
