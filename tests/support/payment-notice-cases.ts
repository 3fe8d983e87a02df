// Notices to people about payments, case by case.
import type { PaymentFacts } from "../../server/facts.ts";
import type { NoticeCase } from "./notice-cases.ts";

const paymentId = "0193a000-0000-7000-8000-0000000000b1";
const ownerId = "0193a000-0000-7000-8000-0000000000aa";
const path = `/v2/candidate/receipts/${paymentId}`;
const plan: PaymentFacts = {
  paymentId,
  ownerId,
  purpose: "PLAN",
  subjectId: "0193a000-0000-7000-8000-0000000000b2",
  label: "Starter: 5 credits",
  amount: 24_900,
  credits: 5,
  isTest: false,
  receiptNumber: 42,
};
const session: PaymentFacts = { ...plan, purpose: "GUIDANCE_BOOKING", label: "Guidance session", credits: 0 };
const receipt = { kind: "payments" as const, to: { accountId: ownerId }, about: paymentId, href: path };

export const PAYMENT_CASES: NoticeCase[] = [
  {
    name: "a plan",
    fact: { kind: "payment.settled", state: "PAID", ...plan },
    told: [
      {
        ...receipt,
        title: "You paid ₹249: Starter: 5 credits",
        text: "5 credits are yours now. Receipt VB-000042.",
        subject: "Your receipt VB-000042: Starter: 5 credits",
        says: ["Hello Reader,", "5 credits are yours now.", "₹249", "See your credits"],
      },
    ],
  },
  {
    name: "a plan at the test provider",
    fact: { kind: "payment.settled", state: "PAID", ...plan, isTest: true },
    told: [
      {
        ...receipt,
        title: "You paid ₹249: Starter: 5 credits",
        text: "5 credits are yours now. Receipt VB-000042. This was a test: no money moved.",
        says: ["This was a test: no money moved."],
      },
    ],
  },
  {
    name: "a session",
    fact: { kind: "payment.settled", state: "PAID", ...session },
    told: [
      {
        ...receipt,
        title: "You paid ₹249: Guidance session",
        text: "Receipt VB-000042.",
        says: ["Thank you, your payment has arrived.", "See your session"],
      },
    ],
  },
  {
    name: "what was not paid",
    fact: { kind: "payment.settled", state: "FAILED", ...plan, receiptNumber: null },
    told: [],
  },
  {
    fact: { kind: "payment.refunded", ...session },
    told: [
      {
        ...receipt,
        about: `refunded:${paymentId}`,
        title: "₹249 was sent back to you: Guidance session",
        text: "It can take a few days for your bank to show it.",
        subject: "₹249 was sent back to you: Guidance session",
        says: ["What you paid goes back the way it came.", "VB-000042"],
      },
    ],
  },
];
