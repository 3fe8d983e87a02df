// Exports and erases the ledger's data about a person. The books stay; they name accounts by id only.

import { FREE_CREDITS, LEAST_PAYOUT } from "../../contract/ledger/rules.ts";
import { statementWords } from "../../messages/en/ledger.ts";
import { type DataKeeper, type Merge, WORKED_FOR_THE_OTHER } from "../data-keeper.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { conflict } from "../platform/refusal.ts";
import { countBought, lockCredits } from "./books/holds.ts";
import { type Line, openAccounts, postEntry } from "./books/post-entry.ts";
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
      throw conflict("A payout is on its way to you. Wait until it has arrived, or cancel it first.");
    const { pending, available } = await readEarnings(tx, accountId);
    if (pending + available >= LEAST_PAYOUT)
      throw conflict("You still have earnings. Ask for them to be sent to you before you leave.");
  },
  refuseMerge,
  merge,
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

/** Money on its way stays with the account that it was promised to. */
async function refuseMerge(tx: Writer, { fromId, into }: Merge): Promise<void> {
  await tx.query("select from payment where owner_id = $1 order by id for update", [fromId]);
  await tx.query("select from ledger_hold where owner_id = $1 and state = 'HELD' order by id for update", [fromId]);
  const [found] = await tx.query<Record<"isBetween" | "isPaying" | "isPending" | "isPaidOut", boolean>>(
    `select exists (select from ledger_earning where (owner_id, counterparty_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)))
         as "isBetween",
       exists (select from payment where owner_id = $1 and state in ('CREATED', 'REFUND_DUE')) as "isPaying",
       exists (select from ledger_earning where owner_id = $1 and state in ('PENDING', 'FROZEN')) as "isPending",
       exists (select from payout where owner_id = $1 and state = 'REQUESTED') as "isPaidOut"`,
    [fromId, into.accountId],
  );
  const why = found?.isBetween
    ? WORKED_FOR_THE_OTHER
    : found?.isPaying
      ? "A payment of the account that ends is not over. Please wait until it is made or has failed."
      : found?.isPending
        ? "The account that ends has earnings that are not available yet. Please wait until they are."
        : found?.isPaidOut
          ? "A payout to the account that ends is on its way. Please wait until it has arrived."
          : null;
  if (why) throw conflict(why);
}

const MERGE = [
  "update payment set owner_id = $2 where owner_id = $1",
  "update ledger_hold set owner_id = $2 where owner_id = $1 and state = 'HELD'",
] as const;

/**
 * Moves credits, set aside or not, and available earnings. Free credits that are left go back where both accounts got
 * some: a person gets them once. Holds and earnings of what is over stay with the account that made them.
 */
async function merge(tx: Writer, { fromId, into, vault }: Merge, now: Date): Promise<void> {
  const balances = await tx.query<{ kind: Line["kind"]; balance: string }>(
    `select kind, balance from ledger_account where owner_id = $1 and balance > 0 order by kind collate "C" for no key update`,
    [fromId],
  );
  if (balances.length > 0) await openAccounts(tx, into, { vault, now });
  const free = await countSurplus(tx, fromId, into.accountId);
  for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
  for (const unit of ["CREDIT", "INR"] as const) {
    const moved = balances.filter(({ kind }) => kind.startsWith("CREDITS") === (unit === "CREDIT"));
    const lines = moved.flatMap(({ kind, balance }): Line[] => [
      { kind, ownerId: fromId, amount: -Number(balance) },
      { kind, ownerId: into.accountId, amount: Number(balance) - (kind === "CREDITS" ? free : 0) },
    ]);
    if (lines.length === 0) continue;
    if (unit === "CREDIT") lines.push({ kind: "PLATFORM_CREDITS", ownerId: null, amount: free });
    await postEntry(
      tx,
      { key: `merged:${unit}:${fromId}`, kind: "ACCOUNT_MERGED", unit, subjectId: fromId, lines },
      now,
    );
  }
}

/** How many free credits the account that ends has left, if both, or accounts that became part of them, were given some. */
async function countSurplus(tx: Writer, fromId: string, intoId: string): Promise<number> {
  const given = await tx.query(
    `select distinct coalesce(o.merged_into, o.id) from account o join ledger_account a on a.owner_id = o.id
       join ledger_posting p on p.account_id = a.id join ledger_entry e on e.id = p.entry_id
     where (o.id in ($1, $2) or o.merged_into in ($1, $2)) and a.kind = 'CREDITS' and e.kind = 'CREDITS_FREE'`,
    [fromId, intoId],
  );
  if (given.length < 2) return 0;
  const left = await lockCredits(tx, fromId);
  return Math.max(0, Math.min(left, FREE_CREDITS, left - (await countBought(tx, fromId))));
}
