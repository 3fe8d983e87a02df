// Checks how the configuration reads the environment, and its line for each mistake.
import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { type Config, readConfig, SETTINGS } from "./config.ts";
import type { Opening } from "./openings.ts";

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "vouchboard-config-"));
});
after(() => rm(folder, { recursive: true, force: true }));

function configOf(env: Record<string, string>): Config {
  const answer = readConfig(env);
  assert.ok(answer.ok, answer.ok ? "" : answer.problems.join("\n"));
  return answer.config;
}

function problemsOf(env: Record<string, string>): string[] {
  const answer = readConfig(env);
  return answer.ok ? [] : answer.problems;
}

const PEM = { type: "pkcs8", format: "pem" } as const;
const RSA = generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey.export(PEM).toString();
const BROKEN_ACCOUNT = JSON.stringify({
  client_email: "us@project.example",
  private_key: "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----",
});
const ED25519 = generateKeyPairSync("ed25519").privateKey.export(PEM).toString();
const TRIAL: Opening = { open: true, reason: "LOOPBACK", why: "HOST and PUBLIC_URL are loopback addresses" };

test("an empty environment is a complete configuration", () => {
  assert.deepEqual(configOf({}), {
    port: 3000,
    host: "localhost",
    metricsPort: 9464,
    metricsHost: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    environment: "staging",
    production: false,
    site: {
      fixed: {},
      usual: {
        socialLinks: [
          { name: "LinkedIn", href: "https://linkedin.example/company/vouchboard" },
          { name: "GitHub", href: "https://github.example/vouchboard" },
        ],
      },
    },
    dataDir: resolve("data"),
    databaseUrl: undefined,
    databaseReadUrls: [],
    role: "all",
    databasePoolSize: 8,
    webConcurrency: 1,
    drainSeconds: 3,
    maxConnections: 2_000,
    longestWaitMs: 400,
    rateLimitScale: 1,
    trustProxy: false,
    dnsServers: [],
    logLevel: "info",
    openings: {
      demoData: TRIAL,
      demoAccounts: TRIAL,
      mailbox: TRIAL,
      linkedInStandIn: TRIAL,
      testPayments: TRIAL,
      loopbackSources: TRIAL,
    },
    apiDocs: true,
    security: null,
    pageCacheSeconds: 5,
    applicationUndoSeconds: 10,
    serviceWorker: true,
    shareRewardStage: "SHORTLISTED",
    cursorKey: undefined,
    masterKey: undefined,
    identity: {
      kind: "embedded",
      issuer: null,
      signingKeys: undefined,
      oauthClients: [],
      adminAcr: [],
      linkedIn: null,
      google: null,
    },
    mail: {
      smtpUrl: undefined,
      from: "Vouchboard <no-reply@localhost.invalid>",
      operator: undefined,
      dkim: null,
      reportsSecret: undefined,
    },
    s3: null,
    s3Access: { region: "us-east-1", endpoint: undefined, credentials: undefined, forcePathStyle: false },
    backup: { to: undefined, keepDays: 14, passphrase: undefined },
    searchEngines: { indexNowKey: undefined, google: null },
    stripe: null,
    telemetry: null,
  } satisfies Config);
});

