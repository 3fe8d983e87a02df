// Opens the dependencies, mounts the application and listens.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { PRODUCT_NAME } from "../contract/brand.ts";
import { announceBy, hearFacts, prepareFacts } from "./announce.ts";
import { type App, buildApp, buildWorker } from "./app.ts";
import { openNightly } from "./backup/index.ts";
import { jobPosting, organization } from "./content/index.ts";
import type { Deps } from "./deps.ts";
import { openPayments } from "./drivers/open-payments.ts";
import { openSearchEngines } from "./drivers/open-search-engines.ts";
import { openFiles } from "./files/index.ts";
import { closeDemoAccounts, openSigningKeys } from "./identity/index.ts";
import { openWebhooks } from "./integrations/index.ts";
import { jobRounds } from "./jobs/index.ts";
import { tellState } from "./metrics.ts";
import { openMailer, openPusher, type PushReach } from "./notifications/index.ts";
import { makeAnswerCache } from "./platform/answer-cache.ts";
import type { Config } from "./platform/config.ts";
import { makeCursors } from "./platform/cursor.ts";
import { openDatabase } from "./platform/db.ts";
import { openDns } from "./platform/dns.ts";
import { askedSeldom, serveMetrics } from "./platform/health.ts";
import type { ServerLog } from "./platform/log.ts";
import { readSchema } from "./platform/migrate.ts";
import { hasDemoBar } from "./platform/openings.ts";
import { pastOutage } from "./platform/outage.ts";
import { makeQueue, type Queue } from "./platform/queue.ts";
import { openSecrets } from "./platform/secrets.ts";
import { hostSite } from "./platform/site-host.ts";
import { type Admission, makeAdmission } from "./platform/turns.ts";
import { keyFits, makeVault } from "./platform/vault.ts";
import { makeReactions } from "./reactions.ts";
import { makeReader } from "./resumes/index.ts";
import { scheduleWork } from "./schedule.ts";
import { openSite, watchSite } from "./site/index.ts";
import { sourceReach } from "./source-reach.ts";

/** Stops listening and finishes requests in progress before closing what they may need. */
async function closeServer(fastify: FastifyInstance): Promise<void> {
  await new Promise((resolve) => fastify.server.close(resolve));
  await fastify.close();
}

const cacheBytes = 32 * 1024 * 1024;

export type ServeOptions = PushReach & {
  config: Config;
  databaseUrl: string;
  log?: ServerLog;
  /** In development, serves the site from its sources on the listening server. */
  openSite?: (server: Server) => Promise<SiteSources>;
};

