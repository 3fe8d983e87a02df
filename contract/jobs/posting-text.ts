// Converts a job's description between the plain text a company types and the HTML of its page, which is safe by
// itself.

/** The marks at the beginning of a line. Bullets of word processors count too. */
const HEADING = /^#{1,4}\s+/;
const BULLET = /^(?:[-–*•·▪●]\s+|[•▪●]\s*)/u;
const NUMBER = /^\d{1,3}[.)]\s+/;

type LineKind = "heading" | "bullet" | "number" | "text";
type Block = { kind: LineKind; lines: string[] };

/**
 * HTML of p, br, h3, ul, ol and li alone, without attributes: everything else in `text` is shown as it was typed.
 * A blank line ends a paragraph; lines that begin with "- " or "1. " are lists, those with "# " headings.
 */
export function htmlOfPosting(text: string): string {
  return blocksOf(text).map(htmlOfBlock).join("\n");
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isParted = false;
  for (const raw of text.replace(/\r\n?/g, "\n").split("\n")) {
    const { kind, words } = readLine(raw.replace(/\s+/g, " ").trim());
    if (words === "") {
      isParted = true;
      continue;
    }
    const last = blocks.at(-1);
    // A blank line between items does not end a list; a heading is one line.
    const goesOn = last?.kind === kind && (kind === "text" ? !isParted : kind !== "heading");
    if (goesOn) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    isParted = false;
  }
  return blocks;
}

function readLine(line: string): { kind: LineKind; words: string } {
  const kinds: [LineKind, RegExp][] = [
    ["heading", HEADING],
    ["bullet", BULLET],
    ["number", NUMBER],
  ];
  for (const [kind, mark] of kinds) {
    const words = line.replace(mark, "");
    if (words !== line) return { kind, words: words.trim() };
  }
  return { kind: "text", words: line };
}

function htmlOfBlock({ kind, lines }: Block): string {
  const texts = lines.map(escapeHtml);
  const items = texts.map((text) => `<li>${text}</li>`).join("");
  if (kind === "heading") return `<h3>${texts.join("")}</h3>`;
  if (kind === "bullet") return `<ul>${items}</ul>`;
  if (kind === "number") return `<ol>${items}</ol>`;
  return `<p>${texts.join("<br />")}</p>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A sanitised description as text to be edited; drops emphasis and the addresses of links. */
export function textOfPosting(html: string): string {
  const page = new TypedPage();
  for (const [piece, closing, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi)) {
    const tag = name.toLowerCase();
    if (tag === "") page.type(piece);
    else if (tag === "br") page.endLine();
    else if (tag === "ul" || tag === "ol") page.list(tag === "ol", closing !== "");
    else if (tag === "li") page.item(closing !== "");
    else if (/^h[1-6]$/.test(tag)) page.endBlock(closing ? "" : "# ");
    else if (tag === "p") page.paragraph();
  }
  return page.text();
}

/** The text as it grows, line by line. */
class TypedPage {
  #lines: string[] = [];
  #line = "";
  /** Put before the next line that has words. */
  #mark = "";
  #lists: { isNumbered: boolean; count: number }[] = [];

  type(words: string): void {
    this.#line += words;
  }

  endLine(): void {
    const words = decode(this.#line).replace(/\s+/g, " ").trim();
    this.#line = "";
    if (words === "") return;
    this.#lines.push(this.#mark + words);
    this.#mark = "";
  }

  /** Ends the block; the next one's first line begins with `mark`. */
  endBlock(mark = ""): void {
    this.endLine();
    this.#mark = mark;
    if (this.#lines.length > 0 && this.#lines.at(-1) !== "") this.#lines.push("");
  }

  /** Paragraphs within an item are part of it. */
  paragraph(): void {
    if (this.#lists.length === 0) this.endBlock();
    else this.endLine();
  }

  list(isNumbered: boolean, isEnd: boolean): void {
    this.paragraph();
    if (!isEnd) this.#lists.push({ isNumbered, count: 0 });
    else if (this.#lists.pop() && this.#lists.length === 0) this.endBlock();
  }

  item(isEnd: boolean): void {
    this.endLine();
    const list = this.#lists.at(-1);
    if (list && !isEnd) list.count += 1;
    this.#mark = isEnd ? "" : list?.isNumbered ? `${list.count}. ` : "- ";
  }

  text(): string {
    this.endBlock();
    return this.#lines.join("\n").trim();
  }
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
