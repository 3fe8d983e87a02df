// The books are append-only for an ordinary PostgreSQL role, by its grants and not only by triggers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshDatabase } from "../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { makeVault } from "../../platform/vault.ts";
import { holdCredit, settleCredit } from "./holds.ts";
import { openAccounts } from "./post-entry.ts";

const { db } = await freshDatabase();
const [vault, now] = [makeVault("x".repeat(64)), new Date()];
const owner = { accountId: newId(), email: "asha@example.com" };

test("the product's role is no superuser and can post", async () => {
  const [me] = await db.query(
    "select rolsuper as super, rolbypassrls as bypasses from pg_roles where rolname = current_user",
  );
  assert.deepEqual(me, { super: false, bypasses: false });
  const subjectId = newId();
  const expiresAt = new Date(now.getTime() + 1e6);
  await db.transaction((tx) => openAccounts(tx, owner, { vault, now }));
  await db.transaction((tx) => holdCredit(tx, { owner, subjectId, expiresAt, memo: {} }, { vault, now }));
  await db.transaction((tx) => settleCredit(tx, { subjectId, outcome: "SPENT", memo: {} }, now));
  assert.equal((await db.query("select from ledger_posting")).length, 6);
});

const STATEMENTS = [
  "update ledger_entry set kind = 'REVERSAL'",
  "update ledger_posting set amount = 5",
  "delete from ledger_entry",
  "delete from ledger_posting",
  "truncate ledger_posting",
  "truncate ledger_entry",
  "delete from ledger_account",
  "truncate ledger_account cascade",
];
for (const isWithoutTriggers of [false, true])
  for (const statement of STATEMENTS)
    test(`${statement}${isWithoutTriggers ? ", with the triggers off," : ""} is refused without the grant`, async () => {
      const undo = new Error("undo");
      const done = db.transaction(async (tx) => {
        if (isWithoutTriggers)
          for (const table of ["ledger_entry", "ledger_posting", "ledger_account"])
            await tx.query(`alter table ${table} disable trigger user`);
        await tx.query(statement);
        throw undo;
      });
      await assert.rejects(done, { code: "42501" });
    });

test("a balance moves by postings only", async () => {
  await assert.rejects(
    db.transaction((tx) => tx.query("update ledger_account set balance = 100 where kind = 'CREDITS'")),
    { code: "23001" },
  );
  await assert.rejects(
    db.transaction((tx) => tx.query("update ledger_account set owner_id = $1 where kind = 'CREDITS'", [newId()])),
    { code: "23001" },
  );
});
