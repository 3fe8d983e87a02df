// Lists the plans now on offer.

import type { Paying } from "../../../contract/ledger/rules.ts";
import type { Plan } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { canBuy } from "../payments/rules.ts";

export type OfferedPlan = Omit<Plan, "canBuy">;

/** Cheapest first. */
export async function listPlans({ db, payments }: Deps): Promise<{ data: Plan[]; paying: Paying }> {
  const plans = await readPlans(db);
  return {
    data: plans.map((plan) => ({ ...plan, canBuy: canBuy(plan, payments) })),
    paying: payments === null ? "OFF" : payments.isTest ? "TEST" : "LIVE",
  };
}

/** The newest version of each plan on offer. */
export async function readPlans(reader: Reader): Promise<OfferedPlan[]> {
  const plans = await reader.query<OfferedPlan & { isOffered: boolean }>({
    name: "plans of now",
    text: `select distinct on (plan) id, plan, label, description, credits, price::float8 as price,
        is_placeholder as "isPlaceholder", is_offered as "isOffered"
      from plan_version order by plan, version desc`,
  });
  return plans
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...plan }) => plan)
    .sort((a, b) => a.price - b.price || a.credits - b.credits);
}
