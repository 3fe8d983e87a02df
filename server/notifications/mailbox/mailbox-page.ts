// Renders /dev/mailbox as HTML: a search by recipient, the mails newest first, and the open one.
import { escapeUTF8 as escapeHtml } from "entities";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { MAIL_COLORS } from "../mail-colors.ts";
import type { KeptMail } from "./list-mails.ts";

/** `to` is the search as typed; `open` is the mail shown beside the list. */
export function mailboxPage({ mails, to, open }: { mails: KeptMail[]; to: string; open: KeptMail | null }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox - ${escapeHtml(BRAND_NAME)}</title>
<style>${mailboxStyle}</style>
</head>
<body>
<header>
<p class="brand"><a href="/"><span aria-hidden="true">&#9679;</span> ${escapeHtml(BRAND_NAME)}</a></p>
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
export const mailboxStyle = `
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
