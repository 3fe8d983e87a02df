// The child process that removes metadata, hidden content and anything executable from an untrusted PDF: only the pages
// remain. Its parent starts it for one file, watches it and ends it.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "pdf-lib";
import { stripJpeg } from "./strip-images.ts";

process.on("disconnect", () => process.exit());
process.once("message", (bytes: Uint8Array) => {
  stripPdf(bytes).then(
    (clean) => process.send?.(clean),
    () => process.exit(1),
  );
});

/** Keys removed from any object: metadata, thumbnails and automatic actions. */
const NOTES = ["Metadata", "PieceInfo", "LastModified", "AA", "OPI", "Thumb", "B"];
/** Keys removed from annotations: author, dates, actions, and the form they belong to. */
const NOTES_OF_MARKS = [
  "T",
  "TU",
  "M",
  "CreationDate",
  "NM",
  "RC",
  "Subj",
  "IRT",
  "Popup",
  "Parent",
  "A",
  "PA",
  "V",
  "DV",
];
/** Annotations that embed files, media or programs. */
const CARRIERS = ["FileAttachment", "Sound", "Movie", "Screen", "RichMedia", "3D"].map((name) => PDFName.of(name));
const MAX_PAGES = 100;

/**
 * A new document with the same pages and nothing else. Throws for a file that is broken, encrypted, longer than a
 * hundred pages, or has layers (hidden ones would become visible). Parses untrusted input: call it in a separate
 * process.
 */
export async function stripPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const given = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  if (given.getPageCount() > MAX_PAGES) throw new Error("The document has too many pages.");
  if (given.catalog.has(PDFName.of("OCProperties"))) throw new Error("The document has layers.");
  for (const [ref, object] of given.context.enumerateIndirectObjects()) {
    stripDeep(object, given.context);
    const picture = object instanceof PDFRawStream ? strippedPicture(object) : null;
    if (picture) given.context.assign(ref, picture);
  }
  // Copying pages leaves behind all objects that no page references.
  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await clean.copyPages(given, given.getPageIndices())) clean.addPage(page);
  return clean.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function stripDeep(object: PDFObject | undefined, context: PDFContext): void {
  if (object instanceof PDFStream) stripDict(object.dict, context);
  else if (object instanceof PDFDict) stripDict(object, context);
  else if (object instanceof PDFArray) for (const entry of object.asArray()) stripDeep(entry, context);
}

function stripDict(dict: PDFDict, context: PDFContext): void {
  for (const name of NOTES) dict.delete(PDFName.of(name));
  const marks = dict.get(PDFName.of("Annots"));
  if (marks !== undefined) dict.set(PDFName.of("Annots"), harmless(context.lookup(marks), context));
  for (const value of dict.values()) stripDeep(value, context);
}

/** Keeps annotations such as stamps and filled-in fields as they look, without their metadata. */
function harmless(marks: PDFObject | undefined, context: PDFContext): PDFArray {
  const kept = PDFArray.withContext(context);
  for (const mark of marks instanceof PDFArray ? marks.asArray() : []) {
    const dict = context.lookup(mark);
    const kind = dict instanceof PDFDict ? dict.get(PDFName.of("Subtype")) : undefined;
    if (!(dict instanceof PDFDict) || CARRIERS.some((carrier) => carrier === kind)) continue;
    for (const name of NOTES_OF_MARKS) dict.delete(PDFName.of(name));
    kept.push(mark);
  }
  return kept;
}

/** JPEG photos inside a page have EXIF too. */
function strippedPicture(stream: PDFRawStream): PDFRawStream | null {
  const filter = stream.dict.get(PDFName.of("Filter"));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  const picture = only === PDFName.of("DCTDecode") ? stripJpeg(stream.contents) : null;
  return picture && PDFRawStream.of(stream.dict, picture);
}
