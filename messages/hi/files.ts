// Words about files that people upload, in Hindi: CVs, pictures and proofs.
import type {
  CV_PROBLEM_TEXTS as cvProblems,
  IMPORT_PROBLEM_TEXTS as importProblems,
  RESUME_PROBLEM_TEXTS as resumeProblems,
  CV_STEP_TEXTS as steps,
  UPLOAD_WORDS as uploads,
} from "../en/files.ts";

/** What went wrong, and what to do. */
export const RESUME_PROBLEM_TEXTS = {
  EMPTY: "फ़ाइल अमान्य या खाली है।",
  NOT_PDF: "सिर्फ़ PDF फ़ाइलें चलेंगी।",
  TOO_LARGE: "फ़ाइल 2MB से छोटी होनी चाहिए।",
  CORRUPT: "फ़ाइल अमान्य या खाली है।",
  ENCRYPTED: "यह PDF पासवर्ड से बंद है। इसकी बिना पासवर्ड वाली कॉपी सहेजें और उसे अपलोड करें।",
  NO_TEXT:
    "हमें पढ़ने लायक टेक्स्ट नहीं मिला: यह स्कैन किया हुआ दस्तावेज़ लगता है। जिस प्रोग्राम में CV लिखा था, उसी से PDF एक्सपोर्ट करें और वह अपलोड करें।",
  TOO_COMPLEX: "यह PDF पढ़ने के लिए बहुत जटिल है। इसे नई PDF में प्रिंट करें, या कम चित्रों के साथ फिर एक्सपोर्ट करें, और वह अपलोड करें।",
} as const satisfies Record<keyof typeof resumeProblems, string>;

/** Why a CV could not be read: the file's fault, or ours. */
export const CV_PROBLEM_TEXTS = {
  ...RESUME_PROBLEM_TEXTS,
  READER_FAILED: "हमारी ओर की गड़बड़ी से आपका CV पढ़ा नहीं जा सका। कृपया कुछ मिनट में फिर कोशिश करें।",
} as const satisfies Record<keyof typeof cvProblems, string>;

/** The five steps of reading a CV, as the dialog names them. */
export const CV_STEP_TEXTS = [
  "आपका CV पढ़ा जा रहा है...",
  "आपकी स्किल निकाली जा रही हैं...",
  "आपकी जानकारी तैयार की जा रही है...",
  "आपकी स्किल के हिसाब से नौकरियाँ चुनी जा रही हैं...",
  "बस पूरा होने वाला है...",
] as const satisfies Record<keyof typeof steps, unknown>;

/** By kind of upload: what is said when the file is not of an accepted type, too large, or empty. */
export const UPLOAD_WORDS = {
  USER_RESUME: {
    wrongType: RESUME_PROBLEM_TEXTS.NOT_PDF,
    tooLarge: RESUME_PROBLEM_TEXTS.TOO_LARGE,
    empty: RESUME_PROBLEM_TEXTS.EMPTY,
  },
  USER_PROFILE_IMAGE: {
    wrongType: "सिर्फ़ JPEG, PNG और WebP तस्वीरें चलेंगी।",
    tooLarge: "तस्वीर 1MB से छोटी होनी चाहिए।",
    empty: "फ़ाइल अमान्य या खाली है।",
  },
  REFERRAL_PROOF: {
    wrongType: "सिर्फ़ PDF फ़ाइलें और JPEG या PNG तस्वीरें चलेंगी।",
    tooLarge: "फ़ाइल 2MB से छोटी होनी चाहिए।",
    empty: "फ़ाइल अमान्य या खाली है।",
  },
  PROFILE_IMPORT: {
    wrongType: "Word फ़ाइल (.docx), LinkedIn एक्सपोर्ट (.zip) या JSON Resume (.json) चुनें।",
    tooLarge: "फ़ाइल 2 MB से छोटी होनी चाहिए।",
    empty: "फ़ाइल खाली है।",
  },
  PUBLIC_PICTURE: {
    wrongType: "सिर्फ़ JPEG, PNG और WebP तस्वीरें चलेंगी।",
    tooLarge: "तस्वीर 5 MB से छोटी होनी चाहिए।",
    empty: "फ़ाइल खाली है।",
  },
} as const satisfies Record<keyof typeof uploads, Record<"wrongType" | "tooLarge" | "empty", string>>;

