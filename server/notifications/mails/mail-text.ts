// What a mail says, once for its text and its HTML; lay-out-mail.ts makes both of it.

export type MailText = {
  /** Stands in the list of mails; says the brand, never a code. */
  subject: string;
  /** The line that lists show after the subject. */
  preheader: string;
  heading: string;
  body: readonly Piece[];
};

/** A paragraph, a code to type in, a link to follow, facts beside their names, or a paragraph in a lower voice. */
export type Piece =
  | { kind: "say"; text: string }
  | { kind: "code"; code: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: "quiet"; text: string };

export const say = (text: string): Piece => ({ kind: "say", text });
export const code = (digits: string): Piece => ({ kind: "code", code: digits });
export const link = (label: string, href: string): Piece => ({ kind: "link", label, href });
export const facts = (...rows: readonly (readonly [string, string])[]): Piece => ({ kind: "facts", rows });
export const quiet = (text: string): Piece => ({ kind: "quiet", text });

/**
 * "Hello Asha," or, for what does not look like a name, "Hello,". Anybody can sign up with somebody else's address and any
 * name, and so have us deliver a message of theirs: a name has no address, no digits and no line of its own in it.
 */
export function greeting(name: string): Piece {
  const plain = name.trim();
  const isName = plain.length <= 60 && /^\p{L}[\p{L}\p{M}'’ -]*(\. ?\p{L}[\p{L}\p{M}'’ -]*)*\.?$/u.test(plain);
  const looksLikeAddress = /\p{L}{2,}\.\p{L}{2,}|www\b|https?/iu.test(plain);
  return say(isName && !looksLikeAddress ? `Hello ${plain},` : "Hello,");
}

/** "28 November 2026, 14:05 UTC". */
export function moment(iso: string): string {
  const at = new Date(iso);
  const day = at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}
