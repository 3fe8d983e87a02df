// Notices about money: payments, earnings and payouts to their owners, and to admins what needs a decision.

import { receiptName } from "../../../contract/ledger/rules.ts";
import { afterPayingPath, EARNINGS_PATH, PAYOUTS_PATH, PRICES_PATH, receiptPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import type { PaymentFacts } from "../../facts.ts";
import { facts, link, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, noticeOf } from "./notice-of.ts";

type Claimed = { amount: number; currency: string };
/** Rupees as money; an amount in another currency as its number of smallest units. */
const sumOf = ({ amount, currency }: Claimed) =>
  currency.toUpperCase() === "INR" ? showMoney(amount) : `${amount} in the smallest unit of ${clipped(currency, 10)}`;

const EVENT_WORDS = { PAID: "paid", REFUNDED: "sent back", DECLINED: "declined", CLOSED: "closed unpaid" } as const;

const NO_MONEY = "This was a test: no money moved.";

const numberOf = ({ receiptNumber }: PaymentFacts) => (receiptNumber === null ? "" : receiptName(receiptNumber));

export const MONEY_NOTICES = {
  "earnings.available": ({ ownerId, amount, day }) => {
    const text = "You can ask for it to be sent to you.";
    return noticeOf({
      kind: "earnings",
      to: { accountId: ownerId },
      // At most one a day.
      about: `available:${day}`,
      title: `${showMoney(amount)} of your earnings became available`,
      text,
      href: EARNINGS_PATH,
      heading: "Earnings became available",
      says: [say(`${showMoney(amount)} of what you earned has become available. ${text}`)],
      label: "See your earnings",
    });
  },
  "payout.asked": ({ payoutId, ownerId, amount }) => {
    const text = "Send it and note the bank’s reference, or refuse it with a reason.";
    return noticeOf({
      kind: "admin-money",
      // Admins may not settle their own payouts.
      to: { adminsBut: ownerId },
      about: payoutId,
      title: `A payout of ${showMoney(amount)} was asked for`,
      text,
      href: PAYOUTS_PATH,
      heading: "A payout waits",
      says: [say(`Somebody asked for ${showMoney(amount)} of their earnings. ${text}`)],
      label: "Open the payouts",
    });
  },
  "payout.settled": ({ payoutId, ownerId, ...fact }) => {
    const amount = showMoney(fact.amount);
    const reference = clipped(fact.reference ?? "", 80);
    const isPaid = fact.state === "PAID";
    return noticeOf({
      kind: "earnings",
      to: { accountId: ownerId },
      about: payoutId,
      title: isPaid ? `${amount} was sent to you` : `Your payout of ${amount} was not sent`,
      text: isPaid
        ? `It can take a working day to arrive. Reference: ${reference}.`
        : `The money is available again. Why: ${clipped(fact.reason ?? "", 500)}`,
      href: EARNINGS_PATH,
      preheader: isPaid ? "It can take a working day to arrive." : "The money is available again.",
      heading: isPaid ? "Your payout was sent" : "Your payout was not sent",
      says: isPaid
        ? [
            say(`${amount} is on its way. It can take a working day to arrive.`),
            facts(["Amount", amount], ["Reference", reference]),
          ]
        : [say(`We did not send ${amount}. The money is available again. Why:`), quote(fact.reason ?? "")],
      label: "See your earnings",
    });
  },
  "consent.asked": ({ consentId, askedBy, title, href }) => {
    const rule = "It happens when you, or another admin, agree.";
    return noticeOf({
      kind: "admin-money",
      to: { adminsBut: askedBy },
      about: consentId,
      title: `${title} waits for a second admin`,
      text: rule,
      href,
      heading: "An admin needs a second one",
      says: [say(`${title} waits for a second admin. ${rule}`)],
      label: "Look at it",
    });
  },
  "price-change.proposed": ({ changeId, proposedBy, ...fact }) => {
    const what = fact.priceKind === "PLAN" ? `the plan ${clipped(fact.target, 40)}` : "a fee";
    const rule = "It holds when you, or another admin, agree.";
    return noticeOf({
      kind: "admin-money",
      to: { adminsBut: proposedBy },
      about: changeId,
      title: `A change of ${what} waits for a second admin`,
      text: clipped(fact.reason, 300),
      href: PRICES_PATH,
      preheader: rule,
      heading: "A price waits for a second admin",
      says: [say(`An admin proposes to change ${what}. ${rule} Why:`), quote(fact.reason)],
      label: "Look at it",
    });
  },
  "payment.doubted": ({ label, amount, event, claimed }, id) => {
    const what = clipped(label, 120);
    const theirs = claimed === null ? EVENT_WORDS[event] : `${EVENT_WORDS[event]}, ${sumOf(claimed)}`;
    const text = `The payment provider says: ${theirs}. Ours is ${showMoney(amount)}, and our books stay as they are.`;
    return noticeOf({
      kind: "admin-money",
      to: "admins",
      about: id,
      title: `A payment needs a look: ${what}`,
      text,
      href: PAYOUTS_PATH,
      heading: "A payment needs a look",
      says: [
        say(text),
        facts(["For", what], ["Amount here", showMoney(amount)], ["What the provider says", theirs]),
        say("Compare it with the provider’s own pages."),
      ],
    });
  },
  /** A failed payment has no notice: the payer saw the failure on the payment page. */
  "payment.settled": (fact) => {
    if (fact.state === "FAILED") return [];
    const [what, amount] = [clipped(fact.label, 120), showMoney(fact.amount)];
    const href = receiptPath(fact.paymentId);
    const isPlan = fact.purpose === "PLAN";
    const gained = isPlan ? `${fact.credits === 1 ? "1 credit is" : `${fact.credits} credits are`} yours now.` : "";
    const boughtPath = afterPayingPath({ id: fact.paymentId, purpose: fact.purpose, subjectId: fact.subjectId });
    return noticeOf({
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: fact.paymentId,
      title: `You paid ${amount}: ${what}`,
      text: [gained, `Receipt ${numberOf(fact)}.`, ...(fact.isTest ? [NO_MONEY] : [])].join(" ").trim(),
      href,
      subject: `Your receipt ${numberOf(fact)}: ${what}`,
      preheader: `You paid ${amount}.`,
      heading: "Your receipt",
      says: ({ publicUrl }) => [
        say(`Thank you, your payment has arrived. ${gained}`.trim()),
        facts(["Receipt", numberOf(fact)], ["For", what], ["Paid", amount]),
        ...(fact.isTest ? [say(NO_MONEY)] : []),
        link("See and print the receipt", publicUrl + href),
        say(isPlan ? "What becomes of your credits stands here:" : "Your session stands here:"),
        link(isPlan ? "See your credits" : "See your session", publicUrl + boughtPath),
      ],
    });
  },
  "payment.refunded": (fact) => {
    const [what, amount] = [clipped(fact.label, 120), showMoney(fact.amount)];
    const text = fact.isTest ? NO_MONEY : "It can take some days until your bank shows it.";
    return noticeOf({
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: `refunded:${fact.paymentId}`,
      title: `${amount} were sent back to you: ${what}`,
      text,
      href: receiptPath(fact.paymentId),
      heading: "Your money was sent back",
      says: [
        say(`What you paid goes back the way it came. ${text}`),
        facts(["Receipt", numberOf(fact)], ["For", what], ["Sent back", amount]),
      ],
      label: "See the receipt",
    });
  },
} satisfies Partial<AllNotices>;
