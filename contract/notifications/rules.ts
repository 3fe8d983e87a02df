// What people are told of, and by which ways, as both sides know it without a schema: a new kind is one row here.
import type { UserType } from "../identity/rules.ts";

export const NOTIFICATION_KINDS = [
  "application-sent",
  "application-progress",
  "new-applicant",
  "applicant-withdrew",
  "job-expiring",
  "job-frozen",
  "saved-search",
  "jobs-for-you",
  "share-progress",
  "job-report",
  "referral-request",
  "guidance",
  "earnings",
  "payments",
  "admin-money",
  "referee-pool",
  "referee-inbox",
  "referee-review",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const EMAIL_WAYS = ["AT_ONCE", "DAILY", "OFF"] as const;
export type EmailWay = (typeof EMAIL_WAYS)[number];

/** How a kind is told unless the person chose otherwise, and whom it concerns. Mails about the account's safety are no kind: they always come. */
export type NotificationRow = {
  label: string;
  description: string;
  inApp: boolean;
  email: EmailWay;
  for: readonly UserType[];
};

export const NOTIFICATION_TABLE: Record<NotificationKind, NotificationRow> = {
  "application-sent": {
    label: "Applications you send",
    description: "A receipt for each application.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  "application-progress": {
    label: "Progress of your applications",
    description: "A company shortlists, invites, offers or declines.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  "saved-search": {
    label: "New jobs for your saved searches",
    description: "How often is set at each search.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  "jobs-for-you": {
    label: "Jobs for you",
    description: "Once a week, up to five new jobs that suit your profile.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User"],
  },
  "share-progress": {
    label: "Jobs you shared",
    description: "Somebody you sent a job to applies or gets ahead.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  "referral-request": {
    label: "Your referral requests",
    description: "Somebody takes one on, refers you or gives feedback, or your credit comes back.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User"],
  },
  "new-applicant": {
    label: "New applicants",
    description: "Somebody applies to one of your company’s jobs.",
    inApp: true,
    email: "DAILY",
    for: ["Corporate"],
  },
  "applicant-withdrew": {
    label: "Applicants who withdraw",
    description: "Somebody takes an application back.",
    inApp: true,
    email: "DAILY",
    for: ["Corporate"],
  },
  "job-expiring": {
    label: "Jobs about to expire",
    description: "A week before a job leaves the lists.",
    inApp: true,
    email: "AT_ONCE",
    for: ["Corporate"],
  },
  "job-frozen": {
    label: "Jobs taken off the site",
    description: "One of your company’s jobs was reported, and the report upheld.",
    inApp: true,
    email: "AT_ONCE",
    for: ["Corporate"],
  },
  guidance: {
    label: "Guidance sessions",
    description:
      "Sessions you book or give are asked for, agreed on, moved or cancelled, with entries for your calendar.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  earnings: {
    label: "Your earnings",
    description: "Earnings become available, and what became of a payout you asked for.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User", "Admin"],
  },
  payments: {
    label: "Payments",
    description: "Receipts of what you paid, and what was sent back to you.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User"],
  },
  "admin-money": {
    label: "Payouts, plans and fees",
    description:
      "A payout was asked for, a payment needs a look, or a change of a plan or fee waits for a second admin.",
    inApp: true,
    email: "DAILY",
    for: ["Admin"],
  },
  "job-report": {
    label: "Reports",
    description: "What became of jobs that were reported.",
    inApp: true,
    email: "DAILY",
    for: ["General_User", "Admin"],
  },
  "referee-pool": {
    label: "New requests for your company",
    description: "Somebody asks the referees of your company.",
    inApp: true,
    email: "DAILY",
    for: ["General_User"],
  },
  "referee-inbox": {
    label: "Your work as a referee",
    description: "What became of requests you took on, whether you are verified, and when to verify again.",
    inApp: true,
    email: "AT_ONCE",
    for: ["General_User"],
  },
  "referee-review": {
    label: "Referees to verify",
    description: "Somebody’s work address needs a look by hand.",
    inApp: true,
    email: "DAILY",
    for: ["Admin"],
  },
};
