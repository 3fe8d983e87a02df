// Tables of the platform: answers under Idempotency-Keys, rate limit counts, and facts about the installation. Also kinds of
// column that the tables of several capabilities share.
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A required reference; the row is deleted with the one it refers to. */
export const belongsTo = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });

/** A required reference; the row it refers to cannot be deleted before. */
export const refersTo = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);

/** The primary key of a table with at most one row for each that it belongs to. */
export const keyOf = (name: string, column: () => AnyPgColumn) => belongsTo(name, column).primaryKey();

export const keyedCall = pgTable(
  "keyed_call",
  {
    /** The caller's account. Not a foreign key, because the platform may not know capabilities. */
    callerId: uuid("caller_id").notNull(),
    key: text().notNull(),
    /** SHA-256 of the endpoint and its input. */
    inputHash: bytes("input_hash").notNull(),
    /** Null only inside the transaction that creates the row. */
    answer: jsonb(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.callerId, table.key] }), index("keyed_call_old").on(table.at)],
);

/** Unlogged: a crash loses the counts and nothing else. */
export const rateWindow = pgTable(
  "rate_window",
  {
    /** Keyed hash of route and IP address. */
    key: bytes().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_window_old").on(table.endsAt)],
);

/** Values of the installation: the oldest release that can use this schema, the loaded functions, the canary. */
export const installation = pgTable("installation", { name: text().primaryKey(), value: text().notNull() });
