// Tables of accounts, second factors, sign-ins and their codes, sessions, traces, audit trail and the OpenID Provider.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { belongsTo, bytes, moment } from "../platform/tables.ts";

export const account = pgTable(
  "account",
  {
    id: uuid().primaryKey(),
    /** The issuer of the account's identity: our own URL, or that of the OpenID Provider in use. */
    issuer: text().notNull(),
    sub: text().notNull(),
    /** Verified, in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    phoneNumber: text("phone_number"),
    groups: text().array().notNull().default(sql`'{}'`),
    /** Increases with every change that invalidates older tokens. */
    authGen: integer("auth_gen").notNull().default(1),
    /** Other issuers' tokens, which have no auth_gen, must be newer than this. */
    tokensValidAfter: moment("tokens_valid_after").notNull().defaultNow(),
    disabledAt: moment("disabled_at"),
    /** When the account will be deleted at its owner's request; it can be cancelled until then. */
    deletionDueAt: moment("deletion_due_at"),
    lastAccessedDash: text("last_accessed_dash"),
    /** Of mails and notices; null until one is chosen, which means English. */
    language: text(),
    isDemo: boolean("is_demo").notNull().default(false),
    /** The account that this one became part of; it has ended then. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => account.id),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("account_issuer_sub").on(table.issuer, table.sub),
    uniqueIndex("account_email").on(table.email),
    // Admins find people by a part of the name or address, newest first.
    index("account_name_part").using("gin", sql`lower(name) gin_trgm_ops`),
    index("account_email_part").using("gin", sql`email gin_trgm_ops`),
    index("account_email_domain").using("btree", sql`split_part(email, '@', 2) text_pattern_ops`),
    index("account_merged_into").on(table.mergedInto).where(sql`merged_into is not null`),
    index("account_deletion_due").on(table.deletionDueAt).where(sql`deletion_due_at is not null`),
    check(
      "account_email_folded",
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check(
      "account_merged_ended",
      sql`${table.mergedInto} is null or (${table.mergedInto} <> ${table.id} and ${table.disabledAt} is not null)`,
    ),
    check("account_language_known", sql`${table.language} in ('en', 'hi')`),
    check("account_name_present", sql`length(${table.name}) between 1 and 120`),
    check(
      "account_groups_known",
      sql`${table.groups} <@ array['admin', 'corporate-admin', 'corporate-recruiter']::text[]`,
    ),
  ],
);

const accountId = () => belongsTo("account_id", () => account.id);

/** While one is open, the account's disabled_at is set; the person can read why. */
export const accountSuspension = pgTable(
  "account_suspension",
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    /** The person reads it; "" once the account is deleted. */
    reason: text().notNull(),
    /** Admins' accounts. Not references: what they did outlives them. */
    suspendedBy: uuid("suspended_by").notNull(),
    suspendedAt: moment("suspended_at").notNull(),
    liftedBy: uuid("lifted_by"),
    liftedAt: moment("lifted_at"),
  },
  (table) => [
    index("account_suspension_account").on(table.accountId),
    uniqueIndex("account_suspension_open").on(table.accountId).where(sql`lifted_at is null`),
    check("account_suspension_lifted", sql`(${table.liftedBy} is null) = (${table.liftedAt} is null)`),
    check("account_suspension_by_another", sql`${table.suspendedBy} <> ${table.accountId}`),
  ],
);

/** Two accounts that an admin takes for one person's: one becomes part of the other once both mailboxes agree. */
export const accountMerge = pgTable(
  "account_merge",
  {
    id: uuid().primaryKey(),
    fromId: belongsTo("from_id", () => account.id),
    intoId: belongsTo("into_id", () => account.id),
    /** As they were when asked; "" once the account that stays is deleted, and so is the reason. */
    fromEmail: text("from_email").notNull(),
    fromName: text("from_name").notNull(),
    /** Both people read it. */
    reason: text().notNull(),
    /** An admin's account. Not a reference: what they did outlives them. */
    askedBy: uuid("asked_by").notNull(),
    askedAt: moment("asked_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    state: text().notNull(),
    endedAt: moment("ended_at"),
    /** Hashes of the mailed tokens; null once used. */
    fromToken: bytes("from_token"),
    intoToken: bytes("into_token"),
    fromAgreedAt: moment("from_agreed_at"),
    intoAgreedAt: moment("into_agreed_at"),
  },
  (table) => [
    index("account_merge_from").on(table.fromId, table.id),
    index("account_merge_into").on(table.intoId, table.id),
    uniqueIndex("account_merge_from_open").on(table.fromId).where(sql`state = 'ASKED'`),
    uniqueIndex("account_merge_into_open").on(table.intoId).where(sql`state = 'ASKED'`),
    uniqueIndex("account_merge_from_token").on(table.fromToken),
    uniqueIndex("account_merge_into_token").on(table.intoToken),
    check("account_merge_two", sql`${table.fromId} <> ${table.intoId}`),
    check("account_merge_state", sql`${table.state} in ('ASKED', 'DONE', 'REFUSED', 'CANCELLED', 'EXPIRED')`),
    check("account_merge_ended", sql`(${table.state} = 'ASKED') = (${table.endedAt} is null)`),
    // Never without the word of both mailboxes.
    check(
      "account_merge_agreed",
      sql`${table.state} <> 'DONE' or num_nulls(${table.fromAgreedAt}, ${table.intoAgreedAt}) = 0`,
    ),
  ],
);

/** Passwords of our own issuer's accounts. */
export const credential = pgTable("credential", {
  accountId: accountId().primaryKey(),
  /** argon2id of the peppered password, in the usual encoding. */
  passwordHash: text("password_hash").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

/** Second factors of our own issuer's accounts. */
export const secondFactor = pgTable(
  "second_factor",
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    kind: text().notNull(),
    name: text().notNull(),
    /** TOTP: the secret, sealed. */
    sealedSecret: bytes("sealed_secret"),
    /** TOTP: the time step of the latest code taken; that code and older ones work no more. */
    lastStep: integer("last_step"),
    /** PASSKEY: the credential's id in base64url, its COSE public key, its transports and its counter of uses. */
    credentialId: text("credential_id"),
    publicKey: bytes("public_key"),
    transports: text().array(),
    uses: bigint({ mode: "number" }),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    index("second_factor_account").on(table.accountId),
    uniqueIndex("second_factor_credential").on(table.credentialId),
    check("second_factor_name", sql`length(${table.name}) between 1 and 60`),
    check(
      "second_factor_kind",
      sql`(${table.kind} = 'TOTP' and ${table.sealedSecret} is not null and ${table.lastStep} is not null)
        or (${table.kind} = 'PASSKEY' and ${table.credentialId} is not null and ${table.publicKey} is not null
          and ${table.transports} is not null and ${table.uses} is not null)`,
    ),
  ],
);

/** Codes for when no factor is at hand; a row goes with its use. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    accountId: accountId(),
    /** A keyed hash. */
    codeHash: bytes("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Social providers' accounts that are linked to an account. */
export const socialLink = pgTable(
  "social_link",
  {
    issuer: text().notNull(),
    sub: text().notNull(),
    accountId: accountId(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.sub] }), index("social_link_account").on(table.accountId)],
);

/** A code mailed to a browser, which has all until `expires_at`. */
const mailedCode = () => ({
  codeHash: bytes("code_hash").notNull(),
  tries: integer().notNull().default(0),
  sends: integer().notNull().default(1),
  sentAt: moment("sent_at").notNull(),
  codeExpiresAt: moment("code_expires_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** Sign-ups that wait for their code, each bound to its browser and with its own password. */
export const pendingSignUp = pgTable(
  "pending_sign_up",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browserHash: bytes("browser_hash").notNull(),
    email: text().notNull(),
    name: text().notNull(),
    phoneNumber: text("phone_number"),
    language: text(),
    passwordHash: text("password_hash").notNull(),
    ...mailedCode(),
  },
  (table) => [
    uniqueIndex("pending_sign_up_browser").on(table.browserHash),
    index("pending_sign_up_email").on(table.email),
    index("pending_sign_up_expiry").on(table.expiresAt),
    check("pending_sign_up_language", sql`${table.language} in ('en', 'hi')`),
    check("pending_sign_up_tries", sql`${table.tries} between 0 and 5`),
    check("pending_sign_up_sends", sql`${table.sends} between 1 and 5`),
  ],
);

/** Password resets that wait for their code, each bound to its browser; unknown addresses get one too. */
export const passwordReset = pgTable(
  "password_reset",
  {
    email: text().notNull(),
    /** SHA-256 of the browser's cookie. */
    browserHash: bytes("browser_hash").notNull(),
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    ...mailedCode(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.browserHash] }),
    index("password_reset_expiry").on(table.expiresAt),
    check("password_reset_tries", sql`${table.tries} between 0 and 5`),
    check("password_reset_sends", sql`${table.sends} between 1 and 5`),
  ],
);

/** The tries counted in the current window. */
export const throttle = pgTable(
  "throttle",
  {
    /** A keyed hash of the action and its place or account. */
    key: bytes().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("throttle_expiry").on(table.endsAt)],
);

/** Browser sessions with sealed tokens; the browser itself has a cookie and the access token. */
export const session = pgTable(
  "session",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the cookie. */
    tokenHash: bytes("token_hash").notNull(),
    accountId: accountId(),
    /** Access, id and refresh token, sealed with a key of the data folder. */
    sealedTokens: bytes("sealed_tokens").notNull(),
    /** SHA-256 of another issuer's access token, which does not name its session. */
    accessHash: bytes("access_hash"),
    accessExpiresAt: moment("access_expires_at").notNull(),
    /** The social provider used to sign in; sign-out ends its session too. */
    provider: text(),
    /** How the person signed in (RFC 8176), and the level that this reached: by our own issuer, or as another one says. */
    amr: text().array().notNull().default(sql`'{}'`),
    acr: text(),
    /** Increases with every refresh; the process that refreshes holds the lease. */
    version: integer().notNull().default(0),
    leaseUntil: moment("lease_until"),
    userAgent: text("user_agent").notNull(),
    ip: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.tokenHash),
    index("session_account").on(table.accountId),
    index("session_access").on(table.accessHash),
    index("session_expiry").on(table.expiresAt),
  ],
);