describe("values in the environment are read", () => {
  const URL_A = "postgres://u:p@db:5432/jobs";
  const OURS = configOf({}).identity;
  const KEY = { kty: "RSA" as const, n: "n", e: "AQAB", d: "d", kid: "1" };
  const CLIENT = {
    client_id: "app",
    client_secret: "s".repeat(16),
    redirect_uris: ["https://app.example.org/callback"],
  };
  const CASES: { env: Record<string, string>; expected: Partial<Config> }[] = [
    { env: { PORT: "4101" }, expected: { port: 4101, publicUrl: "http://localhost:4101" } },
    { env: { PORT: " 4101 " }, expected: { port: 4101 } },
    { env: { PORT: "" }, expected: { port: 3000 } },
    { env: { METRICS_PORT: "0" }, expected: { metricsPort: 0 } },
    {
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel:4318/", OTEL_EXPORTER_OTLP_HEADERS: "a=b%20c, d=e=f" },
      expected: {
        telemetry: {
          endpoint: "http://otel:4318",
          headers: { a: "b c", d: "e=f" },
          serviceName: "vouchboard",
          sendsLogs: true,
        },
      },
    },
    {
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel:4318", OTEL_SDK_DISABLED: "true" },
      expected: { telemetry: null },
    },
    { env: { METRICS_HOST: "0.0.0.0" }, expected: { metricsHost: "0.0.0.0" } },
    { env: { PORT: "0", METRICS_PORT: "0" }, expected: { port: 0, metricsPort: 0 } },
    { env: { PUBLIC_URL: "https://Jobs.example.org/" }, expected: { publicUrl: "https://jobs.example.org" } },
    { env: { ENVIRONMENT: "production" }, expected: { production: true } },
    { env: { ENVIRONMENT: "production" }, expected: { site: { fixed: {}, usual: {} } } },
    {
      env: {
        SOCIAL_LINKS: "LinkedIn=https://www.linkedin.com/company/jobs , Mastodon = https://social.example/@jobs?a=b",
      },
      expected: {
        site: {
          fixed: {
            socialLinks: [
              { name: "LinkedIn", href: "https://www.linkedin.com/company/jobs" },
              { name: "Mastodon", href: "https://social.example/@jobs?a=b" },
            ],
          },
          usual: {
            socialLinks: [
              { name: "LinkedIn", href: "https://linkedin.example/company/vouchboard" },
              { name: "GitHub", href: "https://github.example/vouchboard" },
            ],
          },
        },
      },
    },
    {
      env: {
        BACKUP_TO: "s3://backups/jobs",
        BACKUP_PASSPHRASE: "long enough it is",
        S3_ENDPOINT: "https://s3.example.org",
      },
      expected: { backup: { to: "s3://backups/jobs", keepDays: 14, passphrase: "long enough it is" }, s3: null },
    },
    { env: { DATA_DIR: "/srv/jobs" }, expected: { dataDir: resolve("/srv/jobs") } },
    {
      env: { DATABASE_URL: URL_A, DATABASE_READ_URL: URL_A },
      expected: { databaseUrl: URL_A, databaseReadUrls: [URL_A] },
    },
    {
      env: { DATABASE_URL: "postgresql:///jobs?host=/run/postgresql" },
      expected: { databaseUrl: "postgresql:///jobs?host=/run/postgresql" },
    },
    {
      env: { DATABASE_URL: URL_A, DATABASE_READ_URL: `${URL_A}, ${URL_A}` },
      expected: { databaseReadUrls: [URL_A, URL_A] },
    },
    { env: { DATABASE_URL: URL_A, ROLE: "worker" }, expected: { role: "worker" } },
    { env: { WEB_CONCURRENCY: "4" }, expected: { webConcurrency: 4 } },
    { env: { WEB_CONCURRENCY: "auto" }, expected: { webConcurrency: availableParallelism() } },
    { env: { RATE_LIMIT_SCALE: "0.5" }, expected: { rateLimitScale: 0.5 } },
    { env: { TRUST_PROXY: "on" }, expected: { trustProxy: true } },
    {
      env: { DNS_SERVERS: "1.1.1.1, [2606:4700::1111]:53" },
      expected: { dnsServers: ["1.1.1.1", "[2606:4700::1111]:53"] },
    },
    { env: { TRUST_PROXY: "2" }, expected: { trustProxy: 2 } },
    { env: { TRUST_PROXY: "10.0.0.0/8, ::1" }, expected: { trustProxy: ["10.0.0.0/8", "::1"] } },
    { env: { LOG_LEVEL: "debug" }, expected: { logLevel: "debug" } },
    { env: { ENVIRONMENT: "production" }, expected: { apiDocs: false } },
    { env: { PUBLIC_URL: "https://jobs.example.org" }, expected: { apiDocs: false } },
    { env: { ENVIRONMENT: "production", API_DOCS: "on" }, expected: { apiDocs: true } },
    { env: { API_DOCS: "off" }, expected: { apiDocs: false } },
    {
      env: { SECURITY_CONTACT: "mailto:security@example.org", SECURITY_EXPIRES: "2027-06-30" },
      expected: { security: { contact: "mailto:security@example.org", expires: new Date("2027-06-30T23:59:59Z") } },
    },
    { env: { PAGE_CACHE_SECONDS: "0" }, expected: { pageCacheSeconds: 0 } },
    { env: { APPLICATION_UNDO_SECONDS: "0" }, expected: { applicationUndoSeconds: 0 } },
    { env: { SHARE_REWARD_STAGE: "HIRED" }, expected: { shareRewardStage: "HIRED" } },
    {
      env: { ENVIRONMENT: "production", MAIL_FROM: "Asha’s Jobs <jobs@example.org>" },
      expected: { site: { fixed: { mailName: "Asha’s Jobs" }, usual: {} } },
    },
    {
      env: { ENVIRONMENT: "production", MAIL_FROM: "jobs@example.org" },
      expected: { site: { fixed: {}, usual: {} } },
    },
    { env: { CURSOR_KEY: "k".repeat(32) }, expected: { cursorKey: "k".repeat(32) } },
    { env: { MASTER_KEY: "m".repeat(32) }, expected: { masterKey: "m".repeat(32) } },
    {
      env: {
        SMTP_URL: "smtps://u:p@mail.example.org",
        MAIL_FROM: "Jobs <jobs@example.org>",
        OPERATOR_MAIL: "op@example.org",
      },
      expected: {
        mail: {
          smtpUrl: "smtps://u:p@mail.example.org",
          from: "Jobs <jobs@example.org>",
          operator: "op@example.org",
          dkim: null,
          reportsSecret: undefined,
        },
      },
    },
    {
      env: { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "jobs@example.org" },
      expected: {
        mail: {
          smtpUrl: "smtp://localhost:2525",
          from: "jobs@example.org",
          operator: undefined,
          dkim: null,
          reportsSecret: undefined,
        },
      },
    },
    {
      env: { DKIM_SELECTOR: "jobs2026", DKIM_PRIVATE_KEY: RSA.trim().replaceAll("\n", "\\n") },
      expected: {
        mail: {
          smtpUrl: undefined,
          from: "Vouchboard <no-reply@localhost.invalid>",
          operator: undefined,
          dkim: { selector: "jobs2026", privateKey: RSA.trim() },
          reportsSecret: undefined,
        },
      },
    },
    {
      env: { STRIPE_SECRET_KEY: "sk_live_1a", STRIPE_WEBHOOK_SECRET: "whsec_2b" },
      expected: { stripe: { secretKey: "sk_live_1a", webhookSecret: "whsec_2b" } },
    },
    {
      env: { S3_BUCKET: "files" },
      expected: {
        s3: {
          bucket: "files",
          region: "us-east-1",
          endpoint: undefined,
          credentials: undefined,
          forcePathStyle: false,
        },
      },
    },
    {
      env: {
        S3_BUCKET: "files",
        S3_REGION: "garage",
        S3_ENDPOINT: "https://s3.example.org/",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
        S3_FORCE_PATH_STYLE: "on",
      },
      expected: {
        s3: {
          bucket: "files",
          region: "garage",
          endpoint: "https://s3.example.org",
          credentials: { accessKeyId: "id", secretAccessKey: "secret" },
          forcePathStyle: true,
        },
      },
    },
    {
      env: { IDENTITY: "oidc", OIDC_ISSUER: "https://id.example.org/realms/jobs", OIDC_CLIENT_ID: "jobs" },
      expected: {
        identity: {
          ...OURS,
          kind: "oidc",
          issuer: { url: "https://id.example.org/realms/jobs", clientId: "jobs", clientSecret: undefined },
        },
      },
    },
    {
      env: {
        IDENTITY: "cognito",
        OIDC_ISSUER: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_a",
        OIDC_CLIENT_ID: "jobs",
        OIDC_CLIENT_SECRET: "s",
      },
      expected: {
        identity: {
          ...OURS,
          kind: "cognito",
          issuer: {
            url: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_a",
            clientId: "jobs",
            clientSecret: "s",
          },
        },
      },
    },
    {
      env: { OIDC_ADMIN_ACR: "2, urn:example:two-factors" },
      expected: { identity: { ...OURS, adminAcr: ["2", "urn:example:two-factors"] } },
    },
    {
      env: { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" },
      expected: { identity: { ...OURS, linkedIn: { clientId: "id", clientSecret: "secret" } } },
    },
    {
      env: { SIGNING_KEYS: JSON.stringify({ keys: [KEY] }) },
      expected: { identity: { ...OURS, signingKeys: [KEY] } },
    },
    {
      env: { OAUTH_CLIENTS: JSON.stringify([CLIENT]) },
      expected: { identity: { ...OURS, oauthClients: [CLIENT] } },
    },
  ];
  for (const { env, expected } of CASES) {
    test(JSON.stringify(env), () => {
      const config = configOf(env);
      for (const [name, value] of Object.entries(expected)) assert.deepEqual(config[name as keyof Config], value);
    });
  }
});

describe("each mistake has one line", () => {
  const CASES: { env: Record<string, string>; line: RegExp }[] = [
    { env: { PORT: "http" }, line: /^PORT must be a whole number from 0 to 65535 \(it is "http"\)\.$/ },
    { env: { PORT: "70000" }, line: /^PORT must be a whole number from 0 to 65535/ },
    { env: { PORT: "-1" }, line: /^PORT must be/ },
    { env: { PORT: "9464" }, line: /^METRICS_PORT must differ from PORT/ },
    { env: { HOST: "a b" }, line: /^HOST must be a host name/ },
    { env: { PUBLIC_URL: "jobs.example.org" }, line: /^PUBLIC_URL must be a URL/ },
    { env: { PUBLIC_URL: "ftp://jobs.example.org" }, line: /^PUBLIC_URL must be a URL/ },
    { env: { PUBLIC_URL: "https://jobs.example.org/app" }, line: /^PUBLIC_URL must be an origin without path/ },
    { env: { ENVIRONMENT: "Production!" }, line: /^ENVIRONMENT must be a short name/ },
    {
      env: { DATABASE_URL: "mysql://u:geheim@db/jobs" },
      line: /^DATABASE_URL must be a URL such as postgres:[^(]*\.$/,
    },
    { env: { DATABASE_READ_URL: "postgres://db/jobs" }, line: /^DATABASE_READ_URL needs DATABASE_URL/ },
    { env: { SOCIAL_LINKS: "https://www.linkedin.com/company/jobs" }, line: /^SOCIAL_LINKS must be names and https/ },
    { env: { SOCIAL_LINKS: "Us=javascript:alert(1)" }, line: /^SOCIAL_LINKS must be names and https addresses/ },
    { env: { DATABASE_POOL_SIZE: "0" }, line: /^DATABASE_POOL_SIZE must be a whole number from 1 to 200/ },
    { env: { ROLE: "both" }, line: /^ROLE must be all, web or worker/ },
    { env: { ROLE: "web" }, line: /^ROLE is web, but DATABASE_URL is not set/ },
    { env: { WEB_CONCURRENCY: "0" }, line: /^WEB_CONCURRENCY must be a number of processes/ },
    { env: { RATE_LIMIT_SCALE: "0" }, line: /^RATE_LIMIT_SCALE must be a number above 0/ },
    { env: { DNS_SERVERS: "dns.example.org" }, line: /^DNS_SERVERS must be addresses/ },
    { env: { TRUST_PROXY: "maybe" }, line: /^TRUST_PROXY must be off, on/ },
    { env: { LOG_LEVEL: "loud" }, line: /^LOG_LEVEL must be fatal, error/ },
    { env: { DEMO_DATA: "perhaps" }, line: /^DEMO_DATA must be on or off/ },
    ...["DEMO_ACCOUNTS", "DEV_MAILBOX", "LINKEDIN_STAND_IN", "TEST_PAYMENTS", "LOOPBACK_SOURCES"].map((name) => ({
      env: { ENVIRONMENT: "production", [name]: "on" },
      line: new RegExp(`^${name} is on, but ENVIRONMENT is production, which never has .+: unset one of them\\.$`),
    })),
    { env: { SECURITY_CONTACT: "security@example.org" }, line: /^SECURITY_CONTACT must be mailto:/ },
    { env: { SECURITY_CONTACT: "https://x.example/\nContact: mailto:a@b" }, line: /^SECURITY_CONTACT must be mailto:/ },
    { env: { INDEXNOW_KEY: "short" }, line: /^INDEXNOW_KEY must be 8 to 128 letters/ },
    { env: { INDEXNOW_KEY: "a-key-for-tests" }, line: /^PUBLIC_URL must begin with https:\/\/ for INDEXNOW_KEY/ },
    {
      env: { OTEL_EXPORTER_OTLP_HEADERS: "authorization=50%geheim" },
      line: /^OTEL_EXPORTER_OTLP_HEADERS must be such as/,
    },
    { env: { GOOGLE_INDEXING_ACCOUNT: "{}" }, line: /^GOOGLE_INDEXING_ACCOUNT must be the JSON key/ },
    { env: { GOOGLE_INDEXING_ACCOUNT: BROKEN_ACCOUNT }, line: /^GOOGLE_INDEXING_ACCOUNT must be the JSON key/ },
    { env: { SECURITY_EXPIRES: "next year" }, line: /^SECURITY_EXPIRES must be a date/ },
    { env: { SECURITY_EXPIRES: "2027-06-30" }, line: /^SECURITY_CONTACT and SECURITY_EXPIRES belong together/ },
    { env: { PAGE_CACHE_SECONDS: "-1" }, line: /^PAGE_CACHE_SECONDS must be a whole number/ },
    { env: { CURSOR_KEY: "geheim" }, line: /^CURSOR_KEY must have at least 32 characters\.$/ },
    { env: { MASTER_KEY: "geheim" }, line: /^MASTER_KEY must have at least 32 characters\.$/ },
    { env: { MAIL_REPORTS_SECRET: "geheim" }, line: /^MAIL_REPORTS_SECRET must have at least 32 characters\.$/ },
    { env: { OPERATOR_MAIL: "Us <op@example.org>" }, line: /^OPERATOR_MAIL must be one address such as/ },
    { env: { SMTP_URL: "https://geheim@mail" }, line: /^SMTP_URL must be a URL such as smtps:[^(]*\.$/ },
    { env: { SMTP_URL: "smtp://" }, line: /^SMTP_URL must be a URL/ },
    { env: { SMTP_URL: "smtp://u:geheim@mail.example.org" }, line: /^MAIL_FROM is missing: SMTP_URL needs/ },
    { env: { DKIM_SELECTOR: "jobs" }, line: /^DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together/ },
    { env: { DKIM_SELECTOR: "a_b", DKIM_PRIVATE_KEY: RSA }, line: /^DKIM_SELECTOR must be the part/ },
    {
      env: { DKIM_SELECTOR: "jobs", DKIM_PRIVATE_KEY: "geheim" },
      line: /^DKIM_PRIVATE_KEY must be a private RSA key[^(]*\.$/,
    },
    { env: { DKIM_SELECTOR: "jobs", DKIM_PRIVATE_KEY: ED25519 }, line: /^DKIM_PRIVATE_KEY must be a private RSA key/ },
    { env: { MAIL_FROM: "Jobs" }, line: /^MAIL_FROM must be an address such as/ },
    { env: { MAIL_FROM: "Jobs <a@b> <c@d>" }, line: /^MAIL_FROM must be an address/ },
    { env: { MAIL_FROM: "Jobs\nBcc: a@b.org <c@d.org>" }, line: /^MAIL_FROM must be an address/ },
    { env: { IDENTITY: "ldap" }, line: /^IDENTITY must be embedded, oidc or cognito/ },
    {
      env: { IDENTITY: "oidc", OIDC_ISSUER: "https://id.example.org" },
      line: /^OIDC_CLIENT_ID is missing: IDENTITY=oidc/,
    },
    { env: { IDENTITY: "cognito", OIDC_CLIENT_ID: "jobs" }, line: /^OIDC_ISSUER is missing: IDENTITY=cognito/ },
    { env: { OIDC_ISSUER: "https://id.example.org" }, line: /^OIDC_ISSUER is set, but IDENTITY is embedded/ },
    { env: { LINKEDIN_CLIENT_ID: "id" }, line: /^LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together/ },
    {
      env: { LINKEDIN_CLIENT_SECRET: "geheim" },
      line: /^LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together/,
    },
    {
      env: { STRIPE_SECRET_KEY: "geheim", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      line: /^STRIPE_SECRET_KEY must be a secret/,
    },
    { env: { STRIPE_SECRET_KEY: "sk_live_1" }, line: /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/ },
    { env: { S3_BUCKET: "My Files" }, line: /^S3_BUCKET must be a bucket's name/ },
    { env: { S3_ENDPOINT: "https://s3.example.org" }, line: /^S3_ENDPOINT is set, but S3_BUCKET is not/ },
    { env: { BACKUP_TO: "/backups" }, line: /^BACKUP_PASSPHRASE is missing: BACKUP_TO needs it/ },
    { env: { BACKUP_TO: "ftp://backups" }, line: /^BACKUP_TO must be a folder, or a bucket/ },
    { env: { BACKUP_PASSPHRASE: "short" }, line: /^BACKUP_PASSPHRASE must have at least 12 characters\.$/ },
    {
      env: { S3_BUCKET: "files", S3_ENDPOINT: "https://s3.example.org/files" },
      line: /^S3_ENDPOINT must be an origin without path/,
    },
    {
      env: { S3_BUCKET: "files", S3_SECRET_ACCESS_KEY: "geheim" },
      line: /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/,
    },
    { env: { S3_BUCKET: "files", S3_FORCE_PATH_STYLE: "always" }, line: /^S3_FORCE_PATH_STYLE must be on or off/ },
    { env: { SIGNING_KEYS: "geheim" }, line: /^SIGNING_KEYS must be a JWK set of private RSA keys\.$/ },
    { env: { SIGNING_KEYS: '{"keys":[]}' }, line: /^SIGNING_KEYS must be a JWK set/ },
    { env: { SIGNING_KEYS: '{"keys":[{"kty":"RSA","n":"n"}]}' }, line: /^SIGNING_KEYS must be a JWK set/ },
    { env: { OAUTH_CLIENTS: '[{"client_id":"app"}]' }, line: /^OAUTH_CLIENTS must be JSON/ },
    {
      env: { OAUTH_CLIENTS: '[{"client_id":"app","client_secret":"geheim","redirect_uris":["https://a.org/"]}]' },
      line: /^OAUTH_CLIENTS must be JSON/,
    },
    { env: { PORT: "1", PORT_FILE: "/x" }, line: /^PORT and PORT_FILE are both set/ },
    {
      env: { DATABASE_URL_FILE: "/nonexistent/url" },
      line: /^DATABASE_URL_FILE names a file that cannot be read \(.*ENOENT\)/,
    },
  ];
  for (const { env, line } of CASES) {
    test(JSON.stringify(env), () => {
      const problems = problemsOf(env);
      assert.equal(problems.length, 1, problems.join("\n"));
      assert.match(problems[0] ?? "", line);
      assert.doesNotMatch(problems[0] ?? "", /geheim/);
    });
  }
});

test("all mistakes are reported at once", () => {
  assert.equal(problemsOf({ PORT: "x", LOG_LEVEL: "x", WEB_CONCURRENCY: "x" }).length, 3);
});

test("every setting can be given as a file", async () => {
  const path = join(folder, "value");
  await writeFile(path, "postgres://u:p@db/jobs\n");
  assert.equal(configOf({ DATABASE_URL_FILE: path }).databaseUrl, "postgres://u:p@db/jobs");
  await writeFile(path, "\n");
  assert.match(problemsOf({ DATABASE_URL_FILE: path })[0] ?? "", /^DATABASE_URL_FILE names an empty file/);
});

describe("names that look misspelt get a hint", () => {
  const CASES = [
    { env: { DATABSE_URL: "x" }, hint: /^DATABSE_URL is not a setting: did you mean DATABASE_URL\?/ },
    { env: { LOGLEVEL: "x" }, hint: /did you mean LOG_LEVEL/ },
    { env: { DATABASE_URLS_FILE: "x" }, hint: /did you mean DATABASE_URL\?/ },
    { env: { VOUCHBOARD_PORT: "1" }, hint: /^VOUCHBOARD_PORT is not a setting/ },
    {
      env: { PATH: "/bin", HOME: "/", POST: "x", HOSTNAME: "a", PWD: "/", LOGNAME: "me", npm_config_port: "1" },
      hint: null,
    },
  ];
  for (const { env, hint } of CASES) {
    test(Object.keys(env).join(" "), () => {
      const { ok, hints } = readConfig(env);
      assert.ok(ok);
      assert.equal(hints.length, hint ? 1 : 0, hints.join("\n"));
      if (hint) assert.match(hints[0] ?? "", hint);
    });
  }
});

test("the table has every setting with a valid default and a sentence", () => {
  assert.ok(SETTINGS.length >= 27);
  for (const { name, fallback, about } of SETTINGS) {
    assert.match(name, /^[A-Z][A-Z0-9_]+$/);
    assert.match(about, /\.$/);
    assert.deepEqual(problemsOf({ METRICS_PORT: "1", ...(fallback && { [name]: fallback }) }), []);
  }
});
