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
import { buyPlan as buy } from "../credits/buy-plan.ts";
import { getCredits as credits } from "../credits/get-credits.ts";
import { listPlans as plans } from "../credits/list-plans.ts";
import { actOnTestPayment as act } from "./act-on-test-payment.ts";
import { cancelPayment as cancel } from "./cancel-payment.ts";
import { getPayment as get } from "./get-payment.ts";
import { getReceipt as receipt } from "./get-receipt.ts";
import { listPayments as list } from "./list-payments.ts";
import { openPayment as open } from "./open-payment.ts";

export function mountPayments(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(getCredits, signedIn, (_, call) => credits(call, deps));
  mount(listPlans, anyone, () => plans(deps));
  mount(buyPlan, signedIn, (input, call) => buy(input, call, deps), { perMinute: 60 });
  mount(listPayments, signedIn, (input, call) => list(input, call, deps));
  mount(getPayment, signedIn, (input, call) => get(input, call, deps));
  mount(openPayment, signedIn, (input, call) => open(input, call, deps), { perMinute: 60, asksOutside: true });
  mount(cancelPayment, signedIn, (input, call) => cancel(input, call, deps), { perMinute: 60, asksOutside: true });
  mount(getReceipt, signedIn, (input, call) => receipt(input, call, deps));
  mount(actOnTestPayment, signedIn, (input, call) => act(input, call, deps));
}
