// A person's statement of account: read, listed by page, exported.

import type { AccountKind, EarningKind, StatementBook } from "../../../contract/ledger/rules.ts";
import type { StatementLine } from "../../../contract/ledger/wire.ts";
import { statementWords } from "../../../messages/en/ledger.ts";
import type { Operation } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Reader } from "../../platform/db.ts";
import { writeCsv } from "../../platform/download.ts";
import { siteSlug } from "../../platform/site-name.ts";

/** `before` is the `seq` that ended the previous page; null for the first. */
type Asked = { ownerId: string; book: StatementBook; before: number | null; limit: number };

/** `seq` orders the lines. */
type ReadLine = StatementLine & { seq: number };

type Accounts = { main: AccountKind; waiting: AccountKind; others: readonly AccountKind[] };
const ACCOUNTS: Record<StatementBook, Accounts> = {
  CREDITS: { main: "CREDITS", waiting: "CREDITS_HELD", others: [] },
  EARNINGS: { main: "EARNINGS_AVAILABLE", waiting: "EARNINGS_PENDING", others: ["PAYOUTS_HELD"] },
};

type Row = Pick<StatementLine, "id" | "kind" | "memo" | "subjectId"> &
  Record<"seq" | "amount" | "change" | "balance" | "waitingChange" | "waiting", string> & {
    at: Date;
    earningKind: EarningKind | null;
  };

/** At most `limit` lines; none without accounts. */
export async function readStatement(reader: Reader, { ownerId, book, before, limit }: Asked): Promise<ReadLine[]> {
  const { main, waiting, others } = ACCOUNTS[book];
  const rows = await reader.query<Row>(
    STATEMENT,
    [ownerId, [main, waiting, ...others], before, limit, main, waiting],
    "statement",
  );
  return rows.map((row) => ({
    id: row.id,
    seq: Number(row.seq),
    at: row.at.toISOString(),
    kind: row.kind,
    earningKind: book === "EARNINGS" ? row.earningKind : null,
    memo: row.memo,
    subjectId: row.subjectId,
    amount: Number(row.amount),
    change: Number(row.change),
    balance: Number(row.balance),
    waitingChange: Number(row.waitingChange),
    waiting: Number(row.waiting),
  }));
}

// An entry's place is its last posting to the owner. Each account yields as many postings as the page may need plus a
// few whose entries were on the previous page; balances are those of the newest posting up to the line.
const STATEMENT = `with own as materialized (select id, kind from ledger_account where owner_id = $1 and kind = any ($2)),
  near as (
    select p.entry_id, max(p.seq) as seq from own cross join lateral (
      select entry_id, seq from ledger_posting
      where account_id = own.id and ($3::bigint is null or seq < $3) order by seq desc limit $4 + 20) p
    where $3::bigint is null or not exists (select from ledger_posting later join own o on o.id = later.account_id
      where later.entry_id = p.entry_id and later.seq >= $3)
    group by p.entry_id order by 2 desc limit $4),
  lines as (
    select n.entry_id, n.seq, max(abs(p.amount)) as amount,
      coalesce(sum(p.amount) filter (where own.kind = $5), 0) as change,
      coalesce(sum(p.amount) filter (where own.kind = $6), 0) as waiting_change
    from near n join ledger_posting p on p.entry_id = n.entry_id join own on own.id = p.account_id group by n.entry_id, n.seq)
  select e.id, l.seq, e.at, e.kind, e.memo, e.subject_id as "subjectId", l.amount, l.change, l.waiting_change as "waitingChange",
    coalesce(main.balance, 0) as balance, coalesce(waiting.balance, 0) as waiting,
    case when e.key ~ '^(reverse:)?settle:' then 'GUIDANCE_SESSION'
      else substring(e.key from '^(?:reverse:)?(?:earn|available):([A-Z_]+):') end as "earningKind"
  from lines l join ledger_entry e on e.id = l.entry_id
  left join lateral (select p.balance_after as balance from ledger_posting p
    where p.account_id = (select id from own where kind = $5) and p.seq <= l.seq order by p.seq desc limit 1) main on true
  left join lateral (select p.balance_after as balance from ledger_posting p
    where p.account_id = (select id from own where kind = $6) and p.seq <= l.seq order by p.seq desc limit 1) waiting on true
  order by l.seq desc`;

/** Refuses cursors of other statements (400). */
export const listStatement: Operation<"listStatement"> = async ({ query }, { caller: { accountId } }, deps) => {
  const { db, cursors } = deps;
  const { book } = query;
  const page = openPage<number>(cursors, query, { list: "statement", accountId, book });
  const found = await readStatement(db, { ownerId: accountId, book, before: page.after, limit: page.limit });
  const { rows, pagination } = page.cut(found, ({ seq }) => seq);
  return { data: rows.map(({ seq: _place, ...line }) => line), pagination };
};

const mostLines = 10_000;

/** Exports the caller's statement as CSV, newest first, one row for each line. */
export const exportStatement: Operation<"exportStatement"> = async ({ query: { book } }, call, deps) => {
  const { accountId } = call.caller;
  const { db, clock } = deps;
  const lines = await readStatement(db, { ownerId: accountId, book, before: null, limit: mostLines });
  return {
    fileName: `${siteSlug()}-${book.toLowerCase()}-${DAY.format(clock())}.csv`,
    csv: writeCsv([HEADS[book], ...lines.map((line) => rowOf(line, book))]),
  };
};

// Outgoing amounts have their own column, because a spreadsheet treats a cell that begins with a minus as a formula.
const HEADS: Record<StatementBook, string[]> = {
  CREDITS: ["When", "What", "Credits in", "Credits out", "Credits left", "Set aside"],
  EARNINGS: ["When", "What", "Rupees in", "Rupees out", "Rupees available", "Rupees pending"],
};

function rowOf(line: ReadLine, book: StatementBook): string[] {
  const show = (amount: number) => (book === "CREDITS" ? String(amount) : (amount / 100).toFixed(2));
  return [
    MOMENT.format(new Date(line.at)).replace(",", ""),
    statementWords(line),
    line.change > 0 ? show(line.change) : "",
    line.change < 0 ? show(-line.change) : "",
    show(line.balance),
    show(line.waiting),
  ];
}

/** In Indian time, in a format that spreadsheets sort. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
const MOMENT = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});
