// Renders a document on the server in one pass: the HTML contains the list, and a finished page can be cached.
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { CallError } from "../contract/call-error.ts";
import { partsWithCards } from "./features/jobs/kept-cards.tsx";
import { documentContext, failureContext, nonceContext } from "./server-context.ts";

export { createLoadContext } from "./server-context.ts";

/** Loaders are aborted after this time (ms). */
export const streamTimeout = 10_000;

/** Unknown pages are no defect, and the API logs its own refusals: the router would log both, with the address. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof CallError) return;
  context.get(failureContext)(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set("content-type", "text/html; charset=utf-8");
  // React would stream the loaders' data through two rounds of Suspense and encode each text separately, a third of the
  // time of a page with a hundred jobs; all loaders have finished here, so one script can carry the data.
  const { serverHandoffStream, ...context } = withOwnRoutes(routerContext);
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : "";
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  const head = html.slice(0, html.indexOf("</head>"));
  const body = html.slice(head.length, -END.length);
  const finished = `<!DOCTYPE html>${scriptsAfterPaint(head, body, nonce)}${dataScript(data, nonce)}${END}`;
  const document = loadContext.get(documentContext);
  document?.take(partsWithCards(finished, document.cards));
  return new Response(document ? null : finished, { status, headers });
}

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const MODULE = /(<script nonce="[^"]*") type="module" async="">/;

/**
 * The document with scripts that are fetched after its first paint: style sheets and fonts, which the paint needs, have the
 * line for themselves, and the page is complete without scripts. The router has no setting for it. A page in the
 * background paints nothing, so it does not wait; nor does a page whose style sheets take longer than three seconds.
 */
function scriptsAfterPaint(head: string, body: string, nonce: string): string {
  const addresses = [...head.matchAll(PRELOAD)].map(([, address]) => address);
  const starter = `<script nonce="${nonce}">${AFTER_PAINT}(${JSON.stringify(addresses)})</script>`;
  return `${head.replaceAll(PRELOAD, "")}${body.replace(MODULE, '$1 type="text/later">')}${starter}`;
}

/**
 * Runs in the page: preloads the modules, and runs the script that React Router wrote for a module. Only a script counts: a
 * company's own text may hold other elements, but never one.
 */
const AFTER_PAINT = `(addresses => {
  const { nonce } = document.currentScript;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), facts));
    for (const href of addresses) add("link", { rel: "modulepreload", href });
    const { textContent } = document.querySelector("script[type='text/later']");
    add("script", { type: "module", nonce, textContent });
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, document.hidden ? 0 : 3000);
})`.replaceAll(/\n */g, "");

/** The routes of this page. Otherwise the router sets up all hundred for each page, which takes half a millisecond. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const own = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const ofOwn = <Item,>(all: Record<string, Item>) => Object.fromEntries(own.map((id) => [id, all[id]!]));
  const manifest = { ...context.manifest, routes: ofOwn(context.manifest.routes) };
  return { ...context, manifest, routeModules: ofOwn(context.routeModules) };
}

/** The end of every document, which follows the layout's elements. */
const END = "</body></html>";

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

const unsafeInScript: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** What React Router's own stream would send: the data, and that it is complete. */
function dataScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (character) => unsafeInScript[character]!);
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}
