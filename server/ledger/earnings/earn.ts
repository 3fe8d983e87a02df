// Records what people earn by sessions and shares: pending at first, at the current fees.
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Vault } from "../../platform/vault.ts";
import { endHold } from "../books/holds.ts";
import { holdOwner, type Line, type Memo, move, type Owner, openAccounts, postEntry } from "../books/post-entry.ts";
import { readFee } from "../prices/store.ts";

type Earning = {
  subjectId: string;
  earner: Owner;
  memo: Memo;
};

/** The key of the ledger entry that recorded an earning. */
export const earningKey = (kind: EarningKind, subjectId: string, earnerId?: string): string =>
  kind === "GUIDANCE_SESSION" ? `settle:${subjectId}` : `earn:${kind}:${subjectId}:${earnerId}`;

const hourMs = 3_600_000;

/** Rewards a share once for each application. Resolves to paise: 0 when the fee is 0 or was paid before. */
export async function earnReward(
  tx: Writer,
  { subjectId, earner, memo, applicantId }: Earning & { applicantId: string | null },
  { vault, now }: { vault: Vault; now: Date },
): Promise<number> {
  const fee = await readFee(tx, "SHARE_REWARD");
  if (!fee.amount) return 0;
  await openAccounts(tx, earner, { vault, now });
  const earning = { kind: "SHARE_REWARD", subjectId, ownerId: earner.accountId, amount: fee.amount } as const;
  return postPending(tx, { ...earning, memo, counterpartyId: applicantId, releaseAt: releaseOf(fee, now) }, now);
}

/** Records and posts an earning from the platform's fees or rewards. Resolves to paise: 0 if recorded before. */
export async function postPending(tx: Writer, earning: NewEarning & { memo: Memo }, now: Date): Promise<number> {
  const { kind, subjectId, ownerId, amount, memo } = earning;
  if (!(await save(tx, earning, now))) return 0;
  const source = kind === "SHARE_REWARD" ? "PLATFORM_REWARDS" : "PLATFORM_FEES";
  const lines = move(source, "EARNINGS_PENDING", ownerId, amount);
  const key = earningKey(kind, subjectId, ownerId);
  await postEntry(tx, { key, kind: "EARNING_PENDING", unit: "INR", subjectId, memo, lines }, now);
  return amount;
}

/**
 * Settles a session that took place: its held price goes to the referee, less the platform's share. The release hours
 * count from `endedAt`, or from now. Resolves to the referee's earning in paise.
 */
export async function earnSession(
  tx: Writer,
  { subjectId, earner, memo, endedAt }: Earning & { endedAt?: Date },
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
  const { ownerId: counterpartyId } = settled;
  if (earned > 0) {
    const earning = { kind: "GUIDANCE_SESSION", subjectId, ownerId: earner.accountId, amount: earned } as const;
    await save(tx, { ...earning, counterpartyId, releaseAt: releaseOf(fee, endedAt ?? now) }, now);
  }
  return earned;
}

/** Locked before the entry, so that releasing it in the same transaction keeps the common lock order. */
const lockAvailable = (tx: Writer, ownerId: string) =>
  tx.query(
    `select from ledger_account where owner_id = $1 and kind = 'EARNINGS_AVAILABLE' for no key update`,
    [ownerId],
    "lock available earnings",
  );

/** When the schedule releases an earning made now. */
export const releaseOf = ({ releaseHours }: { releaseHours: number }, now: Date): Date =>
  new Date(now.getTime() + releaseHours * hourMs);

type NewEarning = {
  kind: EarningKind;
  subjectId: string;
  ownerId: string;
  amount: number;
  /** The account on the other side; null when unknown. */
  counterpartyId: string | null;
  /** The earliest time at which anything may make it available. */
  releaseAt: Date;
  /** The earliest time at which it becomes available by time alone: until then the candidate may dispute it. */
  notBefore?: Date | undefined;
  /** For a review only. */
  funding?: { by: "CREDIT" | "BUDGET"; pairUntil: Date };
};

async function save(tx: Writer, earning: NewEarning, now: Date): Promise<boolean> {
  const { kind, subjectId, ownerId, amount, counterpartyId, releaseAt, notBefore = releaseAt, funding } = earning;
  const availableAt = new Date(Math.max(notBefore.getTime(), releaseAt.getTime()));
  const saved = await tx.query(
    `insert into ledger_earning (id, owner_id, kind, subject_id, amount, earned_at, available_at, release_at, counterparty_id,
       funded_by, pair_until) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (subject_id, kind, owner_id) do nothing returning 1`,
    [
      newId(now),
      ownerId,
      kind,
      subjectId,
      amount,
      now,
      availableAt,
      releaseAt,
      counterpartyId,
      funding?.by ?? null,
      funding?.pairUntil ?? null,
    ],
  );
  return saved.length > 0;
}

type Rewarding = Pick<Deps, "db" | "vault" | "clock">;

/**
 * The reaction to `share.reward-earned`; safe to repeat. If the sharer's account was merged since, the reward is that of
 * the account that stays, unless it was earned before or the application is now that account's own.
 */
export async function rewardSharer(
  { applicationId, jobTitle, sharer }: Extract<Fact, { kind: "share.reward-earned" }>,
  { db, vault, clock }: Rewarding,
): Promise<void> {
  await db.transaction(async (tx) => {
    const earner = await holdOwner(tx, sharer.accountId);
    if (!earner || (await hasReward(tx, applicationId))) return;
    const [application] = await tx.query<{ applicantId: string }>(
      `select account_id as "applicantId" from application where id = $1`,
      [applicationId],
    );
    const applicantId = application?.applicantId ?? null;
    if (applicantId === earner.accountId) return;
    const reward = { subjectId: applicationId, earner, memo: { job: jobTitle }, applicantId };
    await earnReward(tx, reward, { vault, now: clock() });
  });
}

async function hasReward(reader: Reader, applicationId: string): Promise<boolean> {
  const earned = await reader.query("select from ledger_earning where subject_id = $1 and kind = 'SHARE_REWARD'", [
    applicationId,
  ]);
  return earned.length > 0;
}
