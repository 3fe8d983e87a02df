// Tables: messages sent through the public forms.
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../platform/tables.ts";

export const contactMessage = pgTable(
  "contact_message",
  {
    id: uuid().primaryKey(),
    /** The reference that the sender may quote. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("contact_message_of").on(sql`lower(email)`, table.createdAt)],
);

export const corporateEnquiry = pgTable(
  "corporate_enquiry",
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    companyName: text("company_name").notNull(),
    teamSize: text("team_size").notNull(),
    phone: text(),
    message: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("corporate_enquiry_of").on(sql`lower(email)`, table.createdAt)],
);
