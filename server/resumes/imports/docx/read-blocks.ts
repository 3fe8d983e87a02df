// Reads the body of a Word file, or a header or footer: paragraphs with their runs, tables, and text boxes in place.
import { addToLook, type Look, type Styles } from "./read-styles.ts";
import { readXml, type Tag } from "./read-xml.ts";

/** `text` may hold tabs and line breaks. */
export type Run = { text: string; size: number; bold: boolean; url: string | null };
export type Paragraph = {
  kind: "paragraph";
  runs: Run[];
  /** In points. */
  before: number;
  after: number;
  indent: number;
  isList: boolean;
};
/** `widths` of the columns in points; a cell covers `span` of them. */
export type Table = { kind: "table"; widths: number[]; rows: { blocks: Block[]; span: number }[][] };
export type Block = Paragraph | Table;

export type WordPart = {
  blocks: Block[];
  /** Relations of the headers and footers of the first section, by their type: default, first, even. */
  headers: Map<string, string>;
  footers: Map<string, string>;
  hasFirstPage: boolean;
  /** Whether text was left out that the file hides. */
  hidesText: boolean;
  /** Whether there was more text than is read. */
  isCut: boolean;
};

/** Never on the page: text that was deleted or moved, old formatting, the second copy of a text box, notes of programs. */
const SKIPPED = new Set([
  "w:del",
  "w:moveFrom",
  "w:rPrChange",
  "w:pPrChange",
  "w:tblPrChange",
  "w:sectPrChange",
  "w:tblGridChange",
  "mc:Fallback",
  "w:delText",
  "w:rt",
  "w:sdtPr",
]);

const MOST_TEXT = 80_000;

/** Elements that stand for a sign. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "-"],
]);

/** `linkOf` resolves a relation. Throws what readXml throws. */
export function readBlocks(bytes: Uint8Array, styles: Styles, linkOf: (id: string) => string | null): WordPart {
  const builder = new BlockBuilder(styles, linkOf);
  readXml(bytes, builder);
  return builder.part;
}

type OpenParagraph = { paragraph: Paragraph; look: Look; isPlain: boolean; link: string | null; field: Field | null };
/** A field's code, then its result: `HYPERLINK "https://…"` and the words of the link. */
type Field = { code: string; isResult: boolean };

class BlockBuilder {
  readonly part: WordPart = {
    blocks: [],
    headers: new Map(),
    footers: new Map(),
    hasFirstPage: false,
    hidesText: false,
    isCut: false,
  };
  private readonly styles: Styles;
  private readonly linkOf: (id: string) => string | null;
  /** Where the next block goes: the body, a cell, or a text box. */
  private readonly places: Block[][] = [this.part.blocks];
  private readonly tables: Table[] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly runs: Look[] = [];
  private skipping = 0;
  private inProperties: "w:pPr" | "w:rPr" | null = null;
  private isText = false;
  private length = 0;

  constructor(styles: Styles, linkOf: (id: string) => string | null) {
    this.styles = styles;
    this.linkOf = linkOf;
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (this.skipping > 0 || SKIPPED.has(name)) this.skipping += 1;
    else if (this.inProperties !== null) this.property(tag);
    else this.element(tag);
  }

  close(name: string): void {
    if (this.skipping > 0) {
      this.skipping -= 1;
      return;
    }
    if (name === this.inProperties) this.inProperties = null;
    else if (name === "w:p") this.paragraphs.pop();
    else if (name === "w:r") this.runs.pop();
    else if (name === "w:t" || name === "w:instrText") this.isText = false;
    else if (name === "w:tbl") this.tables.pop();
    else if (name === "w:tc" || name === "w:txbxContent") this.places.pop();
    else if (name === "w:hyperlink") this.setLink(null);
  }

  text(text: string): void {
    const field = this.paragraphs.at(-1)?.field;
    if (this.skipping > 0 || !this.isText) return;
    if (field && !field.isResult) field.code += text.slice(0, 2_000);
    else this.write(text);
  }

  private element(tag: Tag): void {
    const { name } = tag;
    const written = WRITTEN.get(name);
    if (written !== undefined) this.write(written);
    else if (name === "w:p") this.openParagraph();
    else if (name === "w:pPr" || name === "w:rPr") this.inProperties = name;
    else if (name === "w:r") this.runs.push({});
    else if (name === "w:t" || name === "w:instrText") this.isText = true;
    else if (name === "w:hyperlink") this.setLink(this.linkOf(tag.get("r:id") ?? ""));
    else if (name === "w:fldChar") this.fieldMark(tag.get("w:fldCharType"));
    else this.structure(tag);
  }

