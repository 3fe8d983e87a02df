// Reads plans, fees, the budget and proposals to change them.

import type { Fee, FeeBudget, FeeTerms, PriceChange, PricedPlan } from "../../../contract/ledger/prices-wire.ts";
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { Reader, Values } from "../../platform/db.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";

/** The newest version of each plan, cheapest first, including those not on offer. */
export async function readPlans(reader: Reader): Promise<PricedPlan[]> {
  const rows = await reader.query<Omit<PricedPlan, "price" | "madeAt"> & { price: string; madeAt: Date }>(
    `select * from (select distinct on (plan) plan, label, description, credits, price, is_offered as "isOffered", version,
       is_placeholder as "isPlaceholder", made_at as "madeAt" from plan_version order by plan, version desc) plans order by price, plan`,
  );
  return rows.map((row) => ({ ...row, price: Number(row.price), madeAt: row.madeAt.toISOString() }));
}

/** The current fee schedule. */
export async function readFees(reader: Reader): Promise<Fee[]> {
  const rows = await reader.query<Omit<Fee, "amount" | "madeAt"> & { amount: string | null; madeAt: Date }>(
    `select distinct on (kind) kind, amount, share_of_price as "shareOfPrice", release_hours as "releaseHours", version,
       is_placeholder as "isPlaceholder", made_at as "madeAt" from fee_version order by kind, version desc`,
  );
  return rows.map((row) => ({ ...isoTimes(row), amount: row.amount === null ? null : Number(row.amount) }));
}

/** The budget for reviews paid by free credits, and what the month of `now` has used of it. */
export async function readBudget(reader: Reader, now: Date): Promise<FeeBudget> {
  const [row] = await reader.query<
    Timed<Omit<FeeBudget, "amount" | "used">, "madeAt"> & { amount: string; used: string }
  >(
    `select amount, version, is_placeholder as "isPlaceholder", made_at as "madeAt", coalesce(fee_budget_used($1), 0) as used
     from fee_budget_version order by version desc limit 1`,
    [now],
  );
  if (!row) throw new Error("There is no budget for fees, not even one of nothing.");
  return { ...row, amount: Number(row.amount), used: Number(row.used), madeAt: row.madeAt.toISOString() };
}

type ChangeRow = Timed<Omit<PriceChange, "isOwn">, "proposedAt" | "decidedAt" | "aloneFrom"> & { proposerId: string };

/** Conditions follow; alias `c`. */
const changeRows = `select c.id, c.kind, c.target, c.before, c.after, c.reason, c.state, c.proposed_by as "proposerId",
  coalesce(proposer.name, '') as "proposedBy", c.proposed_at as "proposedAt", c.alone_from as "aloneFrom", coalesce(decider.name, '') as "decidedBy",
  c.decided_at as "decidedAt"
  from price_change c left join account proposer on proposer.id = c.proposed_by left join account decider on decider.id = c.decided_by`;

/** Proposals as `callerId` sees them; `condition` follows the select. */
export async function readChanges(
  reader: Reader,
  callerId: string,
  condition: string,
  values: Values,
): Promise<PriceChange[]> {
  const rows = await reader.query<ChangeRow>(`${changeRows} ${condition}`, values);
  return rows.map(({ proposerId, ...row }) => ({ ...isoTimes(row), isOwn: proposerId === callerId }));
}

/** The current fee for one kind of earning. */
export async function readFee(reader: Reader, kind: EarningKind): Promise<FeeTerms & Pick<Fee, "kind" | "version">> {
  const [fee] = await reader.query<Omit<Fee, "amount" | "isPlaceholder" | "madeAt"> & { amount: string | null }>(
    `select kind, version, amount, share_of_price as "shareOfPrice", release_hours as "releaseHours"
     from fee_version where kind = $1 order by version desc limit 1`,
    [kind],
    "fee of now",
  );
  if (!fee) throw new Error(`The fee schedule says nothing about ${kind}.`);
  return { ...fee, amount: fee.amount === null ? null : Number(fee.amount) };
}
