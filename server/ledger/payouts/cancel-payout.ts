// Cancels an open payout: its money is available again.
import { cancelPayout as endpoint, type Payout } from "../../../contract/ledger/payouts-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { lockOpenPayout, noPayout, type PayoutRow, payoutRows, presentPayout, settlePayout } from "./store.ts";

/** 409 when an admin settled it first. */
export async function cancelPayout(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<Payout> {
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const open = await lockOpenPayout(tx, input.params.payoutId, accountId);
    await settlePayout(tx, open, { state: "CANCELLED", settledBy: accountId }, deps.clock());
    const [row] = await tx.query<PayoutRow>(`${payoutRows} where p.id = $1`, [open.id]);
    if (!row) throw noPayout();
    return presentPayout(row);
  });
}
