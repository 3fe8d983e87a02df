// Reads a Word file into the same kind of layout as a PDF, so that the same readers find its fields.
import { posix } from "node:path";
import type { Layout } from "../../layout.ts";
import { ImportRefusal } from "../import-problem.ts";
import type { Archive } from "../open-archive.ts";
import { layOut, PAGE } from "./lay-out.ts";
import { type Block, readBlocks, type WordPart } from "./read-blocks.ts";
import { readStyles } from "./read-styles.ts";
import { readXml } from "./read-xml.ts";

const MAIN = "word/document.xml";

export const isDocx = (archive: Archive): boolean => archive.names.includes(MAIN);

/** The most characters that are read, as of a PDF. */
const MAX_TEXT = 60_000;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|-)\s*\d{1,3})?$|^page\b.{0,12}$/i;

/** Throws ImportRefusal: CORRUPT, TOO_COMPLEX, ENCRYPTED, BAD_ENCODING. */
export async function readDocx(archive: Archive): Promise<Layout> {
  const main = await archive.read(MAIN);
  if (!main) throw new ImportRefusal("CORRUPT");
  const styles = readStyles(await archive.read("word/styles.xml"));
  const read = async (name: string, bytes: Uint8Array) => {
    const { links } = await readRelations(archive, name);
    return readBlocks(bytes, styles, (id) => links.get(id) ?? null);
  };
  const body = await read(MAIN, main);
  const { parts } = await readRelations(archive, MAIN);
  const edge = async (references: ReadonlyMap<string, string>): Promise<Block[]> => {
    const id = (body.hasFirstPage && references.get("first")) || references.get("default");
    const name = id === undefined ? undefined : parts.get(id);
    const bytes = name === undefined ? null : await archive.read(name);
    return name !== undefined && bytes ? withoutPageNumbers((await read(name, bytes)).blocks) : [];
  };
  const footer = await edge(body.footers);
  // A footer with an address or a number is the person's letterhead, which readers look for at the top.
  const [above, below] = footer.some((block) => CONTACT.test(textOf(block))) ? [footer, []] : [[], footer];
  const blocks = [...(await edge(body.headers)), ...above, ...body.blocks, ...below];
  return { ...(await readProperties(archive)), ...present(blocks, body) };
}

function present(blocks: readonly Block[], { hidesText, isCut }: WordPart): Omit<Layout, "author" | "createdAt"> {
  const { lines, links } = layOut(blocks);
  let length = 0;
  const kept = lines.filter((line) => {
    length += line.text.length + 1;
    return length <= MAX_TEXT;
  });
  const pages = Array.from({ length: (kept.at(-1)?.page ?? 0) + 1 }, () => ({ ...PAGE }));
  return {
    pages,
    lines: kept,
    links,
    text: kept.map((line) => line.text).join("\n"),
    warnings: [
      ...(isCut || kept.length < lines.length ? ["long-document"] : []),
      ...(hidesText ? ["hidden-text"] : []),
    ],
  };
}

const CONTACT = /\S@\S|(?:\d[ ().-]{0,2}){9}/;

const textOf = (block: Block): string =>
  block.kind === "table"
    ? block.rows.flatMap((cells) => cells.flatMap(({ blocks }) => blocks.map(textOf))).join(" ")
    : block.runs.map(({ text }) => text).join("");

const withoutPageNumbers = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => block.kind === "table" || !PAGE_NUMBER.test(textOf(block).trim()));

type Relations = { links: Map<string, string>; parts: Map<string, string> };

/** By id: addresses on the web, and other parts of the file by their name in the archive. */
async function readRelations(archive: Archive, part: string): Promise<Relations> {
  const folder = posix.dirname(part);
  const bytes = await archive.read(`${folder}/_rels/${posix.basename(part)}.rels`);
  const relations: Relations = { links: new Map(), parts: new Map() };
  if (bytes)
    readXml(bytes, {
      open(tag) {
        const [id, target] = [tag.get("Id"), tag.get("Target")];
        if (tag.name !== "rel:Relationship" || id === undefined || target === undefined) return;
        if (tag.get("TargetMode") === "External") relations.links.set(id, target);
        else relations.parts.set(id, target.startsWith("/") ? target.slice(1) : posix.join(folder, target));
      },
      close() {},
      text() {},
    });
  return relations;
}

/** The author, and the month of the last change: a file outlives the month it was begun in. */
async function readProperties(archive: Archive): Promise<Pick<Layout, "author" | "createdAt">> {
  const bytes = await archive.read("docProps/core.xml");
  const values = new Map<string, string>();
  let name = "";
  if (bytes)
    readXml(bytes, {
      open: (tag) => {
        name = tag.name;
      },
      close: () => {
        name = "";
      },
      text: (text) => {
        if (name !== "") values.set(name, ((values.get(name) ?? "") + text).slice(0, 200));
      },
    });
  const month = /^\d{4}-(?:0[1-9]|1[0-2])/.exec(values.get("dcterms:modified") ?? "")?.[0];
  return { author: values.get("dc:creator")?.trim() || null, createdAt: month ?? null };
}
