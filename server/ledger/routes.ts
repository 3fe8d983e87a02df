// The routes of money: each call, its callers and its operation; and the events that a payment provider sends.

import type { FastifyInstance } from "fastify";
import * as paymentCalls from "../../contract/ledger/payments-wire.ts";
import * as payoutCalls from "../../contract/ledger/payouts-wire.ts";
import * as priceCalls from "../../contract/ledger/prices-wire.ts";
import * as calls from "../../contract/ledger/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { anyone, type Callers } from "../platform/mount.ts";
import { notFound } from "../platform/refusal.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { auditLedger } from "./books/audit.ts";
import * as credits from "./credits/credits.ts";
import * as readEarnings from "./earnings/read-earnings.ts";
import * as hearProvider from "./payments/hear-provider.ts";
import { openPayment } from "./payments/make-payment.ts";
import * as readPayments from "./payments/store.ts";
import * as payouts from "./payouts/payouts.ts";
import * as prices from "./prices/price-changes.ts";
import * as statements from "./statements/statements.ts";

export function mountLedger(mount: DepsMount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(calls.listStatement, signedIn, statements.listStatement);
  mount(calls.exportStatement, signedIn, statements.exportStatement, { perMinute: 30 });
  mount(calls.getEarnings, signedIn, (_, call) => readEarnings.getEarnings(call, deps));
  mount(calls.listEarnings, signedIn, readEarnings.listEarnings);
  mount(payoutCalls.askPayout, signedIn, payouts.askPayout);
  mount(payoutCalls.listPayouts, signedIn, payouts.listPayouts);
  mount(payoutCalls.cancelPayout, signedIn, payouts.cancelPayout);
  mount(priceCalls.listFees, anyone, () => prices.listFees(deps));
  // Limited, because it reads the whole books.
  mount(calls.auditLedger, admin, () => auditLedger(deps), { perMinute: 60 });
  mount(payoutCalls.listAllPayouts, admin, payouts.listAllPayouts);
  mount(payoutCalls.readPayoutDestination, admin, payouts.readDestination);
  mount(payoutCalls.approvePayout, admin, payouts.approvePayout);
  mount(payoutCalls.clearPayout, admin, payouts.clearPayout);
  mount(payoutCalls.payPayout, admin, payouts.payPayout);
  mount(payoutCalls.refusePayout, admin, payouts.refusePayout);
  mount(priceCalls.getPrices, admin, (_, call) => prices.getPrices(call, deps));
  mount(priceCalls.listPriceChanges, admin, prices.listPriceChanges);
  mount(priceCalls.proposePriceChange, admin, prices.proposePriceChange);
  mount(priceCalls.decidePriceChange, admin, prices.decidePriceChange);
}

/** `selling` has no provider while the site sells nothing. */
export function mountPayments(mount: DepsMount, deps: Deps, selling: Deps, { signedIn }: Callers): void {
  mount(calls.getCredits, signedIn, (_, call) => credits.getCredits(call, deps));
  mount(calls.listPlans, anyone, () => credits.listPlans(selling));
  mount(calls.buyPlan, signedIn, (input, call) => credits.buyPlan(input, call, selling), { perMinute: 60 });
  mount(paymentCalls.listPayments, signedIn, readPayments.listPayments);
  mount(paymentCalls.getPayment, signedIn, readPayments.getPayment);
  mount(paymentCalls.openPayment, signedIn, openPayment, { perMinute: 60, asksOutside: true });
  mount(paymentCalls.cancelPayment, signedIn, hearProvider.cancelPayment, { perMinute: 60, asksOutside: true });
  mount(paymentCalls.getReceipt, signedIn, readPayments.getReceipt);
  mount(paymentCalls.actOnTestPayment, signedIn, hearProvider.actOnTestPayment);
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
      if (!payments) throw notFound("Nothing is paid here.");
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers["stripe-signature"] ?? request.headers["payment-signature"];
      await hearProvider.hearEvent({ raw, signature: typeof signature === "string" ? signature : "" }, payments, deps);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}
