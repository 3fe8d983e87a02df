// Serves the built site: static files, and rendered documents with a nonce policy and a short cache.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { PRODUCT_NAME } from "../../contract/brand.ts";
import { FEATURES, type Feature, NAME_SLOT } from "../../contract/site/rules.ts";
import type { SiteValues } from "../../contract/site/wire.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Config } from "./config.ts";
import { SECONDS_WHEN_BUSY } from "./error-answers.ts";
import { insideHeaders } from "./front-door.ts";
import { sameSite } from "./mount.ts";
import { limitOf } from "./shared-limits.ts";
import { gzipBytes, plainBytes, type SplicedPage, sizeOfPage, splicePage } from "./spliced-page.ts";
import type { Admission } from "./turns.ts";

type Transport = (call: { method: string; path: string; body?: string }) => Promise<{ status: number; text: string }>;
/** For the renderer: the API, a reporter of defects, and a receiver of the document's parts (null for data only). */
type Rendering = {
  transport: Transport;
  tellFailure: (error: unknown) => void;
  takeDocument: ((parts: readonly (string | Uint8Array)[]) => void) | null;
};
type GivenFacts = Pick<Config, "publicUrl" | "environment"> & { hasDemoBar: boolean };
type Texts = Pick<SiteValues, "operatorName" | "operatorAddress" | "privacyContact" | "privacyText" | "termsText">;
/** What every page is given, and what some pages show; web/server-context.ts names both. */
type SiteFacts = GivenFacts &
  Pick<SiteValues, "socialLinks"> &
  Partial<Pick<SiteValues, "logo" | "colorLight" | "colorDark">> & { off: Feature[] };
/** The built site's own export beside React Router's; see web/entry.server.tsx. */
type SiteEntry = {
  createLoadContext(
    given: Rendering & Pick<SiteOptions, "tools"> & { nonce: string; site: SiteFacts; texts: Texts },
  ): RouterContextProvider;
};

export type SiteOptions = {
  /** `settings` are those that admins change by page, and their version. */
  site: GivenFacts & { settings: () => { version: number; values: SiteValues } };
  /** What capabilities give to loaders, passed on unseen; web/server-context.ts names it. */
  tools: object;
  cache: AnswerCache;
  /** The origin for uploads and downloads, if not the site itself. */
  filesOrigin: string | null;
  /** How long anonymous pages are cached, in seconds; 0 renders each request. */
  cacheSeconds: number;
  /** Multiplies the limit of pages per IP address. */
  rateLimitScale: number;
  /** Whether browsers get the service worker (the default), or one that removes it. */
  serviceWorker?: boolean;
  /** Admission control; none by default. */
  admission?: Admission;
  /** In development, loads a fresh server build for each document. */
  loadBuild?: () => Promise<ServerBuild>;
};

const root = join(import.meta.dirname, "../..");
const clientFolder = join(root, "build/client");
/** The nonce's placeholder in cached pages; never leaves the process. */
const placeholder = `nonce-${randomBytes(18).toString("base64url")}`;

/** More than people read, and few enough that one IP address cannot occupy the renderer. */
const pagesPerMinute = 600;

type Document = { status: number; headers: [string, string][]; page: SplicedPage; isHtml: boolean };

/** Mounts static files and the catch-all route for documents. */
export async function hostSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  // In development the bundler serves these from source.
  if (!options.loadBuild && existsSync(clientFolder)) {
    await serveFiles(app);
    await serveManifest(app, options);
    await serveWorker(app, options);
  }
  const handler = await makeHandler(options);
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 65_536 }, (_request, body, done) => done(null, body));
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    schema: { hide: true } as object,
    config: {
      ...limitOf(pagesPerMinute, options.rateLimitScale),
      isHttps: options.site.publicUrl.startsWith("https:"),
    },
    onRequest: async (request) => sameSite(request),
    handler: (request, reply) => answerDocument(request, reply, handler, options),
  });
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: [".vite/**", "**/*.{br,gz}", "site.webmanifest*"],
    // The build creates compressed copies beside the files.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Bundles have a content hash in their names; other files may change.
      const forever = path.startsWith(join(clientFolder, "assets"));
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}

