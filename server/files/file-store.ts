// The port to where files are kept: a folder of this machine or a bucket of any S3 API; both pass one test suite.

/** There are `maxBytes` or more. */
export type TooLarge = "too-large";

/** What an upload must be like; both drivers hold it to that. */
export type PutGrant = {
  key: string;
  mimeType: string;
  /** Must come back in the header `awsS3Tag`. */
  tag: string;
  /** The exact length in bytes, if it was announced. */
  bytes: number | null;
  /** A file must be smaller than this. */
  maxBytes: number;
  expiresAt: Date;
};

export type StoredFile = { bytes: number; mimeType: string | null; modifiedAt: Date };

export type LinkWishes = {
  /** The name a browser saves it under. */
  fileName: string;
  mimeType: string;
  /** Shown in a page (a photo) instead of being saved. */
  inline?: boolean;
  expiresAt: Date;
};

export type FileStore = {
  kind: "disk" | "s3";
  /** Where browsers send and read files when that is not the site itself; pages allow it in their content policy. */
  origin: string | null;
  /** What the site itself must do for files to come and go; null where a bucket does. */
  door: FileDoor | null;
  /** The URL a browser PUTs the bytes to; a path of this site for the disk. */
  grantPut(grant: PutGrant): Promise<string>;
  /** The URL a browser reads the file from until `expiresAt`. */
  grantGet(key: string, wishes: LinkWishes): Promise<string>;
  /** Null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** The bytes, or null when there is no such file. */
  read(key: string, maxBytes: number): Promise<Uint8Array | TooLarge | null>;
  /** Whole or not at all, and in place of what was there. */
  write(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what uploads that broke off before `before` have left behind. */
  removeDrafts(before: Date): Promise<void>;
  /** Whether files can be kept and read now. */
  isReady(): Promise<boolean>;
};

/** Signed URLs that lead to the site itself, and the bytes behind them. `query` is that of the URL as it was asked for. */
export type FileDoor = {
  /** Whether the URL was made for this grant. */
  admitsPut(grant: PutGrant, query: FileQuery): boolean;
  /** What the URL allows to read, and how; null when it was not made here. It may have expired. */
  readGet(key: string, query: FileQuery): LinkWishes | null;
  /** Takes bytes in, on disk, under no key yet. A body that breaks off rejects; whatever is not taken leaves nothing. */
  receive(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Draft | TooLarge>;
};
export type FileQuery = Readonly<Record<string, string | undefined>>;

/** Bytes that arrived: to be kept under a key, or to be thrown away. */
export type Draft = {
  bytes: number;
  keepAs(key: string): Promise<void>;
  /** Once it is kept this does nothing. */
  discard(): Promise<void>;
};
