// The type of a notice: who gets it, its text, its link and its mail.
import type { Language } from "../../../contract/identity/rules.ts";
import type { NotificationKind } from "../../../contract/notifications/rules.ts";
import type { Fact } from "../../facts.ts";
import type { Words } from "../../platform/words.ts";
import type { Letter } from "../delivery/mailer.ts";
import { greeting, link, type MailSite, type MailText, type Piece, say } from "../mails/mail-text.ts";

/** Facts that notify people by the channels they have chosen. */
export type ToldFact = Extract<
  Fact,
  {
    kind:
      | `application.${string}`
      | `applicants.${string}`
      | `conversation.${string}`
      | `interview.${string}`
      | `job.${string}`
      | `company.${string}`
      | `saved-searches.${string}`
      | `jobs-for-you.${string}`
      | `share.${string}`
      | `referral.${string}`
      | `referee.${"review-asked" | "verified" | "refused" | "due" | "ended"}`
      | `guidance.${string}`
      | `payment.${string}`
      | `earnings.${string}`
      | `payout.${string}`
      | `privacy-request.${"opened" | "due"}`
      | "listing-source.troubled"
      | "consent.asked"
      | `price-change.${string}`
      | `job-report.${string}`
      | `backup.${string}`;
  }
>;
export type ToldFactOf<Kind extends ToldFact["kind"]> = Extract<ToldFact, { kind: Kind }>;

/** A person, a company's members, the referees who could answer a request, or admins (all, or all but one). */
export type Audience =
  | { accountId: string }
  | { companyId: string }
  | { refereesOf: string; except: string }
  | { adminsBut: string }
  | "admins";

export type Notice = {
  kind: NotificationKind;
  to: Audience;
  /** Identifies the event within its kind: a person gets at most one notice for each kind and `about`. */
  about: string;
  title: string;
  text: string;
  /** A path on this site. */
  href: string;
  /** The mail's content for a reader of this name; null if the notice is never mailed. */
  mail: ((name: string, site: MailSite) => MailText) | null;
  /** The calendar entry attached to the mail. */
  calendar?: (reader: CalendarReader, site: MailSite) => Letter["calendar"];
  /** The saved search it is about: the mail's unsubscribe link turns off that search only. */
  searchId?: string;
};

/** The calendar's owner, the sender of our mails ("" if none is set), and the current time. */
type CalendarReader = { name: string; address: string; from: string; at: Date };

/**
 * The notices of a fact in a language: as many, to the same people, in each. `id` is the fact's id, which stays the same
 * when the fact is delivered again.
 */
export type NoticesOf<Kind extends ToldFact["kind"]> = (
  fact: ToldFactOf<Kind>,
  id: string,
  language: Language,
) => Notice | Notice[];
export type AllNotices = { [Kind in ToldFact["kind"]]: NoticesOf<Kind> };

/** What a notice is worded with: the texts of its noun in the reader's language, and the fact's id. */
type NoticeWords<Texts> = Words<Texts> & { id: string; language: Language };

/** The notices of facts that are worded by the texts of one noun. */
export function noticesIn<Texts, Kind extends ToldFact["kind"]>(
  words: Record<Language, Words<Texts>>,
  notices: { [K in Kind]: (fact: ToldFactOf<K>, words: NoticeWords<Texts>) => Notice | Notice[] },
): { [K in Kind]: NoticesOf<K> } {
  const inWords =
    (kind: Kind): NoticesOf<Kind> =>
    (fact, id, language) =>
      notices[kind](fact, { ...words[language], id, language });
  const made = (Object.keys(notices) as Kind[]).map((kind) => [kind, inWords(kind)]);
  return Object.fromEntries(made);
}

/** A notice and what its mail says otherwise. */
type Told = Omit<Notice, "mail"> & {
  /** Subject and heading of the mail; the title unless given. */
  subject?: string;
  heading?: string;
  /** The text unless given. */
  preheader?: string;
  /** The mail between its greeting and its link; the text unless given. */
  says?: readonly Piece[] | ((site: MailSite) => readonly Piece[]) | undefined;
  /** The words of the mail's link to `href`; no link if absent. */
  label?: string | undefined;
};

/** A notice whose mail greets the reader, says the same or more, and ends with a link. */
export function noticeOf({ subject, preheader, heading, says, label, ...notice }: Told): Notice {
  const { title, text, href } = notice;
  return {
    ...notice,
    mail: (name, site) => ({
      subject: subject ?? title,
      preheader: preheader ?? text,
      heading: heading ?? title,
      body: [
        greeting(name, site.language),
        ...(typeof says === "function" ? says(site) : (says ?? [say(text)])),
        ...(label === undefined ? [] : [link(label, site.publicUrl + href)]),
      ],
    }),
  };
}

/** Cuts text to one line of at most `most` characters. */
export function clipped(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** The job's title, short enough for a title of ours. */
export const jobIn = ({ jobTitle }: { jobTitle: string }): string => clipped(jobTitle, 120);
