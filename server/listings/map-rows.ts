// Maps the rows of an input to jobs, one for each key: merges rows that share a key and reports rejected rows.
import { hash } from "node:crypto";
import { keyInRow, lookAtDates, mapRow } from "./adapters/adapters.ts";
import { citiesOf } from "./build-job.ts";
import { type DateOrders, dateOrderFinder } from "./date-order.ts";
import { type Board, type ExternalJob, isRejection } from "./external-job.ts";
import { cleanKey } from "./html-text.ts";

/** A row as read. `where` names it for people ("line 12"); `problem` says why it could not be read. */
export type ListingRow = { where: string; raw: unknown } | { where: string; problem: string };

/** An input that can be read twice, in the same order. */
export type ListingRows = () => AsyncIterable<ListingRow>;

export type MappedRow =
  | { job: ExternalJob; raws: unknown[]; rows: number }
  | { rejected: { id: string; reason: string }; unreadable: boolean };

/**
 * Yields a job for every key. Rows that share a key are held until the last of them: the first row wins, with the
 * locations and aliases of all.
 */
export async function* mapRows(rows: ListingRows, board: Board): AsyncGenerator<MappedRow> {
  const { repeated: left, dateOrders } = await survey(rows, board);
  const dated = { ...board, dateOrders };
  const held = new Map<string, { job: ExternalJob; raws: unknown[]; rows: number }>();
  for await (const row of rows()) {
    if ("problem" in row) {
      yield { rejected: { id: row.where, reason: row.problem }, unreadable: true };
      continue;
    }
    const key = keyOfRow(row, board);
    const more = key === null ? 0 : countDown(left, key);
    const job = mapRow(row.raw, dated);
    const before = key === null ? undefined : held.get(key);
    if (isRejection(job))
      yield {
        rejected: { id: key ? `${row.where} (${key})` : row.where, reason: job.rejectReason },
        unreadable: false,
      };
    const merged = isRejection(job)
      ? before
      : before
        ? { job: mergeJobs(before.job, job), raws: [...before.raws, row.raw], rows: before.rows + 1 }
        : { job, raws: [row.raw], rows: 1 };
    if (key === null || !merged) continue;
    if (more > 0) held.set(key, merged);
    else {
      held.delete(key);
      yield merged;
    }
  }
}

function keyOfRow(row: ListingRow, board: Board): string | null {
  const key = "raw" in row ? keyInRow(row.raw, board) : null;
  return key === null ? null : cleanKey(key);
}

/** A short number for each key saves memory. Two keys that share one are only held longer. */
const shortKey = (key: string): number => hash("md5", key, "buffer").readUIntBE(0, 6);

/** `repeated`: short key -> number of remaining rows, for keys that occur more than once; and what the dates prove. */
async function survey(
  rows: ListingRows,
  board: Board,
): Promise<{ repeated: Map<number, number>; dateOrders: DateOrders }> {
  const seen = new Set<number>();
  const repeated = new Map<number, number>();
  const dates = dateOrderFinder();
  for await (const row of rows()) {
    if ("raw" in row) lookAtDates(row.raw, board, dates);
    const key = keyOfRow(row, board);
    if (key === null) continue;
    const short = shortKey(key);
    if (seen.has(short)) repeated.set(short, (repeated.get(short) ?? 1) + 1);
    seen.add(short);
  }
  return { repeated, dateOrders: dates.orders() };
}

/** Counts a row of the key as read; returns how many remain. */
function countDown(left: Map<number, number>, key: string): number {
  const short = shortKey(key);
  const count = left.get(short);
  if (count === undefined) return 0;
  left.set(short, count - 1);
  return count - 1;
}

function mergeJobs(first: ExternalJob, next: ExternalJob): ExternalJob {
  const known = new Set(first.location.fullLocation.map((place) => place.toLowerCase()));
  const further = next.location.fullLocation.filter((place) => !known.has(place.toLowerCase()));
  const fullLocation = [...first.location.fullLocation, ...further];
  const aliases = [...new Set([...(first.aliases ?? []), ...(next.aliases ?? [])])];
  return { ...first, location: { fullLocation, city: citiesOf(fullLocation) }, ...(aliases.length > 0 && { aliases }) };
}
