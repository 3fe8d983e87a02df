// Notices about payouts: to owners about available earnings and settled payouts, to admins about what needs a
// decision.

import { receiptName } from "../../../contract/ledger/rules.ts";
import { afterPayingPath, EARNINGS_PATH, PAYOUTS_PATH, PRICES_PATH, receiptPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import type { PaymentFacts } from "../../facts.ts";
import { facts, greeting, link, quote, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

export const earningsAvailable: NoticesOf<"earnings.available"> = ({ ownerId, amount, day }) => {
  const title = `${showMoney(amount)} of your earnings became available`;
  const text = "You can ask for it to be sent to you.";
  return [
    {
      kind: "earnings",
      to: { accountId: ownerId },
      // At most one a day.
      about: `available:${day}`,
      title,
      text,
      href: EARNINGS_PATH,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: text,
        heading: "Earnings became available",
        body: [
          greeting(name),
          say(`${showMoney(amount)} of what you earned has become available. ${text}`),
          link("See your earnings", publicUrl + EARNINGS_PATH),
        ],
      }),
    },
  ];
};

export const payoutAsked: NoticesOf<"payout.asked"> = ({ payoutId, ownerId, amount }) => {
  const title = `A payout of ${showMoney(amount)} was asked for`;
  const text = "Send it and note the bank’s reference, or refuse it with a reason.";
  return [
    {
      kind: "admin-money",
      // Admins may not settle their own payouts.
      to: { adminsBut: ownerId },
      about: payoutId,
      title,
      text,
      href: PAYOUTS_PATH,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: text,
        heading: "A payout waits",
        body: [
          greeting(name),
          say(`Somebody asked for ${showMoney(amount)} of their earnings. ${text}`),
          link("Open the payouts", publicUrl + PAYOUTS_PATH),
        ],
      }),
    },
  ];
};

export const payoutSettled: NoticesOf<"payout.settled"> = ({ payoutId, ownerId, ...fact }) => {
  const amount = showMoney(fact.amount);
  const isPaid = fact.state === "PAID";
  const title = isPaid ? `${amount} was sent to you` : `Your payout of ${amount} was not sent`;
  const text = isPaid
    ? `It can take a working day to arrive. Reference: ${clipped(fact.reference ?? "", 80)}.`
    : `The money is available again. Why: ${clipped(fact.reason ?? "", 500)}`;
  return [
    {
      kind: "earnings",
      to: { accountId: ownerId },
      about: payoutId,
      title,
      text,
      href: EARNINGS_PATH,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: isPaid ? "It can take a working day to arrive." : "The money is available again.",
        heading: isPaid ? "Your payout was sent" : "Your payout was not sent",
        body: [
          greeting(name),
          ...(isPaid
            ? [
                say(`${amount} is on its way. It can take a working day to arrive.`),
                facts(["Amount", amount], ["Reference", clipped(fact.reference ?? "", 80)]),
              ]
            : [say(`We did not send ${amount}. The money is available again. Why:`), quote(fact.reason ?? "")]),
          link("See your earnings", publicUrl + EARNINGS_PATH),
        ],
      }),
    },
  ];
};

export const priceChangeProposed: NoticesOf<"price-change.proposed"> = ({ changeId, proposedBy, ...fact }) => {
  const what = fact.priceKind === "PLAN" ? `the plan ${clipped(fact.target, 40)}` : "a fee";
  const title = `A change of ${what} waits for a second admin`;
  return [
    {
      kind: "admin-money",
      to: { adminsBut: proposedBy },
      about: changeId,
      title,
      text: clipped(fact.reason, 300),
      href: PRICES_PATH,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: "It holds when you, or another admin, agree.",
        heading: "A price waits for a second admin",
        body: [
          greeting(name),
          say(`An admin proposes to change ${what}. It holds when you, or another admin, agree. Why:`),
          quote(fact.reason),
          link("Look at it", publicUrl + PRICES_PATH),
        ],
      }),
    },
  ];
};

