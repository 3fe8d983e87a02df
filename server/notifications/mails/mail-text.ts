// What a mail says, once for its text and its HTML; lay-out-mail.ts makes both of it.

export type MailText = {
  /** Stands in the list of mails; says the brand, never a code. */
  subject: string;
  /** The line that lists show after the subject. */
  preheader: string;
  heading: string;
  body: readonly Piece[];
};

/**
 * A paragraph, a code to type in, a link to follow, facts beside their names, somebody else's words with their own lines, a
 * list of things with their addresses, or a paragraph in a lower voice.
 */
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

/** "Hello Asha," or, for what does not look like a name, "Hello,". */
export function greeting(name: string): Piece {
  const plain = plainName(name);
  return say(plain ? `Hello ${plain},` : "Hello,");
}

/**
 * The name of a person; null for what does not look like one. Anybody can sign up with any name, and so have us deliver a
 * message of theirs to somebody: a name has no address, no digits and no line of its own in it.
 */
export function plainName(name: string): string | null {
  const plain = name.trim();
  const isName = plain.length <= 60 && /^\p{L}[\p{L}\p{M}'’ -]*(\. ?\p{L}[\p{L}\p{M}'’ -]*)*\.?$/u.test(plain);
  const looksLikeAddress = /\p{L}{2,}\.\p{L}{2,}|www\b|https?/iu.test(plain);
  return isName && !looksLikeAddress ? plain : null;
}

/**
 * The name of a company; null for what could be followed like a link or is no name but a message. Companies may have
 * digits and a domain for a name ("3M", "Booking.com"), so only the first word may look like one.
 */
export function plainCompany(name: string): string | null {
  const plain = name.trim();
  const isOneLine = plain !== "" && plain.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u.test(plain);
  const leadsAway = /:\/\/|\bwww\.|https?:|@|\.\p{L}{2,}[/:?#]/iu.test(plain);
  const namesSite = /\s\S*\.\p{L}{2,}/u.test(plain);
  return isOneLine && !leadsAway && !namesSite ? plain : null;
}

/** "28 November 2026, 14:05 UTC". */
export function moment(iso: string): string {
  const at = new Date(iso);
  const day = at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}
