// The port that mail leaves by: one letter, delivered once for its key.
import type { CalendarMethod } from "../../platform/calendar-entry.ts";

/**
 * `key` names the letter for good: delivering the same key again changes nothing. `to` is one bare address. `stopUrl`, of
 * letters that somebody can do without, ends such letters when a mail program posts to it (RFC 8058).
 */
export type Letter = {
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
  /** An entry for the reader's calendar: the text of an .ics, and the method that it names. */
  calendar?: { method: CalendarMethod; ics: string };
};

export type Mailer = {
  /** Name and address that letters come from; "" where none is set. */
  readonly from: string;
  /** Resolves once the letter is in safe hands, or refused for good by its address; throws when it has to be tried again. */
  deliver(letter: Letter): Promise<void>;
  /** Lets go of connections; letters on their way are cut off. */
  close(): Promise<void>;
};

/** What a way for mail to leave by has to do. */
export type MailDriver = Omit<Mailer, "from">;
