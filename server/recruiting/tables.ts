// Tables of companies' members and invites.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { belongsTo, bytes, keyOf, moment } from "../platform/tables.ts";

export const companyMember = pgTable(
  "company_member",
  {
    /** A person belongs to one company. */
    accountId: keyOf("account_id", () => account.id),
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

/** What a company's admins wrote and did not publish yet: only the fields that differ, so that a publication keeps others' changes. */
export const companyPageDraft = pgTable("company_page_draft", {
  companyId: keyOf("company_id", () => company.id),
  changes: jsonb().notNull(),
  savedAt: moment("saved_at").notNull(),
  savedBy: uuid("saved_by").references(() => account.id, { onDelete: "set null" }),
});

/** What was published on a company's page; the newest is what stands there. */
export const companyPageVersion = pgTable(
  "company_page_version",
  {
    id: uuid().primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    texts: jsonb().notNull(),
    publishedAt: moment("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => account.id, { onDelete: "set null" }),
  },
  (table) => [index("company_page_version_company").on(table.companyId, table.id)],
);

/** Domains that a TXT record proves; looked up again each month. Of companies that prove one domain, the first has it. */
export const companyDomainProof = pgTable(
  "company_domain_proof",
  {
    companyId: keyOf("company_id", () => company.id),
    domain: text().notNull(),
    recordName: text("record_name").notNull(),
    recordValue: text("record_value").notNull(),
    provenAt: moment("proven_at").notNull(),
    /** The last look that DNS answered, and how often in a row the record was not there then. */
    checkedAt: moment("checked_at").notNull(),
    failures: smallint().notNull().default(0),
    /** The last look, answered or not. */
    askedAt: moment("asked_at"),
  },
  (table) => [
    uniqueIndex("company_domain_proof_domain").on(table.domain),
    index("company_domain_proof_checked").on(table.checkedAt),
    index("company_domain_proof_failing").on(table.failures).where(sql`failures >= 2`),
    check("company_domain_proof_failures", sql`${table.failures} between 0 and 2`),
  ],
);

/** Looks at domains that a mailed code or an admin's word has proven: they have no record, but have to exist. */
export const companyDomainLook = pgTable(
  "company_domain_look",
  {
    companyId: keyOf("company_id", () => company.id),
    domain: text().notNull(),
    /** The last look, and how often in a row the domain did not exist then. */
    lookedAt: moment("looked_at").notNull(),
    failures: smallint().notNull().default(0),
  },
  (table) => [
    index("company_domain_look_due").on(table.lookedAt),
    check("company_domain_look_failures", sql`${table.failures} between 0 and 2`),
  ],
);

/** People who ask to be the admin of a company, one company at a time: the newest claim replaces the one before. */
export const companyClaim = pgTable(
  "company_claim",
  {
    accountId: keyOf("account_id", () => account.id),
    /** Null until a company that is not on the site is added. */
    companyId: uuid("company_id").references(() => company.id, { onDelete: "cascade" }),
    companyName: text("company_name").notNull(),
    state: text().notNull(),
    title: text(),
    teamSize: text("team_size"),
    message: text(),
    /** The work address, sealed and never shown; its keyed hash counts the mails to it. */
    workEmail: bytes("work_email").notNull(),
    workEmailHash: bytes("work_email_hash").notNull(),
    workDomain: text("work_domain").notNull(),
    codeHash: bytes("code_hash"),
    codeTries: smallint("code_tries").notNull().default(0),
    codeSends: smallint("code_sends").notNull().default(0),
    codeSentAt: moment("code_sent_at"),
    codeExpiresAt: moment("code_expires_at"),
    /** Of the enquiry that it became. */
    reference: text(),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    // Of two who claim a company at once, one wins.
    uniqueIndex("company_claim_winner").on(table.companyId).where(sql`state = 'PROVEN'`),
    index("company_claim_work_address").on(table.workEmailHash),
    check("company_claim_state", sql`${table.state} in ('CODE_SENT', 'PROVEN', 'ENQUIRY')`),
    check("company_claim_proven", sql`${table.state} <> 'PROVEN' or ${table.companyId} is not null`),
    check("company_claim_settled", sql`(${table.state} = 'CODE_SENT') = (${table.settledAt} is null)`),
  ],
);

/** The OpenID issuer that a company signs its people in with. */
export const companyIssuer = pgTable(
  "company_issuer",
  {
    companyId: keyOf("company_id", () => company.id),
    issuer: text().notNull(),
    clientId: text("client_id").notNull(),
    sealedSecret: bytes("sealed_secret").notNull(),
    /** Increases with every change, so that no process goes on with older settings. */
    version: integer().notNull().default(1),
    isRequired: boolean("is_required").notNull().default(false),
    /** When a person last came in by these settings. */
    workedAt: moment("worked_at"),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    // Settings that have never worked lock no one out.
    check("company_issuer_required", sql`not ${table.isRequired} or ${table.workedAt} is not null`),
  ],
);

/** The mail domains of a company's issuer: one issuer for each, whichever companies have the domain. */
export const companyIssuerDomain = pgTable(
  "company_issuer_domain",
  {
    domain: text().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companyIssuer.companyId, { onDelete: "cascade", onUpdate: "cascade" }),
  },
  (table) => [index("company_issuer_domain_company").on(table.companyId)],
);
