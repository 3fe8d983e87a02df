// Sets aside what an outcome will decide about: taken when it is spent, given back when it is not, at its expiry at the latest.
import type { AccountKind, HoldPurpose, Unit } from "../../../contract/ledger-words.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Vault } from "../../platform/vault.ts";
import { type Owner, openAccounts } from "./open-accounts.ts";
import { type Line, type Memo, postEntry } from "./post-entry.ts";

export type HeldSubject = { purpose: HoldPurpose; subjectId: string };

/**
 * Holds one credit of the owner's for a request; false when they have none left. Requests of one person follow one another
 * from here on until the transaction ends.
 */
export async function holdCredit(
  tx: Writer,
  { owner, subjectId, expiresAt, memo }: { owner: Owner; subjectId: string; expiresAt: Date; memo: Memo },
  { vault, now }: { vault: Vault; now: Date },
): Promise<boolean> {
  await openAccounts(tx, owner, { vault, now });
  if ((await lockCredits(tx, owner.accountId)) < 1) return false;
  const ownerId = owner.accountId;
  await hold(tx, { ownerId, purpose: "REFERRAL_REQUEST", subjectId, unit: "CREDIT", amount: 1, expiresAt }, now);
  const lines = move("CREDITS", "CREDITS_HELD", ownerId, 1);
  await postEntry(tx, { key: `hold:${subjectId}`, kind: "CREDIT_HELD", unit: "CREDIT", subjectId, memo, lines }, now);
  return true;
}

/** The credits that somebody can spend, who must have accounts; nobody else spends them until the transaction ends. */
export async function lockCredits(tx: Writer, ownerId: string): Promise<number> {
  const [account] = await tx.query<{ balance: string }>(
    {
      name: "lock credits",
      text: `select balance from ledger_account where owner_id = $1 and kind = 'CREDITS' and unit = 'CREDIT' for no key update`,
    },
    [ownerId],
  );
  return Number(account?.balance ?? 0);
}

/** Holds what was paid for a session, out of what has come in at the provider. */
export async function holdPaidSession(
  tx: Writer,
  { ownerId, subjectId, amount, expiresAt, memo }: PaidSession,
  now: Date,
): Promise<void> {
  await hold(tx, { ownerId, purpose: "GUIDANCE_BOOKING", subjectId, unit: "INR", amount, expiresAt }, now);
  const lines: Line[] = [
    { kind: "PLATFORM_PROVIDER", ownerId: null, amount: -amount },
    { kind: "SESSIONS_HELD", ownerId, amount },
  ];
  await postEntry(tx, { key: `hold:${subjectId}`, kind: "SESSION_PAID", unit: "INR", subjectId, memo, lines }, now);
}
export type PaidSession = { ownerId: string; subjectId: string; amount: number; expiresAt: Date; memo: Memo };

export type Settled = { ownerId: string; unit: Unit; amount: number };

/** Ends a hold, once: null when there is none that is still held. Whoever ends it posts where the money goes. */
export async function endHold(
  tx: Writer,
  { purpose, subjectId }: HeldSubject,
  state: "CAPTURED" | "RELEASED",
  now: Date,
): Promise<Settled | null> {
  const [settled] = await tx.query<Omit<Settled, "amount"> & { amount: string }>(
    {
      name: "end a hold",
      text: `update ledger_hold set state = $3, settled_at = $4 where subject_id = $1 and purpose = $2 and state = 'HELD'
        returning owner_id as "ownerId", unit, amount`,
    },
    [subjectId, purpose, state, now],
  );
  return settled ? { ...settled, amount: Number(settled.amount) } : null;
}

/** What becomes of the credit of a request. */
export type CreditOutcome = "SPENT" | "RETURNED";

/** The credit of a request is spent or comes back, once: false when it is not held any more. */
export async function settleCredit(
  tx: Writer,
  { subjectId, outcome, memo }: { subjectId: string; outcome: CreditOutcome; memo: Memo },
  now: Date,
): Promise<boolean> {
  const [state, kind] =
    outcome === "SPENT" ? (["CAPTURED", "CREDIT_SPENT"] as const) : (["RELEASED", "CREDIT_RETURNED"] as const);
  const settled = await endHold(tx, { purpose: "REFERRAL_REQUEST", subjectId }, state, now);
  if (!settled) return false;
  const { ownerId, amount } = settled;
  const lines: Line[] =
    outcome === "RETURNED"
      ? move("CREDITS_HELD", "CREDITS", ownerId, amount)
      : [
          { kind: "CREDITS_HELD", ownerId, amount: -amount },
          { kind: "PLATFORM_CREDITS", ownerId: null, amount },
        ];
  return postEntry(tx, { key: `settle:${subjectId}`, kind, unit: "CREDIT", subjectId, memo, lines }, now);
}

/** From one account of a person's to another. */
export const move = (from: AccountKind, to: AccountKind, ownerId: string, amount: number): Line[] => [
  { kind: from, ownerId, amount: -amount },
  { kind: to, ownerId, amount },
];

type NewHold = HeldSubject & { ownerId: string; unit: Unit; amount: number; expiresAt: Date };

async function hold(
  tx: Writer,
  { ownerId, purpose, subjectId, unit, amount, expiresAt }: NewHold,
  now: Date,
): Promise<void> {
  await tx.query(
    {
      name: "hold",
      text: `insert into ledger_hold (id, owner_id, purpose, subject_id, unit, amount, made_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    },
    [newId(now), ownerId, purpose, subjectId, unit, amount, now, expiresAt],
  );
}
