// The application's table of contents: one line per capability.
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastifyRateLimit from "@fastify/rate-limit";
import fastifySwagger from "@fastify/swagger";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { PRODUCT_NAME, VERSION } from "../contract/brand.ts";
import { mountApplications } from "./applications/routes.ts";
import { mountAudit } from "./audit/routes.ts";
import { type CvReading, makeCvReading, switchSavedSearch } from "./candidates/index.ts";
import { mountCandidates } from "./candidates/routes.ts";
import { mountCompanies } from "./companies/routes.ts";
import { mountLogos } from "./companies/serve-logos.ts";
import { mountConsents } from "./consents/routes.ts";
import { storeEnquiry } from "./content/index.ts";
import { mountContent } from "./content/routes.ts";
import { mountSitemaps } from "./content/serve-sitemaps.ts";
import { mountWellKnown, type SecurityContact } from "./content/serve-well-known.ts";
import { type Deps, mountWith } from "./deps.ts";
import { mountFiles } from "./files/routes.ts";
import { mountFileDoor } from "./files/serve-files.ts";
import { whoAnswers } from "./guidance/index.ts";
import { mountGuidance } from "./guidance/routes.ts";
import { mountHiring } from "./hiring/routes.ts";
import type { Installation } from "./homes/index.ts";
import { mountHomes } from "./homes/routes.ts";
import { mountIdentity } from "./identity/routes.ts";
import { type Identity, type IdentitySettings, serveIdentity } from "./identity/serve-identity.ts";
import { keyCallers } from "./integrations/index.ts";
import { mountIntegrations } from "./integrations/routes.ts";
import { mountJobs } from "./jobs/routes.ts";
import { mountEmbeds } from "./jobs/serve-embeds.ts";
import { mountFeeds } from "./jobs/serve-feeds.ts";
import { mountLedger, mountPaymentEvents, mountPayments } from "./ledger/routes.ts";
import { mountListings } from "./listings/routes.ts";
import { mountMatching } from "./matching/routes.ts";
import { measureCalls } from "./metrics.ts";
import { mountModeration } from "./moderation/routes.ts";
import type { SwitchSavedSearch } from "./notifications/index.ts";
import { mountMailbox } from "./notifications/mailbox/serve-mailbox.ts";
import { mountNotifications, mountOneClick, takeReports } from "./notifications/routes.ts";
import { mountPeople } from "./people/routes.ts";
import { DATA_KEEPERS } from "./personal-data.ts";
import { mountPictures } from "./pictures/serve-pictures.ts";
import { answerErrors, unknownCall } from "./platform/error-answers.ts";
import {
  type ConnectionWishes,
  connectionLimits,
  frontDoorOptions,
  guardFrontDoor,
  isInsideRead,
  logOfRequest,
  requestIdOf,
  securityHeaders,
} from "./platform/front-door.ts";
import { type Health, mountHealth } from "./platform/health.ts";
import type { ServerLog } from "./platform/log.ts";
import { BEARER, type Mount, makeMount } from "./platform/mount.ts";
import { packedText } from "./platform/packed-text.ts";
import { limitOf, sharedLimits } from "./platform/shared-limits.ts";
import { traceRequests } from "./platform/tracing.ts";
import type { Admission } from "./platform/turns.ts";
import { companyIssuersOf } from "./recruiting/index.ts";
import { mountRecruiting } from "./recruiting/routes.ts";
import { mountReferrals } from "./referrals/routes.ts";
import { mountSharing } from "./sharing/routes.ts";
import { switchable } from "./site/index.ts";
import { mountSite } from "./site/routes.ts";

