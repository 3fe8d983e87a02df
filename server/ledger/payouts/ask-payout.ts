// Requests a payout: holds the amount until an admin has sent or refused it.
import { askPayout as endpoint, type Payout } from "../../../contract/ledger/payouts-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";
import { move } from "../books/holds.ts";
import { postEntry } from "../books/post-entry.ts";
import { amountOfPayout, endOf, type WhyNotPayout } from "./rules.ts";
import { markOfDestination, sealDestination } from "./store.ts";

/** One open payout for each person. 409 when one is open or too little is available. */
export async function askPayout(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<Payout> {
  const { destination } = input.body;
  const ownerId = call.caller.accountId;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, ownerId);
    const available = await lockAvailable(tx, ownerId);
    const now = deps.clock();
    const amount = amountOfPayout({ asked: input.body.amount, available, hasOpen: await hasOpenPayout(tx, ownerId) });
    if (typeof amount !== "number") throw refusalFor(amount);
    const [id, destinationEnd] = [newId(now), endOf(destination)];
    await tx.query(
      `insert into payout (id, owner_id, amount, way, destination, destination_mark, destination_end, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        ownerId,
        amount,
        destination.way,
        sealDestination(deps.vault, destination),
        markOfDestination(deps.vault, destination),
        destinationEnd,
        now,
      ],
    );
    const lines = move("EARNINGS_AVAILABLE", "PAYOUTS_HELD", ownerId, amount);
    await postEntry(tx, { key: `payout:${id}:asked`, kind: "PAYOUT_ASKED", unit: "INR", subjectId: id, lines }, now);
    await deps.announce(tx, { kind: "payout.asked", payoutId: id, ownerId, amount });
    const open = {
      state: "REQUESTED",
      askedAt: now.toISOString(),
      settledAt: null,
      reference: null,
      reason: null,
    } as const;
    return { id, amount, way: destination.way, destinationEnd, ...open };
  });
}

/** The available earnings in paise, locked until the transaction ends. 0 without accounts. */
async function lockAvailable(tx: Writer, ownerId: string): Promise<number> {
  const [account] = await tx.query<{ balance: string }>(
    `select balance from ledger_account where owner_id = $1 and kind = 'EARNINGS_AVAILABLE' for no key update`,
    [ownerId],
  );
  return Number(account?.balance ?? 0);
}

export async function hasOpenPayout(tx: Writer, ownerId: string): Promise<boolean> {
  const open = await tx.query("select from payout where owner_id = $1 and state = 'REQUESTED'", [ownerId]);
  return open.length > 0;
}

const WORDS: Record<WhyNotPayout, string> = {
  ONE_IS_OPEN: "A payout is under way already. You can ask for the next one when it is settled.",
  TOO_LITTLE: "There is not enough available yet: the least that can be sent is ₹500.",
  MORE_THAN_AVAILABLE: "This is more than is available.",
};

const refusalFor = (why: WhyNotPayout): Refusal =>
  refuse(409, "CONFLICT", WORDS[why], ...(why === "MORE_THAN_AVAILABLE" ? ["amount"] : []));
