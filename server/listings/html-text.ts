// Untrusted text: cleaned, as safe HTML of few elements, and that HTML as plain text.
import { decodeHTML } from "entities";
import { compile } from "html-to-text";
import sanitizeHtml from "sanitize-html";
import { skillByName } from "../taxonomy/skills/index.ts";

/** Longer descriptions are cut; five times the longest one seen. */
const MOST_CHARACTERS = 100_000;
const BLOCKS = [
  "div",
  "section",
  "article",
  "header",
  "footer",
  "main",
  "aside",
  "blockquote",
  "table",
  "tbody",
  "thead",
  "tr",
  "dl",
  "dt",
  "dd",
  "pre",
  "address",
  "figure",
  "figcaption",
  "center",
];
const asDiv: sanitizeHtml.Transformer = () => ({ tagName: "div", attribs: {} });
const asCell: sanitizeHtml.Transformer = () => ({ tagName: "td", attribs: {} });
const heading =
  (tagName: string): sanitizeHtml.Transformer =>
  () => ({ tagName, attribs: {} });

const options: sanitizeHtml.IOptions = {
  // orderBlocks removes div and td.
  allowedTags: ["p", "ul", "ol", "li", "br", "strong", "em", "b", "i", "h2", "h3", "h4", "a", "div", "td"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "xmp",
    "noscript",
    "noembed",
    "noframes",
    "template",
    "svg",
    "math",
    "iframe",
    "object",
    "embed",
    "plaintext",
    "title",
    "head",
    "select",
    "button",
  ],
  nestingLimit: 60,
  transformTags: {
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, asDiv])),
    td: asCell,
    th: asCell,
    h1: heading("h2"),
    h5: heading("h4"),
    h6: heading("h4"),
    a: linkOf,
  },
  // Not renamed to a discarded tag: the library would close a later element of that name.
  exclusiveFilter: ({ tag, attribs }) => (tag === "a" && attribs.href === undefined ? "excludeTag" : false),
};

/** A link to another https site is marked as not endorsed; any other link becomes its text. */
function linkOf(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = safeLink(attributes.href ?? "");
  return { tagName, attribs: href ? { href, rel: "nofollow noopener" } : {} };
}

/** An absolute https address without credentials, or null. */
function safeLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https:\/\//i.test(trimmed) || trimmed.length > 2000 || /[\s<>"'\\^`{|}]/.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  return url && url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".")
    ? url.href
    : null;
}

