// Holds a credit or a session's price: captured when spent, otherwise released, on expiry at the latest.
import type { HoldPurpose, Unit } from "../../../contract/ledger/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Vault } from "../../platform/vault.ts";
import { type Memo, move, type Owner, openAccounts, postEntry } from "./post-entry.ts";

export type HeldSubject = { purpose: HoldPurpose; subjectId: string };

/** Holds a credit for a request; false when none is left. The owner's concurrent requests queue on the lock. */
export async function holdCredit(
  tx: Writer,
  { owner, subjectId, expiresAt, memo }: { owner: Owner; subjectId: string; expiresAt: Date; memo: Memo },
  { vault, now }: { vault: Vault; now: Date },
): Promise<boolean> {
  await openAccounts(tx, owner, { vault, now });
  if ((await lockCredits(tx, owner.accountId)) < 1) return false;
  const ownerId = owner.accountId;
  const isBought = (await countBought(tx, ownerId)) > 0;
  await hold(
    tx,
    { ownerId, purpose: "REFERRAL_REQUEST", subjectId, unit: "CREDIT", amount: 1, isBought, expiresAt },
    now,
  );
  const lines = move("CREDITS", "CREDITS_HELD", ownerId, 1);
  await postEntry(tx, { key: `hold:${subjectId}`, kind: "CREDIT_HELD", unit: "CREDIT", subjectId, memo, lines }, now);
  return true;
}

/** The owner's spendable credits, locked until the transaction ends. The owner's accounts must be open. */
export async function lockCredits(tx: Writer, ownerId: string): Promise<number> {
  const [account] = await tx.query<{ balance: string }>(
    `select balance from ledger_account where owner_id = $1 and kind = 'CREDITS' and unit = 'CREDIT' for no key update`,
    [ownerId],
    "lock credits",
  );
  return Number(account?.balance ?? 0);
}

/**
 * Bought credits that are neither held nor spent. They are spent before free ones, so that a paying candidate's reviews
 * earn at once. A refunded plan counts against credits bought later. Accounts that became part of the owner's count with it.
 * The credits must be locked.
 */
export async function countBought(tx: Writer, ownerId: string): Promise<number> {
  const [row] = await tx.query<{ left: string }>(
    `with owner as (select $1::uuid as id union all select id from account where merged_into = $1)
     select coalesce((select sum(p.amount) from owner join ledger_account a on a.owner_id = owner.id join ledger_posting p on p.account_id = a.id
         join ledger_entry e on e.id = p.entry_id
         where a.kind = 'CREDITS' and e.kind in ('CREDITS_BOUGHT', 'REVERSAL')), 0)
       - (select count(*) from owner join ledger_hold on owner_id = owner.id where is_bought and state <> 'RELEASED') as left`,
    [ownerId],
    "bought credits left",
  );
  return Number(row?.left ?? 0);
}

/** Holds the price of a session out of the money received at the provider. */
export async function holdPaidSession(
  tx: Writer,
  { ownerId, subjectId, amount, expiresAt, memo }: PaidSession,
  now: Date,
): Promise<void> {
  await hold(tx, { ownerId, purpose: "GUIDANCE_BOOKING", subjectId, unit: "INR", amount, expiresAt }, now);
  const lines = move("PLATFORM_PROVIDER", "SESSIONS_HELD", ownerId, amount);
  await postEntry(tx, { key: `hold:${subjectId}`, kind: "SESSION_PAID", unit: "INR", subjectId, memo, lines }, now);
}
export type PaidSession = { ownerId: string; subjectId: string; amount: number; expiresAt: Date; memo: Memo };

export type Settled = { ownerId: string; unit: Unit; amount: number };

/** Ends a hold, once: null when there is none in the state `from`. The caller posts where the money goes. */
export async function endHold(
  tx: Writer,
  { purpose, subjectId }: HeldSubject,
  state: "CAPTURED" | "RELEASED",
  now: Date,
  from: "HELD" | "CAPTURED" = "HELD",
): Promise<Settled | null> {
  const [settled] = await tx.query<Omit<Settled, "amount"> & { amount: string }>(
    `update ledger_hold set state = $3, settled_at = $4 where subject_id = $1 and purpose = $2 and state = $5
     returning owner_id as "ownerId", unit, amount`,
    [subjectId, purpose, state, now, from],
    "end a hold",
  );
  return settled ? { ...settled, amount: Number(settled.amount) } : null;
}

/** How the credit of a request ends. UNDONE returns even a spent one, because what it paid for was void. */
export type CreditOutcome = "SPENT" | "RETURNED" | "UNDONE";

/** Spends or returns the credit of a request, once: false when that was settled before. */
export async function settleCredit(
  tx: Writer,
  { subjectId, outcome, memo }: { subjectId: string; outcome: CreditOutcome; memo: Memo },
  now: Date,
): Promise<boolean> {
  const [state, kind] =
    outcome === "SPENT" ? (["CAPTURED", "CREDIT_SPENT"] as const) : (["RELEASED", "CREDIT_RETURNED"] as const);
  const settled = await endHold(tx, { purpose: "REFERRAL_REQUEST", subjectId }, state, now);
  if (!settled) return outcome === "UNDONE" && returnSpent(tx, { subjectId, memo }, now);
  const { ownerId, amount } = settled;
  const lines = move("CREDITS_HELD", outcome === "SPENT" ? "PLATFORM_CREDITS" : "CREDITS", ownerId, amount);
  return postEntry(tx, { key: `settle:${subjectId}`, kind, unit: "CREDIT", subjectId, memo, lines }, now);
}

async function returnSpent(
  tx: Writer,
  { subjectId, memo }: { subjectId: string; memo: Memo },
  now: Date,
): Promise<boolean> {
  const spent = await endHold(tx, { purpose: "REFERRAL_REQUEST", subjectId }, "RELEASED", now, "CAPTURED");
  if (!spent) return false;
  const lines = move("PLATFORM_CREDITS", "CREDITS", spent.ownerId, spent.amount);
  const entry = { key: `unspent:${subjectId}`, kind: "CREDIT_RETURNED", unit: "CREDIT", subjectId, memo } as const;
  return postEntry(tx, { ...entry, lines }, now);
}

type NewHold = HeldSubject & { ownerId: string; unit: Unit; amount: number; isBought?: boolean; expiresAt: Date };

async function hold(
  tx: Writer,
  { ownerId, purpose, subjectId, unit, amount, isBought = false, expiresAt }: NewHold,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into ledger_hold (id, owner_id, purpose, subject_id, unit, amount, is_bought, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(now), ownerId, purpose, subjectId, unit, amount, isBought, now, expiresAt],
    "hold",
  );
}
