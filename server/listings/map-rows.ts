// Turns the rows of an input into jobs, one per key: rows that share a key are merged, rows that are no jobs are told apart.
import { hash } from "node:crypto";
import { ADAPTERS } from "./adapters/adapters.ts";
import { citiesOf } from "./build-job.ts";
import { type Board, type ExternalJob, isRejection } from "./external-job.ts";
import { cleanKey } from "./html-text.ts";
import { isRecord } from "./json-fields.ts";

/** A row as read: `where` names it for people ("line 12"); `problem` when it could not be read at all. */
export type ListingRow = { where: string; raw: unknown } | { where: string; problem: string };

/** An input that can be read twice, in the same order. */
export type ListingRows = () => AsyncIterable<ListingRow>;

export type MappedRow =
  | { job: ExternalJob; raws: unknown[]; rows: number }
  | { rejected: { id: string; reason: string }; unreadable: boolean };

/**
 * Yields a job for every key. Only rows whose key occurs more than once are held back, until the last of them: the first
 * row wins, the locations and aliases of all are united.
 */
export async function* mapRows(rows: ListingRows, board: Board): AsyncGenerator<MappedRow> {
  const adapter = ADAPTERS[board.kind];
  const left = await countRepeated(rows, board);
  const held = new Map<string, { job: ExternalJob; raws: unknown[]; rows: number }>();
  for await (const row of rows()) {
    if ("problem" in row) {
      yield { rejected: { id: row.where, reason: row.problem }, unreadable: true };
      continue;
    }
    const key = keyOfRow(row, board);
    const more = key === null ? 0 : countDown(left, key);
    const job = adapter.map(row.raw, board);
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
  const key = "raw" in row && isRecord(row.raw) ? ADAPTERS[board.kind].key(row.raw, board) : null;
  return key === null ? null : cleanKey(key);
}

/** Short numbers instead of keys keep a million of them small; two keys that share one are only held back for longer. */
const shortKey = (key: string): number => hash("md5", key, "buffer").readUIntBE(0, 6);

/** Short key -> rows still to come, for the keys that occur more than once. */
async function countRepeated(rows: ListingRows, board: Board): Promise<Map<number, number>> {
  const seen = new Set<number>();
  const repeated = new Map<number, number>();
  for await (const row of rows()) {
    const key = keyOfRow(row, board);
    if (key === null) continue;
    const short = shortKey(key);
    if (seen.has(short)) repeated.set(short, (repeated.get(short) ?? 1) + 1);
    seen.add(short);
  }
  return repeated;
}

/** Counts a row of the key as read; returns how many are still to come. */
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
