// Lists the caller's payments, newest first.
import type { listPayments as endpoint, Payment } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentPayment, readPayments } from "./store.ts";

type List = { data: Payment[]; pagination: { lastKey: string | null } };

const ofOwner = `where p.owner_id = $1 and ($2::uuid is null or p.id < $2) and ($3::text[] is null or p.state = any ($3))
  order by p.id desc limit $4`;

/** Refuses cursors of other queries (400). */
export async function listPayments(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, cursors, payments }: Deps,
): Promise<List> {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "payments", accountId, ...asked };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const values = [accountId, after, query.state ?? null, pageSize + 1];
  const found = await readPayments(db, "payments of their owner", ofOwner, values);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: page.map((payment) => presentPayment(payment, { provider: payments, now: clock() })),
    pagination: { lastKey: found.length > pageSize && last ? cursors.seal(last.id, bound) : null },
  };
}
