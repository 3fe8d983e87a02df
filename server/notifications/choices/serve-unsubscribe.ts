// One-click unsubscribe (RFC 8058): a POST unsubscribes, a GET redirects to the page with the button.

import type { FastifyInstance, FastifyRequest } from "fastify";
import { unsubscribePath } from "../../../contract/paths.ts";
import { limitOf } from "../../platform/shared-limits.ts";
import { ONE_CLICK_PATH, type Unsubscribing, unsubscribe } from "./unsubscribe.ts";

const hidden = { schema: { hide: true } as object };
/** Requests a minute and IP address: large mail providers unsubscribe for many people from few addresses. */
const mostTries = 600;

/** `rateLimitScale` multiplies the requests allowed a minute. */
export function mountOneClick(app: FastifyInstance, deps: Unsubscribing, rateLimitScale: number): void {
  const config = { ...limitOf(mostTries, rateLimitScale), isCall: true };
  app.register(async (inner) => {
    // The body is always "List-Unsubscribe=One-Click", in either form encoding; the token is in the query.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, null),
    );
    inner.post(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) => {
      await unsubscribe({ token: tokenIn(request) }, deps);
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Done.\n");
    });
    // Link scanners open links before people do, so a GET must not unsubscribe.
    inner.get(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) =>
      reply.header("cache-control", "no-store").redirect(unsubscribePath(tokenIn(request)), 302),
    );
  });
}

/** Drops characters that no token has, because the token becomes part of a redirect URL. */
function tokenIn(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === "string" ? token.replace(/[^\w-]/g, "").slice(0, 500) : "";
}
