// Renders a document on the server, whole and in one go: the list is in the HTML, and a finished page can be kept.
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { CallError } from "../contract/client.ts";
import { documentContext, failureContext, nonceContext } from "./server-context.ts";

export { createLoadContext } from "./server-context.ts";

/** A loader that has not answered after this time (ms) is given up. */
export const streamTimeout = 10_000;

/** An unknown page is no defect, and the API has written down what it refused: the router would print both, with the address. */
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
  // React would stream the loaders' data through two rounds of Suspense and encode every piece of text by itself, which
  // costs a page of a hundred jobs a third of its time; every loader is done here, so the data can follow as one script.
  const { serverHandoffStream, ...context } = withOwnRoutes(routerContext);
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : "";
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  const finished = `<!DOCTYPE html>${html.slice(0, -END.length)}${dataScript(data, nonce)}${END}`;
  const take = loadContext.get(documentContext);
  take?.(finished);
  return new Response(take ? null : finished, { status, headers });
}

/** The routes that this page is made of. The router would set up all hundred of them anew for each page, which takes it half a millisecond. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const own = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const ofOwn = <Item,>(all: Record<string, Item>) => Object.fromEntries(own.map((id) => [id, all[id]!]));
  const manifest = { ...context.manifest, routes: ofOwn(context.manifest.routes) };
  return { ...context, manifest, routeModules: ofOwn(context.routeModules) };
}

/** What every document ends with, since the layout's elements do. */
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

/** What React Router's own stream would have sent: the data, and that it is complete. */
function dataScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (character) => unsafeInScript[character]!);
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}
