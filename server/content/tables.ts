// Tables: what people write to the operators by the public forms, what became of it, and the files of the sitemaps.
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

const personOrNone = (name: string) => uuid(name).references(() => account.id, { onDelete: "set null" });

export const contactMessage = pgTable(
  "contact_message",
  {
    id: uuid().primaryKey(),
    kind: text().notNull().default("MESSAGE"),
    /** The reference that the sender may quote. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** Of a message; null for an enquiry. */
    topic: text(),
    /** The company of an enquiry; null for a message, and so are the next two. */
    companyName: text("company_name"),
    /** Null if the enquiry does not say it. */
    teamSize: text("team_size"),
    phone: text(),
    message: text().notNull(),
    createdAt: moment("created_at").notNull(),
    state: text().notNull().default("NEW"),
    assigneeId: personOrNone("assignee_id"),
    /** Rises with every change, so that two admins do not decide at once. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("contact_message_of").on(sql`lower(email)`, table.createdAt),
    index("contact_message_queue").on(table.state, table.id),
    index("contact_message_of_kind").on(table.kind, table.id),
    index("contact_message_assignee").on(table.assigneeId),
    check("contact_message_kind", sql`${table.kind} in ('MESSAGE', 'ENQUIRY')`),
    check("contact_message_topic", sql`(${table.kind} = 'MESSAGE') = (${table.topic} is not null)`),
    check("contact_message_company", sql`(${table.kind} = 'ENQUIRY') = (${table.companyName} is not null)`),
    check("contact_message_state", sql`${table.state} in ('NEW', 'IN_PROGRESS', 'DONE')`),
  ],
);

/** What admins did with a message; rows are added only. */
export const messageEvent = pgTable(
  "message_event",
  {
    id: uuid().primaryKey(),
    messageId: belongsTo("message_id", () => contactMessage.id),
    kind: text().notNull(),
    actorId: personOrNone("actor_id"),
    /** The answer as it was mailed. */
    text: text(),
    /** The state after it; null if that stayed. */
    state: text(),
    assigneeId: personOrNone("assignee_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("message_event_of").on(table.messageId, table.id),
    index("message_event_actor").on(table.actorId),
    index("message_event_assignee").on(table.assigneeId),
    check("message_event_kind", sql`${table.kind} in ('ANSWERED', 'STATE_CHANGED', 'ASSIGNED')`),
    check("message_event_text", sql`(${table.kind} = 'ANSWERED') = (${table.text} is not null)`),
  ],
);

/** Enquiries of the release before: a trigger files what it writes here as messages. A later release drops it. */
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

/** The files of a kind of sitemap: each lists what is listed from its id on, up to the next one's. */
export const sitemapPart = pgTable(
  "sitemap_part",
  {
    kind: text().notNull(),
    fromId: uuid("from_id").notNull(),
    /** How many jobs or companies it lists. */
    entries: integer().notNull(),
    /** Of all that it says: another one means that it changed. */
    print: bigint({ mode: "bigint" }).notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.fromId] }),
    check("sitemap_part_kind", sql`${table.kind} in ('jobs', 'companies')`),
  ],
);

/** When the files of a kind of sitemap were compared last. */
export const sitemapMeasuring = pgTable(
  "sitemap_measuring",
  {
    kind: text().primaryKey(),
    measuredAt: moment("measured_at").notNull(),
    /** How long that took: those of a large board are compared less often. */
    tookMs: integer("took_ms").notNull(),
  },
  (table) => [check("sitemap_measuring_kind", sql`${table.kind} in ('jobs', 'companies')`)],
);
