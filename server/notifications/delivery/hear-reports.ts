// Takes what the mail service reports: mails that came back, and mails whose readers called them spam.
import { createHash, timingSafeEqual } from "node:crypto";
import type { reportMail } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import { type Answer, type Input, type Who, withoutToken } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { readReport } from "./read-report.ts";
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
