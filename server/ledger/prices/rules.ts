// Decides which admin may do what about a proposed price, and whether a fee makes sense.

import type { BudgetTerms, FeeTerms, PlanTerms } from "../../../contract/ledger/prices-wire.ts";
import type { EarningKind, PriceChangeState } from "../../../contract/ledger/rules.ts";

export type Decision = Exclude<PriceChangeState, "PROPOSED">;
export type WhyNotDecide = "DECIDED" | "OWN" | "TOO_EARLY" | "ANOTHERS";
type Standing = { state: PriceChangeState; isOwn: boolean; alone?: "OWN" | "TOO_EARLY" | null };

/**
 * The proposer may withdraw, another admin may apply or refuse. `alone`: why the proposer may not apply it themselves, which
 * only an admin without others may, after a day. Null when it is allowed.
 */
export function whyNotDecide({ state, isOwn, alone = "OWN" }: Standing, decision: Decision): WhyNotDecide | null {
  if (state !== "PROPOSED") return "DECIDED";
  if (decision === "TAKEN_BACK") return isOwn ? null : "ANOTHERS";
  if (!isOwn) return null;
  return decision === "APPLIED" ? alone : "OWN";
}

/** Guidance earns a share of its price, everything else an amount. */
export const isFeeRight = (kind: EarningKind, { amount, shareOfPrice }: FeeTerms): boolean =>
  kind === "GUIDANCE_SESSION" ? amount === null && shareOfPrice !== null : amount !== null && shareOfPrice === null;

/** Whether nothing would change. */
export const isSame = <Terms extends PlanTerms | FeeTerms | BudgetTerms>(before: Terms | null, after: Terms): boolean =>
  before !== null && Object.entries(after).every(([name, value]) => before[name as keyof Terms] === value);