/** Added where a Word file, LinkedIn export or JSON Resume is chosen as a CV. */
export const IMPORT_HINT = "आपके प्रोफ़ाइल पेज पर “प्रोफ़ाइल इंपोर्ट करें” से इस फ़ाइल की जानकारी प्रोफ़ाइल में भर जाएगी।";

/** Why a file is not imported: which file, and what is wrong with it. `detail` is the place in it, or empty. */
export const IMPORT_PROBLEM_TEXTS = {
  EMPTY: (file) => `“${file}” खाली है।`,
  TOO_LARGE: (file) =>
    `“${file}” बहुत बड़ी है: फ़ाइल 2 MB से छोटी होनी चाहिए। LinkedIn से पूरा संग्रह नहीं, सिर्फ़ अपनी प्रोफ़ाइल की जानकारी मँगाएँ।`,
  WRONG_TYPE: (file) =>
    `“${file}” को इंपोर्ट नहीं किया जा सकता। Word फ़ाइल (.docx), LinkedIn एक्सपोर्ट (.zip) या JSON Resume (.json) चुनें।`,
  IS_PDF: (file) => `“${file}” एक PDF है। इसे अपने CV के रूप में अपलोड करें।`,
  OLD_WORD: (file) => `“${file}” Word के पुराने फ़ॉर्मैट में है या पासवर्ड से बंद है। इसे बिना पासवर्ड के .docx में सहेजें और वह चुनें।`,
  ENCRYPTED: (file) => `“${file}” पासवर्ड से बंद है। इसकी बिना पासवर्ड वाली कॉपी सहेजें और वह चुनें।`,
  CORRUPT: (file) => `“${file}” खराब है और खुल नहीं रही। इसे फिर से सहेजें या डाउनलोड करें और वह चुनें।`,
  TOO_COMPLEX: (file) => `“${file}” में एक प्रोफ़ाइल से कहीं ज़्यादा जानकारी है, इसलिए हमने इसे नहीं पढ़ा।`,
  UNSAFE_NAMES: (file, detail) => `“${file}” में एक फ़ाइल का नाम ऐसा है जिसे हम स्वीकार नहीं करते: “${detail}”।`,
  NOT_LINKEDIN: (file) =>
    `“${file}” LinkedIn का एक्सपोर्ट नहीं है: इसमें Profile.csv, Positions.csv, Education.csv या Skills.csv नहीं है।`,
  BAD_ENCODING: (file, detail) =>
    detail === ""
      ? `“${file}” का टेक्स्ट UTF-8 में नहीं है। इसे UTF-8 में सहेजें और फिर चुनें।`
      : `“${file}” में ${detail} का टेक्स्ट UTF-8 में नहीं है। इसे UTF-8 में सहेजें और फिर चुनें।`,
  BAD_CSV: (file, detail) => `“${file}” की एक तालिका पढ़ी नहीं जा सकी: ${detail}।`,
  NOT_JSON: (file, detail) => (detail === "" ? `“${file}” सही JSON नहीं है।` : `“${file}” सही JSON नहीं है: ${detail} देखें।`),
  NOT_JSON_RESUME: (file, detail) =>
    detail === ""
      ? `“${file}” JSON Resume नहीं है: इसमें न “basics” है, न “work”।`
      : `“${file}” सही JSON Resume नहीं है: “${detail}” देखें।`,
  NO_TEXT: (file) => `“${file}” में पढ़ने लायक टेक्स्ट नहीं मिला। क्या यह आपके CV की तस्वीर है?`,
  NOTHING_FOUND: (file) => `“${file}” में प्रोफ़ाइल के लायक कुछ नहीं मिला।`,
} as const satisfies Readonly<Record<keyof typeof importProblems, (file: string, detail: string) => string>>;
