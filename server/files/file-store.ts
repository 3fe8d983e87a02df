// The port to file storage: a local folder or an S3 bucket. Both drivers pass one test suite.
import { join } from "node:path";
import { openDisk } from "../drivers/files-disk.ts";
import type { S3Config } from "../platform/config.ts";
import { OperatorError, wordsOf } from "../platform/operator.ts";
import type { Vault } from "../platform/vault.ts";

/** The file has `maxBytes` or more. */
export type TooLarge = "too-large";

/** The conditions of an upload; both drivers enforce them. */
export type PutGrant = {
  key: string;
  mimeType: string;
  /** The upload must send it in the header `awsS3Tag`. */
  tag: string;
  /** The exact length in bytes; null if it was not announced. */
  bytes: number | null;
  /** The file must be smaller than this, in bytes. */
  maxBytes: number;
  expiresAt: Date;
};

export type StoredFile = { bytes: number; mimeType: string | null; modifiedAt: Date };

export type LinkWishes = {
  /** The file name for saving. */
  fileName: string;
  mimeType: string;
  /** Shown in a page (a photo) rather than saved. */
  inline?: boolean;
  expiresAt: Date;
};

export type FileStore = {
  kind: "disk" | "s3";
  /** The origin that browsers send to and read from if it is not the site; pages allow it in their content policy. */
  origin: string | null;
  /** The site's own part in transferring files; null where a bucket does it. */
  door: FileDoor | null;
  /** The URL a browser PUTs the bytes to; for a folder a path of this site. */
  grantPut(grant: PutGrant): Promise<string>;
  /** The URL a browser reads the file from until `expiresAt`. */
  grantGet(key: string, wishes: LinkWishes): Promise<string>;
  /** Null if there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** The bytes; null if there is no such file. */
  read(key: string, maxBytes: number): Promise<Uint8Array | TooLarge | null>;
  /** Atomic; replaces an existing file. */
  write(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** The keys of the files below `folder`, such as `kept`; also without one. */
  list(folder: string): AsyncIterable<string>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted uploads left before `before`. */
  removeDrafts(before: Date): Promise<void>;
  /** Whether files can be stored and read now. */
  isReady(): Promise<boolean>;
};

/**
 * Signs and checks URLs that lead to the site itself, and receives their bytes. `query` is that of the requested URL.
 */
export type FileDoor = {
  /** Whether the URL was signed for this grant. */
  admitsPut(grant: PutGrant, query: FileQuery): boolean;
  /** What the URL allows to read; null if the signature is wrong. It may have expired. */
  readGet(key: string, query: FileQuery): LinkWishes | null;
  /** Writes the body to disk without a key. Rejects if the body breaks off; a rejected body leaves nothing. */
  receive(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Draft | TooLarge>;
};
export type FileQuery = Readonly<Record<string, string | undefined>>;

/** Received bytes, to be stored under a key or discarded. */
export type Draft = {
  bytes: number;
  keepAs(key: string): Promise<void>;
  /** Does nothing after `keepAs`. */
  discard(): Promise<void>;
};

type FilesSettings = {
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
