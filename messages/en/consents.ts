// Texts of what waits for a second admin.

export const t = {
  askedByYou: "You asked for this on {at}. It happens when another admin agrees.",
  askedByYouAlone: "You asked for this on {at}. There is no second admin, so you can do it from {from} on.",
  askedBy: "{by} asked for this on {at}. It happens when you agree.",
  anAdminWhoIsGone: "An admin who has left",
  takeItBack: "Take it back",
  takenBack: "You took it back.",
  doNotAgree: "Do not agree",
  // What waits, in notices and mails.
  payout: "A payout of {amount}",
  referralDecision: "A decision about a referral",
  sessionDecision: "A decision about a session",
  planChange: "A change to the plan {plan}",
  feeChange: "A change to a fee",
  notAgreed: "You did not agree, so nothing happens.",
};
