// Words of a newcomer's first steps, in Hindi, on their pages and on the card that reminds of them.
import type { STEP_WORDS as english } from "../en/onboarding.ts";

/** Heading, lead and short name of each step. */
export const STEP_WORDS = {
  "work-email": {
    label: "ऑफ़िस ई-मेल",
    title: "दिखाएँ कि आप कहाँ काम करते हैं",
    lead: "लोग कर्मचारियों से रेफ़रल माँगते हैं, इसलिए हम पहले जाँचते हैं कि आप वहाँ काम करते हैं। आपके ऑफ़िस ई-मेल पर भेजा गया एक कोड काफ़ी है।",
    next: "अगला कदम: अपना ऑफ़िस ई-मेल सत्यापित करें। बस दो मिनट लगेंगे।",
  },
  cv: {
    label: "आपका CV",
    title: "अपने CV से शुरू करें",
    lead: "हम उससे आपका पद, अनुभव और स्किल पढ़ लेते हैं, ताकि आपको लिखना न पड़े। किसी कंपनी को कुछ नहीं भेजा जाता।",
    next: "अगला कदम: अपना CV जोड़ें, या कुछ बातें खुद भरें।",
  },
  profile: {
    label: "आपके बारे में",
    title: "आप, और आप क्या चाहते हैं",
    lead: "हर नौकरी की तुलना यहाँ दिखने वाली जानकारी से होती है। जो हमने पढ़ा उसे सुधारें या भरें, और बताएँ कि आप कहाँ और कैसे काम करना चाहते हैं।",
    next: "अगला कदम: देखें कि हम आपके बारे में क्या जानते हैं, और बताएँ कि आप कहाँ काम करना चाहते हैं।",
  },
  jobs: {
    label: "आपके लिए नौकरियाँ",
    title: "आपके लिए सबसे सही नौकरियाँ",
    lead: "आपकी दी हुई जानकारी के हिसाब से सारी खुली नौकरियों में से चुनी गई हैं, हर एक के कारण के साथ।",
    next: "अगला कदम: आपके लिए सबसे सही पाँच नौकरियाँ देखें।",
  },
} as const satisfies Record<keyof typeof english, Record<"label" | "title" | "lead" | "next", string>>;

/** "3 में से चरण 1". */
export const stepOf = (at: number, all: number): string => `${all} में से चरण ${at}`;

/** "3 में से 2 चरण पूरे". */
export const stepsDone = (done: number, all: number): string =>
  all === 1 ? "बस एक चरण बाकी" : `${all} में से ${done} चरण पूरे`;
