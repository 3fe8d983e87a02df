// Answers that are given again when a call comes again under the same Idempotency-Key.
import { customType, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
