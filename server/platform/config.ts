// Reads the configuration from the environment and reports each mistake in one line.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { z } from "zod";
import { OPENING_NAMES, OPENINGS, type Openings, openingsOf, type Posture, whyExposed } from "./openings.ts";
import { codeOf } from "./operator.ts";
import { SETTING_ROWS, type SettingName } from "./settings.ts";

export { SETTINGS } from "./settings.ts";

type SocialLink = { name: string; href: string };

/** The product's configuration. URLs are without a final slash, `dataDir` is absolute. */
export type Config = ReturnType<typeof configOf>;

/** `endpoint` without a path; `/v1/traces` and `/v1/logs` come after it. */
export type TelemetryConfig = {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sendsLogs: boolean;
};

/** The key that signs mails, in PEM, and under which name its public half is published. */
export type DkimKey = { selector: string; privateKey: string };

/** The service account that tells Google, and of how many pages in a day. */
export type GoogleIndexing = {
  account: { client_email: string; private_key: string; token_uri: string };
  daily: number;
};

export type S3Config = {
  bucket: string;
  region: string;
  /** Undefined for Amazon S3. */
  endpoint: string | undefined;
  /** Undefined to use the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
};

/** Database connections of each serving process's queue, beside its pool. */
export const QUEUE_CONNECTIONS = 2;

/** The most database connections of all serving processes together. */
export const connectionsOf = ({ databasePoolSize, webConcurrency }: Config): number =>
  (databasePoolSize + QUEUE_CONNECTIONS) * webConcurrency;

/** A private RSA key as a JWK. */
export type SigningKey = { kty: "RSA"; n: string; d: string } & Record<string, unknown>;
/** Another application whose users may sign in here; without a secret it is a public client. */
export type OAuthClient = {
  client_id: string;
  client_secret?: string | undefined;
  client_name?: string | undefined;
  redirect_uris: string[];
  post_logout_redirect_uris?: string[] | undefined;
};
export type IdentityConfig = {
  kind: "embedded" | "oidc" | "cognito";
  /** The issuer and our client there; null for our own. */
  issuer: { url: string; clientId: string; clientSecret: string | undefined } | null;
  /** Newest first; undefined if they are in the data folder. */
  signingKeys: SigningKey[] | undefined;
  oauthClients: OAuthClient[];
  /** Levels (`acr`) of another issuer that mean a second factor; empty for those generally known. */
  adminAcr: string[];
  linkedIn: { clientId: string; clientSecret: string } | null;
  google: { clientId: string; clientSecret: string } | null;
};

/** `problems` are complete lines for the operator; `hints` are lines about names that look misspelt. */
export type ConfigAnswer =
  | { ok: true; config: Config; hints: string[] }
  | { ok: false; problems: string[]; hints: string[] };

type Environment = Record<string, string | undefined>;
type Rows = typeof SETTING_ROWS;
/** Undefined where the setting has no default. */
type Values = {
  [K in SettingName]: z.output<Rows[K]["schema"]> | (Rows[K]["fallback"] extends "" ? undefined : never);
};

/** Reads `env` (usually `process.env`) into a configuration, or lists every mistake at once. Reads the files of `NAME_FILE`. */
export function readConfig(env: Environment): ConfigAnswer {
  const problems: string[] = [];
  const read = (name: SettingName) => {
    const text = textOf(env, name, problems);
    if (text === undefined) return undefined;
    const parsed = SETTING_ROWS[name].schema.safeParse(text);
    if (parsed.success) return parsed.data;
    const shown = SETTING_ROWS[name].secret ? "" : ` (it is ${JSON.stringify(text.slice(0, 80))})`;
    problems.push(`${name} ${parsed.error.issues[0]?.message ?? "is wrong"}${shown}.`);
    return undefined;
  };
  const names = Object.keys(SETTING_ROWS) as SettingName[];
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Values;
  const hints = hintsFor(env, names);
  if (problems.length === 0) problems.push(...contradictions(values));
  return problems.length > 0 ? { ok: false, problems, hints } : { ok: true, config: configOf(values), hints };
}

/** The text of `NAME`, of the file that `NAME_FILE` names, or the default. Empty counts as absent. */
function textOf(env: Environment, name: SettingName, problems: string[]): string | undefined {
  const direct = env[name]?.trim();
  const file = env[`${name}_FILE`]?.trim();
  if (direct && file) {
    problems.push(`${name} and ${name}_FILE are both set: keep one of them.`);
    return undefined;
  }
  if (!file) return direct || SETTING_ROWS[name].fallback || undefined;
  try {
    const text = readFileSync(file, "utf8").trim();
    if (text === "") problems.push(`${name}_FILE names an empty file (${file}).`);
    return text || undefined;
  } catch (error) {
    problems.push(`${name}_FILE names a file that cannot be read (${file}: ${codeOf(error)}).`);
    return undefined;
  }
}

/** Settings that mean something only together. */
const PAIRS = [
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["SECURITY_CONTACT", "SECURITY_EXPIRES"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["DKIM_SELECTOR", "DKIM_PRIVATE_KEY"],
] as const;

function contradictions(values: Values): string[] {
  const problems = values.ENVIRONMENT === "production" ? trialInProduction(values) : [];
  if (values.PORT !== 0 && values.PORT === values.METRICS_PORT) {
    problems.push(`METRICS_PORT must differ from PORT (both are ${values.PORT}).`);
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    problems.push("DATABASE_READ_URL needs DATABASE_URL: a replica of the built-in database does not exist.");
  }
  if (values.ROLE !== "all" && !values.DATABASE_URL)
    problems.push(
      `ROLE is ${values.ROLE}, but DATABASE_URL is not set: the built-in database serves one server alone.`,
    );
  const isOurs = values.IDENTITY === "embedded";
  for (const name of ["OIDC_ISSUER", "OIDC_CLIENT_ID"] as const) {
    if (!isOurs && !values[name]) problems.push(`${name} is missing: IDENTITY=${values.IDENTITY} needs it.`);
    if (isOurs && values[name])
      problems.push(`${name} is set, but IDENTITY is embedded: set IDENTITY to oidc or cognito.`);
  }
  for (const [one, other] of PAIRS)
    if (!values[one] !== !values[other]) problems.push(`${one} and ${other} belong together: set both or neither.`);
  for (const name of ["INDEXNOW_KEY", "GOOGLE_INDEXING_ACCOUNT"] as const)
    if (values[name] && !values.PUBLIC_URL?.startsWith("https:"))
      problems.push(`PUBLIC_URL must begin with https:// for ${name}: search engines read the pages there.`);
  problems.push(...bucketContradictions(values));
  if (values.BACKUP_TO && !values.BACKUP_PASSPHRASE)
    problems.push("BACKUP_PASSPHRASE is missing: BACKUP_TO needs it, as backups are made encrypted only.");
  if (values.SMTP_URL && values.MAIL_FROM === SETTING_ROWS.MAIL_FROM.fallback) {
    problems.push("MAIL_FROM is missing: SMTP_URL needs the address that mail comes from.");
  }
  return problems;
}

/** Production refuses trial features that give public access; invented jobs are only misleading. */
function trialInProduction(values: Values): string[] {
  const asked = askedFor(values);
  const names = OPENING_NAMES.filter((name) => name !== "demoData" && asked[name]);
  return names.map(
    (name) =>
      `${OPENINGS[name].setting} is on, but ENVIRONMENT is production, which never has ${OPENINGS[name].words}: unset one of them.`,
  );
}

const askedFor = (values: Values): Posture["asked"] => ({
  demoData: values.DEMO_DATA,
  demoAccounts: values.DEMO_ACCOUNTS,
  mailbox: values.DEV_MAILBOX,
  linkedInStandIn: values.LINKEDIN_STAND_IN,
  testPayments: values.TEST_PAYMENTS,
  loopbackSources: values.LOOPBACK_SOURCES,
});

/** The trial features that a real service replaces, with the reason. */
function replacedIn({ SMTP_URL, STRIPE_SECRET_KEY, LINKEDIN_CLIENT_ID, IDENTITY }: Values): Posture["replaced"] {
  const otherIssuer = IDENTITY === "embedded" ? undefined : `IDENTITY is ${IDENTITY}`;
  return {
    demoAccounts: otherIssuer,
    mailbox: SMTP_URL && "SMTP_URL is set",
    linkedInStandIn: otherIssuer ?? (LINKEDIN_CLIENT_ID && "LINKEDIN_CLIENT_ID is set"),
    testPayments: STRIPE_SECRET_KEY && "STRIPE_SECRET_KEY is set",
  };
}

function bucketContradictions(values: Values): string[] {
  const given = (["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).filter((name) => values[name]);
  const isUsed = values.S3_BUCKET || values.BACKUP_TO?.startsWith("s3:");
  if (!isUsed) return given.map((name) => `${name} is set, but S3_BUCKET is not: name the bucket for files.`);
  if (!values.S3_ACCESS_KEY_ID === !values.S3_SECRET_ACCESS_KEY) return [];
  return ["S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither."];
}

/** Invented links for the demo; `.example` is a reserved domain. */
const DEMO_SOCIAL_LINKS: SocialLink[] = [
  { name: "LinkedIn", href: "https://linkedin.example/company/vouchboard" },
  { name: "GitHub", href: "https://github.example/vouchboard" },
];

type GivenBySite = { socialLinks?: SocialLink[]; mailName?: string };

/** Settings that admins change by page: what the environment sets of them, and what an untouched site begins with. */
const siteOf = (
  { SOCIAL_LINKS, MAIL_FROM }: Values,
  openings: Openings,
): { fixed: GivenBySite; usual: GivenBySite } => ({
  fixed: { ...(SOCIAL_LINKS && { socialLinks: SOCIAL_LINKS }), ...senderName(MAIL_FROM) },
  usual: openings.demoData.open ? { socialLinks: DEMO_SOCIAL_LINKS } : {},
});

function configOf(values: Values) {
  const { PORT: port, HOST: host, ENVIRONMENT: environment } = values;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  const production = environment === "production";
  const openings = openingsOf({ host, publicUrl, production, asked: askedFor(values), replaced: replacedIn(values) });
  return {
    port,
    host,
    /** 0 if switched off. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    publicUrl,
    environment,
    production,
    site: siteOf(values, openings),
    dataDir: resolve(values.DATA_DIR),
    /** Undefined if the product runs its own PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    /** Streaming replicas. */
    databaseReadUrls: values.DATABASE_READ_URL ?? [],
    /** Connections per process. */
    databasePoolSize: values.DATABASE_POOL_SIZE,
    ...servingOf(values),
    /** OpenTelemetry's collector; null for none. */
    telemetry: telemetryOf(values),
    /** Which trial features are open. */
    openings,
    /** Whether to serve the API's description as pages. */
    apiDocs: values.API_DOCS ?? (!production && whyExposed({ host, publicUrl }) === null),
    /** Null without a contact. */
    security: securityOf(values),
    /** 0 if anonymous pages are not cached. */
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    /** How long an application may be undone before its company receives it; 0 if not at all. */
    applicationUndoSeconds: values.APPLICATION_UNDO_SECONDS,
    /** Whether browsers get the service worker. */
    serviceWorker: values.SERVICE_WORKER,
    /** The stage at which an application earns its sharer a reward. */
    shareRewardStage: values.SHARE_REWARD_STAGE,
    /** Undefined if the key is in the data folder. */
    cursorKey: values.CURSOR_KEY,
    /** Undefined if the key is in the data folder. */
    masterKey: values.MASTER_KEY,
    identity: identityOf(values),
    mail: mailOf(values),
    /** The bucket for files; null if they are in the data folder. */
    s3: values.S3_BUCKET ? { ...s3AccessOf(values), bucket: values.S3_BUCKET } : null,
    /** How buckets are reached, also where files are in the data folder. */
    s3Access: s3AccessOf(values),
    /** `to` is the place of nightly backups: a folder or `s3://bucket/folder`; undefined for none. */
    backup: { to: values.BACKUP_TO, keepDays: values.BACKUP_KEEP_DAYS, passphrase: values.BACKUP_PASSPHRASE },
    /** Search engines that hear of changed pages; undefined and null for none. */
    searchEngines: { indexNowKey: values.INDEXNOW_KEY, google: googleOf(values) },
    /** Null without its keys. */
    stripe: stripeOf(values),
  };
}

/** How requests and work are served. */
const servingOf = (values: Values) => ({
  /** Whether it answers people, does the work of the queue and the clock, or both. */
  role: values.ROLE,
  /** Worker processes; with 1 the starting process itself serves. */
  webConcurrency: values.WEB_CONCURRENCY === "auto" ? availableParallelism() : values.WEB_CONCURRENCY,
  /** How long a stopping server still accepts requests. */
  drainSeconds: values.DRAIN_SECONDS,
  /** Visitors' connections per process. */
  maxConnections: values.MAX_CONNECTIONS,
  longestWaitMs: values.LONGEST_WAIT_MS,
  rateLimitScale: values.RATE_LIMIT_SCALE,
  /** As Fastify's option of this name. */
  trustProxy: values.TRUST_PROXY,
  /** Addresses of name servers; empty for the system's. */
  dnsServers: values.DNS_SERVERS ?? [],
  logLevel: values.LOG_LEVEL,
});

const securityOf = ({ SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires }: Values) =>
  contact && expires ? { contact, expires } : null;

const stripeOf = ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Values) =>
  secretKey && webhookSecret ? { secretKey, webhookSecret } : null;

const telemetryOf = (values: Values): TelemetryConfig | null =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT && !values.OTEL_SDK_DISABLED
    ? {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        serviceName: values.OTEL_SERVICE_NAME,
        sendsLogs: values.OTEL_LOGS_EXPORTER !== "none",
      }
    : null;

const googleOf = ({ GOOGLE_INDEXING_ACCOUNT: account, GOOGLE_INDEXING_DAILY: daily }: Values): GoogleIndexing | null =>
  account ? { account, daily } : null;

/** The name in MAIL_FROM, when an operator set one there. */
function senderName(from: string): { mailName?: string } {
  const name = from === SETTING_ROWS.MAIL_FROM.fallback ? undefined : /^([^<]+?)\s*</.exec(from)?.[1];
  return name === undefined ? {} : { mailName: name };
}

function mailOf(values: Values) {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values;
  const dkim: DkimKey | null = selector && privateKey ? { selector, privateKey } : null;
  return {
    smtpUrl: values.SMTP_URL,
    from: values.MAIL_FROM,
    /** The address that messages to the operators are mailed to; undefined for none. */
    operator: values.OPERATOR_MAIL,
    reportsSecret: values.MAIL_REPORTS_SECRET,
    dkim,
  };
}

function s3AccessOf(values: Values): Omit<S3Config, "bucket"> {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  };
}

function identityOf(values: Values): IdentityConfig {
  const { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const kind = values.IDENTITY;
  return {
    kind,
    issuer: kind !== "embedded" && url && clientId ? { url, clientId, clientSecret } : null,
    signingKeys: values.SIGNING_KEYS?.keys,
    oauthClients: values.OAUTH_CLIENTS ?? [],
    adminAcr: values.OIDC_ADMIN_ACR ?? [],
    linkedIn: clientOf(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET),
    google: clientOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
  };
}

const clientOf = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId && clientSecret ? { clientId, clientSecret } : null;

/**
 * Names in the environment that are no settings but one or two letters away from one, or have the product's prefix.
 * Compares only long names, because short ones (PORT, HOST) resemble those of other programs.
 */
function hintsFor(env: Environment, names: SettingName[]): string[] {
  const known = new Set<string>(names.flatMap((name) => [name, `${name}_FILE`]));
  const hints: string[] = [];
  for (const given of Object.keys(env)) {
    if (known.has(given)) continue;
    const meant = names.find(
      (name) => name.length >= 8 && given.length >= 8 && isOneSlipAway(given.replace(/_FILE$/, ""), name),
    );
    if (meant) hints.push(`${given} is not a setting: did you mean ${meant}?`);
    else if (given.startsWith("VOUCHBOARD_"))
      hints.push(`${given} is not a setting: names carry no prefix (see README).`);
  }
  return hints;
}

/** Whether the edit distance of two names is at most two. */
function isOneSlipAway(given: string, name: string): boolean {
  if (Math.abs(given.length - name.length) > 2) return false;
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let i = 1; i <= given.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (given[i - 1] === name[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[name.length] ?? 9) <= 2;
}
