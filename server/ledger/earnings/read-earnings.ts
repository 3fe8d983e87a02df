// What a person has earned: in all, and each earning.

import { LEAST_PAYOUT } from "../../../contract/ledger/rules.ts";
import type { Earning, Earnings } from "../../../contract/ledger/wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Reader } from "../../platform/db.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import type { Call, Caller } from "../../platform/mount.ts";

export async function getEarnings({ caller }: Call<Caller>, { db }: Deps): Promise<Earnings> {
  return { ...(await readEarnings(db, caller.accountId)), leastPayout: LEAST_PAYOUT };
}

type SumsRow = Record<"pending" | "frozen" | "available" | "asked" | "paid", string> & {
  nextAt: Date | null;
  nextAmount: string | null;
};

/** All zero for an account that never earned. */
export async function readEarnings(reader: Reader, ownerId: string): Promise<Omit<Earnings, "leastPayout">> {
  const [row] = await reader.query<SumsRow>(EARNINGS, [ownerId], "earnings of an account");
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

/** Refuses cursors of other lists (400). */
export const listEarnings: Operation<"listEarnings"> = async ({ query }, { caller: { accountId } }, deps) => {
  const { db, cursors } = deps;
  const page = openPage<string>(cursors, query, { list: "earnings", accountId });
  const found = await readItems(db, { ownerId: accountId, after: page.after, limit: page.limit });
  const { rows: data, pagination } = page.cut(found, ({ id }) => id);
  return { data, pagination };
};

type Row = Timed<Omit<Earning, "amount">, "earnedAt" | "availableAt" | "settledAt"> & { amount: string };

/** `after` is the last earning of the previous page. The memo comes from the entry that recorded the earning. */
export async function readItems(
  reader: Reader,
  { ownerId, after, limit }: { ownerId: string; after: string | null; limit: number },
): Promise<Earning[]> {
  const rows = await reader.query<Row>(
    `select g.id, g.kind, g.subject_id as "subjectId", coalesce(e.memo, '{}') as memo, g.amount, g.state, g.earned_at as "earnedAt",
        g.available_at as "availableAt", g.settled_at as "settledAt"
      from ledger_earning g left join ledger_entry e on e.key = case g.kind when 'GUIDANCE_SESSION' then 'settle:' || g.subject_id
        else 'earn:' || g.kind || ':' || g.subject_id || ':' || g.owner_id end
      where g.owner_id = $1 and ($2::uuid is null or g.id < $2) order by g.id desc limit $3`,
    [ownerId, after, limit],
    "earnings one by one",
  );
  return rows.map((row) => ({ ...isoTimes(row), amount: Number(row.amount) }));
}