/** What a phone installs the site as, under its name. */
async function serveManifest(app: FastifyInstance, { site, rateLimitScale }: SiteOptions): Promise<void> {
  const manifest = JSON.parse(await readFile(join(clientFolder, "site.webmanifest"), "utf8"));
  const config = limitOf(pagesPerMinute, rateLimitScale);
  app.get("/site.webmanifest", { schema: { hide: true } as object, config }, (_request, reply) => {
    const name = site.settings().values.name || PRODUCT_NAME;
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify({ ...manifest, name, short_name: name }));
  });
}

/** The service worker of the present build; switched off, one that removes itself and what it kept. */
async function serveWorker(app: FastifyInstance, { serviceWorker = true, rateLimitScale }: SiteOptions): Promise<void> {
  const text = serviceWorker ? await readFile(join(root, "build/service-worker.js"), "utf8") : LEAVING_WORKER;
  const config = limitOf(pagesPerMinute, rateLimitScale);
  app.get("/sw.js", { schema: { hide: true } as object, config }, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", "default-src 'none'; connect-src 'self'")
      .type("text/javascript; charset=utf-8")
      .send(text),
  );
}

/** Takes the place of the other one, and then leaves. */
export const LEAVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;

type Render = (request: Request, rendering: Rendering) => Promise<Response>;

async function makeHandler({ loadBuild, site, tools }: SiteOptions): Promise<Render> {
  const contextOf = (build: ServerBuild, rendering: Rendering) =>
    (build.entry.module as unknown as SiteEntry).createLoadContext({
      ...rendering,
      nonce: placeholder,
      tools,
      ...shownOf(site),
    });
  if (loadBuild) {
    return async (request, rendering) => {
      const build = await loadBuild();
      return createRequestHandler(build, "development")(request, contextOf(build, rendering));
    };
  }
  const english = await handlerOf("build/server/index.js");
  // Many sites are never asked for it, and a build takes some 60 MB.
  let hindi: ReturnType<typeof handlerOf> | undefined;
  return async (request, rendering) => {
    const isHindi = /^\/hi(?:[/.]|$)/.test(new URL(request.url).pathname);
    if (isHindi) hindi ??= handlerOf("build/hi/server/index.js");
    const { build, handle } = isHindi && hindi ? await hindi : english;
    return handle(request, contextOf(build, rendering));
  };
}

function shownOf({ settings, ...given }: SiteOptions["site"]): { site: SiteFacts; texts: Texts } {
  const { values } = settings();
  const { socialLinks, logo, colorLight, colorDark } = values;
  const { operatorName, operatorAddress, privacyContact, privacyText, termsText } = values;
  return {
    site: {
      ...given,
      socialLinks,
      // Only what is set: every document has these facts, and the list of jobs has few bytes left.
      ...(logo && { logo }),
      ...(colorLight && { colorLight }),
      ...(colorDark && { colorDark }),
      off: FEATURES.filter((feature) => !values[feature]),
    },
    texts: { operatorName, operatorAddress, privacyContact, privacyText, termsText },
  };
}

/** The handler of one language's build. */
async function handlerOf(path: string): Promise<{ build: ServerBuild; handle: RequestHandler }> {
  const build = (await import(pathToFileURL(join(root, path)).href)) as ServerBuild;
  return { build, handle: createRequestHandler(build, "production") };
}

/** Does not cache failures and limits: a page that says "try again" must not be served to others. */
const keeping = {
  bytes: (made: Document) => sizeOfPage(made.page) + 1_000,
  isWorth: (made: Document) => made.status < 500 && made.status !== 429,
  isOutage: (made: Document) => made.status === 503,
};

