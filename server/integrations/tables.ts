// Tables of a company's keys of the API, its webhooks and what was sent to them.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { belongsTo, bytes, moment } from "../platform/tables.ts";

export const apiKey = pgTable(
  "api_key",
  {
    id: uuid().primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    name: text().notNull(),
    /** The first characters of the key, to tell keys apart. */
    start: text().notNull(),
    scopes: text().array().notNull(),
    /** SHA-256: a key of 256 random bits needs no slow hash. */
    hash: bytes("hash").notNull(),
    /** The key from before the last rotation, and until when it works. */
    previousHash: bytes("previous_hash"),
    previousUntil: moment("previous_until"),
    createdAt: moment("created_at").notNull(),
    /** Written once an hour. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_key_hash").on(table.hash),
    uniqueIndex("api_key_previous_hash").on(table.previousHash),
    index("api_key_company").on(table.companyId, table.id),
    check("api_key_previous", sql`num_nulls(${table.previousHash}, ${table.previousUntil}) in (0, 2)`),
    check(
      "api_key_scopes",
      sql`${table.scopes} <@ array['jobs:read', 'company-jobs:read', 'applications:read'] and ${table.scopes} <> '{}'`,
    ),
  ],
);

export const webhook = pgTable(
  "webhook",
  {
    id: uuid().primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    /** SIGNED: an address of the company's own, by Standard Webhooks. The others are chats. */
    kind: text().notNull().default("SIGNED"),
    /** Of the words in chats. */
    language: text().notNull().default("en"),
    /** As it is shown: without what opens a chat, which is the sealed secret. */
    url: text().notNull(),
    events: text().array().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    sealedSecret: bytes("sealed_secret").notNull(),
    sealedPrevious: bytes("sealed_previous"),
    previousUntil: moment("previous_until"),
    /** Since when every try failed, and the last one that did. */
    failingSince: moment("failing_since"),
    failedAt: moment("failed_at"),
    /** Its receiver asked to be left alone until then. */
    restUntil: moment("rest_until"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("webhook_once").on(table.companyId, table.url),
    check("webhook_failing", sql`num_nulls(${table.failingSince}, ${table.failedAt}) in (0, 2)`),
    check("webhook_previous", sql`num_nulls(${table.sealedPrevious}, ${table.previousUntil}) in (0, 2)`),
    check("webhook_kind", sql`${table.kind} in ('SIGNED', 'SLACK', 'TELEGRAM')`),
    check("webhook_language", sql`${table.language} in ('en', 'hi')`),
    check("webhook_events", sql`${table.events} <> '{}'`),
  ],
);

/** What is sent, and what came of it. Names jobs and applications by id: no personal data. */
export const webhookDelivery = pgTable(
  "webhook_delivery",
  {
    /** Also the `webhook-id` that receivers tell repetitions by. */
    id: uuid().primaryKey(),
    webhookId: belongsTo("webhook_id", () => webhook.id),
    /** The fact that caused it, so that a fact heard twice is sent once; null for tests. */
    factId: uuid("fact_id"),
    event: text().notNull(),
    payload: jsonb().notNull(),
    state: text().notNull().default("PENDING"),
    tries: smallint().notNull().default(0),
    status: integer(),
    problem: text(),
    createdAt: moment("created_at").notNull(),
    /** From when it is tried for a day: when it was made, or sent again. */
    dueAt: moment("due_at").notNull(),
    triedAt: moment("tried_at"),
  },
  (table) => [
    uniqueIndex("webhook_delivery_once").on(table.webhookId, table.factId),
    index("webhook_delivery_of").on(table.webhookId, table.id),
    index("webhook_delivery_old").on(table.createdAt),
    check("webhook_delivery_state", sql`${table.state} in ('PENDING', 'DELIVERED', 'FAILED')`),
  ],
);
