// Opens a ZIP file that a stranger made: its names, and the few entries that a reader asks for, within a budget.
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { ImportRefusal } from "./import-problem.ts";

/** A Word file has about 20 entries and a whole LinkedIn export about 60. */
const MAX_ENTRIES = 1_000;
/** For all entries that are read, in bytes; the text of a long CV is below 1 MB. */
const BUDGET = 40 * 1024 * 1024;

export type Archive = {
  names: readonly string[];
  /** Inflates an entry; null when there is none by this name. Throws ImportRefusal. */
  read(name: string): Promise<Buffer | null>;
};

/**
 * Reads the table of contents. Nothing is written anywhere, and no entry is inflated before it is asked for. Throws
 * ImportRefusal: CORRUPT, UNSAFE_NAMES (a name that leads out of its folder, or occurs twice), TOO_COMPLEX.
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  const zip = await attempt(() => fromBufferPromise(file, { lazyEntries: true }));
  if (zip.entryCount > MAX_ENTRIES) throw new ImportRefusal("TOO_COMPLEX");
  await attempt(async () => {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new ImportRefusal("UNSAFE_NAMES", entry.fileName.slice(0, 100));
      entries.set(entry.fileName, entry);
    }
  });
  let left = BUDGET;
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.isEncrypted()) throw new ImportRefusal("ENCRYPTED");
      const content = await attempt(() => inflate(zip, entry, left));
      left -= content.length;
      return content;
    },
  };
}

async function inflate(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ImportRefusal("TOO_COMPLEX");
  const chunks: Buffer[] = [];
  // The library ends the stream with an error when it yields more than the entry's size, which is checked above.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    const words = error instanceof Error ? error.message : "";
    const unsafe = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(words)?.[1];
    throw unsafe === undefined
      ? new ImportRefusal("CORRUPT")
      : new ImportRefusal("UNSAFE_NAMES", unsafe.replace(/\p{C}/gu, "").slice(0, 100));
  }
}
