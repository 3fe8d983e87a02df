// Audits the whole books: checks every invariant of the ledger and counts what violates it.

import { z } from "zod";
import type { auditLedger as endpoint } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Database, Reader, Values } from "../../platform/db.ts";

export type Flaw =
  /** Entries whose postings are missing, mix units or do not sum to zero, and postings without an entry. */
  | "ENTRIES"
  /** Balances that differ from the sum of their postings or from the balance noted on the last posting. */
  | "BALANCES"
  /** Balances below zero. */
  | "NEGATIVE"
  /** Held, pending, available and requested balances that differ from the holds, earnings and payouts behind them. */
  | "RECORDS"
  /** Review fees whose request has no spent credit. */
  | "FEES"
  /** Holds that expired more than `OVERDUE_MINUTES` ago and are still held. */
  | "OVERDUE";

export type Audit = { accounts: number; postings: number; flaws: Record<Flaw, number> };

/** A round ends expired holds every minute; a hold that has only just expired is not overdue. */
const OVERDUE_MINUTES = 5;
const longestMs = 300_000;

/** Reads one consistent snapshot, however much is posted meanwhile. */
export async function auditBooks(db: Pick<Database, "transaction">, now: Date): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      await tx.query("set transaction isolation level repeatable read, read only");
      return readAudit(tx, now);
    },
    { longestMs },
  );
}

/** Whether every invariant holds. Overdue holds do not count: a round will end them. */
export const isBalanced = ({ flaws }: Audit): boolean =>
  flaws.ENTRIES + flaws.BALANCES + flaws.NEGATIVE + flaws.RECORDS + flaws.FEES === 0;

async function readAudit(reader: Reader, now: Date): Promise<Audit> {
  const overdueSince = new Date(now.getTime() - OVERDUE_MINUTES * 60_000);
  const count = async (text: string, values: Values = []) => {
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

/** People's balances as the holds, earnings and payouts imply them, beside the actual balances. */
const UNMATCHED_RECORDS = `(
    select owner_id, kind, sum(amount) as amount from (
      select owner_id, case unit when 'CREDIT' then 'CREDITS_HELD' else 'SESSIONS_HELD' end as kind, amount from ledger_hold where state = 'HELD'
      union all select owner_id, 'EARNINGS_PENDING', amount from ledger_earning where state in ('PENDING', 'FROZEN')
      union all select owner_id, 'EARNINGS_AVAILABLE', amount from ledger_earning where state = 'AVAILABLE'
      union all select owner_id, 'EARNINGS_AVAILABLE', -amount from payout where state in ('REQUESTED', 'PAID')
      union all select owner_id, 'PAYOUTS_HELD', amount from payout where state = 'REQUESTED'
      union all select a.owner_id, a.kind, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
        join ledger_account a on a.id = p.account_id where e.kind in ('GIVEN_UP', 'ACCOUNT_MERGED') and a.kind = 'EARNINGS_AVAILABLE') recorded
    group by owner_id, kind) expected
  full join (select owner_id, kind, balance from ledger_account
    where kind in ('CREDITS_HELD', 'SESSIONS_HELD', 'EARNINGS_PENDING', 'EARNINGS_AVAILABLE', 'PAYOUTS_HELD')) a
    on a.owner_id = expected.owner_id and a.kind = expected.kind
  where coalesce(expected.amount, 0) <> coalesce(a.balance, 0)`;

const lastAudit = z.object({ at: z.iso.datetime(), balanced: z.boolean() });
export type LastAudit = z.infer<typeof lastAudit>;

const NAME = "last audit";

/** When the books were last audited by the clock, and whether they balanced; null before the first audit. */
export async function readLastAudit(reader: Reader): Promise<LastAudit | null> {
  const [row] = await reader.query<{ value: string }>("select value from installation where name = $1", [NAME]);
  return row ? lastAudit.parse(JSON.parse(row.value)) : null;
}

/** Audits the books and notes the result. Throws if they do not balance, so that the log says what is wrong. */
export async function auditRound({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const audit = await auditBooks(db, clock());
  const noted: LastAudit = { at: clock().toISOString(), balanced: isBalanced(audit) };
  await db.transaction((tx) =>
    tx.query(
      `insert into installation (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
      [NAME, JSON.stringify(noted)],
    ),
  );
  if (!noted.balanced) throw new Error(`The books do not balance: ${JSON.stringify(audit.flaws)}`);
}

/** Reports to an admin whether the books are in order. */
export async function auditLedger({ db, clock }: Deps): Promise<z.infer<(typeof endpoint)["answer"]>> {
  const audit = await auditBooks(db, clock());
  const { accounts, postings, flaws } = audit;
  return { balanced: isBalanced(audit), negativeBalances: flaws.NEGATIVE, accounts, postings };
}
