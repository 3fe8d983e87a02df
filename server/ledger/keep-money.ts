// Exports and erases the ledger's data about a person. The books stay; they name accounts by id only.

import { LEAST_PAYOUT } from "../../contract/ledger/rules.ts";
import { statementWords } from "../../messages/en/ledger.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { refuse } from "../platform/refusal.ts";
import { type Line, postEntry } from "./books/post-entry.ts";
import { readEarnings, readItems } from "./earnings/read-earnings.ts";
import { hasOpenPayout } from "./payouts/payouts.ts";
import { type PayoutRow, payoutRows, presentPayout } from "./payouts/store.ts";
import { endHoldsOf } from "./run-rounds.ts";
import { readStatement } from "./statements/statements.ts";

/** All of them, oldest first, without the provider's fields. */
const collectPayments = (reader: Reader, ownerId: string): Promise<unknown[]> =>
  reader.query(
    `select label, amount::float8 as amount, credits, state, failure, created_at as "createdAt", paid_at as "paidAt",
       refunded_at as "refundedAt", receipt_number as "receiptNumber" from payment where owner_id = $1 order by id`,
    [ownerId],
  );

/** Removes the links to pay. A payment made after the account is gone is refunded. */
async function forgetPayUrls(tx: Writer, ownerId: string): Promise<void> {
  await tx.query("update payment set pay_url = null where owner_id = $1 and pay_url is not null", [ownerId]);
}

const all = 100_000;

export const ledgerKeeper: DataKeeper = {
  async collect(reader, { accountId: ownerId }) {
    const linesOf = async (book: "CREDITS" | "EARNINGS") =>
      (await readStatement(reader, { ownerId, book, before: null, limit: all })).map(({ seq: _place, ...line }) => ({
        ...line,
        words: statementWords(line),
      }));
    const payouts = await reader.query<PayoutRow>(`${payoutRows} where p.owner_id = $1 order by p.id`, [ownerId]);
    return {
      credits: await linesOf("CREDITS"),
      earningsStatement: await linesOf("EARNINGS"),
      earnings: await readItems(reader, { ownerId, after: null, limit: all }),
      payouts: payouts.map(presentPayout),
      payments: await collectPayments(reader, ownerId),
    };
  },
  /** A person with money due cannot delete their account by mistake. */
  async refuseLeaving(tx, { accountId }) {
    if (await hasOpenPayout(tx, accountId))
      throw refuse(409, "CONFLICT", "A payout is on its way to you. Wait until it has arrived, or cancel it first.");
    const { pending, available } = await readEarnings(tx, accountId);
    if (pending + available >= LEAST_PAYOUT)
      throw refuse(409, "CONFLICT", "You still have earnings. Ask for them to be sent to you before you leave.");
  },
  async erase(tx, { accountId }, now) {
    await endHoldsOf(tx, accountId, now);
    await giveUp(tx, accountId, now);
    await forgetPayUrls(tx, accountId);
    // An open payout still has to be sent, so its destination is erased later, after it is settled.
    await tx.query(
      `update payout set destination = case when state = 'REQUESTED' then destination end, destination_end = '', reason = null
       where owner_id = $1`,
      [accountId],
    );
  },
};

/** Posts the remaining balances of a closed account back to the platform, one entry for each unit. */
async function giveUp(tx: Writer, ownerId: string, now: Date): Promise<void> {
  await tx.query(
    "update ledger_earning set state = 'REVERSED', settled_at = $2 where owner_id = $1 and state in ('PENDING', 'FROZEN')",
    [ownerId, now],
  );
  const left = await tx.query<{ kind: Line["kind"]; balance: string }>(
    `select kind, balance from ledger_account where owner_id = $1 and kind in ('CREDITS', 'EARNINGS_PENDING', 'EARNINGS_AVAILABLE')
       and balance > 0 order by kind collate "C" for no key update`,
    [ownerId],
  );
  for (const unit of ["CREDIT", "INR"] as const) {
    const lines = left
      .filter(({ kind }) => (kind === "CREDITS") === (unit === "CREDIT"))
      .map(({ kind, balance }): Line => ({ kind, ownerId, amount: -Number(balance) }));
    if (lines.length === 0) continue;
    const amount = lines.reduce((sum, line) => sum - line.amount, 0);
    lines.push({ kind: unit === "CREDIT" ? "PLATFORM_CREDITS" : "PLATFORM_FEES", ownerId: null, amount });
    await postEntry(tx, { key: `given-up:${unit}:${ownerId}`, kind: "GIVEN_UP", unit, subjectId: ownerId, lines }, now);
  }
}
