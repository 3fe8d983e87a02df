// Walks an XML part of a Word file, element by element, without building a tree and without entities of its own.
import { SaxesParser } from "saxes";
import { decodeText, ImportRefusal } from "../import-problem.ts";

/** The prefix is the usual one of the namespace ("w:p"), whatever the file calls it; other namespaces keep theirs. */
export type Tag = { name: string; get(attribute: string): string | undefined };
export type XmlReader = {
  open(tag: Tag): void;
  close(name: string): void;
  text(text: string): void;
};

const PREFIXES: Readonly<Record<string, string>> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "http://schemas.openxmlformats.org/package/2006/relationships": "rel",
  "http://purl.org/dc/elements/1.1/": "dc",
  "http://purl.org/dc/terms/": "dcterms",
};

/** Deeper than any program nests, shallow enough for code that recurses. */
const DEEPEST = 200;
const MOST_ELEMENTS = 1_000_000;
const CHUNK = 64 * 1024;

/**
 * Throws ImportRefusal: CORRUPT for XML that is not well-formed or declares a document type (entities), TOO_COMPLEX
 * when it is too deep or too long, and BAD_ENCODING.
 */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let elements = 0;
  const nameOf = ({ uri, local, prefix }: { uri: string; local: string; prefix: string }) => {
    const usual = PREFIXES[uri] ?? prefix;
    return usual === "" ? local : `${usual}:${local}`;
  };
  parser.on("error", () => {
    throw new ImportRefusal("CORRUPT");
  });
  parser.on("doctype", () => {
    throw new ImportRefusal("CORRUPT");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    elements += 1;
    if (depth > DEEPEST || elements > MOST_ELEMENTS) throw new ImportRefusal("TOO_COMPLEX");
    const attributes = new Map(Object.values(tag.attributes).map((one) => [nameOf(one), one.value]));
    reader.open({ name: nameOf(tag), get: (attribute) => attributes.get(attribute) });
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    reader.close(nameOf(tag));
  });
  parser.on("text", (text) => reader.text(text));
  parser.on("cdata", (text) => reader.text(text));
  const text = decodeText(bytes);
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}
