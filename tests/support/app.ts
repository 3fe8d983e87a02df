// The whole API on a fresh database, called as a client calls it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody } from "../../contract/endpoint.ts";
import { companiesFor, loadDemo } from "../../demo/load.ts";
import { type App, buildApp } from "../../server/app.ts";
import type { Deps } from "../../server/deps.ts";
import { openTestPayments } from "../../server/drivers/payments-test.ts";
import type { Fact } from "../../server/facts.ts";
import { type FileStore, openFiles } from "../../server/files/index.ts";
import { makeSigningKey } from "../../server/identity/provider/signing-keys.ts";
import type { PaymentProvider } from "../../server/ledger/index.ts";
import { makeAnswerCache } from "../../server/platform/answer-cache.ts";
import type { IdentityConfig, SigningKey } from "../../server/platform/config.ts";
import { makeCursors } from "../../server/platform/cursor.ts";
import type { Database } from "../../server/platform/db.ts";
import { type DnsPort, openDns } from "../../server/platform/dns.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { makeReader, type ResumeReader } from "../../server/resumes/index.ts";
import { openSite, type SiteGiven } from "../../server/site/index.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";
import { afterFile, afterLastFile } from "./run-files.ts";

export type AppWishes = {
  /** A migrated database; a fresh one by default. */
  database?: FreshDatabase;
  /** Number of demo jobs; none by default. */
  jobs?: number;
  /** The application's time; the real one by default. */
  clock?: () => Date;
  /** Multiplies the rate limits; by default they never apply. */
  rateLimitScale?: number;
  readyChecks?: Record<string, () => Promise<boolean>>;
  /** Whether /dev/mailbox exists. */
  mailbox?: boolean;
  apiDocs?: boolean;
  /** Where weaknesses are reported; none by default. */
  security?: { contact: string; expires: Date };
  /** Proves the site to IndexNow; none by default. */
  indexNowKey?: string;
  /** What the mail service proves its reports by; none are taken by default. */
  mailReportsSecret?: string;
  /** The identity provider; the built-in one by default. */
  identity?: Partial<IdentityConfig>;
  signingKeys?: SigningKey[];
  /** Whether a stand-in replaces LinkedIn; true by default. */
  standIn?: boolean;
  hasDemoBar?: boolean;
  /** Replaces the network to an external issuer. */
  fetchOutside?: typeof fetch;
  /** The public address; PUBLIC_URL by default. */
  publicUrl?: string;
  /** The file store; a separate folder by default. */
  files?: FileStore;
  /** DNS; none that answers by default. */
  dns?: DnsPort;
  /** Reads résumés; separate processes by default. */
  resumes?: ResumeReader;
  /** The payment provider; the test provider by default. */
  payments?: PaymentProvider | null;
  /** What the environment sets of the site's settings; nothing by default. */
  site?: Partial<SiteGiven>;
  /** Whether push services and sources of listings on the loopback may be used. */
  openLoopback?: boolean;
};

export const OWN_ACCOUNTS: IdentityConfig = {
  kind: "embedded",
  issuer: null,
  signingKeys: undefined,
  oauthClients: [],
  adminAcr: [],
  linkedIn: null,
  google: null,
};

/** One for all applications of this process, because its own processes take two seconds to start. */
const reader = makeReader();
afterLastFile(() => reader.stop());

let key: Promise<SigningKey> | undefined;
/** One key for all applications of a test file, because making one takes a while. */
function signingKey(): Promise<SigningKey> {
  key ??= makeSigningKey();
  return key;
}

/** An answer of the API: `body` is the parsed JSON, or undefined if it is not JSON. */
export type Answer<Body = unknown> = { status: number; headers: Record<string, unknown>; text: string; body: Body };

type Sent = { headers?: Record<string, string>; remoteAddress?: string };

export type TestApp = {
  url: string;
  db: Database;
  deps: Deps;
  app: App;
  /** The facts announced so far, oldest first; no reaction runs here. */
  facts: Fact[];
  /** The demo's present. */
  now: Date;
  get<Body = unknown>(path: string, sent?: Sent): Promise<Answer<Body>>;
  /** `body` is sent as JSON, or unchanged if it is a string. */
  post<Body = unknown>(path: string, body: unknown, sent?: Sent): Promise<Answer<Body>>;
  /** Listens on a free port and resolves to the address. */
  listen(): Promise<string>;
};

