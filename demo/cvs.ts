// The CVs of the demo's people: drawn as plain PDFs and given as if uploaded by a browser; the server reads them like
// any other.
import { readFileSync } from "node:fs";
import { RESUME_MIME_TYPE } from "../contract/resumes/rules.ts";
import { takeCv } from "../server/candidates/cvs/cvs.ts";
import type { Deps } from "../server/deps.ts";
import { fileKey } from "../server/files/rules.ts";
import { uploadedKey } from "../server/files/store.ts";
import { newId } from "../server/platform/ids.ts";

type PdfLine = string | { text: string; size?: number; bold?: boolean };

const PAGE = { width: 595, height: 842, left: 56, top: 786, bottom: 56 };
const BODY_SIZE = 11;

/**
 * A PDF (A4) with `lines` of text from the top of the first page on; "" leaves a gap. Throws for characters outside
 * Latin-1.
 */
export function makePdf(lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(lines).map(contentOf);
  const objects = new Map<number, string>();
  const pageNumber = (index: number) => 5 + index * 2;
  objects.set(1, "<< /Type /Catalog /Pages 2 0 R >>");
  objects.set(
    2,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(" ")}] >>`,
  );
  for (const [number, font] of [
    [3, "Helvetica"],
    [4, "Helvetica-Bold"],
  ] as const)
    objects.set(number, `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  for (const [at, content] of pages.entries()) {
    const resources = "<< /Font << /F1 3 0 R /F2 4 0 R >> >>";
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    objects.set(
      pageNumber(at),
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${pageNumber(at) + 1} 0 R >>`,
    );
    objects.set(pageNumber(at) + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return bytesOf(assemble(objects));
}

/** Lines of text with the marks of a plain CV: "# name", "## heading", "**strong**". */
export const markedLines = (text: string): PdfLine[] =>
  text.split("\n").map((line) => {
    if (line.startsWith("# ")) return { text: line.slice(2), size: 22, bold: true };
    if (line.startsWith("## ")) return { text: line.slice(3), size: 13, bold: true };
    return line.startsWith("**") ? { text: line.slice(2, -2), bold: true } : line;
  });

type Placed = { text: string; size: number; bold: boolean; y: number };

function pagesOf(lines: readonly PdfLine[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = PAGE.top;
  for (const line of lines) {
    const { text, size = BODY_SIZE, bold = false } = typeof line === "string" ? { text: line } : line;
    if (y < PAGE.bottom) {
      pages.push([]);
      y = PAGE.top;
    }
    pages.at(-1)?.push({ text, size, bold, y });
    y -= Math.round(size * 1.45);
  }
  return pages;
}

function contentOf(lines: readonly Placed[]): string {
  const shown = lines.filter(({ text }) => text !== "");
  const words = shown.map(
    ({ text, size, bold, y }) => `/${bold ? "F2" : "F1"} ${size} Tf 1 0 0 1 ${PAGE.left} ${y} Tm (${escaped(text)}) Tj`,
  );
  return ["BT", ...words, "ET"].join("\n");
}

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** Assembles the objects and the table of their offsets. */
function assemble(objects: ReadonlyMap<number, string>): string {
  let text = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets: string[] = ["0000000000 65535 f \n"];
  for (const [number, body] of [...objects].sort(([one], [other]) => one - other)) {
    offsets.push(`${String(text.length).padStart(10, "0")} 00000 n \n`);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const table = `xref\n0 ${offsets.length}\n${offsets.join("")}`;
  return `${text}${table}trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const beyond = /[^\0-\u00ff]/u.exec(text);
  if (beyond) throw new Error(`Latin-1 has no "${beyond[0]}"`);
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** The CV of the demo's candidate, so that a first look at the product already shows how jobs match. */
export const DEMO_CV_NAME = "Meera Nair - CV.pdf";

/** A PDF of one page. */
export const demoCv = (): Uint8Array<ArrayBuffer> =>
  makePdf(markedLines(readFileSync(new URL("data/candidate-cv.txt", import.meta.url), "utf8").trimEnd()));

/** Short, though no one ever gets this URL. In ms. */
const holdsMs = 1_000;

/** Runs once: does nothing for a person with a profile, even an empty one. Resolves to whether a CV was given. */
export async function giveDemoCv(email: string, deps: Pick<Deps, "db" | "files" | "clock">): Promise<boolean> {
  const [account] = await deps.db.query<{ id: string }>("select id from account where email = $1 and is_demo", [email]);
  return account !== undefined && (await giveCv(account.id, { bytes: demoCv(), fileName: DEMO_CV_NAME }, deps));
}

/** The same for any account. */
export async function giveCv(
  accountId: string,
  { bytes, fileName }: { bytes: Uint8Array<ArrayBuffer>; fileName: string },
  deps: Pick<Deps, "db" | "files" | "clock">,
): Promise<boolean> {
  const known = await deps.db.query("select from candidate_profile where account_id = $1", [accountId]);
  if (known.length > 0) return false;
  const now = deps.clock();
  const key = fileKey(accountId, newId(now), RESUME_MIME_TYPE);
  await deps.files.write(uploadedKey(key), bytes, RESUME_MIME_TYPE);
  await deps.db.transaction((tx) =>
    tx.query(
      `insert into file_upload (key, owner_id, kind, tag, mime_type, file_name, bytes, created_at, put_at, expires_at)
       values ($1, $2, 'USER_RESUME', $3, $4, $5, $6, $7, $7, $8)`,
      [key, accountId, newId(now), RESUME_MIME_TYPE, fileName, bytes.length, now, new Date(now.getTime() + holdsMs)],
    ),
  );
  await takeCv({ key, ownerId: accountId }, deps);
  return true;
}
