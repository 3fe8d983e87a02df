// A referee's home: what waits with its deadline, their numbers, and what they earned month by month.
import type { RefereeHome } from "../../contract/homes/wire.ts";
import type { Operation } from "../deps.ts";
import { listBookings } from "../guidance/index.ts";
import type { Reader } from "../platform/db.ts";
import { readRefereeWork } from "../referrals/index.ts";

const SHOWN = 5;
const MONTHS = 6;
/** Enough to find those that wait for an answer among them. */
const READ = 20;
const SESSIONS = { role: "REFEREE", when: "OPEN", pageSize: READ, lastKey: undefined } as const;

export const getRefereeHome: Operation<"getRefereeHome"> = async (_input, call, deps) => {
  const { accountId } = call.caller;
  const [work, bookings, earned, months] = await Promise.all([
    readRefereeWork(call, SHOWN, deps),
    listBookings({ params: undefined, query: SESSIONS, body: undefined }, call, deps),
    readEarned(deps.db, accountId),
    readMonths(deps.db, accountId, deps.clock()),
  ]);
  return {
    ...work,
    sessions: bookings.data.filter(({ awaits }) => awaits === "REFEREE").slice(0, SHOWN),
    sessionsToAnswer: bookings.counts.awaiting,
    earned,
    months,
  };
};

async function readEarned(reader: Reader, ownerId: string): Promise<RefereeHome["earned"]> {
  const rows = await reader.query<{ kind: string; balance: string }>(
    `select kind, balance from ledger_account
        where owner_id = $1 and unit = 'INR' and kind in ('EARNINGS_AVAILABLE', 'EARNINGS_PENDING')`,
    [ownerId],
    "earnings at home",
  );
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { available: of("EARNINGS_AVAILABLE"), pending: of("EARNINGS_PENDING") };
}

/** Every month of the last six, also those without earnings. */
async function readMonths(reader: Reader, ownerId: string, now: Date): Promise<RefereeHome["months"]> {
  const rows = await reader.query<{ month: string; amount: string }>(
    `select to_char(m.first, 'YYYY-MM') as month, coalesce((
            select sum(g.amount) from ledger_earning g where g.owner_id = $1 and g.state <> 'REVERSED'
              and g.earned_at >= m.first at time zone 'Asia/Kolkata'
              and g.earned_at < (m.first + interval '1 month') at time zone 'Asia/Kolkata'), 0) as amount
        from generate_series(date_trunc('month', $2::timestamptz at time zone 'Asia/Kolkata') - interval '${MONTHS - 1} months',
          date_trunc('month', $2::timestamptz at time zone 'Asia/Kolkata'), interval '1 month') m (first) order by m.first`,
    [ownerId, now],
    "earnings by month",
  );
  return rows.map(({ month, amount }) => ({ month, amount: Number(amount) }));
}
