// How mails leave: what a driver has to do, and each mail sent once under its key.

import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import { openMailbox } from "../../drivers/mail-mailbox.ts";
import type { SmtpOptions } from "../../drivers/mail-smtp.ts";
import type { CalendarMethod } from "../../platform/calendar-entry.ts";
import type { DkimKey } from "../../platform/config.ts";
import type { Database, Reader } from "../../platform/db.ts";
import { Hopeless, Later, type QueueLog } from "../../platform/queue.ts";
import { inSpan, type SpanFacts } from "../../platform/tracing.ts";
import { oneLine } from "../lay-out-mail.ts";
import {
  collectSuppressions,
  eraseSuppressions,
  forgetSuppressions,
  isSuppressed,
  keepSuppressed,
  liftBounce,
  suppressRefused,
} from "./suppressions.ts";

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
  /** Where replies go; to the sender of all mails if absent. One bare address. */
  replyTo?: string | undefined;
  /** Its reader waits for it (a code, an answer): it is sent to an address on the suppression list as well. */
  isAwaited?: boolean;
  /** A letter of a conversation that a person wrote: the keys of the letters before it, oldest first. */
  after?: readonly string[];
};

export type Mailer = {
  /** The sender's name and address; "" if none is set. */
  readonly from: string;
  /**
   * Resolves once the letter is accepted, refused for good for its address, or suppressed. Throws if it must be retried: `Later` if
   * it was not tried because its domain has no turn.
   */
  deliver(letter: Letter): Promise<void>;
  /** A code that was mailed to the address was used at `at`: mail arrives there again. */
  proven(address: string, at: Date): Promise<void>;
  /** Closes connections; letters being sent are cut off. */
  close(): Promise<void>;
};

/** What a mail driver implements. */
export type MailDriver = Omit<Mailer, "from" | "proven">;

/** Tries every letter. Then throws the first failure worth a retry, else the longest wait, else the first permanent failure. */
export async function deliverAll(letters: readonly Letter[], mailer: Mailer): Promise<void> {
  const failures: unknown[] = [];
  // Five at a time: a company has few members, and the mail server allows few connections.
  for (let at = 0; at < letters.length; at += 5) {
    const settled = await Promise.allSettled(letters.slice(at, at + 5).map((letter) => mailer.deliver(letter)));
    failures.push(...settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
  }
  if (failures.length === 0) return;
  const waits = failures.filter((failure) => failure instanceof Later).toSorted((a, b) => b.seconds - a.seconds);
  const again = failures.find((failure) => !(failure instanceof Hopeless || failure instanceof Later));
  throw again ?? waits[0] ?? failures[0];
}

type MailSettings = {
  smtpUrl: string | undefined;
  /** The sender's address, perhaps with a name. */
  from: string;
  /** The sender's name, asked for with each letter; that in `from` if absent. */
  name?: () => string;
  /** Null or absent for mails without a signature. */
  dkim?: DkimKey | null;
};

/** Without its reader or subject. */
const MAIL: SpanFacts = { name: "deliver mail", kind: "client" };

/** The configured mailer. */
export async function openMailer(
  { smtpUrl, from: given, name, dkim = null }: MailSettings,
  { db, clock }: { db: Database; clock: () => Date },
  log: QueueLog,
): Promise<Mailer> {
  const [, givenName = "", address = given] = /^([^<]*)<([^>]+)>/.exec(given) ?? [];
  const clean = (words: string) =>
    oneLine(words)
      .replace(/[<>"@\\]/g, "")
      .trim();
  // In two parts: a name such as "Acme (India" is no comment and no list of addresses.
  const sender = () => ({ name: clean(name ? name() : givenName), address: address.trim() });
  const driver = smtpUrl
    ? await openSmtp({
        url: smtpUrl,
        from: sender,
        dkim,
        db,
        clock,
        log,
        refused: (to) => suppressRefused(db, to, clock()),
      })
    : openMailbox({ db, clock });
  return {
    ...driver,
    get from() {
      return name && address ? `${sender().name} <${address}>` : given;
    },
    proven: (address, at) => liftBounce(db, address, at, clock()),
    async deliver(given) {
      const letter = safe(given);
      if (!letter.isAwaited && (await isSuppressed(db, letter.to))) return keepSuppressed(letter, { db, clock });
      await inSpan(
        () => MAIL,
        () => driver.deliver(letter),
      );
    },
  };
}

/** Loads the SMTP library, which needs 20 MB, only if a mail server is configured. */
async function openSmtp(options: SmtpOptions): Promise<MailDriver> {
  const driver = await import("../../drivers/mail-smtp.ts");
  return driver.openSmtp(options);
}

/** Subjects contain names that people typed: these must not end a header. `to` must be a single address. */
function safe(letter: Letter): Letter {
  for (const address of [letter.to, letter.replyTo ?? letter.to])
    if (!/^[^\s\p{C},;:<>()[\]"\\@]+@[^\s\p{C},;:<>()[\]"\\@]+$/u.test(address))
      throw new Hopeless("The mail's address is not one address.");
  return { ...letter, subject: oneLine(letter.subject) };
}

/** Exports and erases the mails sent to a person, and what the suppression list has of their addresses. */
export const mailKeeper: DataKeeper = {
  /** Leaves out the mail's text, which may contain a code that still works. */
  async collect(reader, { email }) {
    const mails = await reader.query(
      `select subject, created_at as "createdAt", sent_at as "sentAt" from mail where lower(recipient) = $1 order by created_at`,
      [email],
    );
    return { mails, mailSuppressions: await collectSuppressions(reader, email) };
  },
  async erase(tx, { email, furtherEmails = [] }) {
    const addresses = [email, ...furtherEmails];
    await tx.query("delete from mail where lower(recipient) = any ($1)", [addresses]);
    await eraseSuppressions(tx, addresses);
  },
};

/** When the oldest mail was begun that was tried, neither taken nor refused, and may be sent; null if none waits. One without a turn was not tried. */
async function readOldestUnsent(reader: Reader): Promise<Date | null> {
  const [row] = await reader.query<{ at: Date | null }>(
    "select min(created_at) as at from mail where sent_at is null and refused_at is null and suppressed_at is null and tries > 0 and created_at > now() - make_interval(days => $1)",
    [RETRIED_DAYS],
  );
  return row?.at ?? null;
}

/** The queue parks a mail within this time; from then on it counts as parked. */
const RETRIED_DAYS = 2;

/** Longer than mails are retried, so that none is sent twice. */
const keptDays = 30;

/** Resolves to the number of mails deleted. */
async function forgetMail({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock();
  const gone = await db.transaction(async (tx) => {
    await forgetSuppressions(tx, now);
    // By the database's time, as all of it. The first condition has an index.
    await tx.query(
      `delete from mail_domain where minute_ends_at < now() - interval '1 day'
         and greatest(minute_ends_at, paused_until, come_back_at) < now() - interval '1 day'`,
    );
    return tx.query("delete from mail where created_at < $1::timestamptz - make_interval(days => $2) returning 1", [
      now,
      keptDays,
    ]);
  });
  return gone.length;
}

/** What the schedule and the metrics call. */
export const mails = { forget: forgetMail, readOldestUnsent } as const;
