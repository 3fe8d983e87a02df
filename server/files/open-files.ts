// Chooses the file store: a folder of this machine or a bucket.
import { join } from "node:path";
import { openDisk } from "../drivers/files-disk.ts";
import type { S3Config } from "../platform/config.ts";
import { OperatorError, wordsOf } from "../platform/operator.ts";
import type { Vault } from "../platform/vault.ts";
import type { FileStore } from "./file-store.ts";

export type FilesSettings = {
  /** Without a bucket, files are stored in its folder `files`. */
  dataDir: string;
  s3: S3Config | null;
};

/** The configured store. Does not contact a bucket yet. */
export async function openFiles(
  { dataDir, s3 }: FilesSettings,
  { vault, clock }: { vault: Vault; clock: () => Date },
): Promise<FileStore> {
  if (!s3) return openDisk({ folder: join(dataDir, "files"), vault });
  // Loaded only with a bucket, because the library needs 25 MB.
  const { openS3 } = await import("../drivers/files-s3.ts");
  return openS3({ ...s3, clock }).catch((error) => {
    throw new OperatorError(
      `The bucket ${s3.bucket} cannot be signed for (${wordsOf(error)}): set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  });
}
