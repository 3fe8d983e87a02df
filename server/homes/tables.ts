// Table: the numbers of the admins' charts, kept by day.
import { bigint, date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Every counted day has a row of each kind; count-days.ts keeps them. */
export const dayCount = pgTable(
  "day_count",
  {
    /** NUMBER_KINDS of the contract. */
    kind: text().notNull(),
    /** A day in India. */
    day: date().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] }), index("day_count_day").on(table.day)],
);