/** The master key of the application under test. */
export const MASTER_KEY = "a master key that only tests use, long enough";

/** The public address of the application under test. */
export const PUBLIC_URL = "https://jobs.example.org";

/** Call it at the top of a test file, with `await`; it cleans up after the file's last test. */
export async function startApp(wishes: AppWishes = {}): Promise<TestApp> {
  const { url, db } = wishes.database ?? (await freshDatabase());
  const now = new Date();
  if (wishes.jobs) await loadDemo(db, { jobs: wishes.jobs, companies: companiesFor(wishes.jobs), now });
  const facts: Fact[] = [];
  const clock = wishes.clock ?? (() => new Date());
  const vault = makeVault(MASTER_KEY);
  const deps: Deps = {
    db,
    clock,
    cursors: makeCursors("a key that only tests use, long enough"),
    cache: makeAnswerCache(1024 * 1024),
    vault,
    site: openSite(db, { fixed: {}, usual: {}, ...wishes.site }),
    announce: async (_tx, fact) => void facts.push(fact),
    files: wishes.files ?? (await openFiles({ dataDir: await folderForFile(), s3: null }, { vault, clock })),
    backups: null,
    sources: { userAgent: "Vouchboard-test/1 (+https://jobs.example.org)", openLoopback: wishes.openLoopback ?? false },
    searchEngines: [],
    dns: wishes.dns ?? openDns(["127.0.0.1:9"]),
    // An application stops its reader when it closes.
    resumes: wishes.resumes ?? { ...reader, stop: async () => {} },
    // At once, because most tests look at what follows. Tests of undoing set it.
    applicationUndoSeconds: 0,
    payments: wishes.payments === undefined ? openTestPayments({ db, vault, clock }) : wishes.payments,
  };
  const app = await buildApp(deps, {
    publicUrl: wishes.publicUrl ?? PUBLIC_URL,
    rateLimitScale: wishes.rateLimitScale ?? 1_000,
    trustProxy: false,
    identity: {
      config: { ...OWN_ACCOUNTS, ...wishes.identity },
      standIn: wishes.standIn ?? true,
      hasDemoBar: wishes.hasDemoBar ?? false,
      signingKeys: wishes.signingKeys ?? [await signingKey()],
      ...(wishes.fetchOutside && { fetchOutside: wishes.fetchOutside }),
    },
    mailbox: wishes.mailbox ?? false,
    apiDocs: wishes.apiDocs ?? true,
    security: wishes.security ?? null,
    indexNowKey: wishes.indexNowKey,
    mailReportsSecret: wishes.mailReportsSecret,
    openLoopback: wishes.openLoopback ?? false,
    ...(wishes.readyChecks && { readyChecks: wishes.readyChecks }),
  });
  afterFile(() => app.fastify.close());
  return {
    url,
    db,
    deps,
    app,
    now,
    facts,
    ...callsOf(app),
    listen: () => app.fastify.listen({ port: 0, host: "127.0.0.1" }),
  };
}

/** A folder that is removed after the test file. */
async function folderForFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-files-"));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function callsOf({ fastify }: App): Pick<TestApp, "get" | "post"> {
  const call = async (method: "GET" | "POST", path: string, sent: Sent = {}, payload?: string) => {
    const answer = await fastify.inject({
      method,
      url: path,
      headers: { host: new URL(PUBLIC_URL).host, ...sent.headers },
      ...(sent.remoteAddress && { remoteAddress: sent.remoteAddress }),
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: parsed(answer.payload) };
  };
  return {
    get: (path, sent) => call("GET", path, sent) as never,
    post: (path, body, sent = {}) => {
      const headers = { "content-type": "application/json", ...sent.headers };
      const payload = typeof body === "string" ? body : JSON.stringify(body);
      return call("POST", path, { ...sent, headers }, payload) as never;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error body of an answer. */
export const refusalIn = (answer: Answer): ErrorBody => answer.body as ErrorBody;
