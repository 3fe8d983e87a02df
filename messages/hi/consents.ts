// Texts of what waits for a second admin, in Hindi.
import type { t as english } from "../en/consents.ts";

export const t = {
  askedByYou: "आपने {at} को यह माँगा था। किसी दूसरे एडमिन के सहमत होने पर यह होगा।",
  askedByYouAlone: "आपने {at} को यह माँगा था। कोई दूसरा एडमिन नहीं है, इसलिए आप इसे {from} से कर सकते हैं।",
  askedBy: "{by} ने {at} को यह माँगा था। आपके सहमत होने पर यह होगा।",
  anAdminWhoIsGone: "एक एडमिन, जो अब नहीं हैं",
  takeItBack: "वापस लें",
  takenBack: "आपने इसे वापस ले लिया।",
  doNotAgree: "सहमत नहीं",
  // What waits, in notices and mails.
  payout: "{amount} की निकासी",
  referralDecision: "एक रेफ़रल का फ़ैसला",
  sessionDecision: "एक सत्र का फ़ैसला",
  planChange: "प्लान {plan} में बदलाव",
  feeChange: "एक फ़ीस में बदलाव",
  notAgreed: "आप सहमत नहीं हुए, इसलिए कुछ नहीं होगा।",
} satisfies Record<keyof typeof english, string>;
