// Reads rows out of XML feeds and HTML lists. The markup is untrusted: size, depth and number of rows are bounded.
import { Parser } from "htmlparser2";
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import { OperatorError } from "../platform/operator.ts";
import type { JsonRecord } from "./json-fields.ts";

/** An element with its texts and elements in order. */
export type Markup = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Markup | string)[];
};

/** Closing an element looks through all that are open, so that their number has to be small. */
const MOST_DEPTH = 256;
const MOST_ROWS = 500_000;
/** In a row. Further elements become part of the one around them, further text is left out. */
const MOST_ELEMENTS = 5_000;
const MOST_CHARACTERS = 1_000_000;

type Row = { open: Markup[]; elements: number; characters: number };

/**
 * The elements that `isRow` picks, without those inside another. XML is read as written: names keep their case, and no
 * entity is expanded but the five of XML and numbers. Throws an OperatorError for markup beyond the bounds.
 */
export function elementsIn(
  text: string,
  form: "xml" | "html",
  isRow: (name: string, attributes: Readonly<Record<string, string>>) => boolean,
): Markup[] {
  const rows: Markup[] = [];
  let row: Row | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MOST_DEPTH) throw new OperatorError(fill(t.tooDeep, { limit: MOST_DEPTH }));
        if (row) openInside(row, name, attributes);
        else if (isRow(name, attributes)) {
          const root = { name, attributes, children: [] };
          if (rows.push(root) > MOST_ROWS) throw new OperatorError(fill(t.tooManyRows, { limit: MOST_ROWS }));
          row = { open: [root], elements: 1, characters: 0 };
        }
      },
      ontext(piece) {
        if (!row || row.characters > MOST_CHARACTERS) return;
        row.characters += piece.length;
        row.open.at(-1)?.children.push(piece.slice(0, MOST_CHARACTERS));
      },
      onclosetag() {
        depth -= 1;
        row?.open.pop();
        if (row?.open.length === 0) row = null;
      },
    },
    { xmlMode: form === "xml", decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return rows;
}

function openInside(row: Row, name: string, attributes: Readonly<Record<string, string>>): void {
  const around = row.open.at(-1);
  if (!around) return;
  row.elements += 1;
  if (row.elements > MOST_ELEMENTS) {
    row.open.push(around);
    return;
  }
  const element = { name, attributes, children: [] };
  around.children.push(element);
  row.open.push(element);
}

/** All text within an element, on as many lines as it has, without blanks around it. */
export function textOf(element: Markup | undefined): string {
  const pieces: string[] = [];
  const gather = (inner: Markup) => {
    for (const child of inner.children) {
      if (typeof child === "string") pieces.push(child);
      else gather(child);
    }
  };
  if (element) gather(element);
  return pieces.join("").trim();
}

/** The first element within `element` that `picks`, in the order of the text. */
export function findElement(element: Markup, picks: (inner: Markup) => boolean): Markup | undefined {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const found = picks(child) ? child : findElement(child, picks);
    if (found) return found;
  }
  return undefined;
}

export const hasClass = ({ attributes }: Markup, name: string): boolean =>
  (attributes.class ?? "").split(/\s+/).includes(name);

/** The elements within as fields: a text, or a record of an element that has further ones; a list where a name repeats. */
export function recordOf(element: Markup): JsonRecord {
  const fields = new Map<string, unknown[]>();
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const isLeaf = child.children.every((inner) => typeof inner === "string");
    const values = fields.get(child.name) ?? [];
    values.push(isLeaf ? textOf(child) : recordOf(child));
    fields.set(child.name, values);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
