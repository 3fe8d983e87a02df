// The routes of credits and payments, and of the events that a provider sends.

import type { FastifyInstance } from "fastify";
import {
  actOnTestPayment,
  cancelPayment,
  getPayment,
  getReceipt,
  listPayments,
  openPayment,
} from "../../../contract/ledger/payments-wire.ts";
import { buyPlan, getCredits, listPlans } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import { anyone, type Callers, type Mount } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { limitOf } from "../../platform/shared-limits.ts";
import { buyPlan as buy, getCredits as credits, listPlans as plans } from "../credits/credits.ts";
import * as hearProvider from "./hear-provider.ts";
import { hearEvent } from "./hear-provider.ts";
import { openPayment as open } from "./make-payment.ts";
import * as readPayments from "./read-payments.ts";

export function mountPayments(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(getCredits, signedIn, (_, call) => credits(call, deps));
  mount(listPlans, anyone, () => plans(deps));
  mount(buyPlan, signedIn, (input, call) => buy(input, call, deps), { perMinute: 60 });
  mount(listPayments, signedIn, (input, call) => readPayments.listPayments(input, call, deps));
  mount(getPayment, signedIn, (input, call) => readPayments.getPayment(input, call, deps));
  mount(openPayment, signedIn, (input, call) => open(input, call, deps), { perMinute: 60, asksOutside: true });
  mount(cancelPayment, signedIn, (input, call) => hearProvider.cancelPayment(input, call, deps), {
    perMinute: 60,
    asksOutside: true,
  });
  mount(getReceipt, signedIn, (input, call) => readPayments.getReceipt(input, call, deps));
  mount(actOnTestPayment, signedIn, (input, call) => hearProvider.actOnTestPayment(input, call, deps));
}

/** The address that operators configure at the provider; their documentation names it. */
const PAYMENT_EVENTS_PATH = "/payment-events";
/** Generous, because providers send from few addresses; they repeat refused events later. */
const mostEvents = 3_000;
/** Stripe's events are a few kilobytes. */
const mostBytes = 262_144;

/** `POST /payment-events`; 404 without a provider. `rateLimitScale` multiplies the events allowed a minute. */
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
