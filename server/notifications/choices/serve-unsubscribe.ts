// Where mail programs unsubscribe by themselves (RFC 8058): a post ends the mails, and who opens the address comes to the page that does.

import type { FastifyInstance, FastifyRequest } from "fastify";
import { unsubscribePath } from "../../../contract/paths.ts";
import { limitOf } from "../../platform/shared-limits.ts";
import { ONE_CLICK_PATH } from "./mail-choice.ts";
import { type Unsubscribing, unsubscribe } from "./unsubscribe.ts";

const hidden = { schema: { hide: true } as object };
/** Large mail programs unsubscribe for many people from few addresses. */
const mostTries = 600;

/** `rateLimitScale` multiplies how often an address may do so a minute. */
export function mountOneClick(app: FastifyInstance, deps: Unsubscribing, rateLimitScale: number): void {
  const config = { ...limitOf(mostTries, rateLimitScale), isCall: true };
  app.register(async (inner) => {
    // The body says "List-Unsubscribe=One-Click", as a form of one kind or the other; the address says all the rest.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, null),
    );
    inner.post(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) => {
      await unsubscribe({ token: tokenIn(request) }, deps);
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Done.\n");
    });
    // Whoever looks at links before people do must end nothing.
    inner.get(ONE_CLICK_PATH, { ...hidden, config }, async (request, reply) =>
      reply.header("cache-control", "no-store").redirect(unsubscribePath(tokenIn(request)), 302),
    );
  });
}

/** Only characters of a token: it becomes part of an address. */
function tokenIn(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === "string" ? token.replace(/[^\w-]/g, "").slice(0, 500) : "";
}
