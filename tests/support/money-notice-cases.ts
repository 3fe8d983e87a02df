// Notices to people about earnings and payouts, and to admins about money that waits for them, case by case.
import type { NoticeCase } from "./notice-cases.ts";

const subjectId = "0193a000-0000-7000-8000-0000000000c1";
const ownerId = "0193a000-0000-7000-8000-0000000000aa";

export const MONEY_CASES: NoticeCase[] = [
  {
    fact: { kind: "earnings.available", ownerId, amount: 120_000, day: "2026-11-21" },
    told: [
      {
        kind: "earnings",
        to: { accountId: ownerId },
        about: "available:2026-11-21",
        title: "₹1,200 of your earnings became available",
        text: "You can ask for it to be sent to you.",
        href: "/employee/earnings",
        says: ["₹1,200", "See your earnings"],
      },
    ],
  },
  {
    fact: {
      kind: "payment.doubted",
      paymentId: subjectId,
      label: "Sprint: 40 credits",
      amount: 129_900,
      event: "PAID",
      claimed: { amount: 100, currency: "inr" },
    },
    told: [
      {
        kind: "admin-money",
        to: "admins",
        about: "fact-id",
        title: "A payment needs a look: Sprint: 40 credits",
        text: "The payment provider says: paid, ₹1. Ours is ₹1,299, and our books stay as they are.",
        href: "/v2/admin/payouts",
        says: ["Compare it with the provider’s own pages."],
      },
    ],
  },
  {
    fact: { kind: "payout.asked", payoutId: subjectId, ownerId, amount: 129_950 },
    told: [
      {
        kind: "admin-money",
        to: { adminsBut: ownerId },
        about: subjectId,
        title: "A payout of ₹1,299.50 was asked for",
        text: "Send it and note the bank’s reference, or refuse it with a reason.",
        href: "/v2/admin/payouts",
        says: ["Open the payouts"],
      },
    ],
  },
  ...(["PAID", "REFUSED"] as const).map(
    (state): NoticeCase => ({
      name: state,
      fact: {
        kind: "payout.settled",
        payoutId: subjectId,
        ownerId,
        amount: 50_000,
        state,
        reference: state === "PAID" ? "UTR-77" : null,
        reason: state === "PAID" ? null : "The bank knows no such account.",
      },
      told: [
        {
          kind: "earnings",
          to: { accountId: ownerId },
          about: subjectId,
          title: state === "PAID" ? "₹500 was sent to you" : "Your payout of ₹500 was not sent",
          text:
            state === "PAID"
              ? "It can take a working day to arrive. Reference: UTR-77."
              : "The money is available again. Why: The bank knows no such account.",
          href: "/employee/earnings",
          says: state === "PAID" ? ["UTR-77"] : ["The bank knows no such account."],
        },
      ],
    }),
  ),
  {
    name: "asked",
    fact: {
      kind: "consent.asked",
      consentId: subjectId,
      askedBy: ownerId,
      matter: { what: "PAYOUT", amount: 50_000 },
      title: "A payout of ₹500",
      href: "/v2/admin/payouts",
    },
    told: [
      {
        kind: "admin-money",
        to: { adminsBut: ownerId },
        about: subjectId,
        title: "A payout of ₹500 waits for a second admin",
        text: "It happens once you, or another admin, agrees.",
        href: "/v2/admin/payouts",
        says: ["It happens once you, or another admin, agrees"],
      },
    ],
  },
  ...(["PLAN", "FEE"] as const).map(
    (priceKind): NoticeCase => ({
      name: priceKind,
      fact: {
        kind: "price-change.proposed",
        changeId: subjectId,
        proposedBy: ownerId,
        priceKind,
        target: priceKind === "PLAN" ? "sprint" : "SHARE_REWARD",
        reason: "The first weeks showed it.",
      },
      told: [
        {
          kind: "admin-money",
          to: { adminsBut: ownerId },
          about: subjectId,
          title: `A change of ${priceKind === "PLAN" ? "the plan sprint" : "a fee"} waits for a second admin`,
          text: "The first weeks showed it.",
          href: "/v2/admin/prices",
          says: ["It takes effect once you, or another admin, agrees", "The first weeks showed it."],
        },
      ],
    }),
  ),
];
