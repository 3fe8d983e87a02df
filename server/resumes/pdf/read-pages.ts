// Opens a PDF with pdf.js: reads its text with place, size and font, its links and its metadata.
import { getResolvedPDFJS } from "unpdf";
import type { Item, Link } from "../layout.ts";
import { type Drawing, findInDrawing, readDrawing } from "./read-drawing.ts";

/** A piece of text as pdf.js returns it. */
export type DrawnText = Omit<Item, "bold"> & {
  /** The font's name ("ABCDEF+Lato-Bold"); empty when it has none. */
  font: string;
  /** Drawn with its outline, which makes it look bold. */
  outlined: boolean;
};

export type PdfPages = {
  pages: { width: number; height: number }[];
  texts: DrawnText[];
  links: Link[];
  author: string | null;
  /** "2024-03", as the document states; unchecked. */
  createdAt: string | null;
  /** Which limit the document exceeded. */
  cut: "pages" | "texts" | null;
};

const MAX_PAGES = 12;
const MAX_TEXTS = 30_000;

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>["getPage"]>>;

/** Reads at most MAX_PAGES pages. Throws what pdf.js throws: PasswordException, InvalidPDFException and others. */
export async function readPages(bytes: Uint8Array): Promise<PdfPages> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    // pdf.js detaches the bytes it is given, and refuses a Buffer.
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    // Only the fonts' names are needed, not glyph outlines or images.
    disableFontFace: false,
    ownerDocument: { fonts: { add() {}, delete() {} } } as unknown as HTMLDocument,
    maxImageSize: 1,
  });
  try {
    const pdf = await task.promise;
    const found: PdfPages = {
      pages: [],
      texts: [],
      links: [],
      ...(await documentFacts(pdf)),
      cut: pdf.numPages > MAX_PAGES ? "pages" : null,
    };
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
      const page = await pdf.getPage(number);
      await readPage(page, number - 1, found);
      page.cleanup();
      if (found.texts.length >= MAX_TEXTS) break;
    }
    return found;
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PdfPage, number: number, found: PdfPages): Promise<void> {
  const viewport = page.getViewport({ scale: 1 });
  found.pages.push({ width: viewport.width, height: viewport.height });
  const { items, whole } = await readTexts(page, MAX_TEXTS - found.texts.length);
  if (!whole) found.cut = "texts";
  // Listing the drawing of a page with too much text would take too long.
  const drawing = whole ? await listDrawing(page) : null;
  const place = viewport.transform as Matrix;
  const seen =
    drawing &&
    findInDrawing(
      items.map(({ str }) => str),
      drawing,
    );
  for (const [at, item] of items.entries()) {
    const { text = item.str, outlined = false } = seen?.[at] ?? {};
    const placed = placeText({ ...item, str: text }, place, number, drawing ? fontName(page, item.fontName) : "");
    if (placed) found.texts.push({ ...placed, outlined });
  }
  found.links.push(...(await readLinks(page, number, place)));
}

type Matrix = [number, number, number, number, number, number];
type TextItem = { str: string; transform: number[]; width: number; fontName: string };

/** At most `most` pieces; pdf.js makes no more than are read. */
async function readTexts(page: PdfPage, most: number): Promise<{ items: TextItem[]; whole: boolean }> {
  const items: TextItem[] = [];
  const reader = (
    page.streamTextContent({ disableNormalization: true }) as ReadableStream<{ items: (TextItem | object)[] }>
  ).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { items, whole: true };
    for (const item of value.items) if ("str" in item) items.push(item);
    if (items.length >= most) {
      await reader.cancel(new Error("enough"));
      return { items: items.slice(0, most), whole: false };
    }
  }
}

/** Null for text that does not run horizontally from left to right. */
function placeText(item: TextItem, place: Matrix, page: number, font: string) {
  const [a, b, c, d, x, y] = multiply(place, item.transform as Matrix);
  const size = Math.hypot(c, d);
  if (item.str !== "" && (Math.abs(b) > Math.abs(a) * 0.05 || a < 0)) return null;
  return { text: item.str, page, x, right: x + item.width, y, size, font };
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Null if pdf.js cannot list the drawing; the page may have text all the same. */
async function listDrawing(page: PdfPage): Promise<Drawing | null> {
  const { AnnotationMode, OPS } = await getResolvedPDFJS();
  try {
    return readDrawing(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }), OPS);
  } catch {
    return null;
  }
}

/** Empty before the page's drawing has been listed. */
function fontName(page: PdfPage, id: string): string {
  if (!page.commonObjs.has(id)) return "";
  return String((page.commonObjs.get(id) as { name?: string } | null)?.name ?? "");
}

async function readLinks(page: PdfPage, number: number, place: Matrix): Promise<Link[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string; rect?: number[] }[];
  return annotations.flatMap(({ url, unsafeUrl, rect }) => {
    const target = url ?? unsafeUrl;
    if (!target || !rect || rect.length < 4) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
    const [, , , , ax, ay] = multiply(place, [1, 0, 0, 1, x0, y0]);
    const [, , , , bx, by] = multiply(place, [1, 0, 0, 1, x1, y1]);
    return [
      {
        url: target,
        page: number,
        x: Math.min(ax, bx),
        right: Math.max(ax, bx),
        top: Math.min(ay, by),
        bottom: Math.max(ay, by),
      },
    ];
  });
}

async function documentFacts(pdf: { getMetadata(): Promise<{ info: object }> }) {
  try {
    const info = (await pdf.getMetadata()).info as { Author?: unknown; CreationDate?: unknown };
    const [, year, month] = /^D:(\d{4})(0[1-9]|1[0-2])/.exec(String(info.CreationDate ?? "")) ?? [];
    const author = typeof info.Author === "string" && info.Author.trim() !== "" ? info.Author.trim() : null;
    return { author, createdAt: year ? `${year}-${month}` : null };
  } catch {
    return { author: null, createdAt: null };
  }
}
