// Takes what the mail service reports: mails that came back, and mails whose readers called them spam; as events, or
// by mail: of delivery (RFC 3464) and of complaints (RFC 5965).
import { createHash, timingSafeEqual } from "node:crypto";
import type { reportMail } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import { type Answer, type Input, type Who, withoutToken } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Reported, suppressReported } from "./suppressions.ts";

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** An access check: the request carries the secret. 404 where none is set, 401 for another one. */
export function reporters(secret: string | undefined): Who {
  const expected = secret === undefined ? null : digestOf(secret);
  return withoutToken(({ headers }) => {
    if (expected === null) throw refuse(404, "NOT_FOUND", "No reports are taken here.");
    const given = /^Bearer (.{1,1000})$/i.exec(headers.authorization ?? "")?.[1] ?? "";
    // Of digests, so that the time tells neither its length nor its beginning.
    if (!timingSafeEqual(digestOf(given), expected))
      throw refuse(401, "UNAUTHENTICATED", "The secret of mail reports is needed: Authorization: Bearer …");
    return null;
  });
}

/** Idempotent. Only what is for good counts. 400 for a message that is no report. */
export async function hearReports(
  body: Input<typeof reportMail>["body"],
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<Answer<typeof reportMail>> {
  const now = clock();
  if (typeof body !== "string")
    return { suppressed: await suppressReported(db, eventsIn(body.events), { source: "EVENT", now }) };
  const reported = readReport(body, now);
  if (!reported)
    throw refuse(400, "INVALID_BODY", "This message is no delivery report (RFC 3464) and no complaint (RFC 5965).");
  return { suppressed: await suppressReported(db, reported, { source: "REPORT", now }) };
}

type Events = Exclude<Input<typeof reportMail>["body"], string>["events"];

const eventsIn = (events: Events): Reported[] =>
  events
    .filter(({ type, isPermanent }) => type === "COMPLAINT" || isPermanent === true)
    .map(({ type, address, occurredAt }) => ({
      address,
      reason: type === "BOUNCE" ? "BOUNCED" : "COMPLAINED",
      at: new Date(occurredAt),
    }));

const MOST_PARTS = 20;
const MOST_RECIPIENTS = 50;
const MOST_HEADER_LINES = 200;

/**
 * What the report says for good about addresses; `[]` if it is a report that says nothing of that kind, such as one of a
 * delay. Null for any other message. Times that are missing, malformed or in the future are `now`.
 */
export function readReport(source: string, now: Date): Reported[] | null {
  const text = source.replace(/\r\n?/g, "\n");
  const { fields, body } = split(text);
  const type = fields.get("content-type")?.[0] ?? "";
  const boundary = /;\s*boundary=(?:"([^"\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!/^multipart\/report\s*(;|$)/i.test(type) || !boundary) return null;
  const parts = partsOf(body, boundary[1] ?? boundary[2] ?? "");
  for (const part of parts) {
    const { fields: head, body: content } = split(part);
    const encoding = head.get("content-transfer-encoding")?.[0] ?? "7bit";
    if (!/^(7bit|8bit|binary)$/i.test(encoding)) continue;
    const kind = (head.get("content-type")?.[0] ?? "").toLowerCase();
    if (/^message\/(global-)?delivery-status\b/.test(kind)) return bouncesIn(content, now);
    if (/^message\/feedback-report\b/.test(kind)) return complaintsIn(content, parts, now);
  }
  return null;
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** Header fields by lower-case name, unfolded, and what follows the first empty line. */
function split(text: string): { fields: Fields; body: string } {
  const at = text.startsWith("\n") ? 0 : text.indexOf("\n\n");
  const head = at < 0 ? text : text.slice(0, at);
  return { fields: fieldsOf(head), body: at < 0 ? "" : text.slice(at).replace(/^\n{1,2}/, "") };
}

function fieldsOf(head: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n", MOST_HEADER_LINES)) {
    const colon = line.indexOf(":");
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    fields.set(name, [...(fields.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return fields;
}

/** The parts between the lines of a boundary; an unclosed last part counts, as some reports are cut off. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[] = [];
  let lines: string[] | null = null;
  for (const line of body.split("\n")) {
    const isEnd = line.trimEnd() === `--${boundary}--`;
    if (isEnd || line.trimEnd() === `--${boundary}`) {
      if (lines) parts.push(lines.join("\n"));
      lines = isEnd ? null : [];
      if (isEnd || parts.length >= MOST_PARTS) return parts;
    } else lines?.push(line);
  }
  if (lines) parts.push(lines.join("\n"));
  return parts;
}

/** `now` unless the text is a date before it. */
function dateIn(text: string | undefined, now: Date): Date {
  const at = new Date(text ?? Number.NaN);
  return at <= now ? at : now;
}

/** The groups of fields of a delivery status: the first is about the message, each other one about a recipient. */
function bouncesIn(content: string, now: Date): Reported[] {
  const [message, ...recipients] = content
    .split(/\n(?:[ \t]*\n)+/)
    .filter((group) => group.trim() !== "")
    .map(fieldsOf);
  return recipients.slice(0, MOST_RECIPIENTS).flatMap((fields): Reported[] => {
    const address = addressOf(fields.get("original-recipient")?.[0] ?? fields.get("final-recipient")?.[0]);
    if (address === null || !isForGood(fields)) return [];
    const date = fields.get("last-attempt-date")?.[0] ?? message?.get("arrival-date")?.[0];
    return [{ address, reason: "BOUNCED", at: dateIn(date, now) }];
  });
}

/**
 * As with an answer of our own mail server, only what concerns the address counts ("5.1.x", "5.2.x"). Servers that name no
 * cause ("5.0.0") have it in what the other server said.
 */
function isForGood(fields: Fields): boolean {
  if (!/^failed\b/i.test(fields.get("action")?.[0] ?? "")) return false;
  const status = fields.get("status")?.[0] ?? "";
  const said = /\b5\.[12]\.\d{1,3}\b/.test(fields.get("diagnostic-code")?.[0] ?? "");
  return /^5\.[12]\.\d/.test(status) || (/^5\.0\.0/.test(status) && said);
}

/** "rfc822; asha@example.com", perhaps in brackets; null if it is no plain address. */
function addressOf(field: string | undefined): string | null {
  const text = /^\s*(?:rfc822|utf-8)\s*;(.*)$/i.exec(field ?? "")?.[1] ?? "";
  return plain(text);
}

function plain(text: string): string | null {
  const address = text.trim().replace(/^<(.*)>$/, "$1");
  return address.length <= 254 && /^[^\s\p{C}<>()",;:@]+@[^\s\p{C}<>()",;:@]+$/u.test(address)
    ? address.toLowerCase()
    : null;
}

/** Whom an abuse report is from: the recipient that it names, else the one in the mail that it has with it. */
function complaintsIn(content: string, parts: readonly string[], now: Date): Reported[] {
  const fields = fieldsOf(content.trim());
  if (!/^abuse$/i.test(fields.get("feedback-type")?.[0] ?? "")) return [];
  const named = fields.get("original-rcpt-to") ?? [];
  const mails = parts
    .map(split)
    .filter((part) => /^(message\/rfc822|text\/rfc822-headers)\b/i.test(part.fields.get("content-type")?.[0] ?? ""));
  const written = mails.flatMap((mail) => split(mail.body).fields.get("to") ?? []);
  const at = dateIn(fields.get("arrival-date")?.[0] ?? fields.get("received-date")?.[0], now);
  return (named.length > 0 ? named : written.map((to) => /<([^<>]+)>\s*$/.exec(to)?.[1] ?? to))
    .slice(0, MOST_RECIPIENTS)
    .flatMap((text): Reported[] => {
      const address = plain(text.replace(/^\s*rfc822\s*;/i, ""));
      return address === null ? [] : [{ address, reason: "COMPLAINED", at }];
    });
}
