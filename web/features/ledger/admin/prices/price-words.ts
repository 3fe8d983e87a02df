// Plans and fees in words, and the terms that a proposal changes.

import type { BudgetTerms, FeeTerms, PlanTerms, PriceChange } from "../../../../../contract/ledger/prices-wire.ts";
import type { EarningKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { counted } from "../../../../ui/moments.ts";

export const FEE_WORDS: Record<EarningKind, { label: string; text: string }> = {
  REVIEWED_REQUEST: { label: "A reviewed request", text: "A decision with feedback, in time, whichever way it goes." },
  REFERRED_OUTCOME: {
    label: "A referral that was made",
    text: "On top of the review; 0 pays nothing for the outcome.",
  },
  GUIDANCE_SESSION: { label: "A guidance session", text: "The referee’s share of the price that they set." },
  SHARE_REWARD: { label: "A shared job that led to something", text: "For whoever shared it." },
};

/** 8500 -> "85 %". */
export const shareWords = (hundredths: number): string => `${hundredths / 100} %`;

export function feeWords({ amount, shareOfPrice }: Pick<FeeTerms, "amount" | "shareOfPrice">): string {
  return shareOfPrice === null ? showMoney(amount ?? 0) : `${shareWords(shareOfPrice)} of the price`;
}

/** 168 -> "after 7 days"; 24 -> "after 24 hours"; 0 -> "at once". */
export function releaseWords(hours: number): string {
  if (hours === 0) return "at once";
  const isDays = hours >= 48 && hours % 24 === 0;
  return isDays ? `after ${counted(hours / 24, "day")}` : `after ${counted(hours, "hour")}`;
}

type Terms = PlanTerms | FeeTerms | BudgetTerms;
const isPlan = (terms: Terms): terms is PlanTerms => "credits" in terms;
const isFee = (terms: Terms): terms is FeeTerms => "releaseHours" in terms;

export const BUDGET_WORDS = {
  label: "Fees for free credits",
  text: "What a calendar month spends at most on answers to requests whose credit nobody bought. 0 pays none of them.",
};

function rowsOf(terms: Terms): [name: string, words: string][] {
  if (isPlan(terms))
    return [
      ["Name", terms.label],
      ["What it says", terms.description],
      ["Credits", String(terms.credits)],
      ["Price", showMoney(terms.price)],
      ["On offer", terms.isOffered ? "yes" : "no"],
    ];
  if (!isFee(terms)) return [["A month", showMoney(terms.amount)]];
  return [
    ["Earns", feeWords(terms)],
    ["Available", releaseWords(terms.releaseHours)],
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
  if (kind === "BUDGET") return `Budget: ${BUDGET_WORDS.label.toLowerCase()}`;
  const plan = isPlan(after) ? after.label : target;
  if (kind === "PLAN") return `Plan “${plan}”`;
  return `Fee: ${FEE_WORDS[target as EarningKind].label.toLowerCase()}`;
}
