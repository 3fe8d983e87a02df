// Accounts, their credentials and sessions, what waits for a mailed code, and the records of the OpenID Provider.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const account = pgTable(
  "account",
  {
    id: uuid().primaryKey(),
    /** Who vouches for the person: our own issuer's URL, or that of the OpenID Provider in use. */
    issuer: text().notNull(),
    sub: text().notNull(),
    /** Proven, in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    phoneNumber: text("phone_number"),
    groups: text().array().notNull().default(sql`'{}'`),
    /** Goes up with every change after which older tokens must not work. */
    authGen: integer("auth_gen").notNull().default(1),
    /** Tokens of other issuers, which carry no auth_gen, must be newer than this. */
    tokensValidAfter: moment("tokens_valid_after").notNull().defaultNow(),
    disabledAt: moment("disabled_at"),
    /** When the account will be deleted, because its owner asked for that; until then it can be taken back. */
    deletionDueAt: moment("deletion_due_at"),
    lastAccessedDash: text("last_accessed_dash"),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("account_issuer_sub").on(table.issuer, table.sub),
    uniqueIndex("account_email").on(table.email),
    index("account_deletion_due").on(table.deletionDueAt).where(sql`deletion_due_at is not null`),
    check(
      "account_email_folded",
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check("account_name_present", sql`length(${table.name}) between 1 and 120`),
    check(
      "account_groups_known",
      sql`${table.groups} <@ array['admin', 'corporate-admin', 'corporate-recruiter']::text[]`,
    ),
  ],
);

const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => account.id, { onDelete: "cascade" });

/** Passwords of accounts of our own issuer. */
export const credential = pgTable("credential", {
  accountId: accountId().primaryKey(),
  /** argon2id in its usual encoding, of the peppered password. */
  passwordHash: text("password_hash").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

/** Accounts of social providers that sign an account in. */
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

/** A sign-up that waits for its code; bound to the browser that began it, with its own password. */
export const pendingSignUp = pgTable(
  "pending_sign_up",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browserHash: bytes("browser_hash").notNull(),
    email: text().notNull(),
    name: text().notNull(),
    phoneNumber: text("phone_number"),
    passwordHash: text("password_hash").notNull(),
    codeHash: bytes("code_hash").notNull(),
    tries: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    sentAt: moment("sent_at").notNull(),
    codeExpiresAt: moment("code_expires_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("pending_sign_up_browser").on(table.browserHash),
    index("pending_sign_up_email").on(table.email),
    index("pending_sign_up_expiry").on(table.expiresAt),
    check("pending_sign_up_tries", sql`${table.tries} between 0 and 5`),
    check("pending_sign_up_sends", sql`${table.sends} between 1 and 5`),
  ],
);

/**
 * A forgotten password that waits for its code, in the browser that asked. There is a row for unknown addresses too,
 * without an account.
 */
export const passwordReset = pgTable(
  "password_reset",
  {
    email: text().notNull(),
    /** SHA-256 of the browser's cookie. */
    browserHash: bytes("browser_hash").notNull(),
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    codeHash: bytes("code_hash").notNull(),
    tries: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    sentAt: moment("sent_at").notNull(),
    codeExpiresAt: moment("code_expires_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.browserHash] }),
    index("password_reset_expiry").on(table.expiresAt),
    check("password_reset_tries", sql`${table.tries} between 0 and 5`),
    check("password_reset_sends", sql`${table.sends} between 1 and 5`),
  ],
);

/** How often something was tried from one place in the current window. */
export const throttle = pgTable(
  "throttle",
  {
    /** What is counted and for whom, hashed: "sign-in ip …", "sign-in account …". */
    key: bytes().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("throttle_expiry").on(table.endsAt)],
);

/** A browser's session: its tokens, sealed; the browser itself holds a cookie and the access token. */
export const session = pgTable(
  "session",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the cookie. */
    tokenHash: bytes("token_hash").notNull(),
    accountId: accountId(),
    /** Access, id and refresh token, sealed with a key of the data folder. */
    sealedTokens: bytes("sealed_tokens").notNull(),
    /** SHA-256 of the access token when another issuer made it: such a token does not name its session. */
    accessHash: bytes("access_hash"),
    /** When the access token ends. */
    accessExpiresAt: moment("access_expires_at").notNull(),
    /** Social provider that the person came by; left as well on sign-out. */
    provider: text(),
    /** Goes up with every refresh; one refresh at a time holds the lease. */
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

/** What the OpenID Provider keeps: sessions, grants, codes, refresh tokens, interactions. */
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

/** From which browser and which block of addresses an account was used: keyed hashes, to find rings before money is paid out. */
export const accountTrace = pgTable(
  "account_trace",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
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

/** What happened to accounts that somebody may have to answer for; never changed afterwards. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: uuid().primaryKey(),
    at: moment("at").notNull(),
    /** Past tense, dotted: "session.began", "password.changed". */
    kind: text().notNull(),
    /** Whose account; null when there is none. Not a reference: the trail outlives the account. */
    accountId: uuid("account_id"),
    /** Who did it, when that is somebody else. */
    actorId: uuid("actor_id"),
    ip: text(),
    details: jsonb().notNull().default({}),
  },
  (table) => [index("security_event_account").on(table.accountId, table.at)],
);
