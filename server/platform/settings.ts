// All settings: name, default, meaning and the values that it takes (setting-values.ts). A test compares README's table with these rows.
import { z } from "zod";
import {
  dkimKey,
  flag,
  folder,
  host,
  isEncoded,
  jwks,
  key,
  label,
  nameServers,
  oauthClients,
  origin,
  postgresUrl,
  postgresUrls,
  scale,
  serviceAccount,
  smtpUrl,
  socialLinks,
  trustProxy,
  webAddress,
  wholeNumber,
  words,
  workers,
} from "./setting-values.ts";

/** One environment variable. `fallback` is the default as an operator would write it; `""` for none. */
export type Setting = {
  name: string;
  fallback: string;
  about: string;
  /** Never printed; usually given as `NAME_FILE`. */
  secret: boolean;
};

function setting<T extends z.ZodType<unknown, string>, const Fallback extends string>(
  schema: T,
  fallback: Fallback,
  about: string,
  secret = false,
) {
  return { schema, fallback, about, secret };
}

/** The order is that of README's table. */
export const SETTING_ROWS = {
  PORT: setting(wholeNumber(0, 65_535), "3000", "Port of the site and the API; 0 takes any free one."),
  HOST: setting(
    host,
    "localhost",
    "Address to listen on. `localhost` (both loopback addresses) keeps a trial on your desk off the network; set `0.0.0.0` or `::` in a container or to serve others directly.",
  ),
  METRICS_PORT: setting(wholeNumber(0, 65_535), "9464", "Port of `/metrics`; 0 switches it off."),
  METRICS_HOST: setting(
    host,
    "127.0.0.1",
    "Address that `/metrics` listens on. Everybody who reaches it can read it: in a container `0.0.0.0`, where only the collector of metrics gets to the port.",
  ),
  PUBLIC_URL: setting(
    origin,
    "",
    "Where visitors find the site; used in links, canonical addresses and sitemaps. `http://localhost:PORT` unless set.",
  ),
  ENVIRONMENT: setting(
    label,
    "staging",
    "Label shown outside production. `production` also means: nothing of a trial is there, whatever the addresses are.",
  ),
  SOCIAL_LINKS: setting(
    socialLinks,
    "",
    "Your accounts elsewhere, for the footer: `LinkedIn=https://…, GitHub=https://…`. Unless set, admins enter them under Settings; with demo data, invented ones until then.",
  ),
  DATA_DIR: setting(folder, "data", "Folder of everything that is kept: the database, secrets, uploaded files."),
  DATABASE_URL: setting(
    postgresUrl,
    "",
    "Your own PostgreSQL (15 or newer). Without it the product runs one of its own in DATA_DIR.",
    true,
  ),
  DATABASE_READ_URL: setting(
    postgresUrls,
    "",
    "Streaming replicas that answer lists, searches and detail pages, divided by commas; the nearest that keeps up does. DATABASE_URL unless set.",
    true,
  ),
  DATABASE_POOL_SIZE: setting(wholeNumber(1, 200), "8", "Connections to the database per process."),
  ROLE: setting(
    z.enum(["all", "web", "worker"], "must be all, web or worker"),
    "all",
    "What this server does: `web` answers people, `worker` does what runs by the clock or from the queue (mails, alerts, expiry, backups), `all` both. The other two need DATABASE_URL, and each at least one server of the other.",
  ),
  WEB_CONCURRENCY: setting(workers, "1", "Processes that answer requests; `auto` takes one per processor core."),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 60),
    "3",
    "How long a stopping server still takes requests, so that a balancer sees `/readyz` turn first: its interval times the failures it waits for. There is no wait unless `/readyz` was asked within the last minute.",
  ),
  MAX_CONNECTIONS: setting(
    wholeNumber(10, 100_000),
    "2000",
    "Connections that one process holds at a time; without TRUST_PROXY, one address may have a quarter of them.",
  ),
  LONGEST_WAIT_MS: setting(
    wholeNumber(50, 60_000),
    "400",
    "How long a request may wait for its turn when more come than can be served, in milliseconds. Who would wait longer is asked at once to try again (503).",
  ),
  RATE_LIMIT_SCALE: setting(scale, "1", "Multiplies every rate limit; raised by tests and acceptance runs."),
  TRUST_PROXY: setting(
    trustProxy,
    "off",
    "Whose `X-Forwarded-*` headers count: `off`, a number of proxies in front, or their addresses.",
  ),
  DNS_SERVERS: setting(
    nameServers,
    "",
    "Name servers that are asked for the TXT records by which companies prove their domains, and by `doctor` for those of mail: addresses, with a port if it is not 53. Without it the system's are asked.",
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    }),
    "info",
    "The least important kind of line that is logged; those of the start itself always are.",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    webAddress.transform((text) => text.replace(/\/+$/, "")),
    "",
    "Where OpenTelemetry's collector takes OTLP over HTTP, such as `http://localhost:4318`: it is sent spans of requests, statements, the queue and mails, and the log. Without it nothing is. The other standard settings of sampling and batches hold too.",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    z
      .string()
      .refine(
        (text) => /^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/.test(text) && isEncoded(text),
        "must be such as name=value,other=value, where %25 stands for a percent sign",
      )
      .transform((text) =>
        Object.fromEntries(
          text.split(",").map((pair) => {
            const [name = "", ...value] = pair.split("=");
            return [name.trim(), decodeURIComponent(value.join("=").trim())];
          }),
        ),
      ),
    "",
    "What the collector is sent with each request, such as `authorization=Bearer%20…`.",
    true,
  ),
  OTEL_SERVICE_NAME: setting(
    z.string().min(1).max(100),
    "vouchboard",
    "The name under which the collector knows the servers.",
  ),
  OTEL_TRACES_SAMPLER: setting(
    z.enum(
      [
        "always_on",
        "always_off",
        "traceidratio",
        "parentbased_always_on",
        "parentbased_always_off",
        "parentbased_traceidratio",
      ],
      "must be always_on, always_off, traceidratio, or one of these with parentbased_ before it",
    ),
    "parentbased_always_on",
    "Which requests the collector gets spans of.",
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.string().regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a share from 0 to 1"),
    "1",
    "The share of requests for a sampler with `traceidratio`.",
  ),
  OTEL_LOGS_EXPORTER: setting(
    z.enum(["otlp", "none"], "must be otlp or none"),
    "otlp",
    "`none` sends no log to the collector; it is on standard output all the same.",
  ),
  OTEL_SDK_DISABLED: setting(flag, "false", "Sends the collector nothing, though its address is set."),
  DEMO_DATA: setting(
    flag,
    "",
    "Invented jobs and companies on the first start; while it is off, a start takes them off every list. Unless set, on where HOST and PUBLIC_URL are loopback addresses and ENVIRONMENT is not production.",
  ),
  DEMO_ACCOUNTS: setting(
    flag,
    "",
    "An account for each role, with passwords in DATA_DIR. Unless set, as DEMO_DATA. Refused in production, and so are the next four.",
  ),
  DEV_MAILBOX: setting(
    flag,
    "",
    "Shows everybody the mails that are kept while SMTP_URL is not set, at `/dev/mailbox`. Unless set, on where both addresses are loopback.",
  ),
  LINKEDIN_STAND_IN: setting(
    flag,
    "",
    "Signs people in under any address, to try out LinkedIn without its keys. Unless set, on where both addresses are loopback.",
  ),
  TEST_PAYMENTS: setting(
    flag,
    "",
    "Sells for no money, to try out payments without Stripe's keys. Unless set, on where both addresses are loopback.",
  ),
  LOOPBACK_SOURCES: setting(
    flag,
    "",
    "Reads sources of listings that are on this machine, by http and on any port, to try out sources. Unless set, on where both addresses are loopback.",
  ),
  API_DOCS: setting(
    flag,
    "",
    "The description of the API as pages at `/api/docs`. Unless set, on where HOST and PUBLIC_URL are loopback addresses and ENVIRONMENT is not production. `/api/openapi.json` is always there.",
  ),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(
        /^(mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+|https:\/\/\S+)$/,
        "must be mailto:security@example.org, or the https address of a form",
      ),
    "",
    "Where weaknesses of this site are reported, for `/.well-known/security.txt`; without it there is no such file.",
  ),
  SECURITY_EXPIRES: setting(
    z.iso.date("must be a date such as 2027-06-30").transform((day) => new Date(`${day}T23:59:59Z`)),
    "",
    "The day up to which SECURITY_CONTACT is known to be right, a year ahead at best; `security.txt` says so, and is gone after it.",
  ),
  PAGE_CACHE_SECONDS: setting(
    wholeNumber(0, 3_600),
    "5",
    "How long a page that is the same for everybody is kept in memory; 0 renders it for every request.",
  ),
  APPLICATION_UNDO_SECONDS: setting(
    wholeNumber(0, 60),
    "10",
    "How long a person may undo an application. The company sees it and is notified only after that; 0 sends it at once.",
  ),
  SERVICE_WORKER: setting(
    flag,
    "on",
    "Gives browsers of people with an account a service worker: pages to read offline, and notifications. `off` removes it from every browser at its next visit.",
  ),
  SHARE_REWARD_STAGE: setting(
    z.enum(["SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"], {
      error: "must be SHORTLISTED, INTERVIEW, OFFERED or HIRED",
    }),
    "SHORTLISTED",
    "The stage of an application at which the person who shared the job earns a reward.",
  ),
  CURSOR_KEY: setting(
    key,
    "",
    "Signs list cursors. Made once in DATA_DIR unless set; replicas with data folders of their own need the same one.",
    true,
  ),
  MASTER_KEY: setting(
    key,
    "",
    "Seals sessions and codes, peppers passwords. Made once in DATA_DIR unless set; losing it signs everyone out and makes every password unusable.",
    true,
  ),
  SIGNING_KEYS: setting(
    jwks,
    "",
    "Private keys that sign tokens, as a JWK set, newest first. Made once in DATA_DIR unless set.",
    true,
  ),
  IDENTITY: setting(
    z.enum(["embedded", "oidc", "cognito"], { error: "must be embedded, oidc or cognito" }),
    "embedded",
    "Who signs people in: `embedded` (accounts of our own), `oidc` (any OpenID Connect issuer, at its own page), `cognito` (Amazon Cognito, with our password forms).",
  ),
  OIDC_ISSUER: setting(webAddress, "", "The issuer's URL, for IDENTITY `oidc` and `cognito`."),
  OIDC_CLIENT_ID: setting(z.string(), "", "Our client id at the issuer."),
  OIDC_CLIENT_SECRET: setting(z.string(), "", "Our client secret at the issuer; none for a public client.", true),
  OIDC_ADMIN_ACR: setting(
    words,
    "",
    "Levels (`acr`) of the issuer's sign-ins that an admin needs, divided by commas; those known to mean two factors when it is empty.",
  ),
  OAUTH_CLIENTS: setting(
    oauthClients,
    "",
    "Other applications that may sign people in here, as JSON: `[{client_id, client_secret, redirect_uris, post_logout_redirect_uris}]`.",
    true,
  ),
  LINKEDIN_CLIENT_ID: setting(z.string(), "", "Turns on “Continue with LinkedIn”, together with the secret."),
  LINKEDIN_CLIENT_SECRET: setting(z.string(), "", "The secret of our LinkedIn application.", true),
  GOOGLE_CLIENT_ID: setting(
    z.string(),
    "",
    "Turns on “Continue with Google”, together with the secret. Google redirects to `PUBLIC_URL/oauth2/idpresponse`.",
  ),
  GOOGLE_CLIENT_SECRET: setting(z.string(), "", "The secret of our Google client.", true),
  SMTP_URL: setting(
    smtpUrl,
    "",
    "Mail server, such as `smtps://user:password@mail.example.org`. Without it no mail is sent: it is kept, and shown where DEV_MAILBOX is on.",
    true,
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^([^\r\n<>@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        "must be an address such as Vouchboard <jobs@example.org>",
      ),
    "Vouchboard <no-reply@localhost.invalid>",
    "Sender of every mail; needed with SMTP_URL. Without a name before the address, the name is set under Settings.",
  ),
  DKIM_SELECTOR: setting(
    z
      .string()
      .regex(
        /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?){0,3}$/i,
        "must be the part of the record's name before ._domainkey, such as jobs2026",
      ),
    "",
    "Signs every mail for MAIL_FROM's domain (DKIM), together with DKIM_PRIVATE_KEY: the part of the record's name before `._domainkey`, such as `jobs2026`. `doctor` shows the record.",
  ),
  DKIM_PRIVATE_KEY: setting(dkimKey, "", "The RSA key that signs mails, in PEM; best as a file.", true),
  MAIL_REPORTS_SECRET: setting(
    key,
    "",
    "Takes reports of mails that came back or were called spam at `PUBLIC_URL/api/mail/reports`: the secret that your mail service sends as `Authorization: Bearer …`. Without it nothing is taken there.",
    true,
  ),
  OPERATOR_MAIL: setting(
    z.email("must be one address such as hello@example.org"),
    "",
    "Where each message of the contact form and each company's enquiry is mailed, and where replies to your answers go. Unless set, the admins' pages alone show them, and replies go to MAIL_FROM.",
  ),
  STRIPE_SECRET_KEY: setting(
    z.string().regex(/^(sk|rk)_(test|live)_\w+$/, "must be a secret or restricted key such as sk_live_…"),
    "",
    "Takes payments by Stripe, together with STRIPE_WEBHOOK_SECRET. Without it nothing can be bought, but for no money where TEST_PAYMENTS is on.",
    true,
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z.string().regex(/^whsec_\w+$/, "must be the signing secret of an endpoint, such as whsec_…"),
    "",
    "Proves that events at PUBLIC_URL/payment-events come from Stripe: the endpoint's signing secret.",
    true,
  ),
  INDEXNOW_KEY: setting(
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens of your choice"),
    "",
    "Tells search engines of jobs that came, changed or went, by IndexNow: any 8 to 128 letters, digits and hyphens, served at PUBLIC_URL/KEY.txt. Without it none is told.",
  ),
  GOOGLE_INDEXING_ACCOUNT: setting(
    serviceAccount,
    "",
    "Tells Google's Indexing API of them as well: the JSON key of a service account that owns the site in Search Console.",
    true,
  ),
  GOOGLE_INDEXING_DAILY: setting(
    wholeNumber(1, 1_000_000),
    "200",
    "The most pages that are announced to Google in a day, its quota for the project. Others wait, those of jobs posted here least, and are dropped after a week.",
  ),
  S3_BUCKET: setting(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name, such as vouchboard-files"),
    "",
    "Bucket that uploaded files are kept in. Without it they are kept in DATA_DIR, which serves one machine.",
  ),
  S3_REGION: setting(
    z.string().regex(/^[a-z0-9-]{2,40}$/, "must be a region such as eu-west-1"),
    "us-east-1",
    "The bucket's region.",
  ),
  S3_ENDPOINT: setting(
    origin,
    "",
    "Address of another S3 API than Amazon's, which browsers reach as well: `https://minio.example.org`.",
  ),
  S3_ACCESS_KEY_ID: setting(z.string(), "", "Who signs for the bucket; without it the machine's own role."),
  S3_SECRET_ACCESS_KEY: setting(z.string(), "", "The secret of that key.", true),
  S3_FORCE_PATH_STYLE: setting(
    flag,
    "off",
    "Names the bucket in the path and not in the host name, as MinIO and other S3 APIs want it.",
  ),
  BACKUP_TO: setting(
    z
      .string()
      .regex(
        /^(s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?|(?!\w+:\/\/).+)$/,
        "must be a folder, or a bucket such as s3://vouchboard-backups/jobs",
      ),
    "",
    "Where a backup is made each night at 21:00 UTC: a folder on another disk, or `s3://bucket/folder`, reached by the `S3_*` settings below S3_BUCKET. Without it, none is made by itself.",
  ),
  BACKUP_KEEP_DAYS: setting(
    wholeNumber(1, 3_650),
    "14",
    "For how many days backups in BACKUP_TO are kept; the newest always is.",
  ),
  BACKUP_PASSPHRASE: setting(
    z.string().min(12, "must have at least 12 characters"),
    "",
    "Encrypts backups, and opens them; needed with BACKUP_TO. Keep it away from this machine too: without it a backup is of no use.",
    true,
  ),
} as const;

export type SettingName = keyof typeof SETTING_ROWS;

/** For README's test and `doctor`. Each may also be given as `NAME_FILE`, a file with the value. */
export const SETTINGS: readonly Setting[] = Object.entries(SETTING_ROWS).map(([name, { fallback, about, secret }]) => ({
  name,
  fallback,
  about,
  secret,
}));
