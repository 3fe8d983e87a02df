// Chooses the mail driver: an SMTP server, or the mailbox in the database.
import { openMailbox } from "../../drivers/mail-mailbox.ts";
import type { SmtpOptions } from "../../drivers/mail-smtp.ts";
import type { Database } from "../../platform/db.ts";
import { Hopeless, type QueueLog } from "../../platform/queue.ts";
import { oneLine } from "../lay-out-mail.ts";
import type { Letter, MailDriver, Mailer } from "./mailer.ts";

export type MailSettings = { smtpUrl: string | undefined; from: string };

/** The configured mailer. */
export async function openMailer(
  { smtpUrl, from }: MailSettings,
  { db, clock }: { db: Database; clock: () => Date },
  log: QueueLog,
): Promise<Mailer> {
  const driver = smtpUrl ? await openSmtp({ url: smtpUrl, from, db, clock, log }) : openMailbox({ db, clock });
  return { ...driver, from, deliver: async (letter) => driver.deliver(safe(letter)) };
}

/** Loads the SMTP library, which needs 20 MB, only if a mail server is configured. */
async function openSmtp(options: SmtpOptions): Promise<MailDriver> {
  const driver = await import("../../drivers/mail-smtp.ts");
  return driver.openSmtp(options);
}

/** Subjects contain names that people typed: these must not end a header. `to` must be a single address. */
function safe(letter: Letter): Letter {
  if (!/^[^\s\p{C},;:<>()[\]"\\@]+@[^\s\p{C},;:<>()[\]"\\@]+$/u.test(letter.to))
    throw new Hopeless("The mail's address is not one address.");
  return { ...letter, subject: oneLine(letter.subject) };
}
