// The routes of money: each call, its callers and its operation; and the events that a payment provider sends.

import type { FastifyInstance } from "fastify";
import {
  actOnTestPayment,
  cancelPayment,
  getPayment,
  getReceipt,
  listPayments,
  openPayment,
} from "../../contract/ledger/payments-wire.ts";
import {
  approvePayout,
  askPayout,
  cancelPayout,
  clearPayout,
  listAllPayouts,
  listPayouts,
  payPayout,
  readPayoutDestination,
  refusePayout,
} from "../../contract/ledger/payouts-wire.ts";
import {
  decidePriceChange,
  getPrices,
  listFees,
  listPriceChanges,
  proposePriceChange,
} from "../../contract/ledger/prices-wire.ts";
import {
  auditLedger,
  buyPlan,
  exportStatement,
  getCredits,
  getEarnings,
  listEarnings,
  listPlans,
  listStatement,
} from "../../contract/ledger/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { notFound } from "../platform/refusal.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { auditLedger as audit } from "./books/audit.ts";
import { buyPlan as buy, getCredits as credits, listPlans as plans } from "./credits/credits.ts";
import * as readEarnings from "./earnings/read-earnings.ts";
import * as hearProvider from "./payments/hear-provider.ts";
import { hearEvent } from "./payments/hear-provider.ts";
import { openPayment as open } from "./payments/make-payment.ts";
import * as readPayments from "./payments/store.ts";
import * as payouts from "./payouts/payouts.ts";
import * as prices from "./prices/price-changes.ts";
import * as statements from "./statements/statements.ts";

export function mountLedger(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(listStatement, signedIn, (input, call) => statements.listStatement(input, call, deps));
  mount(exportStatement, signedIn, (input, call) => statements.exportStatement(input, call, deps), { perMinute: 30 });
  mount(getEarnings, signedIn, (_, call) => readEarnings.getEarnings(call, deps));
  mount(listEarnings, signedIn, (input, call) => readEarnings.listEarnings(input, call, deps));
  mount(askPayout, signedIn, (input, call) => payouts.askPayout(input, call, deps));
  mount(listPayouts, signedIn, (input, call) => payouts.listPayouts(input, call, deps));
  mount(cancelPayout, signedIn, (input, call) => payouts.cancelPayout(input, call, deps));
  mount(listFees, anyone, () => prices.listFees(deps));
  // Limited, because it reads the whole books.
  mount(auditLedger, admin, () => audit(deps), { perMinute: 60 });
  mount(listAllPayouts, admin, (input, call) => payouts.listAllPayouts(input, call, deps));
  mount(readPayoutDestination, admin, (input, call) => payouts.readDestination(input, call, deps));
  mount(approvePayout, admin, (input, call) => payouts.approvePayout(input, call, deps));
  mount(clearPayout, admin, (input, call) => payouts.clearPayout(input, call, deps));
  mount(payPayout, admin, (input, call) => payouts.payPayout(input, call, deps));
  mount(refusePayout, admin, (input, call) => payouts.refusePayout(input, call, deps));
  mount(getPrices, admin, (_, call) => prices.getPrices(call, deps));
  mount(listPriceChanges, admin, (input, call) => prices.listPriceChanges(input, call, deps));
  mount(proposePriceChange, admin, (input, call) => prices.proposePriceChange(input, call, deps));
  mount(decidePriceChange, admin, (input, call) => prices.decidePriceChange(input, call, deps));
}

/** `selling` has no provider while the site sells nothing. */
export function mountPayments(mount: Mount, deps: Deps, selling: Deps, { signedIn }: Callers): void {
  mount(getCredits, signedIn, (_, call) => credits(call, deps));
  mount(listPlans, anyone, () => plans(selling));
  mount(buyPlan, signedIn, (input, call) => buy(input, call, selling), { perMinute: 60 });
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
      if (!payments) throw notFound("Nothing is paid here.");
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers["stripe-signature"] ?? request.headers["payment-signature"];
      await hearEvent({ raw, signature: typeof signature === "string" ? signature : "" }, payments, deps);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}
