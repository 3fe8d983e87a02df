// Texts of proving a work address by a mailed code.

export const t = {
  workEMail: "Work e-mail",
  youCompanyCom: "you@company.com",
  pleaseEnterYourWorkEMailAddress: "Please enter your work e-mail address, such as you@company.com.",
  weSentDigitsTo: "We sent {codeDigits} digits to your address at <b>{workDomain}</b>. They work until {expiresAt}.",
  theLastCodeHasRunOut: "The last code has expired. Ask for another one.",
  code: "Code",
  theCodeHasDigits: "The code has {codeDigits} digits.",
  confirm: "Confirm",
  checking: "Checking…",
  sendTheCodeAgain: "Send the code again",
  sending: "Sending…",
  aNewCodeIsOnItsWay: "A new code is on its way. Please use the newest one.",
  noMoreCodesForNow: "No more codes for now. Please try again later.",
  possibleInSeconds: "Wait {left, plural, one {a second} other {# seconds}}",
} as const;
