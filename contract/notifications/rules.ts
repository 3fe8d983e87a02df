// Kinds of notifications and how each is sent by default. A new kind: a row here and in messages/en.
import type { UserType } from "../identity/rules.ts";

export const NOTIFICATION_KINDS = [
  "application-sent",
  "application-progress",
  "new-applicant",
  "applicant-withdrew",
  "applicants-waiting",
  "conversation",
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
  "privacy-request",
  "operations",
  "job-sources",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const EMAIL_WAYS = ["AT_ONCE", "DAILY", "OFF"] as const;
export type EmailWay = (typeof EMAIL_WAYS)[number];

/** A kind's default channels and its readers. Mails about an account's safety are no kind: they are always sent. */
export type NotificationRow = {
  inApp: boolean;
  email: EmailWay;
  for: readonly UserType[];
};

export const NOTIFICATION_TABLE: Record<NotificationKind, NotificationRow> = {
  "application-sent": { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  "application-progress": { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  "saved-search": { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  "jobs-for-you": { inApp: true, email: "AT_ONCE", for: ["General_User"] },
  "share-progress": { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  "referral-request": { inApp: true, email: "AT_ONCE", for: ["General_User"] },
  "new-applicant": { inApp: true, email: "DAILY", for: ["Corporate"] },
  "applicant-withdrew": { inApp: true, email: "DAILY", for: ["Corporate"] },
  "applicants-waiting": { inApp: true, email: "AT_ONCE", for: ["Corporate"] },
  conversation: { inApp: true, email: "AT_ONCE", for: ["General_User", "Corporate"] },
  "job-expiring": { inApp: true, email: "AT_ONCE", for: ["Corporate"] },
  "job-frozen": { inApp: true, email: "AT_ONCE", for: ["Corporate"] },
  guidance: { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  earnings: { inApp: true, email: "AT_ONCE", for: ["General_User", "Admin"] },
  payments: { inApp: true, email: "AT_ONCE", for: ["General_User"] },
  "admin-money": { inApp: true, email: "DAILY", for: ["Admin"] },
  "job-report": { inApp: true, email: "DAILY", for: ["General_User", "Admin"] },
  "referee-pool": { inApp: true, email: "DAILY", for: ["General_User"] },
  "referee-inbox": { inApp: true, email: "AT_ONCE", for: ["General_User"] },
  "referee-review": { inApp: true, email: "DAILY", for: ["Admin"] },
  "privacy-request": { inApp: true, email: "AT_ONCE", for: ["Admin"] },
  operations: { inApp: true, email: "AT_ONCE", for: ["Admin"] },
  "job-sources": { inApp: true, email: "DAILY", for: ["Admin"] },
};

/** Devices of a person that show notifications. */
export const MAX_DEVICES = 10;

/** What is sent to a device's service worker, which shows it. */
export type PushedNotice = {
  /** The owner's subject. Another one's name or none in the browser: the text stays unshown. */
  to: string;
  title: string;
  text: string;
  /** A path on this site. */
  href: string;
  /** The same for a notice that is sent twice. */
  tag: string;
};

/** Why an address gets no notices: mail came back for good, or its owner called one spam. */
export const MAIL_TROUBLES = ["BOUNCED", "COMPLAINED"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** A report of the mail service counts for addresses that were mailed within this many days. */
export const REPORTED_WITHIN_DAYS = 30;
/** The most events in one call, and the largest report by mail. */
export const MAX_MAIL_EVENTS = 250;
export const MAX_REPORT_BYTES = 262_144;
