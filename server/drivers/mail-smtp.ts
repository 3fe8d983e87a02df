// The mail driver for SMTP (SMTP_URL): pooled connections, timeouts everywhere, each letter claimed before sending and
// marked after.
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { createTransport } from "nodemailer";
import type { Letter, MailDriver } from "../notifications/index.ts";
import type { DkimKey } from "../platform/config.ts";
import type { Database, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { Hopeless, Later, type QueueLog } from "../platform/queue.ts";
import { deferDomain, domainOf, isDeferral, takeTurn, welcomeDomain } from "./mail-pacing.ts";

type Sender = { name: string; address: string };

export type SmtpOptions = {
  /**
   * smtp:// or smtps://, with user and password if the server requires them. Query parameters are nodemailer's options.
   */
  url: string;
  /** Name and address of the sender, asked for with each letter. */
  from: () => Sender;
  /** Signs each letter for the sender's domain; null for no signature. */
  dkim: DkimKey | null;
  /** Hears of an address that was refused for good, before its letter is marked so. */
  refused: (address: string) => Promise<void>;
  db: Database;
  clock: () => Date;
  log: QueueLog;
};

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };
/** Timeout for one letter; shorter than its claim, so that no other process sends it meanwhile. */
const sendMs = 30_000;
const claimSeconds = 45;

/**
 * Connects on the first letter.
 * A letter is claimed in the table `mail`, sent, then marked as sent, so it is sent once by any number of processes.
 * One gap is unavoidable with SMTP: if the process dies or the database fails after the server's 250 and before the
 * mark, the letter is sent again. A duplicate does less harm than a lost letter, and both have the same Message-ID
 * (made from the key), by which mail programs can recognise it.
 */
export function openSmtp(options: SmtpOptions): MailDriver {
  const { url, from, log } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // Disable the pool's own retry after a closed connection; only the queue decides about retries.
    maxRequeues: 0,
    ...waits,
    ...(mustEncrypt(url) && { requireTLS: true }),
    ...(options.dkim && { dkim: signing(options.dkim, senderDomain(from())) }),
  });
  // Without a listener, a broken idle connection would end the process.
  transport.on("error", (error) => log.warn({ err: cleaned(error) }, "a connection to the mail server broke"));
  return {
    async deliver(letter) {
      const claimed = await options.db.transaction((tx) => claim(tx, letter, options));
      if (claimed === null) return;
      const { id, waits: seconds } = claimed;
      if (seconds !== null) throw new Later("Mail to this domain waits for its turn.", seconds);
      try {
        await transport.sendMail({ ...messageOf(letter, from()), signal: AbortSignal.timeout(sendMs) });
      } catch (error) {
        await settle(error as SmtpError, { id, to: letter.to }, options);
        return;
      }
      await options.db.query("update mail set sent_at = now(), claimed_until = null where id = $1", [id]);
      await welcomeDomain(options.db, domainOf(letter.to));
    },
    async close() {
      transport.close({ force: true });
    },
  };
}

/**
 * The row's id if this process may send the letter, or also for how many seconds it `waits` while its domain has no turn, which a
 * letter that its reader waits for does not need. Null if it was sent, refused or suppressed. Throws while another process sends it.
 */
async function claim(
  tx: Writer,
  { key, to, subject, isAwaited = false }: Letter,
  { clock }: SmtpOptions,
): Promise<{ id: string; waits: number | null } | null> {
  const now = clock();
  const [claimed] = await tx.query<{ id: string }>(
    `insert into mail (id, dedupe_key, recipient, subject, created_at, tries, claimed_until)
     values ($1, $2, $3, $4, $5, 1, now() + make_interval(secs => $6))
     on conflict (dedupe_key) do update set tries = mail.tries + 1, claimed_until = excluded.claimed_until
     where mail.sent_at is null and mail.refused_at is null and mail.suppressed_at is null and coalesce(mail.claimed_until <= now(), true)
     returning id`,
    [newId(now), key, to, subject, now, claimSeconds],
  );
  if (claimed) {
    const waits = isAwaited ? null : await takeTurn(tx, domainOf(to));
    if (waits !== null)
      await tx.query("update mail set claimed_until = null, tries = tries - 1 where id = $1", [claimed.id]);
    return { id: claimed.id, waits };
  }
  const [kept] = await tx.query<{ isOpen: boolean }>(
    `select sent_at is null and refused_at is null and suppressed_at is null as "isOpen" from mail where dedupe_key = $1`,
    [key],
  );
  if (kept?.isOpen) throw new Error("The mail is being sent by another process.");
  return null;
}

const senderDomain = ({ address }: Sender) => domainOf(address) || "localhost";

/** Signed as well, beside what a reader sees: receivers offer one-click unsubscribing only where both its headers are (RFC 8058). */
const SIGNED_HEADERS =
  "From:Reply-To:To:Subject:Date:Message-ID:In-Reply-To:References:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post";

const signing = ({ selector, privateKey }: DkimKey, domainName: string) => ({
  domainName,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED_HEADERS,
});

function messageOf({ key, to, subject, text, html, stopUrl, calendar, replyTo, after }: Letter, from: Sender) {
  const domain = senderDomain(from);
  const messageId = (of: string) => `<${createHash("sha256").update(of).digest("hex").slice(0, 40)}@${domain}>`;
  const thread = after?.map(messageId) ?? [];
  return {
    from,
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // Both as an alternative part, from which mail programs offer the entry, and as an attachment for the others.
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.ics, filename: "invite.ics" } }),
    messageId: messageId(key),
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
    headers: {
      // Suppress automatic replies, but to what a person wrote.
      ...(after === undefined && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
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

/**
 * Releases the claim and throws the error for the queue. For a permanently refused address it marks the mail instead.
 */
async function settle(
  error: SmtpError,
  { id, to }: { id: string; to: string },
  { db, log, refused }: SmtpOptions,
): Promise<void> {
  // "5.1.x" and "5.2.x" concern the address: unknown, full, moved (RFC 3463). Others, such as "relaying denied", need
  // the operator.
  const isAddress = error.command === "RCPT TO" && /^5\d\d[ -]5\.[12]\.\d/.test(error.response ?? "");
  if (isAddress) await refused(to);
  if (isDeferral(error)) await deferDomain(db, domainOf(to));
  await db.query(
    "update mail set claimed_until = null, refused_at = case when $2 then now() end where id = $1 and sent_at is null",
    [id, isAddress],
  );
  if (isAddress) return log.warn({ mail: id, code: error.responseCode }, "an address takes no mail");
  throw cleaned(error);
}

/** An error for the log without the server's answer, which often repeats addresses. */
function cleaned(error: SmtpError): Error {
  const isFinal = (error.responseCode ?? 0) >= 500 && error.code !== "EAUTH";
  const words = `The mail server did not take it (${[error.code, error.command, error.responseCode].filter(Boolean).join(", ")}).`;
  return isFinal ? new Hopeless(words) : new Error(words);
}

/** Requires TLS for passwords, except to this machine. */
function mustEncrypt(url: string): boolean {
  const { username, hostname } = new URL(url);
  const isHere =
    hostname === "localhost" || hostname === "[::1]" || (isIP(hostname) === 4 && hostname.startsWith("127."));
  return username !== "" && !isHere;
}