/** The OpenID Provider's records: sessions, grants, codes, refresh tokens, interactions. */
export const oidcRecord = pgTable(
  "oidc_record",
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text("grant_id"),
    uid: text(),
    accountId: text("account_id"),
    consumedAt: moment("consumed_at"),
    expiresAt: moment("expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("oidc_record_grant").on(table.grantId),
    index("oidc_record_uid").on(table.uid),
    index("oidc_record_account").on(table.accountId),
    index("oidc_record_expiry").on(table.expiresAt),
  ],
);

/** Keyed hashes of the browsers and IP blocks from which an account was used, to find fraud rings before a payout. */
export const accountTrace = pgTable(
  "account_trace",
  {
    accountId: accountId(),
    kind: text().notNull(),
    hash: bytes("hash").notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.hash] }),
    index("account_trace_hash").on(table.hash),
    index("account_trace_last").on(table.lastAt),
    check("account_trace_kind", sql`${table.kind} in ('BROWSER', 'ADDRESS')`),
  ],
);

/** The trail of what happened to accounts; what admins do is in audit_entry. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: uuid().primaryKey(),
    at: moment("at").notNull(),
    /** Past tense, dotted: "session.began", "password.changed". */
    kind: text().notNull(),
    /** The account concerned; null if there is none. Not a reference: the trail outlives the account. */
    accountId: uuid("account_id"),
    /** The account that did it, if another. */
    actorId: uuid("actor_id"),
    ip: text(),
    details: jsonb().notNull().default({}),
  },
  (table) => [index("security_event_account").on(table.accountId, table.at)],
);
