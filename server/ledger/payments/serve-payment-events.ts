// Receives a provider's events. Reads the raw body, because the signature covers its exact bytes.

import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/refusal.ts";
import { limitOf } from "../../platform/shared-limits.ts";
import { hearEvent } from "./hear-provider.ts";

/** The address that operators configure at the provider; their documentation names it. */
const PAYMENT_EVENTS_PATH = "/payment-events";
/** Generous, because providers send from few addresses; they repeat refused events later. */
const mostEvents = 3_000;
/** Stripe's events are a few kilobytes. */
const mostBytes = 262_144;

/**
 * `POST /payment-events`; 404 without a provider. `rateLimitScale` multiplies how many events an address may send a
 * minute.
 */
export function mountPaymentEvents(app: FastifyInstance, deps: Deps, rateLimitScale: number): void {
  const config = { ...limitOf(mostEvents, rateLimitScale), isCall: true };
  const options = { config, schema: { hide: true } as object };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PAYMENT_EVENTS_PATH, options, async (request, reply) => {
      const { payments } = deps;
      if (!payments) throw refuse(404, "NOT_FOUND", "Nothing is paid here.");
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers["stripe-signature"] ?? request.headers["payment-signature"];
      await hearEvent({ raw, signature: typeof signature === "string" ? signature : "" }, payments, deps);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}
