// कंपनी के Slack चैनल या Telegram चैट के संदेश।
import type { t as english } from "../en/chat-notices.ts";

export const t = {
  submitted: "{job} के लिए एक आवेदन आया।",
  moved:
    "{stage, select, SHORTLISTED {{job} का एक आवेदक शॉर्टलिस्ट हुआ।} INTERVIEW {{job} का एक आवेदक अब इंटरव्यू के चरण में है।} OFFERED {{job} के एक आवेदक को प्रस्ताव दिया गया।} HIRED {{job} के लिए एक आवेदक को चुन लिया गया।} other {{job} का एक आवेदक फिर पहले चरण में है।}}",
  rejected: "{job} के एक आवेदक को मना किया गया।",
  withdrawn: "{job} के लिए एक आवेदन वापस लिया गया।",
  published: "{job} प्रकाशित हुई।",
  closed:
    "{reason, select, EXPIRED {{job} का समय पूरा हुआ: अब आवेदन नहीं लिए जाते।} ADMIN {साइट के एडमिन ने {job} को सूची से हटा दिया।} other {{job} बंद हुई: अब आवेदन नहीं लिए जाते।}}",
  test: "यह {site} की ओर से जाँच है। आपकी नौकरियों की घटनाएँ यहाँ दिखेंगी।",
  seeTheApplicant: "आवेदन देखें",
  seeTheJob: "नौकरी देखें",
} satisfies Record<keyof typeof english, unknown>;
