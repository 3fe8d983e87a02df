// Mail by a mail server (SMTP_URL): pooled connections, every wait bounded, each letter claimed before it is sent and marked after.
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { createTransport } from "nodemailer";
import type { Letter, MailDriver } from "../notifications/index.ts";
import type { Database } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { Hopeless, type QueueLog } from "../platform/queue.ts";

export type SmtpOptions = {
  /** smtp:// or smtps://, with account and password when the server wants them. Query parameters are nodemailer's options. */
  url: string;
  /** Name and address of the sender. */
  from: string;
  db: Database;
  clock: () => Date;
  log: QueueLog;
};

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };
/** Longest that one letter may take; shorter than its claim, so that nobody takes it over while it is on its way. */
const sendMs = 30_000;
const claimSeconds = 45;

/**
 * Opens the pool; the first letter connects.
 *
 * A letter is claimed in the table `mail`, handed over, then marked as sent: it leaves once, whoever tries and how often.
 * One gap is left that no sender by SMTP can close: when the process dies, or the database goes away, after the server has
 * said 250 and before the mark is written, the letter is handed over once more. A letter that comes twice does less harm
 * than one that never comes, and both carry the same Message-ID (made from the key), by which mail programs can tell.
 */
export function openSmtp(options: SmtpOptions): MailDriver {
  const { url, from, log } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // The pool would send again by itself when a connection closes on the way; only the queue decides that.
    maxRequeues: 0,
    ...waits,
    ...(mustEncrypt(url) && { requireTLS: true }),
  });
  // Without a listener, an idle connection that breaks would end the process.
  transport.on("error", (error) => log.warn({ err: cleaned(error) }, "a connection to the mail server broke"));
  return {
    async deliver(letter) {
      const id = await claim(letter, options);
      if (id === null) return;
      try {
        await transport.sendMail({ ...messageOf(letter, from), signal: AbortSignal.timeout(sendMs) });
      } catch (error) {
        await settle(error as SmtpError, id, options);
        return;
      }
      await options.db.query("update mail set sent_at = now(), claimed_until = null where id = $1", [id]);
    },
    async close() {
      transport.close({ force: true });
    },
  };
}

/** The row's id when the letter is ours to send; null when it has been dealt with. Throws while somebody else sends it. */
async function claim({ key, to, subject }: Letter, { db, clock }: SmtpOptions): Promise<string | null> {
  const now = clock();
  const [claimed] = await db.query<{ id: string }>(
    `insert into mail (id, dedupe_key, recipient, subject, created_at, tries, claimed_until)
     values ($1, $2, $3, $4, $5, 1, now() + make_interval(secs => $6))
     on conflict (dedupe_key) do update set tries = mail.tries + 1, claimed_until = excluded.claimed_until
     where mail.sent_at is null and mail.refused_at is null and coalesce(mail.claimed_until <= now(), true)
     returning id`,
    [newId(now), key, to, subject, now, claimSeconds],
  );
  if (claimed) return claimed.id;
  const [kept] = await db.query<{ isOpen: boolean }>(
    `select sent_at is null and refused_at is null as "isOpen" from mail where dedupe_key = $1`,
    [key],
  );
  if (kept?.isOpen) throw new Error("The mail is being sent by another process.");
  return null;
}

function messageOf({ key, to, subject, text, html, stopUrl, calendar }: Letter, from: string) {
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    // As a part beside text and HTML, by which mail programs offer the entry, and as a file for those that do not.
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.ics, filename: "invite.ics" } }),
    messageId: `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`,
    // No "I am on holiday" in answer.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(stopUrl !== undefined && {
        "List-Unsubscribe": `<${stopUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Gives the claim back and throws what the queue should know; an address that takes no mail is dealt with. */
async function settle(error: SmtpError, id: string, { db, log }: SmtpOptions): Promise<void> {
  // "5.1.x" and "5.2.x": no such person, no room, moved away (RFC 3463). "Relaying denied" and the like are the operator's.
  const isAddress = error.command === "RCPT TO" && /^5\d\d[ -]5\.[12]\.\d/.test(error.response ?? "");
  await db.query(
    "update mail set claimed_until = null, refused_at = case when $2 then now() end where id = $1 and sent_at is null",
    [id, isAddress],
  );
  if (isAddress) return log.warn({ mail: id, code: error.responseCode }, "an address takes no mail");
  throw cleaned(error);
}

/** What an operator may read: servers like to repeat addresses in their answers. */
function cleaned(error: SmtpError): Error {
  const isFinal = (error.responseCode ?? 0) >= 500 && error.code !== "EAUTH";
  const words = `The mail server did not take it (${[error.code, error.command, error.responseCode].filter(Boolean).join(", ")}).`;
  return isFinal ? new Hopeless(words) : new Error(words);
}

/** A password never travels in the open, except within this machine. */
function mustEncrypt(url: string): boolean {
  const { username, hostname } = new URL(url);
  const isHere =
    hostname === "localhost" || hostname === "[::1]" || (isIP(hostname) === 4 && hostname.startsWith("127."));
  return username !== "" && !isHere;
}