/** The bundler's middleware for source files, and a loader of the current server build. */
export type SiteSources = {
  middleware: (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;
  loadBuild: () => Promise<ServerBuild>;
  close: () => Promise<void>;
};

/** The dependencies, and what must be started and stopped by itself. */
async function openDeps(config: Config, databaseUrl: string) {
  const secrets = await openSecrets(config.dataDir, config);
  const { databaseReadUrls: readUrls, databasePoolSize: poolSize } = config;
  const db = openDatabase({ url: databaseUrl, readUrls, poolSize });
  const vault = makeVault(secrets.masterKey);
  const queue = makeQueue(databaseUrl);
  const clock = () => new Date();
  const deps: Deps = {
    db,
    vault,
    announce: announceBy(queue, vault),
    clock,
    cursors: makeCursors(secrets.cursorKey),
    cache: makeAnswerCache(cacheBytes),
    site: openSite(db, config.site),
    payments: await openPayments(config, { db, vault, clock }),
    backups: openNightly(config, databaseUrl),
    files: await openFiles(config, { vault, clock }),
    dns: openDns(config.dnsServers),
    searchEngines: await openSearchEngines(config),
    sources: sourceReach(config),
    // Two in total, but at least one per serving process.
    resumes: makeReader({ maxChildren: Math.max(1, Math.floor(2 / config.webConcurrency)) }),
    applicationUndoSeconds: config.applicationUndoSeconds,
  };
  return { deps, queue };
}

/** The application without the site, as the configuration wants it. */
async function openApp(
  deps: Deps,
  { config, log, openLoopback = false }: Pick<ServeOptions, "config" | "log" | "openLoopback">,
  admission: Admission,
): Promise<App> {
  return buildApp(deps, {
    openLoopback,
    connections: {
      most: config.maxConnections,
      ofOneAddress: config.trustProxy === false ? Math.ceil(config.maxConnections / 4) : null,
    },
    admission,
    publicUrl: config.publicUrl,
    apiDocs: config.apiDocs,
    security: config.security,
    indexNowKey: config.searchEngines.indexNowKey,
    rateLimitScale: config.rateLimitScale,
    // Fastify also accepts a number of proxies, which its types omit.
    trustProxy: config.trustProxy as boolean,
    ...(log && { log }),
    mailbox: config.openings.mailbox.open,
    mailReportsSecret: config.mail.reportsSecret,
    installation: { dataDir: config.dataDir, hasMailServer: config.mail.smtpUrl !== undefined },
    identity: {
      config: config.identity,
      standIn: config.openings.linkedInStandIn.open,
      hasDemoBar: hasDemoBar(config),
      mailIsMissing: config.mail.smtpUrl === undefined && !config.openings.mailbox.open,
      signingKeys: await openSigningKeys(config.dataDir, config.identity.signingKeys),
    },
    readyChecks: readyChecksOf(deps),
  });
}

const readyChecksOf = ({ db, vault }: Deps) => ({
  migrations: askedSeldom(async () => {
    const { pending, refusal } = await readSchema(db);
    return pending.length === 0 && refusal === null;
  }),
  masterKey: askedSeldom(() => keyFits(db, vault)),
});

/** Disables demo accounts where none may be. */
async function closeWithheldAccounts(log: FastifyBaseLogger, { openings }: Config, { db, clock }: Deps): Promise<void> {
  const { demoAccounts } = openings;
  if (!demoAccounts.open && (await closeDemoAccounts(db, clock())) > 0)
    log.warn(`This database held demo accounts: they are disabled, as ${demoAccounts.why}.`);
}

/** Warns of what the configuration leaves out. */
function warnOfGaps(log: FastifyBaseLogger, config: Config, { payments }: Deps): void {
  if (!config.mail.smtpUrl && !config.openings.mailbox.open)
    log.warn("SMTP_URL is not set: no one gets mail, so no one can sign up or reset a password.");
  if (!payments) log.warn("STRIPE_SECRET_KEY is not set: no plan can be bought, and no session that costs something.");
  if (config.production && payments?.isTest)
    log.warn("STRIPE_SECRET_KEY is a test key: no money moves, and credits are bought for nothing.");
}

/** The name that mails come from: of its own, or the site's. */
function senderName({ site }: Deps): string {
  const { mailName, name } = site.current().values;
  return mailName || name || PRODUCT_NAME;
}

/** Whom push services may write to: the site, or where no one can reach it yet, the sender of its mails. */
function contactOf({ publicUrl, mail }: Config): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
}

/** Adds the site's pages: from the build, or in development from the sources that the bundler serves. */
async function addSite(
  fastify: FastifyInstance,
  deps: Deps,
  { config, openSite }: Pick<ServeOptions, "config" | "openSite">,
  admission: Admission,
): Promise<SiteSources | undefined> {
  const sources = await openSite?.(fastify.server);
  if (sources) {
    fastify.addHook("onRequest", (request, reply, done) => {
      if (request.url.startsWith("/api/")) return done();
      sources.middleware(request.raw, reply.raw, done);
    });
  }
  await hostSite(fastify, {
    tools: { jobPosting, organization },
    site: {
      publicUrl: config.publicUrl,
      environment: config.environment,
      hasDemoBar: hasDemoBar(config),
      settings: () => deps.site.current(),
    },
    cache: deps.cache,
    admission,
    rateLimitScale: config.rateLimitScale,
    serviceWorker: config.serviceWorker,
    filesOrigin: deps.files.origin,
    cacheSeconds: sources ? 0 : config.pageCacheSeconds,
    ...(sources && { loadBuild: sources.loadBuild }),
  });
  return sources;
}

