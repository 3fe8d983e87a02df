// `/dev/mailbox`: a trial's pages with the mails that were kept instead of sent.

import { createHash } from "node:crypto";
import { escapeUTF8 as escapeHtml } from "entities";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { siteName } from "../../platform/site-name.ts";
import { MAIL_COLORS } from "../lay-out-mail.ts";

type KeptMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The text of the attached .ics file; null if there is none. */
  calendar: string | null;
  createdAt: string;
};

const most = 200;

const columns = `id, recipient as to, subject, text, html, calendar, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  /* html as typed: it is kept as long as the text */`;

/** Mails to an address, ignoring case; all mails if `address` is undefined. */
async function listMailsTo(db: Reader, address: string | undefined): Promise<KeptMail[]> {
  return db.query<KeptMail>(
    `select ${columns} from mail where text is not null and ($1::text is null or lower(recipient) = lower($1))
     order by created_at desc, id desc limit ${most}`,
    [address ?? null],
  );
}

/** Mails to addresses that contain `part`, ignoring case. */
async function searchMails(db: Reader, part: string): Promise<KeptMail[]> {
  return db.query<KeptMail>(
    `select ${columns} from mail where text is not null and strpos(lower(recipient), lower($1)) > 0
     order by created_at desc, id desc limit ${most}`,
    [part],
  );
}

async function readMail(db: Reader, id: string): Promise<KeptMail | null> {
  const [mail] = await db.query<KeptMail>(`select ${columns} from mail where id = $1 and text is not null`, [id]);
  return mail ?? null;
}

/** `to` is the search as typed; `open` is the mail shown beside the list. */
function mailboxPage({ mails, to, open }: { mails: KeptMail[]; to: string; open: KeptMail | null }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox - ${escapeHtml(siteName())}</title>
<style>${mailboxStyle}</style>
</head>
<body>
<header>
<p class="brand"><a href="/"><span aria-hidden="true">&#9679;</span> ${escapeHtml(siteName())}</a></p>
<h1>Mailbox</h1>
<p>No mail server is set, so mails are kept here instead of being sent.</p>
<form action="/dev/mailbox" role="search">
<label for="to">Recipient</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false">
<button>Search</button>
</form>
</header>
<main${open ? ' class="two"' : ""}>
<nav aria-label="Mails">${listOf(mails, to, open)}</nav>
${open ? mailOf(open) : ""}
</main>
</body>
</html>
`;
}

function listOf(mails: KeptMail[], to: string, open: KeptMail | null): string {
  if (mails.length === 0) return `<p>${to ? "No mail to such an address." : "No mail yet."}</p>`;
  const rows = mails.map((mail) => {
    const query = new URLSearchParams({ ...(to && { to }), mail: mail.id });
    const isOpen = mail.id === open?.id ? ' aria-current="true"' : "";
    return `<li><a href="/dev/mailbox?${escapeHtml(query.toString())}"${isOpen}><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.to)}</span>${timeOf(mail)}</a></li>`;
  });
  return `<ol>${rows.join("")}</ol>`;
}

function mailOf(mail: KeptMail): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To <b>${escapeHtml(mail.to)}</b>, ${timeOf(mail)}</p>
<iframe title="The mail as HTML" src="/dev/mailbox/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h3>As text</h3>
<pre>${escapeHtml(mail.text)}</pre>
${mail.calendar === null ? "" : calendarOf(mail.id, mail.calendar)}</article>`;
}

const calendarOf = (id: string, ics: string) =>
  `<h3>For the calendar</h3>
<p><a href="/dev/mailbox/${id}/invite.ics" download>invite.ics</a></p>
<pre>${escapeHtml(ics)}</pre>
`;

const timeOf = ({ createdAt }: KeptMail) =>
  `<time datetime="${createdAt}">${createdAt.slice(0, 10)} ${createdAt.slice(11, 19)} UTC</time>`;

const color = (name: keyof typeof MAIL_COLORS) =>
  `--${name}:light-dark(${MAIL_COLORS[name].light},${MAIL_COLORS[name].dark})`;

/** The page's only style; the content policy names its hash. */
const mailboxStyle = `
:root{color-scheme:light dark;${(Object.keys(MAIL_COLORS) as (keyof typeof MAIL_COLORS)[]).map(color).join(";")}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:17px/1.55 Figtree,system-ui,sans-serif}
header,main{max-width:76rem;margin:0 auto;padding:1.5rem 1rem}
.brand{margin:0;font-weight:700}.brand a{color:inherit;text-decoration:none}.brand span{color:var(--accent)}
h1{margin:1rem 0 .25rem;font-size:2rem;line-height:1.1;letter-spacing:-.025em}
h2{margin:0;font-size:1.4rem;line-height:1.25;letter-spacing:-.02em}h3{margin:1.5rem 0 .5rem;font-size:1rem}
header p:not(.brand),article p{margin:0;color:var(--ink-soft)}article p a{color:var(--link)}article p + pre{margin-top:.5rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-top:1.25rem}
label{font-weight:600}
input{flex:1 1 14rem;min-width:0;max-width:28rem;padding:.65rem .9rem;border:1px solid var(--ink-faint);border-radius:.75rem;background:var(--surface);color:var(--ink);font:inherit}
button{padding:.65rem 1.25rem;border:0;border-radius:.75rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
main.two{display:grid;gap:1.5rem}
@media (min-width:60rem){main.two{grid-template-columns:22rem minmax(0,1fr)}}
@media (max-width:59.99rem){main.two article{order:-1}}
nav p{padding:2.5rem 1rem;border-radius:1.125rem;background:var(--sunken);color:var(--ink-soft);text-align:center}
ol{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
li a{display:grid;gap:.1rem;padding:.8rem 1rem;border:1px solid var(--line);border-radius:.9rem;background:var(--surface);color:var(--ink-soft);font-size:.9rem;text-decoration:none;overflow-wrap:anywhere}
li b{color:var(--ink);font-size:1rem}li time{color:var(--ink-faint);font-size:.82rem}
li a:hover{border-color:var(--brand)}li a[aria-current]{border-color:var(--brand);background:var(--brand-soft)}
li a[aria-current] time{color:var(--ink-soft)}
article{min-width:0;padding:1.5rem;border:1px solid var(--line);border-radius:1.125rem;background:var(--surface);overflow-wrap:anywhere}
iframe{width:100%;height:40rem;margin-top:1rem;border:1px solid var(--line);border-radius:.9rem;background:var(--sunken)}
pre{margin:0;padding:1rem;border-radius:.9rem;background:var(--sunken);white-space:pre-wrap;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}
`;

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
