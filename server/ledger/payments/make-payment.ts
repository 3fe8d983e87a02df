// Records that something is to be paid. The provider is asked after the transaction, never within it.
import type { PaymentPurpose } from "../../../contract/ledger/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Memo } from "../books/post-entry.ts";
import { nextAsk } from "./rules.ts";

export type NewPayment = {
  ownerId: string;
  purpose: PaymentPurpose;
  subjectId: string;
  label: string;
  /** Paise. */
  amount: number;
  credits: number;
  provider: string;
  memo: Memo;
  expiresAt: Date;
  holdUntil: Date | null;
};

/** Resolves to the payment's id. The owner's accounts must be open. */
export async function makePayment(tx: Writer, payment: NewPayment, now: Date): Promise<string> {
  const { ownerId, purpose, subjectId, label, amount, credits, provider, memo, expiresAt, holdUntil } = payment;
  const id = newId(now);
  await tx.query(
    `insert into payment (id, owner_id, purpose, subject_id, label, amount, credits, provider, memo, created_at, expires_at, hold_until, ask_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      ownerId,
      purpose,
      subjectId,
      label,
      amount,
      credits,
      provider,
      JSON.stringify(memo),
      now,
      expiresAt,
      holdUntil,
      nextAsk(expiresAt, now),
    ],
  );
  return id;
}
