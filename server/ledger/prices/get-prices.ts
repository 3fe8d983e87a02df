// Reads prices: the fees for everyone; plans, fees, budget and open proposals for admins.
import type { Fee, FeeBudget, PriceChange, PricedPlan } from "../../../contract/ledger/prices-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { readBudget, readChanges, readFees, readPlans } from "./store.ts";

export const listFees = async ({ db }: Deps): Promise<{ data: Fee[] }> => ({ data: await readFees(db) });

type Prices = { plans: PricedPlan[]; fees: Fee[]; budget: FeeBudget; open: PriceChange[] };

export async function getPrices({ caller }: Call<Caller>, { db, clock }: Deps): Promise<Prices> {
  const [plans, fees, budget, open] = await Promise.all([
    readPlans(db),
    readFees(db),
    readBudget(db, clock()),
    readChanges(db, caller.accountId, "where c.state = 'PROPOSED' order by c.id", []),
  ]);
  return { plans, fees, budget, open };
}
