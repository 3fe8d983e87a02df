// Streams rows into a table by COPY with back-pressure, the fastest way for one row or a million.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import type { Writer } from "./db.ts";

export type CopyValue = string | number | boolean | Date | readonly string[] | null;

/**
 * Copies `rows` (values in the order of `columns`) into `table` and resolves to their number. `table` and `columns` are
 * not escaped: never pass input.
 */
export async function copyRows(
  tx: Writer,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  let count = 0;
  function* lines() {
    let text = "";
    for (const row of rows) {
      count += 1;
      text += `${row.map(copyText).join("\t")}\n`;
      // Send chunks of about 64 KB, because a chunk per row is slow.
      if (text.length > 65_536) {
        yield text;
        text = "";
      }
    }
    if (text !== "") yield text;
  }
  await pipeline(
    Readable.from(lines()),
    tx.connection.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`)),
  );
  return count;
}

/** One value in COPY's text format. NUL, which PostgreSQL cannot store, is dropped. */
export function copyText(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return escapeText(arrayLiteral(value));
  return String(value);
}

const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\u0000": "" };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r\u0000]/g, (character) => escapes[character] ?? "");
}
