// What people earn, by the fees of the moment: pending at first.
import type { EarningKind } from "../../../contract/ledger-words.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Vault } from "../../platform/vault.ts";
import { endHold } from "../books/holds.ts";
import { type Owner, openAccounts } from "../books/open-accounts.ts";
import { type Line, type Memo, postEntry } from "../books/post-entry.ts";
import { type Fee, readFee } from "../prices/read-fee.ts";

export type Earning = {
  kind: EarningKind;
  subjectId: string;
  earner: Owner;
  memo: Memo;
  /** Not available by time before this, however soon the schedule says: somebody else has a word in it until then. */
  notBefore?: Date;
};

/** The key of the entry by which something was earned. */
export const earningKey = (kind: EarningKind, subjectId: string, earnerId?: string): string =>
  kind === "GUIDANCE_SESSION" ? `settle:${subjectId}` : `earn:${kind}:${subjectId}:${earnerId}`;

const hourMs = 3_600_000;

/**
 * Writes down what somebody has earned by the fees of now, once for each subject, kind and person. Resolves to the amount
 * in paise: 0 when the schedule pays nothing for it, or it was earned before.
 */
export async function earn(
  tx: Writer,
  { kind, subjectId, earner, memo, notBefore }: Earning,
  { vault, now }: { vault: Vault; now: Date },
): Promise<number> {
  const fee = await readFee(tx, kind);
  const amount = fee.amount ?? 0;
  if (amount === 0) return 0;
  await openAccounts(tx, earner, { vault, now });
  const source = kind === "SHARE_REWARD" ? "PLATFORM_REWARDS" : "PLATFORM_FEES";
  const lines: Line[] = [
    { kind: source, ownerId: null, amount: -amount },
    { kind: "EARNINGS_PENDING", ownerId: earner.accountId, amount },
  ];
  const byTime = availableAt(fee, now);
  const at = notBefore && notBefore > byTime ? notBefore : byTime;
  if (!(await save(tx, { kind, subjectId, ownerId: earner.accountId, amount, at }, now))) return 0;
  await postEntry(
    tx,
    {
      key: earningKey(kind, subjectId, earner.accountId),
      kind: "EARNING_PENDING",
      unit: "INR",
      subjectId,
      memo,
      lines,
    },
    now,
  );
  return amount;
}

/** A session took place: what was held for it goes to the referee, less the platform's share. Resolves to what they earn. */
export async function earnSession(
  tx: Writer,
  { subjectId, earner, memo }: Omit<Earning, "kind" | "notBefore">,
  { vault, now }: { vault: Vault; now: Date },
): Promise<number> {
  const settled = await endHold(tx, { purpose: "GUIDANCE_BOOKING", subjectId }, "CAPTURED", now);
  if (!settled) return 0;
  const fee = await readFee(tx, "GUIDANCE_SESSION");
  const earned = Math.floor((settled.amount * (fee.shareOfPrice ?? 0)) / 10_000);
  await openAccounts(tx, earner, { vault, now });
  await lockAvailable(tx, earner.accountId);
  const lines: Line[] = [
    { kind: "SESSIONS_HELD", ownerId: settled.ownerId, amount: -settled.amount },
    { kind: "EARNINGS_PENDING", ownerId: earner.accountId, amount: earned },
    { kind: "PLATFORM_SALES", ownerId: null, amount: settled.amount - earned },
  ];
  await postEntry(
    tx,
    { key: earningKey("GUIDANCE_SESSION", subjectId), kind: "SESSION_SETTLED", unit: "INR", subjectId, memo, lines },
    now,
  );
  if (earned > 0)
    await save(
      tx,
      { kind: "GUIDANCE_SESSION", subjectId, ownerId: earner.accountId, amount: earned, at: availableAt(fee, now) },
      now,
    );
  return earned;
}

/** Ahead of the entry: whoever makes it available in the same transaction has both accounts in everybody's order then. */
const lockAvailable = (tx: Writer, ownerId: string) =>
  tx.query(
    {
      name: "lock available earnings",
      text: `select from ledger_account where owner_id = $1 and kind = 'EARNINGS_AVAILABLE' for no key update`,
    },
    [ownerId],
  );

const availableAt = ({ releaseHours }: Fee, now: Date): Date => new Date(now.getTime() + releaseHours * hourMs);

/** `at`: when it becomes available by time. */
type Saved = { kind: EarningKind; subjectId: string; ownerId: string; amount: number; at: Date };

async function save(tx: Writer, { kind, subjectId, ownerId, amount, at }: Saved, now: Date): Promise<boolean> {
  const saved = await tx.query(
    `insert into ledger_earning (id, owner_id, kind, subject_id, amount, earned_at, available_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (subject_id, kind, owner_id) do nothing returning 1`,
    [newId(now), ownerId, kind, subjectId, amount, now, at],
  );
  return saved.length > 0;
}
