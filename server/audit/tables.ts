// Table: the append-only audit log of what admins do.
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../platform/tables.ts";

/** audit.sql refuses every change. No column is a reference, because the log outlives what it is about. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    /** In the order of time. */
    id: uuid().primaryKey(),
    at: moment("at").notNull(),
    /** The admin's account; null for the operator's command and the product itself. */
    actorId: uuid("actor_id"),
    /** Past tense, dotted: "payout.paid". */
    action: text().notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The account that it concerned, if any. */
    accountId: uuid("account_id"),
    /** States, amounts and ids; never a person's words, name or address, because no entry can be erased. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index("audit_entry_actor").on(table.actorId, table.id),
    index("audit_entry_action").on(table.action.op("text_pattern_ops"), table.id),
    index("audit_entry_subject").on(table.subjectId, table.id),
    index("audit_entry_account").on(table.accountId, table.id),
    check("audit_entry_action_dotted", sql`${table.action} ~ '^[a-z-]+\\.[a-z-]+$'`),
    check(
      "audit_entry_subject_named",
      sql`${table.subjectKind} ~ '^[a-z-]+$' and length(${table.subjectId}) between 1 and 200`,
    ),
    check(
      "audit_entry_facts_are_few",
      sql`length(${table.before}::text) < 20000 and length(${table.after}::text) < 20000`,
    ),
  ],
);
