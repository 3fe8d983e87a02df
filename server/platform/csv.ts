// Writes tables as CSV that spreadsheets open as it was meant: every cell is text, and none is taken for a formula.

/** What a spreadsheet begins a formula with, in every width, and the blanks that it skips before one. */
const FORMULA = /^[\s\u0000-\u001f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A cell: quoted, its quotes doubled; behind an apostrophe when it would be a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows of equal length, the first being the heads; with the mark by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
