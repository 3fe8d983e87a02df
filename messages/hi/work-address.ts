// Texts of proving a work address by a mailed code, in Hindi.
import type { t as english } from "../en/work-address.ts";

export const t = {
  workEMail: "ऑफ़िस ई-मेल",
  youCompanyCom: "you@company.com",
  pleaseEnterYourWorkEMailAddress: "कृपया अपना ऑफ़िस ई-मेल पता (जैसे you@company.com) डालें।",
  weSentDigitsTo: "हमने <b>{workDomain}</b> पर आपके पते पर {codeDigits} अंक भेजे हैं। वे {expiresAt} तक चलेंगे।",
  theLastCodeHasRunOut: "पिछला कोड अब नहीं चलेगा। नया कोड माँगें।",
  code: "कोड",
  theCodeHasDigits: "कोड में {codeDigits} अंक होते हैं।",
  confirm: "पुष्टि करें",
  checking: "जाँचा जा रहा है…",
  sendTheCodeAgain: "कोड फिर भेजें",
  sending: "भेजा जा रहा है…",
  aNewCodeIsOnItsWay: "नया कोड भेज दिया गया है। कृपया सबसे नया कोड ही डालें।",
  noMoreCodesForNow: "अभी और कोड नहीं भेजे जा सकते। कृपया बाद में फिर कोशिश करें।",
  possibleInSeconds: "{left, plural, one {एक सेकंड} other {# सेकंड}} बाद भेजा जा सकेगा",
} satisfies Record<keyof typeof english, string>;
