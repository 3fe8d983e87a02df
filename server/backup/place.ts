// The port to where backups are kept: a folder or a bucket.
import { basename, dirname, resolve } from "node:path";
import { openBackupFolder } from "../drivers/backups-folder.ts";
import type { S3Config } from "../platform/config.ts";
import type { Found } from "./rules.ts";

export type Place = {
  /** As the operator names it. */
  shown: string;
  /** Every backup here, and what interrupted ones left, in no order. */
  list(): Promise<Found[]>;
  /** Begins a backup. Throws if there is one of this name, or if the place is absent. */
  begin(name: string): Promise<Draft>;
  /** A part of a backup; null if it is not there. */
  read(name: string, part: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Does nothing where there is none. */
  remove(found: Found): Promise<void>;
};

/** A backup while it is written. It counts as whole only after `finish`. */
export type Draft = {
  /** Resolves when the part is stored durably. */
  write(part: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
};

/** How buckets are reached; the same as for files. */
export type S3Access = Omit<S3Config, "bucket">;

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/** `to` is a folder, or `s3://bucket/folder`. Nothing is contacted or made yet. */
export async function openPlace(to: string, access: S3Access): Promise<Place> {
  const [, bucket, prefix = ""] = BUCKET.exec(to) ?? [];
  if (bucket === undefined) return openBackupFolder(resolve(to));
  // Loaded only for a bucket, because the library needs 25 MB.
  const { openBackupBucket } = await import("../drivers/backups-s3.ts");
  return openBackupBucket({ ...access, bucket }, prefix);
}

/** The place and the name of a single backup, given as `folder/2026-11-23T21-00-00Z` or in a bucket. */
export async function openStored(at: string, access: S3Access): Promise<{ place: Place; name: string }> {
  const isBucket = BUCKET.test(at);
  const whole = isBucket ? at.replace(/\/+$/, "") : resolve(at);
  const parent = isBucket ? whole.slice(0, whole.lastIndexOf("/")) : dirname(whole);
  return { place: await openPlace(parent, access), name: basename(whole) };
}
