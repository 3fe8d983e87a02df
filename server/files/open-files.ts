// Chooses where files are kept: in a folder of this machine, or in a bucket.
import { join } from "node:path";
import { openDisk } from "../drivers/files-disk.ts";
import type { Vault } from "../platform/vault.ts";
import type { FileStore } from "./file-store.ts";

export type FilesSettings = {
  /** Files are kept in `files` below it where no bucket is named. */
  dataDir: string;
};

/** The store that the configuration asks for. */
export async function openFiles({ dataDir }: FilesSettings, vault: Vault): Promise<FileStore> {
  return openDisk({ folder: join(dataDir, "files"), vault });
}
