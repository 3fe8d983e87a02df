// People with credits and earnings for tests, made by the ledger's own functions, and assertions about the books.
import assert from "node:assert/strict";
import type { AccountKind } from "../../contract/ledger/rules.ts";
import { auditBooks } from "../../server/ledger/books/audit.ts";
import { openAccounts, postEntry } from "../../server/ledger/books/post-entry.ts";
import { earnReward } from "../../server/ledger/earnings/earn.ts";
import { earnReview, holdCredit, type ReviewFee, settleEarning } from "../../server/ledger/index.ts";
import { newId } from "../../server/platform/ids.ts";
import type { Person } from "./accounts.ts";
import type { TestApp } from "./app.ts";

type Someone = Pick<Person, "accountId" | "email">;

/** Opens a person's accounts, with their free credits. */
export const openFor = (app: TestApp, { accountId, email }: Someone): Promise<void> =>
  app.db.transaction((tx) => openAccounts(tx, { accountId, email }, { vault: app.deps.vault, now: app.deps.clock() }));

/** Adds bought credits to a person. */
export async function buyCredits(app: TestApp, person: Someone, credits = 1): Promise<void> {
  await openFor(app, person);
  const lines = [
    { kind: "PLATFORM_CREDITS", ownerId: null, amount: -credits },
    { kind: "CREDITS", ownerId: person.accountId, amount: credits },
  ] as const;
  const entry = { key: `bought:${newId()}`, kind: "CREDITS_BOUGHT", unit: "CREDIT", lines } as const;
  await app.db.transaction((tx) => postEntry(tx, entry, app.deps.clock()));
}

/** Sets the monthly budget for reviews with free credits, in paise; ample by default. */
export async function setFeeBudget(app: Pick<TestApp, "db">, amount = 100_000_000): Promise<void> {
  await app.db.query(
    `insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
     select $1, max(version) + 1, $2, false, now() from fee_budget_version`,
    [newId(), amount],
  );
}

/** A request that holds a bought credit, of this candidate or a new one; resolves to its id. */
export async function boughtRequest(app: TestApp, candidate?: Someone, subjectId = newId()): Promise<string> {
  const id = newId();
  const owner = candidate ?? { accountId: id, email: `${id}@example.com` };
  await buyCredits(app, owner);
  const expiresAt = new Date(app.deps.clock().getTime() + 86_400_000);
  const isHeld = await app.db.transaction((tx) =>
    holdCredit(tx, { owner, subjectId, expiresAt, memo: {} }, { vault: app.deps.vault, now: app.deps.clock() }),
  );
  assert.ok(isHeld);
  return subjectId;
}

/** A referee answers a request that holds a credit, at the current fees. */
export const review = (
  app: TestApp,
  { accountId, email }: Someone,
  subjectId: string,
  kind: "DECLINE" | "REFERRAL" = "DECLINE",
): Promise<ReviewFee> =>
  app.db.transaction((tx) =>
    earnReview(
      tx,
      { kind, subjectId, earner: { accountId, email }, memo: { company: "Acme", job: "Engineer" } },
      { vault: app.deps.vault, now: app.deps.clock() },
    ),
  );

/** The person earns by reviewing a stranger's request; resolves to the request. */
export async function earned(app: TestApp, person: Someone, subjectId?: string): Promise<string> {
  const request = await boughtRequest(app, undefined, subjectId);
  assert.equal((await review(app, person, request)).why, null);
  return request;
}

/** Gives a person `count` available rewards of 500 rupees, past their waiting time. */
export async function availableRewards(app: TestApp, person: Someone, count = 1): Promise<void> {
  const { accountId, email } = person;
  for (let done = 0; done < count; done += 1) {
    const subjectId = newId();
    const reward = { subjectId, earner: { accountId, email }, memo: { job: "Engineer" }, applicantId: null };
    await app.db.transaction(async (tx) => {
      await earnReward(tx, reward, { vault: app.deps.vault, now: app.deps.clock() });
      await tx.query("update ledger_earning set release_at = earned_at where subject_id = $1", [subjectId]);
      const outcome = { kind: "SHARE_REWARD", subjectId, earnerId: accountId, outcome: "AVAILABLE", memo: {} } as const;
      await settleEarning(tx, outcome, app.deps.clock());
    });
  }
}

/** A person's balances by kind of account. */
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

/** Fails with the flaws of the books; resolves to their number of postings. */
export async function assertBooks(app: Pick<TestApp, "db">, now: Date): Promise<number> {
  const { flaws, postings } = await auditBooks(app.db, now);
  assert.deepEqual(flaws, { ENTRIES: 0, BALANCES: 0, NEGATIVE: 0, RECORDS: 0, FEES: 0, OVERDUE: 0 });
  return postings;
}
