// Run as `node cli/finish-site.ts` in a project's folder after the bundler: prepares the built files for the server.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeInOneByte } from "./one-byte.ts";

const KINDS = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ico"]);
/** Below this size a copy saves less than it costs, in bytes. */
const LEAST_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

await writeInOneByte("build/server");
await compressFiles("build/client");

/** Writes `NAME.br` and `NAME.gz` next to every text file below `folder`, so that the server need not compress them. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const [small, compatible] = await Promise.all([toBrotli(content, quality), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
}
