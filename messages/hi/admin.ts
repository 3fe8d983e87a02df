// Texts of admin, in Hindi.
import type { t as english } from "../en/admin.ts";

export const t = {
  disputes: "विवाद",
  referralsAndSessionsOnThatTwo: "{brandName} पर वे रेफ़रल और सत्र, जिन्हें दोनों पक्ष अलग-अलग बताते हैं।",
  twoSidesSeeItDifferentlyBothRead:
    "दोनों पक्ष बात अलग-अलग बताते हैं। आप जो लिखेंगे, दोनों पढ़ेंगे, और पैसा आपके निर्णय के अनुसार जाएगा।",
  administration: "एडमिन क्षेत्र",
  thePagesOfThePeopleWhoLook: "साइट की देखरेख करने वालों के पेज।",
  payouts: "भुगतान निकासी",
  earningsThatPeopleOnAskedToBe: "{brandName} पर लोगों ने जो कमाई निकालनी चाही है, और खातों की स्थिति।",
  sendTheMoneyByYourBankFirst: "पहले अपने बैंक से पैसा भेजें, फिर उसका संदर्भ यहाँ डालें। आपकी अपनी निकासी कोई दूसरा एडमिन भेजता है।",
  plansAndFees: "प्लान और फ़ीस",
  whatPlansCostAndWhatWorkEarns: "{brandName} पर प्लान की कीमत क्या है, काम पर कितनी कमाई होती है, और यह कैसे बदलता है।",
  oneAdminProposesAChangeWithA:
    "एक एडमिन कारण बताकर बदलाव का प्रस्ताव रखता है; दूसरे एडमिन के सहमत होने पर वह लागू होता है। पहले खरीदी गई चीज़ों पर पुरानी शर्तें ही रहती हैं।",
  referees: "रेफ़री",
  whoWaitsOnToBeVerifiedAs: "{brandName} पर रेफ़री बनने के लिए कौन सत्यापन की राह देख रहा है।",
  theirCodeWasRightButWeDo: "इनका कोड सही था, पर अभी पक्का नहीं है कि पते का डोमेन उसी कंपनी का है। देखें, फिर तय करें।",
  reportedJobs: "शिकायत वाली नौकरियाँ",
  whatPeopleReportedAboutJobsOnAnd: "{brandName} की नौकरियों पर लोगों की शिकायतें, और उनका क्या हुआ।",
  upholdingAReportTakesItsJobOff:
    "शिकायत सही मानने पर उसकी नौकरी तुरंत साइट से हट जाती है। शिकायत करने वाले हर व्यक्ति को हम लिखते हैं।",
  companies: "कंपनियाँ",
  sources: "नौकरियों के स्रोत",
  people: "लोग",
  settings: "सेटिंग",
  auditLog: "ऑडिट लॉग",
  overview: "सारांश",
  messages: "संदेश",
  jobs: "नौकरियाँ",
  dataRequests: "डेटा अनुरोध",
} satisfies Record<keyof typeof english, string>;
