// The draft of a change to a plan, a fee or the budget: its values, its validation, and the proposal. Pure.
import { t } from "#messages/admin-ledger.ts";
import type { Fee, FeeBudget, FeeTerms, PlanTerms, PricedPlan } from "../../../../../contract/ledger/prices-wire.ts";
import { paiseOf, typedRupees } from "../../../../ui/typed-rupees.ts";

/** What is being changed; null for a new plan. */
export type Subject =
  | { kind: "PLAN"; plan: PricedPlan | null }
  | { kind: "FEE"; fee: Fee }
  | { kind: "BUDGET"; budget: FeeBudget };

/** All values as typed. */
export type PriceDraft = {
  plan: string;
  label: string;
  description: string;
  credits: string;
  price: string;
  isOffered: boolean;
  amount: string;
  share: string;
  hours: string;
  reason: string;
};

export function draftOf(subject: Subject): PriceDraft {
  const plan = subject.kind === "PLAN" ? subject.plan : null;
  const fee = subject.kind === "FEE" ? subject.fee : null;
  return {
    plan: plan?.plan ?? "",
    label: plan?.label ?? "",
    description: plan?.description ?? "",
    credits: plan ? String(plan.credits) : "",
    price: plan ? typedRupees(plan.price) : "",
    isOffered: plan?.isOffered ?? true,
    amount: subject.kind === "BUDGET" ? typedRupees(subject.budget.amount) : amountOf(fee),
    share: fee && fee.shareOfPrice !== null ? String(fee.shareOfPrice / 100) : "",
    hours: fee ? String(fee.releaseHours) : "",
    reason: "",
  };
}

const amountOf = (fee: Fee | null) => (fee && fee.amount !== null ? typedRupees(fee.amount) : "");

export type PriceFlaw = { field: keyof PriceDraft; title: string };

const wholeIn = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Percent with at most two decimals, in hundredths: "85.5" -> 8550; null unless from 0 to 100. */
function hundredthsOf(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text.trim())) return null;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths <= 10_000 ? hundredths : null;
}

export function flawOf(subject: Subject, draft: PriceDraft): PriceFlaw | null {
  const flaw = flawOfTerms(subject, draft);
  if (flaw) return flaw;
  return draft.reason.trim() === "" ? { field: "reason", title: t.pleaseSayWhyForTheAdminWho } : null;
}

function flawOfTerms(subject: Subject, draft: PriceDraft): PriceFlaw | null {
  if (subject.kind === "PLAN") return flawOfPlan(draft);
  if (subject.kind === "FEE") return flawOfFee(subject.fee, draft);
  const paise = paiseOf(draft.amount);
  return paise === null || paise > 1_000_000_000 ? { field: "amount", title: t.anAmountInRupeesFrom0To } : null;
}

function flawOfPlan({ plan, label, description, credits, price }: PriceDraft): PriceFlaw | null {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(plan)) return { field: "plan", title: t.lowerCaseLettersDigitsAndDashes };
  if (label.trim() === "") return { field: "label", title: t.pleaseNameThePlan };
  if (description.trim() === "") return { field: "description", title: t.pleaseDescribeThePlan };
  if (!wholeIn(credits, 1, 10_000)) return { field: "credits", title: t.aWholeNumberOfCreditsAtLeast };
  const paise = paiseOf(price);
  return paise === null || paise < 100 || paise > 100_000_000
    ? { field: "price", title: t.aPriceInRupeesAtLeast1 }
    : null;
}

function flawOfFee(fee: Fee, { amount, share, hours }: PriceDraft): PriceFlaw | null {
  if (fee.shareOfPrice !== null && hundredthsOf(share) === null)
    return { field: "share", title: t.aShareFrom0To100Percent };
  const paise = paiseOf(amount);
  if (fee.shareOfPrice === null && (paise === null || paise > 10_000_000))
    return { field: "amount", title: t.anAmountInRupeesFrom0To2 };
  return wholeIn(hours, 0, 8_760) ? null : { field: "hours", title: t.wholeHoursFrom0To8760 };
}

/** The proposal, for a draft without errors. */
export function proposalOf(subject: Subject, draft: PriceDraft) {
  const reason = draft.reason.trim();
  if (subject.kind === "FEE") {
    const isShare = subject.fee.shareOfPrice !== null;
    const terms: FeeTerms = {
      amount: isShare ? null : paiseOf(draft.amount),
      shareOfPrice: isShare ? hundredthsOf(draft.share) : null,
      releaseHours: Number(draft.hours),
    };
    return { kind: "FEE" as const, fee: subject.fee.kind, terms, reason };
  }
  if (subject.kind === "BUDGET")
    return { kind: "BUDGET" as const, terms: { amount: paiseOf(draft.amount) ?? 0 }, reason };
  const terms: PlanTerms = {
    label: draft.label.trim(),
    description: draft.description.trim(),
    credits: Number(draft.credits),
    price: paiseOf(draft.price) ?? 0,
    isOffered: draft.isOffered,
  };
  return { kind: "PLAN" as const, plan: draft.plan, terms, reason };
}
