// Reads the caller's earnings in paise: pending, available, requested and paid.

import { LEAST_PAYOUT } from "../../../contract/ledger/rules.ts";
import type { Earnings } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";

export async function getEarnings({ caller }: Call<Caller>, { db }: Deps): Promise<Earnings> {
  return { ...(await readEarnings(db, caller.accountId)), leastPayout: LEAST_PAYOUT };
}

type Row = Record<"pending" | "frozen" | "available" | "asked" | "paid", string> & {
  nextAt: Date | null;
  nextAmount: string | null;
};

/** All zero for an account that never earned. */
export async function readEarnings(reader: Reader, ownerId: string): Promise<Omit<Earnings, "leastPayout">> {
  const [row] = await reader.query<Row>({ name: "earnings of somebody", text: EARNINGS }, [ownerId]);
  if (!row) throw new Error("A query of sums gave no row.");
  return {
    pending: Number(row.pending),
    frozen: Number(row.frozen),
    available: Number(row.available),
    asked: Number(row.asked),
    paid: Number(row.paid),
    nextRelease: row.nextAt && { at: row.nextAt.toISOString(), amount: Number(row.nextAmount) },
  };
}

const balanceOf = (kind: string) =>
  `coalesce((select balance from ledger_account where owner_id = $1 and kind = '${kind}' and unit = 'INR'), 0)`;

const EARNINGS = `select ${balanceOf("EARNINGS_PENDING")} as pending, ${balanceOf("EARNINGS_AVAILABLE")} as available,
  ${balanceOf("PAYOUTS_HELD")} as asked,
  coalesce((select sum(amount) from ledger_earning where owner_id = $1 and state = 'FROZEN'), 0) as frozen,
  coalesce((select sum(amount) from payout where owner_id = $1 and state = 'PAID'), 0) as paid,
  next.at as "nextAt", next.amount as "nextAmount"
  from (values (1)) one left join (
    select available_at as at, sum(amount) as amount from ledger_earning where owner_id = $1 and state = 'PENDING'
    group by available_at order by available_at limit 1) next on true`;
