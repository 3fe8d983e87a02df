// What a backup says of itself: its release, its tables with their rows, and a checksum of each part.
import { z } from "zod";

const count = z.number().int().nonnegative();

/** `name` is `pgboss.job` for a table of the queue, else without a schema. `part` is null for a table without rows. */
const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: count, part: z.string().nullable() });
/** `last` is the last number that was given out. */
const sequence = z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) });
/** `sha256` in hex, of the part as it is stored. */
const part = z.object({ name: z.string().regex(/^[\w.-]+$/), bytes: count, sha256: z.string().regex(/^[\da-f]{64}$/) });

export const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The product's version. */
  version: z.string(),
  /** The moment that the database is as of. */
  at: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.object({ count, bytes: count }),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifest>;
export type TableRecord = z.infer<typeof table>;
export type SequenceRecord = z.infer<typeof sequence>;
export type PartRecord = z.infer<typeof part>;

export const KEY_PART = "key.age";
export const MANIFEST_PART = "manifest.json.age";
export const SECRETS_PART = "secrets.json.zst.age";
export const FILES_PART = "files.tar.zst.age";
export const tablePart = (name: string): string => `table.${name}.zst.age`;

/** Null if the text is no manifest that this release knows. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
