// Files that people download: their names in headers (RFC 6266), and tables as CSV in which no cell is a formula.

/** The characters that begin a formula, also full-width, after whitespace that spreadsheets skip. */
const FORMULA = /^[\s\u0000-\u001f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A quoted cell with doubled quotes; prefixed with an apostrophe if it would be a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows of equal length, headings first, after a byte order mark, by which spreadsheets detect UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

/** Sends names beyond ASCII encoded, beside a plain one for old clients. */
export function dispositionOf(fileName: string, inline: boolean): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
