// What each kind of notification is called, on the preferences screen and at the foot of mails.

export const NOTIFICATION_WORDS = {
  "application-sent": { label: "Applications you send", description: "A receipt for each application." },
  "application-progress": {
    label: "Progress of your applications",
    description: "A company shortlists, invites, offers or declines.",
  },
  "saved-search": { label: "New jobs for your saved searches", description: "How often is set at each search." },
  "jobs-for-you": { label: "Jobs for you", description: "Once a week, up to five new jobs that suit your profile." },
  "share-progress": { label: "Jobs you shared", description: "Somebody you sent a job to applies or gets ahead." },
  "referral-request": {
    label: "Your referral requests",
    description:
      "Someone accepts one, refers you or gives feedback; your credit comes back; or someone refers at a company you watch.",
  },
  "new-applicant": { label: "New applicants", description: "Somebody applies to one of your company’s jobs." },
  "applicant-withdrew": { label: "Applicants who withdraw", description: "Somebody takes an application back." },
  "job-expiring": { label: "Jobs about to expire", description: "A week before a job leaves the lists." },
  "job-frozen": {
    label: "Jobs taken off the site",
    description: "One of your company’s jobs was reported, and the report upheld.",
  },
  guidance: {
    label: "Guidance sessions",
    description:
      "Sessions you book or give are asked for, agreed on, moved or cancelled, with entries for your calendar.",
  },
  earnings: {
    label: "Your earnings",
    description: "Earnings become available, and what became of a payout you asked for.",
  },
  payments: { label: "Payments", description: "Receipts of what you paid, and what was sent back to you." },
  "admin-money": {
    label: "Payouts, plans and fees",
    description:
      "A payout was asked for, a payment needs a look, or a change of a plan or fee waits for a second admin.",
  },
  "job-report": { label: "Reports", description: "What became of jobs that were reported." },
  "referee-pool": {
    label: "New requests for your company",
    description: "Somebody asks the referees of your company.",
  },
  "referee-inbox": {
    label: "Your work as a referee",
    description: "What became of requests you took on, whether you are verified, and when to verify again.",
  },
  "referee-review": { label: "Referees to verify", description: "Somebody’s work address needs a look by hand." },
} as const;
