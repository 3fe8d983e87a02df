// The words of the filters of jobs and companies, in Hindi.
import type { FILTER_LABELS as filters, OPTION_LABELS as options } from "../en/filters.ts";

export const FILTER_LABELS = {
  dashboard: "नौकरी का प्रकार",
  location: "स्थान",
  typeofEmployment: "रोज़गार का प्रकार",
  workMode: "काम का तरीका",
  postedWithin: "कब पोस्ट हुई",
  experienceRange: "अनुभव",
  salaryRange: "वेतन",
  department: "विभाग",
  industry: "उद्योग",
  teamSize: "टीम का आकार",
  country: "देश",
  directOnly: "सीधे नियोक्ता से, एजेंसी नहीं",
  sureOnly: "बंद होने का कोई संकेत नहीं",
  contract: "कॉन्ट्रैक्ट, जहाँ लिखा हो",
  visaSponsorship: "वीज़ा में मदद, जहाँ लिखा हो",
  relocation: "शहर बदलने में मदद, जहाँ लिखा हो",
  answers: "कर्मचारी देते हैं",
} satisfies Record<keyof typeof filters, string>;

export const OPTION_LABELS = {
  USER: "दोस्त को रेफ़र करने वाली नौकरियाँ",
  REFERRAL: "रेफ़रल",
  GUIDANCE: "मार्गदर्शन",
  lastDay: "पिछले 24 घंटे",
} satisfies Record<keyof typeof options, string>;

/** "7" -> "पिछले 7 दिन". */
export const lastDaysLabel = (days: string): string => `पिछले ${days} दिन`;

/** "3–5" -> "3–5 साल". */
export const yearsLabel = (band: string): string => `${band} साल`;

/** "5–10" -> "₹5–10 लाख". */
export const lakhLabel = (band: string): string => `₹${band} लाख`;

/** "11–50" -> "11–50 लोग". */
export const peopleLabel = (size: string): string => `${size} लोग`;

/** By the names of contract/jobs/filters.ts. */
const NAMES: Readonly<Record<string, string>> = {
  Engineering: "इंजीनियरिंग",
  "Data & AI": "डेटा और AI",
  Product: "प्रोडक्ट",
  Design: "डिज़ाइन",
  Marketing: "मार्केटिंग",
  Sales: "सेल्स",
  "Customer Support": "ग्राहक सहायता",
  "Human Resources": "मानव संसाधन",
  Finance: "फ़ाइनेंस",
  Operations: "ऑपरेशंस",
  Legal: "क़ानूनी",
  "IT & Security": "IT और सुरक्षा",
  Healthcare: "स्वास्थ्य सेवा",
  Education: "शिक्षा",
  "IT Software & Services": "IT सॉफ़्टवेयर और सेवाएँ",
  Fintech: "फ़िनटेक",
  "Banking & Financial Services": "बैंकिंग और वित्तीय सेवाएँ",
  Insurance: "बीमा",
  "E-commerce & Retail": "ई-कॉमर्स और रिटेल",
  Manufacturing: "विनिर्माण",
  Automotive: "ऑटोमोबाइल",
  "Energy & Utilities": "ऊर्जा और बिजली-पानी",
  "Logistics & Supply Chain": "लॉजिस्टिक्स और सप्लाई चेन",
  Telecom: "टेलीकॉम",
  "Media & Entertainment": "मीडिया और मनोरंजन",
  "Travel & Hospitality": "यात्रा और होटल",
  "Real Estate & Construction": "रियल एस्टेट और निर्माण",
  Consulting: "कंसल्टिंग",
  "Recruitment & Staffing": "भर्ती और स्टाफ़िंग",
  "BPO & Customer Experience": "BPO और ग्राहक अनुभव",
  "Agriculture & Food": "कृषि और खाद्य",
  "Government & Non-profit": "सरकारी और ग़ैर-लाभकारी",
  India: "भारत",
  "United States": "अमेरिका",
  "United Kingdom": "ब्रिटेन",
  Canada: "कनाडा",
  Germany: "जर्मनी",
  Singapore: "सिंगापुर",
  "United Arab Emirates": "संयुक्त अरब अमीरात",
  Australia: "ऑस्ट्रेलिया",
};

/** A department, industry or country as people read it; others than those of the filters stay as they are. */
export const nameLabel = (name: string): string => NAMES[name] ?? name;