export type AppOptions = {
  publicUrl: string;
  rateLimitScale: number;
  /** Without the public address and the limits, which are given above. */
  identity: Omit<IdentitySettings, "publicUrl" | "rateLimitScale">;
  trustProxy: FastifyServerOptions["trustProxy"];
  connections?: ConnectionWishes;
  /** Admission control; none by default. */
  admission?: Admission;
  /** No logging by default. */
  log?: ServerLog;
  readyChecks?: Record<string, () => Promise<boolean>>;
  /** Whether /dev/mailbox publicly shows stored mails. */
  mailbox?: boolean;
  /** Whether /api/docs serves the API's description as pages; default: no. */
  apiDocs?: boolean;
  /** The contact in security.txt; null for no such file. */
  security?: SecurityContact | null;
  /** Served as `/KEY.txt`, which proves to IndexNow that the site is ours; no such file by default. */
  indexNowKey?: string | undefined;
  /** Whether pushes and companies' issuers may reach the loopback, for tests. */
  openLoopback?: boolean;
  /** What the mail service proves its reports by; none are taken by default. */
  mailReportsSecret?: string | undefined;
  /** What the admins' home says of the installation; nothing is known by default. */
  installation?: Installation;
};

/** Once started, `reading` also processes CVs that other processes left unread. */
export type App = { fastify: FastifyInstance; health: Health; identity: Identity; reading: CvReading };