/** What answers: people, with the site, or only those who ask whether a worker is well. */
async function openFront(
  deps: Deps,
  options: ServeOptions,
): Promise<Pick<App, "fastify" | "health" | "reading"> & { sources?: SiteSources | undefined }> {
  const { config, log } = options;
  if (config.role === "worker") return buildWorker(deps, { ...(log && { log }), readyChecks: readyChecksOf(deps) });
  const admission = makeAdmission({ connections: config.databasePoolSize, longestWait: config.longestWaitMs });
  const app = await openApp(deps, options, admission);
  return { ...app, sources: await addSite(app.fastify, deps, options, admission) };
}

/** Begins to react to facts and to run the rounds, unless other servers do. Stop the queue before calling `close`. */
async function startWork(
  queue: Queue,
  deps: Deps,
  { config, openLoopback = false }: Pick<ServeOptions, "config" | "openLoopback">,
  log: FastifyBaseLogger,
): Promise<{ close(): Promise<void> }> {
  await queue.open(log);
  if (config.role === "web") {
    await prepareFacts(queue);
    return { close: async () => {} };
  }
  const mailer = await openMailer({ ...config.mail, name: () => senderName(deps) }, deps, log);
  const pusher = openPusher({ ...deps, contact: contactOf(config), openLoopback });
  const webhooks = openWebhooks({ ...deps, openLoopback });
  const { publicUrl, shareRewardStage } = config;
  const post = { ...deps, mailer, publicUrl, operatorMail: config.mail.operator };
  await hearFacts(queue, deps.vault, makeReactions({ ...post, pusher, webhooks, shareRewardStage }));
  await scheduleWork(queue, deps);
  // Its round comes each minute; the first visitors of a new site find its pages at once.
  void jobRounds
    .keepCollections(deps)
    .catch((err) => log.warn({ err }, "The collections of jobs were not counted yet."));
  return {
    async close() {
      await mailer.close();
      await pusher.close();
      await webhooks.close();
    },
  };
}

/** Loads OpenTelemetry, which needs its time and memory, only if a collector is configured. */
async function startTelemetry({ config, log }: Pick<ServeOptions, "config" | "log">): Promise<() => Promise<void>> {
  if (config.telemetry === null) return async () => {};
  const { openTelemetry } = await import("./platform/open-telemetry.ts");
  return openTelemetry(config.telemetry, log ?? console);
}

/** Serves until closed. `close` finishes requests in progress; call it once. */
export async function serve(options: ServeOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { config, databaseUrl } = options;
  const endTelemetry = await startTelemetry(options);
  const { deps, queue } = await openDeps(config, databaseUrl);
  const { fastify, health, reading, sources } = await openFront(deps, options);
  const waiting = (err: Error) => fastify.log.warn({ err }, "The database does not answer: the start tries again.");
  await pastOutage(deps.site.refresh, waiting);
  const leaveSite = watchSite(deps.site);
  const endState = tellState(deps, config.dataDir);
  const closeMetrics = await serveMetrics(config.metricsPort, config.metricsHost);
  await pastOutage(() => closeWithheldAccounts(fastify.log, config, deps), waiting);
  warnOfGaps(fastify.log, config, deps);
  const work = await startWork(queue, deps, options, fastify.log);
  if (config.role !== "worker") void jobRounds.prepareSearch(deps);
  await fastify.listen({ port: config.port, host: config.host });
  reading.start();
  return {
    port: (fastify.server.address() as AddressInfo).port,
    async close() {
      leaveSite();
      deps.backups?.stop();
      const { isWatched } = health.drain();
      // A worker has no visitors who would still come by the balancer.
      if (isWatched && config.role !== "worker") await pause(config.drainSeconds * 1_000);
      // The bundler's open browser sockets would delay closing the server.
      await sources?.close();
      // Requests in progress may still announce facts, which does not need an open queue.
      await Promise.all([closeServer(fastify), queue.stop()]);
      await work.close();
      await Promise.all(deps.searchEngines.map((engine) => engine.close()));
      await closeMetrics();
      endState();
      await deps.db.close();
      await endTelemetry();
    },
  };
}
