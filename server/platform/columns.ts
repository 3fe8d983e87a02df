// Kinds of column that the tables of several capabilities share.
import { type AnyPgColumn, customType, timestamp, uuid } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A required reference; the row is deleted with the one it refers to. */
export const belongsTo = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });
