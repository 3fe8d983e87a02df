// Renders a document on the server, whole: the list is in the HTML, and a finished page can be cached.
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext } from "./server-context.ts";

export { createLoadContext } from "./server-context.ts";

/** A page that cannot be finished in this time (ms) is given up. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      { nonce, onAllReady: () => pipe(sink), onShellError: reject, onError: reject },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), streamTimeout);
  });
}
