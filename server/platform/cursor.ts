// Keyset cursors: the position where a page ended, signed and bound to its query.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { refuse } from "./refusal.ts";

/** Seals positions into `lastKey` and opens them again. */
export type Cursors = {
  /** `query` is everything that determines the rows and their order; not the page size. */
  seal(position: unknown, query: unknown): string;
  /** 400 INVALID_CURSOR for a cursor that we did not make, or of another query. */
  open<Position>(lastKey: string, query: unknown): Position;
};

const macLength = 16;

export function makeCursors(key: string): Cursors {
  const mac = (body: string, query: unknown) =>
    createHmac("sha256", key)
      .update(`${createHash("sha256").update(stable(query)).digest("base64")}.${body}`)
      .digest()
      .subarray(0, macLength);
  return {
    seal(position, query) {
      const body = Buffer.from(JSON.stringify(position)).toString("base64url");
      return `${body}.${mac(body, query).toString("base64url")}`;
    },
    open(lastKey, query) {
      const [body, signature, rest] = lastKey.split(".");
      const given = Buffer.from(signature ?? "", "base64url");
      if (!body || rest !== undefined || given.length !== macLength || !timingSafeEqual(given, mac(body, query)))
        throw refuse(400, "INVALID_CURSOR", "lastKey: is not a cursor of this query", "lastKey");
      return JSON.parse(Buffer.from(body, "base64url").toString());
    },
  };
}

/** The position in a list by time; `at` is ISO text once it was opened. */
export type TimePosition = { at: Date | string; id: string };

export type Page<Position> = {
  /** Where the page before ended; null on the first page. */
  after: Position | null;
  /** How many rows to read: one more than a page shows. */
  limit: number;
  /** The rows to show, and the position after them if there are more. */
  cut<Row>(
    found: readonly Row[],
    positionOf: (last: Row) => Position,
  ): { rows: Row[]; pagination: { lastKey: string | null } };
};

/** The page that a query asks for; see Cursors for `bound` and the refusal. */
export function openPage<Position>(
  cursors: Cursors,
  { lastKey, pageSize }: { lastKey?: string | undefined; pageSize: number },
  bound: unknown,
): Page<Position> {
  return {
    after: lastKey === undefined ? null : cursors.open<Position>(lastKey, bound),
    limit: pageSize + 1,
    cut(found, positionOf) {
      const rows = found.slice(0, pageSize);
      const last = found.length > pageSize ? rows.at(-1) : undefined;
      return { rows, pagination: { lastKey: last === undefined ? null : cursors.seal(positionOf(last), bound) } };
    },
  };
}

/** JSON with sorted keys and without absent values, so that equal queries have equal text. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
