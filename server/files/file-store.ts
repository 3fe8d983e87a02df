// The port to where files are kept: a folder of this machine or a bucket of any S3 API; both pass one test suite.

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
  /** The URL a browser PUTs the bytes to; a path of this site for the disk. */
  grantPut(grant: PutGrant): Promise<string>;
  /** The URL a browser reads the file from until `expiresAt`. */
  grantGet(key: string, wishes: LinkWishes): Promise<string>;
  /** Null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** The bytes, or null when there is no such file. Throws when there are `maxBytes` or more. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Whether files can be kept and read now. */
  isReady(): Promise<boolean>;
};
