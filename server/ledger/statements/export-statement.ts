// Exports the caller's statement as CSV, newest first, one row for each line.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { StatementBook } from "../../../contract/ledger/rules.ts";
import type { exportStatement as endpoint } from "../../../contract/ledger/wire.ts";
import { statementWords } from "../../../messages/en/ledger.ts";
import type { Deps } from "../../deps.ts";
import { writeCsv } from "../../platform/csv.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type ReadLine, readStatement } from "./read-statement.ts";

const mostLines = 10_000;

export async function exportStatement(
  { query: { book } }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<{ fileName: string; csv: string }> {
  const lines = await readStatement(db, { ownerId: accountId, book, before: null, limit: mostLines });
  return {
    fileName: `${BRAND_NAME.toLowerCase()}-${book.toLowerCase()}-${DAY.format(clock())}.csv`,
    csv: writeCsv([HEADS[book], ...lines.map((line) => rowOf(line, book))]),
  };
}

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
