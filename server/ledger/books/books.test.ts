// The books hold, spend and return a credit once, and the database refuses what would not balance.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { makeVault } from "../../platform/vault.ts";
import { type CreditOutcome, holdCredit, settleCredit } from "./holds.ts";
import { openAccounts } from "./post-entry.ts";

const now = new Date();
const vault = makeVault("x".repeat(64));

const app = await startApp();

describe("the books", () => {
  const balances = async (ownerId: string) => {
    const rows = await app.db.query<{ kind: string; balance: string }>(
      "select kind, balance from ledger_account where owner_id = $1 and unit = 'CREDIT' order by kind",
      [ownerId],
    );
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
  };
  const write = <T>(work: (tx: Writer) => Promise<T>) => app.db.transaction(work);
  const settle = (subjectId: string, outcome: CreditOutcome) =>
    write((tx) => settleCredit(tx, { subjectId, outcome, memo: {} }, now));
  const hold = (owner: { accountId: string; email: string }, subjectId: string) =>
    write((tx) =>
      holdCredit(tx, { owner, subjectId, expiresAt: new Date(now.getTime() + 1e6), memo: {} }, { vault, now }),
    );

  test("three credits at first, each held, spent or returned once", async () => {
    const owner = await signedIn(app);
    const [first, second] = [newId(), newId()];
    assert.equal(await hold(owner, first), true);
    assert.deepEqual(await balances(owner.accountId), { CREDITS: 2, CREDITS_HELD: 1 });
    assert.equal(await settle(first, "SPENT"), true);
    assert.equal(await settle(first, "RETURNED"), false);
    assert.equal(await hold(owner, second), true);
    assert.equal(await settle(second, "RETURNED"), true);
    assert.deepEqual(await balances(owner.accountId), { CREDITS: 2, CREDITS_HELD: 0 });
  });

  test("free credits are granted once for an address, even to a new account", async () => {
    const owner = await signedIn(app);
    assert.equal(await hold(owner, newId()), true);
    const again = { accountId: newId(), email: owner.email };
    assert.equal(await hold(again, newId()), false);
    assert.deepEqual(await balances(again.accountId), { CREDITS: 0, CREDITS_HELD: 0 });
  });

  test("fifty concurrent holds get the credits there are and no more", async () => {
    const owner = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => hold(owner, newId())));
    assert.equal(answers.filter(Boolean).length, 3);
    assert.deepEqual(await balances(owner.accountId), { CREDITS: 0, CREDITS_HELD: 3 });
  });

  test("holding, spending and returning at once do not block one another", async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await signedIn(app);
      const held = [newId(), newId()];
      for (const subjectId of held) await hold(owner, subjectId);
      await Promise.all(
        held.flatMap((subjectId) => [hold(owner, newId()), settle(subjectId, "RETURNED"), settle(subjectId, "SPENT")]),
      );
      const { CREDITS = 0, CREDITS_HELD = 0 } = await balances(owner.accountId);
      assert.ok(CREDITS >= 0 && CREDITS_HELD >= 0 && CREDITS + CREDITS_HELD <= 3);
    }
  });

  test("holding a credit never scans all accounts", async () => {
    await app.db.query(
      `insert into ledger_account (id, kind, owner_id, unit, balance, opened_at)
       select gen_random_uuid(), 'CREDITS', gen_random_uuid(), 'CREDIT', 0, now() from generate_series(1, 5000)`,
    );
    await app.db.query("analyze ledger_account, ledger_entry, ledger_posting");
    const owner = await signedIn(app);
    await hold(owner, newId());
    const expiresAt = new Date(now.getTime() + 1e6);
    const wholeReads = await write(async (tx) => {
      const count = async () => {
        const [row] = await tx.query<{ reads: number }>(
          "select seq_scan::int as reads from pg_stat_xact_user_tables where relname = 'ledger_account'",
        );
        return row?.reads ?? 0;
      };
      const before = await count();
      await holdCredit(tx, { owner, subjectId: newId(), expiresAt, memo: {} }, { vault, now });
      await tx.query("set constraints all immediate");
      return (await count()) - before;
    });
    assert.equal(wholeReads, 0);
  });

  test("nothing can be changed, removed or left unbalanced", async () => {
    const owner = await signedIn(app);
    await write((tx) => openAccounts(tx, owner, { vault, now }));
    const refused = (text: string, values: unknown[] = []) =>
      assert.rejects(
        write((tx) => tx.query(text, values)),
        (error: { code?: string }) => {
          assert.match(error.code ?? "", /^(23514|23001|42501)$/);
          return true;
        },
      );
    await refused("update ledger_posting set amount = 5");
    await refused("delete from ledger_entry");
    await refused("truncate ledger_posting");
    await refused("update ledger_account set balance = 100 where owner_id = $1", [owner.accountId]);
    await refused("insert into ledger_entry (id, key, kind, at) values ($1, 'alone', 'REVERSAL', now())", [newId()]);
    await refused(
      `with e as (insert into ledger_entry (id, key, kind, at) values ($2, 'lopsided', 'REVERSAL', now()) returning id)
       insert into ledger_posting (entry_id, account_id, amount) select e.id, a.id, case kind when 'CREDITS' then 5 else -4 end
       from e, ledger_account a where a.kind = 'PLATFORM_CREDITS' or (a.kind = 'CREDITS' and a.owner_id = $1)`,
      [owner.accountId, newId()],
    );
    // An entry without postings is allowed only within its own statement.
    await assert.rejects(
      write(async (tx) => {
        await tx.query("set constraints all immediate");
        await tx.query("insert into ledger_entry (id, key, kind, at) values ($1, 'early', 'REVERSAL', now())", [
          newId(),
        ]);
      }),
      { code: "23514" },
    );
    await refused(
      `insert into ledger_posting (entry_id, account_id, amount) select p.entry_id, a.id, case when a.kind = 'CREDITS_HELD' then 1 else -1 end
       from (select entry_id from ledger_posting limit 1) p, ledger_account a where a.owner_id = $1 and a.kind in ('CREDITS_HELD', 'EARNINGS_PENDING')`,
      [owner.accountId],
    );
  });
});
