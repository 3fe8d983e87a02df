// The check of `doctor` for uploaded files: the bucket works, or which folder is used.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openFiles } from "../server/files/index.ts";
import type { Config } from "../server/platform/config.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { makeVault } from "../server/platform/vault.ts";
import type { Finding } from "./doctor-finding.ts";

/**
 * For a bucket, writes, reads and removes a small file. For a folder, reports only its path, because another check
 * covers the data folder.
 */
export async function lookAtFiles({ dataDir, s3 }: Config): Promise<Finding> {
  const subject = "files";
  if (!s3) return { level: "ok", subject, words: `kept in ${join(dataDir, "files")}` };
  try {
    const store = await openFiles({ dataDir, s3 }, { vault: makeVault(randomUUID()), clock: () => new Date() });
    const key = `doctor/${randomUUID()}`;
    await store.write(key, Buffer.from("doctor"), "text/plain");
    const read = await store.read(key, 100);
    await store.remove(key);
    if (read === null) throw new Error("what was written is not there");
    return { level: "ok", subject, words: `kept in the bucket ${s3.bucket}; browsers go to ${store.origin}` };
  } catch (error) {
    return {
      level: "fail",
      subject,
      words: `the bucket ${s3.bucket} cannot be used: ${wordsOf(error)}`,
      advice: "Check S3_*, and that the key may read, write and delete objects in it.",
    };
  }
}