/** Builds what a server without people answers: whether it is well. It reads CVs that other processes left unread. */
export function buildWorker(
  deps: Deps,
  { log, readyChecks }: Pick<AppOptions, "log" | "readyChecks">,
): Pick<App, "fastify" | "health" | "reading"> {
  const fastify = Fastify({
    ...(log && { loggerInstance: log as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  answerErrors(fastify);
  const health = mountHealth(fastify, deps.db, { files: deps.files.isReady, ...readyChecks });
  const reading = makeCvReading(deps, fastify.log);
  fastify.addHook("onClose", () => reading.stop());
  return { fastify, health, reading };
}

/** Builds the API with all routes except the site, which main.ts adds. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<App> {
  const headers = securityHeaders(options.publicUrl);
  const fastify = Fastify({
    ...(options.log && { loggerInstance: options.log as FastifyBaseLogger, childLoggerFactory: logOfRequest }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 65_536,
    forceCloseConnections: "idle",
    // Requests that arrive while the server closes are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...frontDoorOptions(headers, connectionLimits(options.connections ?? {})),
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  answerErrors(fastify);
  logRequests(fastify);
  guardFrontDoor(fastify, headers);
  measureCalls(fastify);
  const health = mountHealth(fastify, deps.db, { files: deps.files.isReady, ...options.readyChecks });
  await fastify.register(fastifyCookie);
  await fastify.register(fastifyRateLimit, { global: false, allowList: isInsideRead, store: sharedLimits(deps) });
  await describeApi(fastify, options);
  const companyIssuers = companyIssuersOf(deps);
  const identity = await serveIdentity(fastify, deps, { ...options, ...options.identity, companyIssuers });
  const switchSearch: SwitchSavedSearch = (tx, search) => switchSavedSearch(tx, { ...search, now: deps.clock() });
  const reading = makeCvReading(deps, fastify.log);
  fastify.addHook("onClose", () => reading.stop());
  await fastify.register(async (api) => {
    // Fast rather than small, because lists are requested often; and synchronously, because a stream through the
    // thread pool takes ten times as long as the compression itself (docs/performance.md).
    await api.register(fastifyCompress, {
      threshold: 2_048,
      syncThreshold: 512 * 1_024,
      encodings: ["zstd", "br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
      zlibOptions: { level: 1 },
    });
    takeReports(api);
    const secure = options.publicUrl.startsWith("https:");
    const { rateLimitScale: scale, admission } = options;
    const every = makeMount(api, { base: "/api", scale, secure, ...(admission && { admission }) });
    mountCapabilities(switchable(every, deps.site), deps, { ...options, identity, reading, switchSearch });
    const hidden = { schema: { hide: true } as object };
    const describe = packedText("application/json; charset=utf-8", () => JSON.stringify(fastify.swagger()));
    api.get("/api/openapi.json", { ...hidden, config: limitOf(60, scale) }, describe);
    api.all("/api/*", { ...hidden, config: limitOf(120, scale) }, unknownCall);
  });
  for (const mountOne of [mountLogos, mountFileDoor, mountPictures, mountPaymentEvents])
    mountOne(fastify, deps, options.rateLimitScale);
  mountSitemaps(fastify, deps, options.publicUrl, options.rateLimitScale);
  mountFeeds(fastify, deps, options.publicUrl, options.rateLimitScale);
  mountEmbeds(fastify, deps, options.publicUrl, options.rateLimitScale);
  mountWellKnown(fastify, deps, { site: options.publicUrl, ...options });
  mountOneClick(fastify, { ...deps, switchSavedSearch: switchSearch }, options.rateLimitScale);
  if (options.mailbox) mountMailbox(fastify, deps);
  return { fastify, health, identity, reading };
}

type Parts = Pick<AppOptions, "publicUrl" | "rateLimitScale" | "openLoopback" | "installation" | "mailReportsSecret"> &
  Pick<App, "identity" | "reading"> & { switchSearch: SwitchSavedSearch };

/** Every call of the API: one line per capability. */
function mountCapabilities(every: Mount, deps: Deps, { identity, reading, switchSearch, ...options }: Parts): void {
  const { callers } = identity;
  const { publicUrl, rateLimitScale, openLoopback = false } = options;
  const installation = options.installation ?? { dataDir: null, hasMailServer: false };
  // While nothing can be bought, what was begun is still paid, refunded and heard of.
  const selling: Deps = {
    ...deps,
    get payments() {
      return deps.site.current().values.payments ? deps.payments : null;
    },
  };
  const mount = mountWith(every, deps);
  mountIdentity(mount, deps, identity, DATA_KEEPERS);
  mountFiles(mount, deps, callers, rateLimitScale);
  mountCandidates(mount, deps, callers, reading);
  mountRecruiting(mount, deps, callers, {
    rateLimitScale,
    takeEnquiry: (tx, enquiry) => storeEnquiry(tx, enquiry, deps),
    signOut: identity.sessions.endEverywhere,
    signInBy: identity.upstreams.companies,
  });
  mountIntegrations(mount, deps, callers, { openLoopback });
  const byKey = keyCallers(deps, rateLimitScale);
  mountJobs(mount, deps, callers, byKey);
  mountListings(mount, deps, callers);
  mountMatching(mount, deps, callers);
  mountApplications(mount, deps, callers, byKey);
  mountReferrals(mount, deps, callers);
  mountGuidance(mountWith(every, selling), selling, callers, publicUrl);
  mountHiring(mount, deps, callers, publicUrl);
  mountSharing(mount, deps, callers);
  mountPayments(mount, deps, selling, callers);
  mountLedger(mount, deps, callers);
  mountConsents(mount, deps, callers);
  mountNotifications(mount, deps, callers, {
    switchSavedSearch: switchSearch,
    reach: { openLoopback },
    reportsSecret: options.mailReportsSecret,
  });
  mountModeration(mount, deps, callers, rateLimitScale);
  mountAudit(mount, deps, callers);
  mountSite(mount, deps, callers);
  mountPeople(mount, deps, callers);
  mountCompanies(mount, deps, () => whoAnswers(deps));
  mountHomes(mount, deps, callers, installation);
  mountContent(mount, deps, callers);
}

/** Makes each request a span where there is telemetry; logs refused and failed requests at info, others at debug; by route, because a URL may contain user input. */
function logRequests(fastify: FastifyInstance): void {
  traceRequests(fastify);
  fastify.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  fastify.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 400 ? "info" : "debug"](line, "request");
  });
}

async function describeApi(
  fastify: FastifyInstance,
  { publicUrl, apiDocs = false }: Pick<AppOptions, "publicUrl" | "apiDocs">,
): Promise<void> {
  await fastify.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${PRODUCT_NAME} API`,
        version: VERSION,
        description: "Every call of the product. Errors carry `errorCode`, `errorMsg` and `requestId`.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          [BEARER]: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "The access token that `/api/session` gives the browser.",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  if (!apiDocs) return;
  const { default: fastifySwaggerUi } = await import("@fastify/swagger-ui");
  await fastify.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    uiConfig: { docExpansion: "list" },
  });
}
