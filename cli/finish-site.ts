// Run as `node cli/finish-site.ts` in a project's folder after the bundler: prepares the built files for the server.

import { createHash } from "node:crypto";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeInOneByte } from "./one-byte.ts";

const KINDS = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ico"]);
/** Below this size a copy saves less than it costs, in bytes. */
const LEAST_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Every language's files are served from one folder: they are named by their contents.
await cp("build/hi/client/assets", "build/client/assets", { recursive: true });
await writeWorker();
await writeInOneByte("build/server");
await writeInOneByte("build/hi/server");
await compressFiles("build/client");

/**
 * Writes the service worker with the name of this build, by which browsers see that it is another one: of the files with
 * content hashes, and of the page that it keeps.
 */
async function writeWorker(): Promise<void> {
  const source = await readFile("web/service-worker.js", "utf8");
  const files = await readdir("build/client/assets");
  const build = createHash("sha256").update(files.sort().join("\n")).update(source).digest("hex").slice(0, 16);
  await writeFile("build/service-worker.js", `const BUILD = "${build}";\n${source}`);
}

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
