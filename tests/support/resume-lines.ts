// Builds lines and documents from plain text for the tests of the field readers.
import type { Cell, Line, Link, ResumeDocument, Section, SectionKind } from "../../server/resumes/layout.ts";

const CHAR_WIDTH = 0.5;
const CELL_GAP = 3;

type Style = { size: number; bold: boolean };

function styleOf(text: string, size: number): { text: string; style: Style } {
  const bold = /^\*\*(.+)\*\*$/.exec(text);
  return bold ? { text: bold[1] as string, style: { size, bold: true } } : { text, style: { size, bold: false } };
}

/** Cells that share a line are laid out from left to right; the last of several ends at the right margin. */
function cellsOf(text: string, x: number, size: number): Cell[] {
  const pieces = text.split(/\s*\|\|\s*|\t/);
  let at = x;
  return pieces.flatMap((piece, index) => {
    const { text: bare, style } = styleOf(piece.trim(), size);
    const width = bare.length * CHAR_WIDTH * size;
    const last = index === pieces.length - 1 && pieces.length > 1;
    const left = last ? Math.max(at, 550 - width) : at;
    at = left + Math.max(width, 80) + CELL_GAP * size;
    return bare === "" ? [] : [{ text: bare, x: left, right: left + width, ...style }];
  });
}

/**
 * Lines as the PDF layer hands them on. `||` or a tab sets cells apart, `**text**` is bold, `# ` at the start is large,
 * leading spaces are an indent, and an empty line is a gap.
 */
export function linesOf(text: string, options: { page?: number; top?: number } = {}): Line[] {
  const page = options.page ?? 1;
  let y = options.top ?? 60;
  let gap = false;
  let first = true;
  const lines: Line[] = [];
  for (const written of text.replace(/^\n|\n\s*$/g, "").split("\n")) {
    if (written.trim() === "") {
      gap = true;
      continue;
    }
    const large = /^#\s+/.exec(written);
    const size = large ? 18 : 10;
    const bare = large ? written.slice(large[0].length) : written;
    const indent = bare.length - bare.trimStart().length;
    const gapAbove = first ? null : gap ? 2.2 : 1.2;
    y += (gapAbove ?? 0) * size;
    const cells = cellsOf(bare.trim(), 50 + indent * 5, size);
    const [head, last] = [cells[0], cells[cells.length - 1]];
    if (!head || !last) continue;
    const joined = cells.map((cell) => cell.text).join("\t");
    const bold = cells.every((cell) => cell.bold);
    lines.push({ text: joined, cells, page, x: head.x, right: last.right, y, size, bold, gapAbove });
    gap = false;
    first = false;
  }
  return lines;
}

/** A document of sections, each given as kind, heading and text; `asOf` is 2024-06 unless told otherwise. */
export function documentOf(
  sections: readonly (readonly [kind: SectionKind, heading: string | null, text: string])[],
  options: { asOf?: string; author?: string | null; links?: readonly Link[] } = {},
): ResumeDocument {
  const all: Line[] = [];
  let y = 40;
  const read = sections.map(([kind, heading, text]): Section => {
    const above = heading === null ? [] : linesOf(`**${heading}**`, { top: y });
    const lines = linesOf(text, { top: (above[0]?.y ?? y) + 14 });
    y = (lines[lines.length - 1]?.y ?? y) + 24;
    all.push(...above, ...lines);
    return { kind, heading, lines };
  });
  return {
    pages: [{ width: 612, height: 792 }],
    lines: all,
    links: options.links ?? [],
    author: options.author ?? null,
    createdAt: null,
    text: all.map((line) => line.text).join("\n"),
    warnings: [],
    sections: read,
    asOf: options.asOf ?? "2024-06",
  };
}
