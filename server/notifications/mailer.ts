// The port that mail leaves by: one letter, delivered once for its key.

/** `key` names the letter for good: delivering the same key again changes nothing. */
export type Letter = { key: string; to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Resolves once the letter is in safe hands; throws when it has to be tried again. */
  deliver(letter: Letter): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
};
