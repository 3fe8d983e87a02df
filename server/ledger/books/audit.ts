// Adds the whole books up: whether they are what they promise, and what is wrong if they are not.
import type { Database, Reader } from "../../platform/db.ts";

export type Flaw =
  /** Entries that do not add up to nothing, or are no entries. */
  | "ENTRIES"
  /** Balances that are not the sum of their postings, or not what the last posting says. */
  | "BALANCES"
  /** Balances below zero. */
  | "NEGATIVE"
  /** What is held, pending, available or asked for is not what holds, earnings and payouts say. */
  | "RECORDS"
  /** Fees of reviews without a spent credit of their other side. */
  | "FEES"
  /** Holds that outlived their expiry by more than the rounds take. */
  | "OVERDUE";

export type Audit = { accounts: number; postings: number; flaws: Record<Flaw, number> };

/** The rounds end holds every minute; one that was only just due is not forgotten. */
export const OVERDUE_MINUTES = 5;
const longestMs = 300_000;

/** Reads everything as it is in one moment, however much is posted meanwhile. */
export async function auditBooks(db: Pick<Database, "transaction">, now: Date): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      await tx.query("set transaction isolation level repeatable read, read only");
      return readAudit(tx, now);
    },
    { longestMs },
  );
}

/** Whether everything in the books fits together; holds that wait for a round are no fault of theirs. */
export const isBalanced = ({ flaws }: Audit): boolean =>
  flaws.ENTRIES + flaws.BALANCES + flaws.NEGATIVE + flaws.RECORDS + flaws.FEES === 0;

async function readAudit(reader: Reader, now: Date): Promise<Audit> {
  const overdueSince = new Date(now.getTime() - OVERDUE_MINUTES * 60_000);
  const count = async (text: string, values: readonly unknown[] = []) => {
    const [row] = await reader.query<{ count: number }>(`select count(*)::int as count from ${text}`, values);
    return row?.count ?? 0;
  };
  return {
    accounts: await count("ledger_account"),
    postings: await count("ledger_posting"),
    flaws: {
      ENTRIES: await count(LOPSIDED_ENTRIES),
      BALANCES: await count(WRONG_BALANCES),
      NEGATIVE: await count("ledger_account where balance < 0"),
      RECORDS: await count(UNMATCHED_RECORDS),
      FEES: await count("ledger_unfunded_fee"),
      OVERDUE: await count("ledger_hold where state = 'HELD' and expires_at < $1", [overdueSince]),
    },
  };
}

const LOPSIDED_ENTRIES = `ledger_entry e full join (
    select p.entry_id, count(*) as postings, count(distinct a.unit) as units, sum(p.amount) as total
    from ledger_posting p join ledger_account a on a.id = p.account_id group by p.entry_id) posted on posted.entry_id = e.id
  where e.id is null or posted.postings is null or posted.postings < 2 or posted.units > 1 or posted.total <> 0`;

const WRONG_BALANCES = `ledger_account a
  left join (select account_id, sum(amount) as total, max(seq) as last from ledger_posting group by account_id) posted on posted.account_id = a.id
  left join ledger_posting newest on newest.seq = posted.last
  where a.owner_id is not null
    and (a.balance is distinct from coalesce(posted.total, 0) or a.balance is distinct from coalesce(newest.balance_after, 0))`;

/** What people's accounts should hold by the records that say why they do, beside what they hold. */
const UNMATCHED_RECORDS = `(
    select owner_id, kind, sum(amount) as amount from (
      select owner_id, case unit when 'CREDIT' then 'CREDITS_HELD' else 'SESSIONS_HELD' end as kind, amount from ledger_hold where state = 'HELD'
      union all select owner_id, 'EARNINGS_PENDING', amount from ledger_earning where state in ('PENDING', 'FROZEN')
      union all select owner_id, 'EARNINGS_AVAILABLE', amount from ledger_earning where state = 'AVAILABLE'
      union all select owner_id, 'EARNINGS_AVAILABLE', -amount from payout where state in ('REQUESTED', 'PAID')
      union all select owner_id, 'PAYOUTS_HELD', amount from payout where state = 'REQUESTED'
      union all select a.owner_id, a.kind, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
        join ledger_account a on a.id = p.account_id where e.kind = 'GIVEN_UP' and a.kind = 'EARNINGS_AVAILABLE') recorded
    group by owner_id, kind) expected
  full join (select owner_id, kind, balance from ledger_account
    where kind in ('CREDITS_HELD', 'SESSIONS_HELD', 'EARNINGS_PENDING', 'EARNINGS_AVAILABLE', 'PAYOUTS_HELD')) a
    on a.owner_id = expected.owner_id and a.kind = expected.kind
  where coalesce(expected.amount, 0) <> coalesce(a.balance, 0)`;