  private structure(tag: Tag): void {
    const table = this.tables.at(-1);
    if (tag.name === "w:tbl") {
      const opened: Table = { kind: "table", widths: [], rows: [] };
      this.place().push(opened);
      this.tables.push(opened);
    } else if (tag.name === "w:gridCol") table?.widths.push(Number(tag.get("w:w") ?? 0) / 20 || 0);
    else if (tag.name === "w:tr") table?.rows.push([]);
    else if (tag.name === "w:tc") {
      const cell = { blocks: [], span: 1 };
      table?.rows.at(-1)?.push(cell);
      this.places.push(cell.blocks);
    } else if (tag.name === "w:gridSpan") {
      const cell = table?.rows.at(-1)?.at(-1);
      if (cell) cell.span = Math.min(50, Math.max(1, Number(tag.get("w:val")) || 1));
    } else if (tag.name === "w:txbxContent") this.places.push(this.place());
    else if (tag.name === "w:headerReference") this.refer(this.part.headers, tag);
    else if (tag.name === "w:footerReference") this.refer(this.part.footers, tag);
    else if (tag.name === "w:titlePg") this.part.hasFirstPage = true;
  }

  private refer(references: Map<string, string>, tag: Tag): void {
    const type = tag.get("w:type") ?? "default";
    if (!references.has(type)) references.set(type, tag.get("r:id") ?? "");
  }

  private place(): Block[] {
    return this.places.at(-1) ?? this.part.blocks;
  }

  private openParagraph(): void {
    const look = this.styles.lookOf(undefined);
    const paragraph: Paragraph = { kind: "paragraph", runs: [], before: 0, after: 0, indent: 0, isList: false };
    this.place().push(paragraph);
    this.paragraphs.push({ paragraph, look: {}, isPlain: true, link: null, field: null });
    this.settle(look);
  }

  /** Copies what a style or property says of the open paragraph. */
  private settle(look: Look): void {
    const open = this.paragraphs.at(-1);
    if (!open) return;
    open.look = { ...open.look, ...look };
    const { before = 0, after = 0, indent = 0, isList = false, isHeading = false } = open.look;
    Object.assign(open.paragraph, { before, after, indent: Math.max(0, indent), isList: isList && !isHeading });
  }

  private property(tag: Tag): void {
    // A section's properties may stand in its last paragraph's.
    if (/^w:(?:headerReference|footerReference|titlePg)$/.test(tag.name)) this.structure(tag);
    const run = this.runs.at(-1);
    if (this.inProperties === "w:rPr" && run) {
      if (tag.name === "w:rStyle") Object.assign(run, this.styles.addedBy(tag.get("w:val") ?? ""));
      else addToLook(run, tag);
    } else if (this.inProperties === "w:pPr") {
      if (tag.name === "w:pStyle") this.settle(this.styles.lookOf(tag.get("w:val")));
      // Properties of the paragraph's mark and tab stops are none of the text.
      else if (/^w:(?:spacing|ind|numId|outlineLvl)$/.test(tag.name)) {
        const look: Look = {};
        addToLook(look, tag);
        this.settle(Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)));
      }
    }
  }

  private setLink(url: string | null): void {
    const open = this.paragraphs.at(-1);
    if (open) open.link = url;
  }

  private fieldMark(type: string | undefined): void {
    const open = this.paragraphs.at(-1);
    if (!open) return;
    if (type === "begin") open.field = { code: "", isResult: false };
    else if (type === "separate" && open.field) {
      open.field.isResult = true;
      open.link = /^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(open.field.code)?.[1] ?? null;
    } else if (type === "end") {
      open.field = null;
      open.link = null;
    }
  }

  private write(text: string): void {
    const open = this.paragraphs.at(-1);
    if (!open || text === "" || this.runs.length === 0) return;
    const look = { ...open.look, ...this.runs.at(-1) };
    if (look.hidden) {
      this.part.hidesText ||= text.trim() !== "";
      return;
    }
    this.length += text.length;
    if (this.length > MOST_TEXT) {
      this.part.isCut = true;
      return;
    }
    const { size = 10, bold = false, caps = false, isHeading = false } = look;
    open.paragraph.runs.push({
      text: caps ? text.toUpperCase() : text,
      size: Math.min(200, Math.max(1, size)),
      bold: bold || isHeading,
      url: open.link,
    });
  }
}
