// Routes of the books, earnings, payouts and prices: each call, its callers and its operation. `payments/` has its own.

import {
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
import { auditLedger, exportStatement, getEarnings, listEarnings, listStatement } from "../../contract/ledger/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { auditLedger as audit } from "./books/audit-ledger.ts";
import { getEarnings as get } from "./earnings/get-earnings.ts";
import { listEarnings as listItems } from "./earnings/list-earnings.ts";
import { askPayout as ask } from "./payouts/ask-payout.ts";
import { cancelPayout as cancel } from "./payouts/cancel-payout.ts";
import { listAllPayouts as listAll } from "./payouts/list-all-payouts.ts";
import { listPayouts as listOwn } from "./payouts/list-payouts.ts";
import * as admins from "./payouts/settle-as-admin.ts";
import { decidePriceChange as decide } from "./prices/decide-price-change.ts";
import * as prices from "./prices/get-prices.ts";
import { listPriceChanges as listChanges } from "./prices/list-price-changes.ts";
import { proposePriceChange as propose } from "./prices/propose-price-change.ts";
import { exportStatement as exportAll } from "./statements/export-statement.ts";
import { listStatement as list } from "./statements/list-statement.ts";

export function mountLedger(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(listStatement, signedIn, (input, call) => list(input, call, deps));
  mount(exportStatement, signedIn, (input, call) => exportAll(input, call, deps), { perMinute: 30 });
  mount(getEarnings, signedIn, (_, call) => get(call, deps));
  mount(listEarnings, signedIn, (input, call) => listItems(input, call, deps));
  mount(askPayout, signedIn, (input, call) => ask(input, call, deps));
  mount(listPayouts, signedIn, (input, call) => listOwn(input, call, deps));
  mount(cancelPayout, signedIn, (input, call) => cancel(input, call, deps));
  mount(listFees, anyone, () => prices.listFees(deps));
  // Limited, because it reads the whole books.
  mount(auditLedger, admin, () => audit(deps), { perMinute: 60 });
  mount(listAllPayouts, admin, (input, call) => listAll(input, call, deps));
  mount(readPayoutDestination, admin, (input, call) => admins.readDestination(input, call, deps));
  mount(clearPayout, admin, (input, call) => admins.clearPayout(input, call, deps));
  mount(payPayout, admin, (input, call) => admins.payPayout(input, call, deps));
  mount(refusePayout, admin, (input, call) => admins.refusePayout(input, call, deps));
  mount(getPrices, admin, (_, call) => prices.getPrices(call, deps));
  mount(listPriceChanges, admin, (input, call) => listChanges(input, call, deps));
  mount(proposePriceChange, admin, (input, call) => propose(input, call, deps));
  mount(decidePriceChange, admin, (input, call) => decide(input, call, deps));
}
