// People with credits and earnings for tests, made through the ledger's own functions, and looks into the books.
import assert from "node:assert/strict";
import type { AccountKind, EarningKind } from "../../contract/ledger-words.ts";
import { auditBooks } from "../../server/ledger/books/audit.ts";
import { openAccounts } from "../../server/ledger/books/open-accounts.ts";
import { earn, settleEarning } from "../../server/ledger/index.ts";
import { newId } from "../../server/platform/ids.ts";
import type { Person } from "./accounts.ts";
import type { TestApp } from "./app.ts";

type Someone = Pick<Person, "accountId" | "email">;

/** Opens somebody's accounts, with their free credits. */
export const openFor = (app: TestApp, { accountId, email }: Someone): Promise<void> =>
  app.db.transaction((tx) => openAccounts(tx, { accountId, email }, { vault: app.deps.vault, now: app.deps.clock() }));

/** Somebody earns by the fees of now; resolves to the subject it was for. */
export async function earned(
  app: TestApp,
  { accountId, email }: Someone,
  { kind = "REVIEWED_REQUEST", subjectId = newId() }: { kind?: EarningKind; subjectId?: string } = {},
): Promise<string> {
  const earner = { accountId, email };
  const memo = { company: "Acme", job: "Engineer" };
  await app.db.transaction((tx) =>
    earn(tx, { kind, subjectId, earner, memo }, { vault: app.deps.vault, now: app.deps.clock() }),
  );
  return subjectId;
}

/** Somebody has so many rewards of 500 rupees available. */
export async function availableRewards(app: TestApp, person: Someone, count = 1): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const subjectId = await earned(app, person, { kind: "SHARE_REWARD" });
    const outcome = {
      kind: "SHARE_REWARD",
      subjectId,
      earnerId: person.accountId,
      outcome: "AVAILABLE",
      memo: {},
    } as const;
    await app.db.transaction((tx) => settleEarning(tx, outcome, app.deps.clock()));
  }
}

/** Somebody's balances by the kind of account. */
export async function balancesOf(
  app: Pick<TestApp, "db">,
  ownerId: string,
): Promise<Partial<Record<AccountKind, number>>> {
  const rows = await app.db.query<{ kind: AccountKind; balance: string }>(
    "select kind, balance from ledger_account where owner_id = $1 order by kind",
    [ownerId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
}

/** Fails with what is wrong with the books; resolves to how many postings they hold. */
export async function assertBooks(app: Pick<TestApp, "db">, now: Date): Promise<number> {
  const { flaws, postings } = await auditBooks(app.db, now);
  assert.deepEqual(flaws, { ENTRIES: 0, BALANCES: 0, NEGATIVE: 0, RECORDS: 0, OVERDUE: 0 });
  return postings;
}
