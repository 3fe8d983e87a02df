// Table: what an admin asked for and a second one agreed to.
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../platform/tables.ts";

export const consent = pgTable(
  "consent",
  {
    id: uuid().primaryKey(),
    /** What is to be done, as the audit log names it when it is: "payout.paid". */
    act: text().notNull(),
    subjectId: text("subject_id").notNull(),
    /** Everything that the second admin agrees to; emptied by the decision, because it may hold a person's words. */
    terms: jsonb().notNull(),
    state: text().notNull().default("ASKED"),
    askedBy: uuid("asked_by").notNull(),
    askedAt: moment("asked_at").notNull(),
    /** From when the one who asked may act alone; null if there was another admin. */
    aloneFrom: moment("alone_from"),
    decidedBy: uuid("decided_by"),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("consent_open").on(table.act, table.subjectId).where(sql`state = 'ASKED'`),
    index("consent_subject").on(table.subjectId),
    check("consent_act_dotted", sql`${table.act} ~ '^[a-z-]+\\.[a-z-]+$'`),
    check("consent_state", sql`${table.state} in ('ASKED', 'GIVEN', 'REFUSED', 'TAKEN_BACK')`),
    check(
      "consent_decided",
      sql`(${table.state} = 'ASKED') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check("consent_terms_erased", sql`${table.state} = 'ASKED' or ${table.terms} = '{}'`),
    check("consent_alone_waits", sql`${table.aloneFrom} >= ${table.askedAt} + interval '24 hours'`),
    // Two admins, or one who was alone and waited.
    check(
      "consent_two",
      sql`${table.state} <> 'GIVEN' or ${table.decidedBy} <> ${table.askedBy} or (${table.aloneFrom} is not null and ${table.decidedAt} >= ${table.aloneFrom})`,
    ),
    check("consent_taken_back", sql`${table.state} <> 'TAKEN_BACK' or ${table.decidedBy} = ${table.askedBy}`),
  ],
);
