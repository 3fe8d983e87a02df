// Notices about money: payments, earnings and payouts to their owners, and to admins what needs a decision.

import type { Language } from "../../../contract/identity/rules.ts";
import { receiptName } from "../../../contract/ledger/rules.ts";
import { afterPayingPath, EARNINGS_PATH, PAYOUTS_PATH, PRICES_PATH, receiptPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { t as english } from "../../../messages/en/money-notices.ts";
import { t as hindi } from "../../../messages/hi/money-notices.ts";
import { matterIn } from "../../consents/index.ts";
import type { PaymentFacts } from "../../facts.ts";
import { wordsOf } from "../../platform/words.ts";
import { facts, link, quote, say } from "../mails/mail-text.ts";
import { clipped, noticeOf, noticesIn, type ToldFactOf } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

type Claimed = { amount: number; currency: string };
/** Rupees as money; an amount in another currency as its number of smallest units. */
function sumOf({ amount, currency }: Claimed, language: Language): string {
  const { t, fill } = WORDS[language];
  const isRupees = currency.toUpperCase() === "INR";
  return isRupees ? showMoney(amount) : fill(t.otherSum, { amount, currency: clipped(currency, 10) });
}

const numberOf = ({ receiptNumber }: PaymentFacts) => (receiptNumber === null ? "" : receiptName(receiptNumber));

function payoutPaid(fact: ToldFactOf<"payout.settled">, language: Language) {
  const { t, fill } = WORDS[language];
  const [amount, reference] = [showMoney(fact.amount), clipped(fact.reference ?? "", 80)];
  return {
    title: fill(t.payoutPaid, { amount }),
    text: fill(t.payoutPaidText, { reference }),
    preheader: t.payoutPaidPreheader,
    heading: t.payoutPaidHeading,
    says: [say(fill(t.payoutPaidSays, { amount })), facts([t.amount, amount], [t.reference, reference])],
  };
}

function payoutRefused(fact: ToldFactOf<"payout.settled">, language: Language) {
  const { t, fill } = WORDS[language];
  const amount = showMoney(fact.amount);
  return {
    title: fill(t.payoutRefused, { amount }),
    text: fill(t.payoutRefusedText, { reason: clipped(fact.reason ?? "", 500) }),
    preheader: t.payoutRefusedPreheader,
    heading: t.payoutRefusedHeading,
    says: [say(fill(t.payoutRefusedSays, { amount })), quote(fact.reason ?? "")],
  };
}

export const MONEY_NOTICES = noticesIn(WORDS, {
  "earnings.available": ({ ownerId, amount, day }, { t, fill }) =>
    noticeOf({
      kind: "earnings",
      to: { accountId: ownerId },
      // At most one a day.
      about: `available:${day}`,
      title: fill(t.available, { amount: showMoney(amount) }),
      text: t.availableText,
      href: EARNINGS_PATH,
      heading: t.availableHeading,
      says: [say(fill(t.availableSays, { amount: showMoney(amount) }))],
      label: t.seeYourEarnings,
    }),
  "payout.asked": ({ payoutId, ownerId, amount }, { t, fill }) =>
    noticeOf({
      kind: "admin-money",
      // Admins may not settle their own payouts.
      to: { adminsBut: ownerId },
      about: payoutId,
      title: fill(t.payoutAsked, { amount: showMoney(amount) }),
      text: t.payoutAskedText,
      href: PAYOUTS_PATH,
      heading: t.payoutAskedHeading,
      says: [say(fill(t.payoutAskedSays, { amount: showMoney(amount) }))],
      label: t.openThePayouts,
    }),
  "payout.settled": (fact, { language }) =>
    noticeOf({
      kind: "earnings",
      to: { accountId: fact.ownerId },
      about: fact.payoutId,
      href: EARNINGS_PATH,
      ...(fact.state === "PAID" ? payoutPaid : payoutRefused)(fact, language),
      label: WORDS[language].t.seeYourEarnings,
    }),
  "consent.asked": ({ consentId, askedBy, matter, href, ...fact }, { t, fill, language }) => {
    const title = matter ? matterIn(language, matter) : fact.title;
    return noticeOf({
      kind: "admin-money",
      to: { adminsBut: askedBy },
      about: consentId,
      title: fill(t.consentAsked, { title }),
      text: t.consentRule,
      href,
      heading: t.consentHeading,
      says: [say(fill(t.consentSays, { title }))],
      label: t.lookAtIt,
    });
  },
  "price-change.proposed": ({ changeId, proposedBy, ...fact }, { t, fill }) => {
    const plan = fact.priceKind === "PLAN" ? clipped(fact.target, 40) : null;
    return noticeOf({
      kind: "admin-money",
      to: { adminsBut: proposedBy },
      about: changeId,
      title: plan === null ? t.feeChange : fill(t.planChange, { plan }),
      text: clipped(fact.reason, 300),
      href: PRICES_PATH,
      preheader: t.changeRule,
      heading: t.changeHeading,
      says: [say(plan === null ? t.feeChangeSays : fill(t.planChangeSays, { plan })), quote(fact.reason)],
      label: t.lookAtIt,
    });
  },
  "payment.doubted": ({ label, amount, event, claimed }, { t, fill, id, language }) => {
    const what = clipped(label, 120);
    const said = fill(t.paymentEvent, { event });
    const theirs = claimed === null ? said : fill(t.paymentEventOf, { event: said, sum: sumOf(claimed, language) });
    const text = fill(t.doubtedText, { theirs, amount: showMoney(amount) });
    return noticeOf({
      kind: "admin-money",
      to: "admins",
      about: id,
      title: fill(t.doubted, { what }),
      text,
      href: PAYOUTS_PATH,
      heading: t.doubtedHeading,
      says: [
        say(text),
        facts([t.forWhat, what], [t.amountHere, showMoney(amount)], [t.whatTheProviderSays, theirs]),
        say(t.compareIt),
      ],
    });
  },
  /** A failed payment has no notice: the payer saw the failure on the payment page. */
  "payment.settled": (fact, { t, fill }) => {
    if (fact.state === "FAILED") return [];
    const [what, amount, number] = [clipped(fact.label, 120), showMoney(fact.amount), numberOf(fact)];
    const href = receiptPath(fact.paymentId);
    const isPlan = fact.purpose === "PLAN";
    const gained = isPlan ? fill(t.creditsGained, { credits: fact.credits }) : "";
    const boughtPath = afterPayingPath({ id: fact.paymentId, purpose: fact.purpose, subjectId: fact.subjectId });
    return noticeOf({
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: fact.paymentId,
      title: fill(t.paid, { amount, what }),
      text: [gained, fill(t.receiptNumber, { number }), ...(fact.isTest ? [t.noMoneyMoved] : [])].join(" ").trim(),
      href,
      subject: fill(t.receiptSubject, { number, what }),
      preheader: fill(t.paidPreheader, { amount }),
      heading: t.yourReceipt,
      says: ({ publicUrl }) => [
        say(`${t.paidSays} ${gained}`.trim()),
        facts([t.receipt, number], [t.forWhat, what], [t.paidAmount, amount]),
        ...(fact.isTest ? [say(t.noMoneyMoved)] : []),
        link(t.seeAndPrintTheReceipt, publicUrl + href),
        say(isPlan ? t.creditsHere : t.sessionHere),
        link(isPlan ? t.seeYourCredits : t.seeYourSession, publicUrl + boughtPath),
      ],
    });
  },
  "payment.refunded": (fact, { t, fill }) => {
    const [what, amount] = [clipped(fact.label, 120), showMoney(fact.amount)];
    const text = fact.isTest ? t.noMoneyMoved : t.refundedText;
    return noticeOf({
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: `refunded:${fact.paymentId}`,
      title: fill(t.refunded, { amount, what }),
      text,
      href: receiptPath(fact.paymentId),
      heading: t.refundedHeading,
      says: [
        say(fill(t.refundedSays, { text })),
        facts([t.receipt, numberOf(fact)], [t.forWhat, what], [t.sentBack, amount]),
      ],
      label: t.seeTheReceipt,
    });
  },
});
