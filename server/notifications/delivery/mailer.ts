// The port for outgoing mail. A letter is delivered once for its key.
import type { CalendarMethod } from "../../platform/calendar-entry.ts";

/**
 * `key` is the letter's idempotency key: delivering it again changes nothing. `to` is one bare address. `stopUrl`, set
 * on optional mails only, unsubscribes when a mail program posts to it (RFC 8058).
 */
export type Letter = {
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
  /** An entry for the reader's calendar: the text of an .ics file and its iTIP method. */
  calendar?: { method: CalendarMethod; ics: string };
};

export type Mailer = {
  /** The sender's name and address; "" if none is set. */
  readonly from: string;
  /** Resolves once the letter is accepted, or permanently refused for its address. Throws if it must be retried. */
  deliver(letter: Letter): Promise<void>;
  /** Closes connections; letters being sent are cut off. */
  close(): Promise<void>;
};

/** What a mail driver implements. */
export type MailDriver = Omit<Mailer, "from">;
