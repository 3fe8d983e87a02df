// A mail's content, from which lay-out-mail.ts renders both the text and the HTML.
import type { Language } from "../../../contract/identity/rules.ts";
import { bandKeyOf, MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { t as english } from "../../../messages/en/mails.ts";
import { SCORE_WORDS } from "../../../messages/en/matching.ts";
import { t as hindi } from "../../../messages/hi/mails.ts";
import { SCORE_WORDS as HINDI_SCORE_WORDS } from "../../../messages/hi/matching.ts";
import type { Fact } from "../../facts.ts";
import { dayIn, timeIn, type Words, weekdayIn, wordsOf } from "../../platform/words.ts";

export type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

/** Texts of the frame that all mails share, and of the mails about accounts. */
export const MAIL_WORDS = wordsOf(english, hindi);

/** The reader's language, and the address of the pages in it, without a final slash. */
export type MailSite = { language: Language; publicUrl: string };

/** What a mail about a fact is composed with: also the texts in the reader's language. */
export type MailWords = MailSite & Words<typeof english>;

export type MailOf<Kind extends Fact["kind"]> = (fact: FactOf<Kind>, words: MailWords) => MailText;

export type MailText = {
  /** Never contains a code, because lists of mails show it. */
  subject: string;
  /** The preview line that lists of mails show after the subject. */
  preheader: string;
  heading: string;
  body: readonly Piece[];
};

/** A paragraph, a code to type, a link, named facts, a quotation, linked items, or a quieter paragraph. */
export type Piece =
  | { kind: "say"; text: string }
  | { kind: "code"; code: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: "quote"; text: string }
  | { kind: "items"; items: readonly Item[] }
  | { kind: "quiet"; text: string };

export type Item = { title: string; text: string; href: string };

export const say = (text: string): Piece => ({ kind: "say", text });
export const code = (digits: string): Piece => ({ kind: "code", code: digits });
export const link = (label: string, href: string): Piece => ({ kind: "link", label, href });
export const facts = (...rows: readonly (readonly [string, string])[]): Piece => ({ kind: "facts", rows });
export const quote = (text: string): Piece => ({ kind: "quote", text });
export const items = (all: readonly Item[]): Piece => ({ kind: "items", items: all });
export const quiet = (text: string): Piece => ({ kind: "quiet", text });

/** "Hello Asha,", or "Hello," if the text does not look like a name. */
export function greeting(name: string, language: Language): Piece {
  const { t, fill } = MAIL_WORDS[language];
  const plain = plainName(name);
  return say(plain ? fill(t.hello, { name: plain }) : t.helloUnnamed);
}

const SCORES: Record<Language, Record<keyof typeof SCORE_WORDS, string>> = { en: SCORE_WORDS, hi: HINDI_SCORE_WORDS };

/** "64 of 90, good match". */
export function scoreIn(language: Language, score: number): string {
  const { t, fill } = MAIL_WORDS[language];
  const words = SCORES[language][bandKeyOf(score)[1]].toLowerCase();
  return fill(t.scoreOfMost, { score, most: MAX_SHOWN_SCORE, words });
}

/**
 * A person's name; null for text that does not look like one. Otherwise people could sign up with a message as their
 * name and have us mail it: a name contains no address, no digits and no line break.
 */
export function plainName(name: string): string | null {
  const plain = name.trim();
  const isName = plain.length <= 60 && /^\p{L}[\p{L}\p{M}'’ -]*(\. ?\p{L}[\p{L}\p{M}'’ -]*)*\.?$/u.test(plain);
  const looksLikeAddress = /\p{L}{2,}\.\p{L}{2,}|www\b|https?/iu.test(plain);
  return isName && !looksLikeAddress ? plain : null;
}

/**
 * A company's name; null for text that contains a link or is a message. Companies may have digits and a domain in their
 * names ("3M", "Booking.com"), so only the first word may look like a domain.
 */
export function plainCompany(name: string): string | null {
  const plain = name.trim();
  const isOneLine = plain !== "" && plain.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u.test(plain);
  const leadsAway = /:\/\/|\bwww\.|https?:|@|\.\p{L}{2,}[/:?#]/iu.test(plain);
  const namesSite = /\s\S*\.\p{L}{2,}/u.test(plain);
  return isOneLine && !leadsAway && !namesSite ? plain : null;
}

/** "28 November 2026, 14:05 UTC". */
export const moment = (iso: string, language: Language): string =>
  `${dayIn(language, iso, "UTC")}, ${timeIn(iso, "UTC")} UTC`;

/** "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)". */
export function momentIn(language: Language, iso: string, timeZone: string): string {
  const { t, fill } = MAIL_WORDS[language];
  const [day, time] = [weekdayIn(language, iso, timeZone), timeIn(iso, timeZone)];
  return fill(t.momentInZone, { day, time, zone: timeZone.replaceAll("_", " ") });
}
