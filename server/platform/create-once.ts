// Creates a file atomically and only once, even if several processes try in parallel.
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, link, open, rm } from "node:fs/promises";
import { codeOf } from "./operator.ts";

// Errors of file systems without hard links; exclusive copying also creates only once.
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/** Creates `path` (mode 0600) with `text`, flushed to disk; false if it already exists. The folder must exist. */
export async function createOnce(path: string, text: string): Promise<boolean> {
  const draft = `${path}.draft-${randomUUID()}`;
  try {
    await writeDurably(draft, text);
    await link(draft, path).catch((error) => {
      if (!NO_LINKS.includes(codeOf(error) ?? "")) throw error;
      return copyFile(draft, path, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a new file (mode 0600) and flushes it to disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
