// Texts of what waits for a second admin.

export const t = {
  askedByYou: "You asked for this on {at}. It happens when another admin agrees.",
  askedByYouAlone: "You asked for this on {at}. There is no second admin, so you can do it from {from} on.",
  askedBy: "{by} asked for this on {at}. It happens when you agree.",
  anAdminWhoIsGone: "An admin who is gone",
  takeItBack: "Take it back",
  takenBack: "You took it back.",
  doNotAgree: "Do not agree",
  notAgreed: "You did not agree, so nothing happens.",
};
