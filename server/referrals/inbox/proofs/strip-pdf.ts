// Takes out of a PDF who made it, when and with what, what hides behind its pages, and what would run: only the pages go on.
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
import { stripJpeg } from "./strip-jpeg.ts";

/** Of any object: notes of programs, small pictures of it, and what happens by itself. */
const NOTES = ["Metadata", "PieceInfo", "LastModified", "AA", "OPI", "Thumb", "B"];
/** Of marks on a page: whose they are, since when, what they do, and the form that they are a field of. */
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
/** Marks on a page that carry files, sound or programs. */
const CARRIERS = ["FileAttachment", "Sound", "Movie", "Screen", "RichMedia", "3D"].map((name) => PDFName.of(name));
const MAX_PAGES = 100;

/**
 * A document of the same pages and nothing else. Throws for what cannot be read: broken, encrypted, of more than a hundred
 * pages, or of layers, of which the hidden ones would show. Opens strangers' files: call it where that can do no harm.
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
  // What no page leads to stays behind.
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

/** What was drawn onto a page, stamps and fields that are filled in, stays as it looks. */
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

/** A photo within a page carries as much about itself as one beside it. */
function strippedPicture(stream: PDFRawStream): PDFRawStream | null {
  const filter = stream.dict.get(PDFName.of("Filter"));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  const picture = only === PDFName.of("DCTDecode") ? stripJpeg(stream.contents) : null;
  return picture && PDFRawStream.of(stream.dict, picture);
}
