// Plans and fees in words, and the terms that a proposal changes.

import { t } from "#messages/admin-ledger.ts";
import type { BudgetTerms, FeeTerms, PlanTerms, PriceChange } from "../../../../../contract/ledger/prices-wire.ts";
import type { EarningKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";

export const FEE_WORDS: Record<EarningKind, { label: string; text: string }> = {
  REVIEWED_REQUEST: { label: t.aReviewedRequest, text: t.aDecisionWithFeedbackInTime },
  REFERRED_OUTCOME: { label: t.aReferralThatWasMade, text: t.onTopOfTheReview0PaysNothing },
  GUIDANCE_SESSION: { label: t.aGuidanceSession, text: t.theRefereesShareOfThePriceThat },
  SHARE_REWARD: { label: t.aSharedJobThatLedToSomething, text: t.forWhoSharedIt },
};

/** 8500 -> "85%". */
const shareWords = (hundredths: number): string => `${hundredths / 100}%`;

export function feeWords({ amount, shareOfPrice }: Pick<FeeTerms, "amount" | "shareOfPrice">): string {
  return shareOfPrice === null
    ? showMoney(amount ?? 0)
    : fill(t.ofThePrice, { shareOfPrice: shareWords(shareOfPrice) });
}

/** 168 -> "after 7 days"; 24 -> "after 24 hours"; 0 -> "at once". */
export function releaseWords(hours: number): string {
  if (hours === 0) return t.atOnce;
  const isDays = hours >= 48 && hours % 24 === 0;
  return isDays ? fill(t.afterDays, { hours: hours / 24 }) : fill(t.afterHours, { hours });
}

type Terms = PlanTerms | FeeTerms | BudgetTerms;
const isPlan = (terms: Terms): terms is PlanTerms => "credits" in terms;
const isFee = (terms: Terms): terms is FeeTerms => "releaseHours" in terms;

export const BUDGET_WORDS = {
  label: t.feesForFreeCredits,
  text: t.whatACalendarMonthSpendsAtMost,
};

function rowsOf(terms: Terms): [name: string, words: string][] {
  if (isPlan(terms))
    return [
      [t.name, terms.label],
      [t.whatItSays, terms.description],
      [t.credits, String(terms.credits)],
      [t.price, showMoney(terms.price)],
      [t.onOffer, terms.isOffered ? "yes" : "no"],
    ];
  if (!isFee(terms)) return [[t.aMonth, showMoney(terms.amount)]];
  return [
    [t.earns, feeWords(terms)],
    [t.available, releaseWords(terms.releaseHours)],
  ];
}

export type TermChange = { name: string; before: string | null; after: string };

/** The terms that a proposal changes; all of them for something new. */
export function changedTerms({ before, after }: Pick<PriceChange, "before" | "after">): TermChange[] {
  const known = new Map(before ? rowsOf(before) : []);
  return rowsOf(after)
    .map(([name, words]) => ({ name, before: known.get(name) ?? null, after: words }))
    .filter((term) => term.before !== term.after);
}

/** "Plan sprint", "Fee: a reviewed request". */
export function targetWords({ kind, target, after }: Pick<PriceChange, "kind" | "target" | "after">): string {
  if (kind === "BUDGET") return fill(t.budget, { label: BUDGET_WORDS.label.toLowerCase() });
  const plan = isPlan(after) ? after.label : target;
  if (kind === "PLAN") return fill(t.plan, { plan });
  return fill(t.fee, { label: FEE_WORDS[target as EarningKind].label.toLowerCase() });
}
