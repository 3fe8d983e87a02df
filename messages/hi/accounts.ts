// Words of accounts, in Hindi: what a guest who pressed something that needs one reads above the sign-up form.
import type { JOIN_TITLES as english, JoinFacts, JoinReason } from "../en/accounts.ts";

export type { JoinFacts, JoinReason } from "../en/accounts.ts";

/** Whole sentences by what the guest pressed: with the job, with the company alone, and with neither. */
type JoinTitle = {
  job?: (job: string, company: string) => string;
  company?: (company: string) => string;
  plain: string;
};

export const JOIN_TITLES = {
  apply: {
    job: (job, company) => `${company} में ${job} के लिए आवेदन करने से पहले अकाउंट बनाएँ`,
    plain: "इस नौकरी के लिए आवेदन करने से पहले अकाउंट बनाएँ",
  },
  referral: {
    job: (job, company) => `${company} में ${job} के लिए रेफ़रल माँगने से पहले अकाउंट बनाएँ`,
    company: (company) => `${company} में रेफ़रल माँगने के लिए अकाउंट बनाएँ`,
    plain: "रेफ़रल माँगने के लिए अकाउंट बनाएँ",
  },
  save: {
    job: (job, company) => `${company} में ${job} की नौकरी सहेजने के लिए अकाउंट बनाएँ`,
    plain: "यह नौकरी सहेजने के लिए अकाउंट बनाएँ",
  },
  alert: { plain: "ऐसी नई नौकरियाँ आने पर ई-मेल पाने के लिए अकाउंट बनाएँ" },
  watch: {
    company: (company) => `${company} में कोई रेफ़र करने लगे तो सूचना पाने के लिए अकाउंट बनाएँ`,
    plain: "वहाँ कोई रेफ़र करने लगे तो सूचना पाने के लिए अकाउंट बनाएँ",
  },
  guidance: {
    company: (company) => `${company} के किसी कर्मचारी के साथ सत्र बुक करने के लिए अकाउंट बनाएँ`,
    plain: "सत्र बुक करने के लिए अकाउंट बनाएँ",
  },
  share: {
    job: (job, company) => `${company} में ${job} की नौकरी साझा करके इनाम पाने के लिए अकाउंट बनाएँ`,
    plain: "यह नौकरी साझा करके इनाम पाने के लिए अकाउंट बनाएँ",
  },
  report: {
    job: (job, company) => `${company} में ${job} की नौकरी की शिकायत करने के लिए अकाउंट बनाएँ`,
    plain: "इस नौकरी की शिकायत करने के लिए अकाउंट बनाएँ",
  },
  hire: {
    company: (company) => `${company} के लिए भर्ती करने से पहले अकाउंट बनाएँ`,
    plain: "अपनी कंपनी के लिए भर्ती करने से पहले अकाउंट बनाएँ",
  },
} as const satisfies Record<keyof typeof english, JoinTitle>;

/** "Kite Works में Java Engineer के लिए आवेदन करने से पहले अकाउंट बनाएँ". */
export function joinTitle(reason: JoinReason, { job, company }: JoinFacts): string {
  const title: JoinTitle = JOIN_TITLES[reason];
  if (title.job && job !== null && company !== null) return title.job(job, company);
  return title.company && company !== null ? title.company(company) : title.plain;
}
