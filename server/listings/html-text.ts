// Descriptions of others as safe HTML of few elements, and that HTML as plain text.
import { decodeHTML } from "entities";
import { compile } from "html-to-text";
import sanitizeHtml from "sanitize-html";
import { skillByName } from "../taxonomy/skills/index.ts";
import { cleanText } from "./clean-text.ts";

/** Five times the longest description seen; what is longer is cut. */
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
  // div and td only live until the blocks are put in order below.
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
  // Renaming a link to a tag that is discarded would make the library close a later element by that name.
  exclusiveFilter: ({ tag, attribs }) => (tag === "a" && attribs.href === undefined ? "excludeTag" : false),
};

/** A link to another https site keeps its address and says that we do not vouch for it; any other loses its tag and keeps its text. */
function linkOf(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = safeLink(attributes.href ?? "");
  return { tagName, attribs: href ? { href, rel: "nofollow noopener" } : {} };
}

/** An absolute https address without credentials, or null. */
export function safeLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https:\/\//i.test(trimmed) || trimmed.length > 2000 || /[\s<>"'\\^`{|}]/.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  return url && url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".")
    ? url.href
    : null;
}

/** HTML reduced to paragraphs, lists, headings, emphasis and https links. The input is HTML as a browser would read it, not escaped. */
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

/** A div around text alone becomes a paragraph; a div around other blocks goes. Table cells part by a space. */
function orderBlocks(html: string): string {
  return html
    .replace(/<\/?td>/g, " ")
    .replace(/<div>((?:[^<]|<(?!\/?(?:div|p|ul|ol|li|h[2-4])\b))*)<\/div>/g, "<p>$1</p>")
    .replace(/<\/?div>/g, "");
}

/** Undoes one level of escaping, for sources that send `&lt;p&gt;`. */
export const decodeOnce = (escaped: string): string => decodeHTML(escaped.slice(0, MOST_CHARACTERS * 2));

/** A description whose form is unknown: HTML, HTML escaped once, or plain text with line breaks. */
export function describe(source: string): string {
  if (/<(?:p|br|li|ul|ol|div|span|strong|b|em|i|h[1-6]|table)\b[^>]*>/i.test(source)) return sanitiseHtml(source);
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

/** Parts sentences that lost the break between them ("experienceKnowledge of"), but no names such as powerShell or Node.Js. */
export function splitGlued(text: string): string {
  return (
    text
      .replace(/\b([a-z]{5,})([A-Z][a-z]{2,})\b/g, (whole, left: string, right: string) =>
        skillByName(whole) ? whole : `${left} ${right}`,
      )
      // Looks back from the sign: going on from each letter would take the square of a long run's length.
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
