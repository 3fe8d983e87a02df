// Serves /dev/mailbox, the unsent mails, for trials and tests. It has no access control, so it is mounted only where
// allowed.
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import { listMailsTo, readMail, searchMails } from "./list-mails.ts";
import { mailboxPage, mailboxStyle } from "./mailbox-page.ts";

const styleHash = createHash("sha256").update(mailboxStyle).digest("base64");
const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Shows a mail as mail programs do: no scripts, no remote content, links open in a new window. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const hidden = { schema: { hide: true } as object };

/** Mounts the page, each mail's HTML and calendar entry, and `/dev/mailbox.json?to=`. */
export function mountMailbox(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  app.get("/dev/mailbox.json", hidden, async (request, reply) => {
    const mails = await listMailsTo(db, textIn(request, "to"));
    const shown = mails.map(({ id: _id, calendar, ...mail }) => ({ ...mail, ...(calendar !== null && { calendar }) }));
    return privately(reply).send(shown);
  });
  app.get("/dev/mailbox", hidden, async (request, reply) => {
    const to = textIn(request, "to") ?? "";
    const wanted = textIn(request, "mail");
    const mails = to ? await searchMails(db, to) : await listMailsTo(db, undefined);
    const open = wanted && isUuid(wanted) ? await readMail(db, wanted) : null;
    return privately(reply)
      .header("content-security-policy", pagePolicy)
      .type("text/html; charset=utf-8")
      .send(mailboxPage({ mails, to, open }));
  });
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id", hidden, async (request, reply) => {
    const mail = isUuid(request.params.id) ? await readMail(db, request.params.id) : null;
    if (!mail) return privately(reply).status(404).type("text/plain; charset=utf-8").send("There is no such mail.");
    return privately(reply)
      .header("content-security-policy", mailPolicy)
      .type("text/html; charset=utf-8")
      .send(mail.html);
  });
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id/invite.ics", hidden, async (request, reply) => {
    const mail = isUuid(request.params.id) ? await readMail(db, request.params.id) : null;
    if (!mail?.calendar) return privately(reply).status(404).type("text/plain; charset=utf-8").send("It has none.");
    return privately(reply)
      .header("content-disposition", "attachment; filename=invite.ics")
      .type("text/calendar; charset=utf-8")
      .send(mail.calendar);
  });
}

function privately(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
}

/** A query parameter's text; undefined if absent, empty or given twice. */
function textIn(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  // PostgreSQL rejects NUL characters in text.
  return typeof value === "string" && value.trim() !== "" ? value.replaceAll("\0", "").trim().slice(0, 254) : undefined;
}