export const paymentDoubted: NoticesOf<"payment.doubted"> = ({ label, amount, event, claimed }, id) => {
  const what = clipped(label, 120);
  const title = `A payment needs a look: ${what}`;
  const theirs = claimed === null ? EVENT_WORDS[event] : `${EVENT_WORDS[event]}, ${sumOf(claimed)}`;
  const text = `The payment provider says: ${theirs}. Ours is ${showMoney(amount)}, and our books stay as they are.`;
  return [
    {
      kind: "admin-money",
      to: "admins",
      about: id,
      title,
      text,
      href: PAYOUTS_PATH,
      mail: (name) => ({
        subject: title,
        preheader: text,
        heading: "A payment needs a look",
        body: [
          greeting(name),
          say(text),
          facts(["For", what], ["Amount here", showMoney(amount)], ["What the provider says", theirs]),
          say("Compare it with the provider’s own pages."),
        ],
      }),
    },
  ];
};

type Claimed = { amount: number; currency: string };
/** Rupees as money; an amount in another currency as its number of smallest units. */
const sumOf = ({ amount, currency }: Claimed) =>
  currency.toUpperCase() === "INR" ? showMoney(amount) : `${amount} in the smallest unit of ${clipped(currency, 10)}`;

const EVENT_WORDS = { PAID: "paid", REFUNDED: "sent back", DECLINED: "declined", CLOSED: "closed unpaid" } as const;

const NO_MONEY = "This was a test: no money moved.";

const numberOf = ({ receiptNumber }: PaymentFacts) => (receiptNumber === null ? "" : receiptName(receiptNumber));

/** A failed payment has no notice: the payer saw the failure on the payment page. */
export const paymentSettled: NoticesOf<"payment.settled"> = (fact) => {
  if (fact.state === "FAILED") return [];
  const [what, amount] = [clipped(fact.label, 120), showMoney(fact.amount)];
  const path = receiptPath(fact.paymentId);
  const isPlan = fact.purpose === "PLAN";
  const gained = isPlan ? `${fact.credits === 1 ? "1 credit is" : `${fact.credits} credits are`} yours now.` : "";
  return [
    {
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: fact.paymentId,
      title: `You paid ${amount}: ${what}`,
      text: [gained, `Receipt ${numberOf(fact)}.`, ...(fact.isTest ? [NO_MONEY] : [])].join(" ").trim(),
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `Your receipt ${numberOf(fact)}: ${what}`,
        preheader: `You paid ${amount}.`,
        heading: "Your receipt",
        body: [
          greeting(name),
          say(`Thank you, your payment has arrived. ${gained}`.trim()),
          facts(["Receipt", numberOf(fact)], ["For", what], ["Paid", amount]),
          ...(fact.isTest ? [say(NO_MONEY)] : []),
          link("See and print the receipt", publicUrl + path),
          say(isPlan ? "What becomes of your credits stands here:" : "Your session stands here:"),
          link(
            isPlan ? "See your credits" : "See your session",
            publicUrl + afterPayingPath({ id: fact.paymentId, purpose: fact.purpose, subjectId: fact.subjectId }),
          ),
        ],
      }),
    },
  ];
};

export const paymentRefunded: NoticesOf<"payment.refunded"> = (fact) => {
  const [what, amount] = [clipped(fact.label, 120), showMoney(fact.amount)];
  const path = receiptPath(fact.paymentId);
  const text = fact.isTest ? NO_MONEY : "It can take some days until your bank shows it.";
  return [
    {
      kind: "payments",
      to: { accountId: fact.ownerId },
      about: `refunded:${fact.paymentId}`,
      title: `${amount} were sent back to you: ${what}`,
      text,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `${amount} were sent back to you: ${what}`,
        preheader: text,
        heading: "Your money was sent back",
        body: [
          greeting(name),
          say(`What you paid goes back the way it came. ${text}`),
          facts(["Receipt", numberOf(fact)], ["For", what], ["Sent back", amount]),
          link("See the receipt", publicUrl + path),
        ],
      }),
    },
  ];
};
