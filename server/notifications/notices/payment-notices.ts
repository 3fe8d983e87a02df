// Notices about payments and refunds; the mail links to the printable receipt.

import { receiptName } from "../../../contract/ledger/rules.ts";
import { afterPayingPath, receiptPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import type { PaymentFacts } from "../../facts.ts";
import { facts, greeting, link, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

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
