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
import { auditLedger as audit } from "./books/audit.ts";
import * as readEarnings from "./earnings/read-earnings.ts";
import * as payouts from "./payouts/payouts.ts";
import * as admins from "./payouts/settle-as-admin.ts";
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
  mount(readPayoutDestination, admin, (input, call) => admins.readDestination(input, call, deps));
  mount(clearPayout, admin, (input, call) => admins.clearPayout(input, call, deps));
  mount(payPayout, admin, (input, call) => admins.payPayout(input, call, deps));
  mount(refusePayout, admin, (input, call) => admins.refusePayout(input, call, deps));
  mount(getPrices, admin, (_, call) => prices.getPrices(call, deps));
  mount(listPriceChanges, admin, (input, call) => prices.listPriceChanges(input, call, deps));
  mount(proposePriceChange, admin, (input, call) => prices.proposePriceChange(input, call, deps));
  mount(decidePriceChange, admin, (input, call) => prices.decidePriceChange(input, call, deps));
}
