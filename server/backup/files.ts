// The uploaded files in a backup: a tar archive, made and read one file at a time.
import { once } from "node:events";
import { type Extract, extract, type Pack, pack } from "tar-stream";
import type { FileStore } from "../files/index.ts";

/** Where the store keeps what has to survive. */
const FOLDERS = ["uploads", "kept", "pictures"];

type Counts = { count: number; bytes: number };

/** `counts` grows while `archive` is read. What is removed meanwhile is left out. */
export function packFiles(files: FileStore): { archive: AsyncIterable<Uint8Array>; counts: Counts } {
  const counts: Counts = { count: 0, bytes: 0 };
  const archive = pack();
  fill(archive, files, counts).catch((error) => archive.destroy(error));
  return { archive: archive as AsyncIterable<Uint8Array>, counts };
}

async function fill(archive: Pack, files: FileStore, counts: Counts): Promise<void> {
  for (const folder of FOLDERS)
    for await (const name of files.list(folder)) {
      const bytes = await files.read(name, Number.POSITIVE_INFINITY);
      if (bytes === null || bytes === "too-large") continue;
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name, size: bytes.length }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
      });
      counts.count += 1;
      counts.bytes += bytes.length;
    }
  archive.finalize();
}

/** So many are taken at a time: each may wait for its disk. */
const AT_ONCE = 8;

/** Hands each file of the archive to `take`, a few at a time. */
export async function unpackFiles(
  archive: AsyncIterable<Uint8Array>,
  take: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<Counts> {
  const counts: Counts = { count: 0, bytes: 0 };
  const reader = extract();
  const taken = (async () => {
    const taking = new Set<Promise<unknown>>();
    for await (const entry of reader) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry) chunks.push(chunk as Uint8Array);
      const bytes = Buffer.concat(chunks);
      const one: Promise<void> = take(entry.header.name, bytes).then(() => {
        taking.delete(one);
      });
      taking.add(one);
      // Handled here or below; without this, one that fails in between would end the process.
      one.catch(() => {});
      if (taking.size >= AT_ONCE) await Promise.race(taking);
      counts.count += 1;
      counts.bytes += bytes.length;
    }
    await Promise.all(taking);
  })();
  await Promise.all([feed(archive, reader), taken]);
  return counts;
}

async function feed(archive: AsyncIterable<Uint8Array>, reader: Extract): Promise<void> {
  const closed = once(reader, "close").catch(() => {});
  try {
    for await (const chunk of archive) {
      if (!reader.write(chunk)) await Promise.race([once(reader, "drain"), closed]);
      // What takes the files has failed, and says why.
      if (reader.destroyed) return;
    }
    reader.end(null);
  } catch (error) {
    reader.destroy(error as Error);
    throw error;
  }
}
