// Renders a mail as text and HTML: plain elements, the product's colours, no remote content.
import { escapeUTF8 as escapeHtml } from "entities";
import type { Language } from "../../contract/identity/rules.ts";
import { formatParts } from "../../messages/fill.ts";
import type { Telling } from "../announce.ts";
import type { Deps } from "../deps.ts";
import type { Fact } from "../facts.ts";
import { siteName } from "../platform/site-name.ts";
import { siteIn } from "../platform/words.ts";
import type { Mailer } from "./delivery/mailer.ts";
import { type Item, MAIL_WORDS, type MailOf, type MailSite, type MailText, type Piece } from "./mails/mail-text.ts";
import { ALL_MAILS, AWAITED, type Envelope, type MailedFact } from "./mails/mails.ts";

/** The colours of web/styles/tokens.css as hex, which mail programs understand (a test compares them). */
export const MAIL_COLORS = {
  canvas: { light: "#ffffff", dark: "#0b141b" },
  surface: { light: "#ffffff", dark: "#14232f" },
  sunken: { light: "#f2f7fa", dark: "#0f1c25" },
  line: { light: "#d6e1e6", dark: "#2e3b46" },
  ink: { light: "#0f2233", dark: "#ebf1f4" },
  "ink-soft": { light: "#3d4f60", dark: "#b6c3cb" },
  "ink-faint": { light: "#526473", dark: "#98a7b1" },
  brand: { light: "#005d80", dark: "#70cceb" },
  "brand-strong": { light: "#004766", dark: "#9ce0f7" },
  "brand-soft": { light: "#daf1fa", dark: "#123345" },
  "on-brand": { light: "#ffffff", dark: "#061c2e" },
  link: { light: "#005a82", dark: "#82d5f1" },
  accent: { light: "#fdb735", dark: "#f9bb45" },
} as const;

export type MailColor = keyof typeof MAIL_COLORS;

/** The footer of optional mails: why the reader gets it, and the links to change preferences or unsubscribe. */
export type MailChoice = { why: string; changeHref: string; stopHref: string };

/**
 * Renders both forms with the same content. Line ends and control characters are removed from names that people typed.
 * `choice`, the unsubscribe links, is null for mails that cannot be turned off.
 */
export function layOutMail(
  mail: MailText,
  site: MailSite,
  choice: MailChoice | null = null,
): { subject: string; text: string; html: string } {
  return { subject: oneLine(mail.subject), text: textOf(mail, site, choice), html: htmlOf(mail, site, choice) };
}

/** One line of typed text: line ends become spaces; marks that turn the direction of writing, a disguise, go. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();

/** The lines as typed, without control characters. */
const linesOf = (text: string): string[] => text.replace(/\r\n?/g, "\n").trim().split("\n").map(oneLine);

