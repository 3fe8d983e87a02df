// Opens a backup for restoring: finds it, and proves it whole, unaltered and usable by this release before anything else.
import { newestKnown, thisRelease } from "../platform/migrate.ts";
import { OperatorError } from "../platform/operator.ts";
import { KEY_PART, MANIFEST_PART, type Manifest, parseManifest } from "./manifest.ts";
import { openPlace, openStored, type Place, type S3Access } from "./place.ts";
import { timeIn } from "./rules.ts";
import { type BackupKey, checkPart, openKey, readTextPart } from "./seal.ts";

export type OpenBackup = { place: Place; name: string; key: BackupKey; manifest: Manifest };

/** Throws an OperatorError if there is no backup, the passphrase does not open it, a part is altered, or it is newer. */
export async function openBackup(at: string, access: S3Access, passphrase: string): Promise<OpenBackup> {
  const { place, name } = await openStored(at, access);
  const key = await openKey(place, name, passphrase);
  if (!key) throw new OperatorError(await whatIsThere(at, access));
  const manifest = await readManifest({ place, name, key });
  if (!thisRelease().some(({ tag }) => tag === manifest.migration))
    throw new OperatorError(
      `A newer release made this backup: its schema is at ${manifest.migration}, this release ends at ${newestKnown()}. Restore it with that release.`,
    );
  for (const part of manifest.parts) await checkPart(place, name, part);
  return { place, name, key, manifest };
}

async function readManifest(from: { place: Place; name: string; key: BackupKey }): Promise<Manifest> {
  const manifest = parseManifest(await readTextPart(from, MANIFEST_PART, false));
  if (manifest) return manifest;
  throw new OperatorError("The manifest of this backup has a format that this release does not know.");
}

async function whatIsThere(at: string, access: S3Access): Promise<string> {
  const found = await (await openPlace(at, access)).list().catch(() => []);
  const names = found.filter(({ name, isWhole }) => isWhole && timeIn(name)).map(({ name }) => name);
  const nothing = `There is no backup in ${at}: it has no ${KEY_PART}.`;
  if (names.length === 0) return nothing;
  return `${nothing} Name one of those below it; the newest is ${at.replace(/\/+$/, "")}/${names.sort().at(-1)}`;
}
