// What every capability stands on keeps: answers that are given again under their Idempotency-Key, counts of rate limits, and who may use the database.
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const keyedCall = pgTable(
  "keyed_call",
  {
    /** Who called; no reference, so that the platform knows no accounts. */
    callerId: uuid("caller_id").notNull(),
    key: text().notNull(),
    /** SHA-256 of the endpoint and its input. */
    inputHash: bytes("input_hash").notNull(),
    /** Null only within the transaction that makes it. */
    answer: jsonb(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.callerId, table.key] }), index("keyed_call_old").on(table.at)],
);

/** Unlogged: a crash forgets who asked how often, and nothing else. */
export const rateWindow = pgTable(
  "rate_window",
  {
    /** A keyed digest of route and address. */
    key: bytes().primaryKey(),
    hits: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_window_old").on(table.endsAt)],
);

/** What holds for the whole installation, by name: the oldest release that can use this schema, and the master key's canary. */
export const installation = pgTable("installation", { name: text().primaryKey(), value: text().notNull() });
