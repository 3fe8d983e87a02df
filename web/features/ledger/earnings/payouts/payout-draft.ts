// The draft of a payout request: its values, its validation, and the body it sends. Pure.

import { t } from "#messages/ledger.ts";
import type { PayoutWay } from "../../../../../contract/ledger/rules.ts";
import type { Earnings } from "../../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import type { Flaw } from "../../../../session/action-form.tsx";
import { paiseOf } from "../../../../ui/typed-rupees.ts";

export type PayoutDraft = {
  isAll: boolean;
  amount: string;
  way: PayoutWay;
  upiId: string;
  holder: string;
  accountNumber: string;
  ifsc: string;
};

export const emptyDraft: PayoutDraft = {
  isAll: true,
  amount: "",
  way: "UPI",
  upiId: "",
  holder: "",
  accountNumber: "",
  ifsc: "",
};

/** Errors that the server would refuse, found before sending. */
export function flawOf(draft: PayoutDraft, { available, leastPayout }: Earnings): Flaw | null {
  const amount = paiseOf(draft.amount);
  if (!draft.isAll && (amount === null || amount < leastPayout || amount > available))
    return {
      field: "amount",
      title: fill(t.anAmountFromToPlease, { leastPayout: showMoney(leastPayout), available: showMoney(available) }),
    };
  return draft.way === "UPI" ? flawOfUpi(draft) : flawOfBank(draft);
}

const flawOfUpi = ({ upiId }: PayoutDraft): Flaw | null =>
  /^\s*[\w.-]{2,}@[A-Za-z][A-Za-z0-9.-]+\s*$/.test(upiId)
    ? null
    : { field: "upiId", title: t.pleaseEnterAUpiIdLikeName };

function flawOfBank({ holder, accountNumber, ifsc }: PayoutDraft): Flaw | null {
  if (holder.trim() === "") return { field: "holder", title: t.pleaseEnterWhoseAccountItIs };
  if (!/^\d{6,18}$/.test(accountNumber.replace(/\s/g, "")))
    return { field: "accountNumber", title: t.pleaseEnterTheAccountNumber };
  if (!/^[A-Za-z]{4}0[A-Za-z0-9]{6}$/.test(ifsc.replace(/\s/g, "")))
    return { field: "ifsc", title: t.pleaseEnterTheBranchsIfscLike };
  return null;
}

/** A full payout sends no amount, so that it includes earnings that arrive meanwhile. */
export function bodyOf(draft: PayoutDraft) {
  const destination =
    draft.way === "UPI"
      ? { way: "UPI" as const, upiId: draft.upiId.trim() }
      : {
          way: "BANK" as const,
          holder: draft.holder.trim(),
          accountNumber: draft.accountNumber.trim(),
          ifsc: draft.ifsc.trim(),
        };
  return { destination, ...(!draft.isAll && { amount: paiseOf(draft.amount) ?? 0 }) };
}
