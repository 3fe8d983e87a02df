// Routes of credits and payments: each call, its callers and its operation.

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
import { buyPlan as buy, getCredits as credits, listPlans as plans } from "../credits/credits.ts";
import * as hearProvider from "./hear-provider.ts";
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
