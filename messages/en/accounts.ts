// Words of accounts: what a guest who pressed something that needs one reads above the sign-up form.

/** What was pressed; the names are null where they are unknown. */
export type JoinFacts = { job: string | null; company: string | null };

/** Whole sentences by what the guest pressed: with the job, with the company alone, and with neither. */
type JoinTitle = {
  job?: (job: string, company: string) => string;
  company?: (company: string) => string;
  plain: string;
};

export const JOIN_TITLES = {
  apply: {
    job: (job, company) => `Create an account to apply for ${job} at ${company}`,
    plain: "Create an account to apply for this job",
  },
  referral: {
    job: (job, company) => `Create an account to request a referral for ${job} at ${company}`,
    company: (company) => `Create an account to request a referral at ${company}`,
    plain: "Create an account to request a referral",
  },
  save: {
    job: (job, company) => `Create an account to save ${job} at ${company}`,
    plain: "Create an account to save this job",
  },
  alert: { plain: "Create an account to get an e-mail when new jobs like these appear" },
  watch: {
    company: (company) => `Create an account to hear when someone at ${company} refers`,
    plain: "Create an account to hear when someone refers there",
  },
  guidance: {
    company: (company) => `Create an account to book a session with someone at ${company}`,
    plain: "Create an account to book a session",
  },
  share: {
    job: (job, company) => `Create an account to earn a reward for sharing ${job} at ${company}`,
    plain: "Create an account to earn a reward for sharing this job",
  },
  report: {
    job: (job, company) => `Create an account to report ${job} at ${company}`,
    plain: "Create an account to report this job",
  },
  hire: {
    company: (company) => `Create an account to hire for ${company}`,
    plain: "Create an account to hire for your company",
  },
} as const satisfies Record<string, JoinTitle>;

export type JoinReason = keyof typeof JOIN_TITLES;

/** "Create an account to apply for Java Engineer at Kite Works". */
export function joinTitle(reason: JoinReason, { job, company }: JoinFacts): string {
  const title: JoinTitle = JOIN_TITLES[reason];
  if (title.job && job !== null && company !== null) return title.job(job, company);
  return title.company && company !== null ? title.company(company) : title.plain;
}
