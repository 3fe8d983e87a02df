// The shape of what people are told about a fact: whom, in which words, where it leads, and what its mail says.
import type { NotificationKind } from "../../../contract/notification-words.ts";
import type { Fact } from "../../facts.ts";
import type { Letter } from "../delivery/mailer.ts";
import type { MailSite } from "../mails/mail-of.ts";
import type { MailText } from "../mails/mail-text.ts";

/** Facts that people hear of by the ways they have chosen. */
export type ToldFact = Extract<
  Fact,
  {
    kind:
      | `application.${string}`
      | `job.${string}`
      | `saved-searches.${string}`
      | `jobs-for-you.${string}`
      | `share.${string}`
      | `referral.${string}`
      | `referee.${"review-asked" | "verified" | "refused" | "due" | "ended"}`
      | `guidance.${string}`
      | `payment.${string}`
      | `earnings.${string}`
      | `payout.${string}`
      | `price-change.${string}`
      | `job-report.${string}`;
  }
>;
export type ToldFactOf<Kind extends ToldFact["kind"]> = Extract<ToldFact, { kind: Kind }>;

/** One person, all who hire for a company, the referees of a company whom a request could interest, or the platform's admins, all or all but one. */
export type Audience =
  | { accountId: string }
  | { companyId: string }
  | { refereesOf: string; except: string }
  | { adminsBut: string }
  | "admins";

export type Notice = {
  kind: NotificationKind;
  to: Audience;
  /** Names what happened, within its kind: the same is never told twice to anybody. */
  about: string;
  title: string;
  text: string;
  /** A path on this site. */
  href: string;
  /** What the mail says to a reader of this name; null when it is for the site alone. */
  mail: ((name: string, site: MailSite) => MailText) | null;
  /** The entry for the reader's calendar that its mail carries. */
  calendar?: (reader: CalendarReader, site: MailSite) => Letter["calendar"];
  /** The saved search that it tells of: the mail's link ends that alone. */
  searchId?: string;
};

/** Whose calendar it is, the address that our mails come from ("" where none is set), and the time. */
export type CalendarReader = { name: string; address: string; from: string; at: Date };

/** `id` is the fact's, the same however often it is told. */
export type NoticesOf<Kind extends ToldFact["kind"]> = (fact: ToldFactOf<Kind>, id: string) => Notice[];

/** At most so many characters, as one line. */
export function clipped(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