/** Reduces HTML (not escaped) to paragraphs, lists, headings, emphasis and https links. */
export function sanitiseHtml(html: string): string {
  const kept = sanitizeHtml(cleanText(html.slice(0, MOST_CHARACTERS)), options);
  return orderBlocks(kept)
    .replace(/(?:&nbsp;|&#160;)/g, " ")
    .replace(/[ \t]+/g, " ")
    .replace(/<(p|li|h[2-4]|strong|em|b|i|a)(?: [^>]*)?>(?:\s|<br \/>)*<\/\1>/g, "")
    .replace(/<(p|li|h[2-4]|ul|ol)>(?:\s|<br \/>)*<\/\1>/g, "")
    .replace(/(?:<br \/>\s*){3,}/g, "<br /><br />")
    .replace(/\n\s*\n+/g, "\n")
    .trim();
}

/** A div around text becomes a paragraph, other divs are removed, and table cells become separated by spaces. */
function orderBlocks(html: string): string {
  return html
    .replace(/<\/?td>/g, " ")
    .replace(/<div>((?:[^<]|<(?!\/?(?:div|p|ul|ol|li|h[2-4])\b))*)<\/div>/g, "<p>$1</p>")
    .replace(/<\/?div>/g, "");
}

/** Removes one level of escaping, for sources that send `&lt;p&gt;`. */
export const decodeOnce = (escaped: string): string => decodeHTML(escaped.slice(0, MOST_CHARACTERS * 2));

/** A description in an unknown form: HTML, escaped HTML, or plain text with line breaks. */
export function describe(source: string): string {
  if (/<(?:p|br|li|ul|ol|div|span|strong|b|em|i|h[1-6]|table)\b[^<>]*>/i.test(source)) return sanitiseHtml(source);
  if (/&lt;(?:p|br|li|ul|div|span|strong|h[1-6])\b/i.test(source)) return sanitiseHtml(decodeOnce(source));
  return htmlOfText(source);
}

const BULLET = /^\s*(?:[-–*•·▪●○◦‣➢✓✔►]|o(?=\s{2,}))\s*/u;

/** Plain text as paragraphs and lists. */
export function htmlOfText(text: string): string {
  const html: string[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join("<br />")}</p>`);
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    paragraph = [];
    items = [];
  };
  for (const line of splitGlued(cleanText(text.slice(0, MOST_CHARACTERS))).split("\n")) {
    const bare = line.replace(BULLET, "").replace(/\s+/g, " ").trim();
    const bullet = BULLET.test(line) && bare !== "";
    if (bare === "" || (bullet ? paragraph.length > 0 : items.length > 0)) flush();
    if (bare !== "") (bullet ? items : paragraph).push(escapeHtml(decodeHTML(bare)));
  }
  flush();
  return html.join("\n");
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Separates sentences without a break between them ("experienceKnowledge of"), but not powerShell or Node.Js. */
export function splitGlued(text: string): string {
  return (
    text
      .replace(/\b([a-z]{5,})([A-Z][a-z]{2,})\b/g, (whole, left: string, right: string) =>
        skillByName(whole) ? whole : `${left} ${right}`,
      )
      // A lookbehind: matching from each letter would take quadratic time in a long run.
      .replace(/(?<=[a-z]{3})([.!?:;])(?!(?:Js|Net|Com|Io|Ai|Org|In)\b)([A-Z][a-z]+)/g, "$1 $2")
  );
}

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "ul", options: { itemPrefix: "- " } },
    ...["h2", "h3", "h4"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Sanitised HTML as text with line breaks. */
export const textOfHtml = (html: string): string => (html === "" ? "" : convert(html));

// Control characters (tab and line breaks apart), soft hyphen, zero-width space and joiner, byte order mark, direction overrides.
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// Joiners mean something in Indic scripts and emoji, never beside Latin letters.
const LATIN_JOINER = /(?<=[\u0000-\u024f])[\u200c\u200d]|[\u200c\u200d](?=[\u0000-\u024f]|$)|^[\u200c\u200d]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const MISREAD = new RegExp(`[ÂÃâãäåð][\u0080-\u00bf${WINDOWS_1252}]{1,3}`, "g");

/** Repairs UTF-8 that was read as Windows-1252 ("itâ€™s"). */
function repairEncoding(text: string): string {
  return text.replace(MISREAD, (run) => {
    for (let length = run.length; length >= 2; length -= 1) {
      const bytes = Uint8Array.from(run.slice(0, length), byteOf);
      try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes) + run.slice(length);
      } catch {
        // Not UTF-8 at this length; a shorter run may be.
      }
    }
    return run;
  });
}

function byteOf(character: string): number {
  const index = WINDOWS_1252.indexOf(character);
  return index >= 0 ? 0x80 + index : (character.codePointAt(0) ?? 0);
}

/** Text with line breaks (`\n`), without invisible and broken characters. */
export function cleanText(text: string): string {
  return repairEncoding(text)
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n")
    .replace(INVISIBLE, "")
    .replace(LATIN_JOINER, "")
    .replace(SPACES, " ")
    .normalize("NFC");
}

/** How much longer than its limit a line may be for its spaces and invisible characters. */
const WIDEST = 20;

/** A text on one line with single spaces, at most `limit` characters. */
export function cleanLine(text: string, limit = 500): string {
  const line = cleanText(text.slice(0, limit * WIDEST))
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= limit
    ? line
    : line
        .slice(0, limit)
        .toWellFormed()
        .replace(/\ufffd$/, "")
        .trimEnd();
}

/** A listing's key as it is stored. */
export const cleanKey = (key: string): string => cleanLine(key, 400);
