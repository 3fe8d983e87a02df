// Keeps backups in a folder, one folder each; what is not finished has a name of its own.
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BackupDraft, BackupPlace } from "../backup/index.ts";
import { codeOf, OperatorError } from "../platform/operator.ts";

/** Follows the name of a backup that is being written, or whose writing was interrupted. */
const PARTIAL = ".partial";

/** `folder` has to exist: one that was made here would be on the wrong disk when a disk is not mounted. */
export function openBackupFolder(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name);
  return {
    shown: folder,
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
        throw new OperatorError(`The folder for backups, ${folder}, cannot be read (${codeOf(error)}).`);
      });
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ name: name.replace(/\.partial$/, ""), isWhole: !name.endsWith(PARTIAL) }));
    },
    begin: (name) => beginDraft(folder, name),
    async read(name, part) {
      const path = join(pathOf(name), part);
      const found = await stat(path).catch((error) => {
        if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return null;
        throw new OperatorError(`${path} cannot be read (${codeOf(error)}).`);
      });
      return found && createReadStream(path, { highWaterMark: 256 * 1024 });
    },
    remove: ({ name, isWhole }) =>
      rm(isWhole ? pathOf(name) : pathOf(name) + PARTIAL, { recursive: true, force: true }),
  };
}

async function beginDraft(folder: string, name: string): Promise<BackupDraft> {
  const final = join(folder, name);
  const draft = final + PARTIAL;
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new OperatorError(`The folder for backups, ${folder}, is not there: make it, or mount its disk.`);
  if (await stat(final).catch(() => null)) throw new OperatorError(`There is a backup ${final} already.`);
  await mkdir(draft, { mode: 0o700 }).catch((error) => {
    throw new OperatorError(`A backup cannot be written to ${folder} (${codeOf(error)}).`);
  });
  return {
    write: (part, body) => writePart(join(draft, part), body),
    async finish() {
      await flush(draft);
      await rename(draft, final);
      await flush(folder);
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

/** On disk when it resolves. */
async function writePart(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of body) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flush(folder: string): Promise<void> {
  // Windows cannot open folders.
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