function textOf({ heading, body }: MailText, { publicUrl, language }: MailSite, choice: MailChoice | null): string {
  const { t } = MAIL_WORDS[language];
  const blocks = [
    oneLine(heading),
    ...body.map(textOfPiece),
    ...(choice
      ? [
          `${oneLine(choice.why)}\n${t.chooseWhatWeMailYou}\n${choice.changeHref}\n${t.stopTheseMails}\n${choice.stopHref}`,
        ]
      : []),
    `${siteName()} · ${publicUrl}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function textOfPiece(piece: Piece): string {
  switch (piece.kind) {
    case "code":
      return `    ${oneLine(piece.code)}`;
    case "link":
      return `${oneLine(piece.label)}:\n${oneLine(piece.href)}`;
    case "facts":
      return piece.rows.map(([name, value]) => `${oneLine(name)}: ${oneLine(value)}`).join("\n");
    case "quote":
      return linesOf(piece.text)
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "items":
      return piece.items
        .map(({ title, text, href }) =>
          [`* ${oneLine(title)}`, ...(text ? [`  ${oneLine(text)}`] : []), `  ${href}`].join("\n"),
        )
        .join("\n\n");
    default:
      return oneLine(piece.text);
  }
}

const escaped = (text: string) => escapeHtml(oneLine(text));

function htmlOf(
  { subject, preheader, heading, body }: MailText,
  { publicUrl, language }: MailSite,
  choice: MailChoice | null,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="on-sunken" style="margin:0;padding:0;${color("background-color", "sunken")}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 16px;${font}">
<p class="ink" style="margin:0 0 16px 8px;font-size:19px;font-weight:700;letter-spacing:-0.02em;${color("color", "ink")}"><span class="accent" style="${color("color", "accent")}">&#9679;</span> ${escapeHtml(siteName())}</p>
<div class="on-surface edge" style="padding:32px 28px;border:1px solid ${MAIL_COLORS.line.light};border-radius:16px;${color("background-color", "surface")}">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.02em;${color("color", "ink")}">${escaped(heading)}</h1>
${body.map(htmlOfPiece).join("\n")}
</div>
${choice ? htmlOfChoice(choice, language) : ""}<p class="faint" style="margin:20px 8px 0;font-size:13px;line-height:1.5;${color("color", "ink-faint")}">${escapeHtml(siteName())} &middot; <a class="faint" href="${escaped(publicUrl)}" target="_blank" style="${color("color", "ink-faint")}">${escaped(publicUrl.replace(/^https?:\/\//, ""))}</a></p>
</div>
</body>
</html>
`;
}

function htmlOfPiece(piece: Piece): string {
  switch (piece.kind) {
    case "say":
      return `<p class="soft" style="margin:0 0 16px;font-size:16px;line-height:1.6;${color("color", "ink-soft")}">${escaped(piece.text)}</p>`;
    case "quiet":
      return `<p class="faint edge" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${MAIL_COLORS.line.light};font-size:14px;line-height:1.55;${color("color", "ink-faint")}">${escaped(piece.text)}</p>`;
    case "code":
      return `<p class="code" style="margin:4px 0 20px;padding:18px 12px;border-radius:12px;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;-webkit-user-select:all;user-select:all;${color("background-color", "brand-soft")};${color("color", "brand-strong")}">${escaped(piece.code)}</p>`;
    case "link":
      return `<p style="margin:4px 0 12px"><a class="button" href="${escaped(piece.href)}" target="_blank" style="display:inline-block;padding:13px 24px;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none;${color("background-color", "brand")};${color("color", "on-brand")}">${escaped(piece.label)}</a></p>
<p class="faint" style="margin:0 0 20px;font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word;${color("color", "ink-faint")}">${escaped(piece.href)}</p>`;
    case "quote":
      return `<blockquote class="on-sunken soft" style="margin:4px 0 20px;padding:16px 18px;border-radius:12px;font-size:16px;line-height:1.6;${color("background-color", "sunken")};${color("color", "ink-soft")}">${linesOf(piece.text).map(escapeHtml).join("<br>")}</blockquote>`;
    case "items":
      return `<ul style="margin:4px 0 20px;padding:0;list-style:none">${piece.items.map(htmlOfItem).join("")}</ul>`;
    case "facts":
      return `<dl class="on-sunken" style="margin:4px 0 20px;padding:14px 18px;border-radius:12px;${color("background-color", "sunken")}">${piece.rows.map(htmlOfFact).join("")}</dl>`;
  }
}

function htmlOfChoice({ why, changeHref, stopHref }: MailChoice, language: Language): string {
  const anchor = (href: string) => (words: unknown) =>
    `<a class="faint" href="${escaped(href)}" target="_blank" style="${color("color", "ink-faint")}">${words}</a>`;
  const links = formatParts(
    MAIL_WORDS[language].t.orStopThese,
    { choose: anchor(changeHref), stop: anchor(stopHref) },
    language,
  );
  return `<p class="faint" style="margin:20px 8px 0;font-size:13px;line-height:1.5;${color("color", "ink-faint")}">${escaped(why)} ${[links].flat().join("")}</p>\n`;
}

const htmlOfItem = ({ title, text, href }: Item) =>
  `<li style="margin:0 0 14px;font-size:16px;line-height:1.45"><a class="link" href="${escaped(href)}" target="_blank" style="font-weight:600;${color("color", "link")}">${escaped(title)}</a>` +
  `${text ? `<br><span class="soft" style="font-size:15px;${color("color", "ink-soft")}">${escaped(text)}</span>` : ""}</li>`;

const htmlOfFact = ([name, value]: readonly [string, string]) =>
  `<dt class="faint" style="margin:4px 0 0;font-size:13px;${color("color", "ink-faint")}">${escaped(name)}</dt>` +
  `<dd class="ink" style="margin:0 0 8px;font-size:16px;line-height:1.45;font-weight:600;${color("color", "ink")}">${escaped(value)}</dd>`;

const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const color = (property: "color" | "background-color", name: MailColor) => `${property}:${MAIL_COLORS[name].light}`;

/** Mail programs need colours on each element; the classes only override them in dark mode. */
const darkRules = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  [".on-sunken", "background-color", "sunken"],
  [".on-surface", "background-color", "surface"],
  [".edge", "border-color", "line"],
  [".ink", "color", "ink"],
  [".soft", "color", "ink-soft"],
  [".faint", "color", "ink-faint"],
  [".accent", "color", "accent"],
  [".link", "color", "link"],
  [".code", "background-color", "brand-soft"],
  [".code", "color", "brand-strong"],
  [".button", "background-color", "brand"],
  [".button", "color", "on-brand"],
]
  .map(([selector, property, name]) => `${selector}{${property}:${MAIL_COLORS[name as MailColor].dark} !important}`)
  .join("")}}`;

/** The dependencies of notifying: the mailer, the site's address for links, and the database. */
export type PostOffice = Pick<Deps, "db" | "clock" | "vault" | "announce"> & {
  mailer: Mailer;
  publicUrl: string;
  /** Where messages to the operators are mailed; undefined for nowhere. */
  operatorMail?: string | undefined;
};

/** The site in a person's language, for their mails. */
export const siteFor = (language: Language | null | undefined, { publicUrl }: { publicUrl: string }): MailSite => ({
  language: language ?? "en",
  publicUrl: siteIn(language ?? "en", publicUrl),
});

/** The language of the fact, else of the account that has the address. */
async function languageOf(fact: MailedFact, to: string, { db }: Pick<PostOffice, "db">): Promise<Language | null> {
  if ("language" in fact && fact.language !== undefined) return fact.language;
  const [account] = await db.query<{ language: Language | null }>(
    "select language from account where id = $1 or ($1::uuid is null and email = lower($2))",
    ["accountId" in fact ? (fact.accountId ?? null) : null, to],
    "language of an address",
  );
  return account?.language ?? null;
}

type AnyRow = {
  compose: MailOf<never>;
  uselessFrom?: (fact: Fact, at: Date) => Date;
  envelope?: (fact: Fact, operatorMail: string | undefined) => Envelope | null;
};

/** Sent once for the fact's id. A mail whose code has expired meanwhile is not sent. */
export async function writeMail(
  fact: MailedFact,
  { id, at }: Telling,
  post: Pick<PostOffice, "db" | "mailer" | "publicUrl" | "clock" | "operatorMail">,
): Promise<void> {
  const given = ALL_MAILS[fact.kind] as unknown as AnyRow | MailOf<never>;
  const row: AnyRow = typeof given === "function" ? { compose: given } : given;
  if (row.uselessFrom && row.uselessFrom(fact, at) <= post.clock()) return;
  const envelope = row.envelope ? row.envelope(fact, post.operatorMail) : { key: `${fact.kind}:${id}`, to: fact.email };
  if (!envelope) return;
  const site = siteFor(await languageOf(fact, envelope.to, post), post);
  const isAwaited = AWAITED.has(fact.kind);
  const mail = row.compose(fact as never, { ...site, ...MAIL_WORDS[site.language] });
  await post.mailer.deliver({ ...envelope, ...layOutMail(mail, site), isAwaited });
}