async function answerDocument(request: FastifyRequest, reply: FastifyReply, render: Render, options: SiteOptions) {
  const turns = options.admission?.turnsOf(isRead(request) ? "page" : "write");
  const renderNow = () => renderDocument(request, render, options);
  const make = () => (turns ? turns(renderNow) : renderNow());
  const kept = isRead(request) && options.cacheSeconds > 0;
  const document = kept
    ? await options.cache.through(
        `page ${options.site.settings().version} ${request.url}`,
        options.cacheSeconds,
        make,
        keeping,
      )
    : await make();
  const nonce = randomBytes(16).toString("base64url");
  reply.status(document.status);
  if (document.status === 503) reply.header("retry-after", SECONDS_WHEN_BUSY);
  for (const [name, value] of document.headers) reply.header(name, value);
  if (document.isHtml && options.loadBuild === undefined)
    reply.header("content-security-policy", contentPolicy(nonce, options));
  if (!document.headers.some(([name]) => name === "cache-control"))
    reply.header("cache-control", cacheControl(request, document));
  reply.header("vary", "accept-encoding");
  if (
    !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "") ||
    !/^text\/|json|x-script/.test(String(reply.getHeader("content-type")))
  ) {
    return reply.send(plainBytes(document.page, nonce));
  }
  return reply.header("content-encoding", "gzip").send(gzipBytes(document.page, nonce));
}

/** Shared caches may store anonymous pages; browsers must revalidate, as header and nonce belong together. */
function cacheControl(request: FastifyRequest, { status }: Document): string {
  return isRead(request) && status === 200 ? "public, max-age=0, s-maxage=30, stale-while-revalidate=300" : "no-store";
}

/** HEAD is handled like GET; Fastify omits the body. */
const isRead = (request: FastifyRequest) => request.method === "GET" || request.method === "HEAD";

async function renderDocument(request: FastifyRequest, render: Render, { site }: SiteOptions): Promise<Document> {
  let document: readonly (string | Uint8Array)[] | null = null;
  const isData = pathOf(request.url).split("?")[0]?.endsWith(".data");
  const response = await render(webRequest(request, site.publicUrl), {
    transport: transportFor(request),
    tellFailure: (err) => request.log.error({ err }, "a page failed"),
    takeDocument: isData
      ? null
      : (parts) => {
          document = parts;
        },
  });
  // Names are of letters, digits and marks that stand for themselves in HTML and in scripts.
  const name = site.settings().values.name || PRODUCT_NAME;
  const parts = (document ?? [await response.text()]) as readonly (string | Uint8Array)[];
  const named = parts.map((part) => (typeof part === "string" ? part.replaceAll(NAME_SLOT, name) : part));
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return {
    status: response.status,
    headers,
    page: splicePage(named, placeholder),
    isHtml: /text\/html/.test(response.headers.get("content-type") ?? ""),
  };
}

/** The headers of form posts that the renderer sees. Cached pages depend only on their address. */
const FORM_HEADERS = ["content-type", "origin"];

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const url = new URL(publicUrl.replace(/\/+$/, "") + pathOf(request.url));
  if (isRead(request)) return new Request(url);
  const headers = new Headers();
  for (const name of FORM_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(url, { method: request.method, headers, body: request.body as BodyInit | null });
}

/** Path and query of a request target, also of one that names a host (http://host/path, //host, /\host). */
function pathOf(target: string): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/\\?#]*/i, "").replace(/^[/\\]*/, "/");
}

/** Calls the API inside the process, on behalf of the page's request. */
function transportFor(request: FastifyRequest): Transport {
  return async ({ method, path, body }) => {
    const answer = await request.server.inject({
      method: method as "GET",
      url: path,
      remoteAddress: request.ip,
      headers: { ...insideHeaders(request.id), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, text: answer.payload };
  };
}

function contentPolicy(nonce: string, { site, filesOrigin }: SiteOptions): string {
  const files = filesOrigin === null ? "" : ` ${filesOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(site.publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
