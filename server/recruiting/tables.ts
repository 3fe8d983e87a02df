// Tables of companies' members and invites.
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { belongsTo, bytes, moment } from "../platform/tables.ts";

export const companyMember = pgTable(
  "company_member",
  {
    /** A person belongs to one company. */
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    companyId: belongsTo("company_id", () => company.id),
    role: text().notNull(),
    since: moment("since").notNull().defaultNow(),
  },
  (table) => [
    index("company_member_company").on(table.companyId),
    check("company_member_role", sql`${table.role} in ('corporate-admin', 'corporate-recruiter')`),
  ],
);

export const invite = pgTable(
  "invite",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: bytes("token_hash").notNull(),
    companyId: belongsTo("company_id", () => company.id),
    email: text().notNull(),
    role: text().notNull(),
    invitedBy: uuid("invited_by").references(() => account.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    acceptedBy: uuid("accepted_by").references(() => account.id, { onDelete: "set null" }),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    uniqueIndex("invite_token").on(table.tokenHash),
    index("invite_company").on(table.companyId, table.createdAt),
    // One open invite for each address and company: a new one replaces it.
    uniqueIndex("invite_open").on(table.companyId, table.email).where(sql`accepted_at is null and revoked_at is null`),
    check("invite_role", sql`${table.role} in ('corporate-admin', 'corporate-recruiter')`),
    check("invite_ends_once", sql`accepted_at is null or revoked_at is null`),
  ],
);
