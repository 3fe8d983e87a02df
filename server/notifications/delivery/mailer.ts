// The port that mail leaves by: one letter, delivered once for its key.

/**
 * `key` names the letter for good: delivering the same key again changes nothing. `to` is one bare address. `stopUrl`, of
 * letters that somebody can do without, ends such letters when a mail program posts to it (RFC 8058).
 */
export type Letter = { key: string; to: string; subject: string; text: string; html: string; stopUrl?: string };

export type Mailer = {
  /** Resolves once the letter is in safe hands, or refused for good by its address; throws when it has to be tried again. */
  deliver(letter: Letter): Promise<void>;
  /** Lets go of connections; letters on their way are cut off. */
  close(): Promise<void>;
};
