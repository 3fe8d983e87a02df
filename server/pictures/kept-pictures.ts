// Pictures that pages show to everybody: drawn from an upload, used, released, removed.
import type { Deps } from "../deps.ts";
import { readUploaded, removeFiles } from "../files/index.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { type PictureShape, redrawPicture } from "./redraw-picture.ts";

/** A picture whose files are stored; `uploadKey` is the upload it was drawn from. */
export type DrawnPicture = { id: string; width: number; height: number; widths: readonly number[]; uploadKey: string };

type Asked = {
  /** `cloudFileName` of an upload of the kind PUBLIC_PICTURE. */
  key: string;
  ownerId: string;
  shape: PictureShape;
  /** What the caller sent the key in, for refusals. */
  field: string;
};

/** The name of a picture's file, below `/images/pictures/`. */
export const pictureName = (id: string, width: number): string => `${id}-${width}.webp`;

/** Where the file of this name is stored; null for a name of another format. */
const keyOf = (name: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-\d{1,5}\.webp$/.test(name) ? `pictures/${name}` : null;

/**
 * Draws an upload anew and stores it, outside of any transaction; `beginUse` then begins its use, and one that is not
 * used is removed. Repeated, it answers what it drew. 404 for an unknown upload, and as `redrawPicture` says.
 */
export async function drawUpload({ key, ownerId, shape, field }: Asked, deps: Deps): Promise<DrawnPicture> {
  const uploadId = /^[^/]+\/([\da-f-]{36})\./.exec(key)?.[1];
  const made = uploadId && key.startsWith(`${ownerId}/`) ? await findDrawn(deps, uploadId) : undefined;
  if (made) return { ...made, uploadKey: key };
  const upload = await readUploaded({ key, ownerId, kind: "PUBLIC_PICTURE" }, deps);
  if (!upload)
    throw refuse(404, "NOT_FOUND", "There is no such upload of yours. Please choose the picture again.", field);
  const { fileName, bytes, mimeType } = upload;
  const { width, height, files } = await redrawPicture(bytes, mimeType, shape, { fileName, field });
  const now = deps.clock();
  const id = newId(now);
  // The row comes first, so that files of a process that ends here are found and removed.
  await deps.db.transaction((tx) =>
    tx.query("insert into picture (id, upload_id, widths, width, height, created_at) values ($1, $2, $3, $4, $5, $6)", [
      id,
      uploadId,
      shape.widths,
      width,
      height,
      now,
    ]),
  );
  for (const wide of shape.widths)
    await deps.files.write(`pictures/${pictureName(id, wide)}`, files[wide] as Uint8Array, "image/webp");
  return { id, width, height, widths: shape.widths, uploadKey: key };
}

async function findDrawn({ db }: Deps, uploadId: string): Promise<Omit<DrawnPicture, "uploadKey"> | undefined> {
  const [made] = await db.query<Omit<DrawnPicture, "uploadKey"> & { widths: number[] }>(
    "select id, width, height, widths from picture where upload_id = $1 and used_at is not null and removed_at is null",
    [uploadId],
  );
  return made;
}

/** Begins its use, and gives up the file that was uploaded, with all that it says beside the picture. */
export async function beginUse(tx: Writer, { id, uploadKey }: DrawnPicture, now: Date): Promise<void> {
  const used = await tx.query(
    "update picture set used_at = coalesce(used_at, $2) where id = $1 and removed_at is null returning 1",
    [id, now],
  );
  if (used.length === 0) throw refuse(409, "CONFLICT", "This took too long. Please choose the picture again.");
  await removeFiles(tx, [uploadKey], now);
}

/** Releases pictures within the transaction; the next round removes their files. */
export async function dropPictures(tx: Writer, ids: readonly string[], now: Date): Promise<void> {
  await tx.query("update picture set removed_at = $2 where id = any ($1::uuid[]) and removed_at is null", [ids, now]);
}

/** The bytes of a picture's file (`image/webp`); null for an unknown name. */
export async function readPicture(name: string, { files }: Pick<Deps, "files">): Promise<Uint8Array | null> {
  const key = keyOf(name);
  const bytes = key === null ? null : await files.read(key, MOST_BYTES);
  return bytes === "too-large" ? null : bytes;
}

/** More than a drawn file of any shape has. */
const MOST_BYTES = 10 * 1024 * 1024;
/** How long after it was drawn a picture may begin its use, in ms. */
const UNUSED_MS = 3_600_000;
const atOnce = 500;

/** Removes the files of released pictures, and of those that no page came to show. One round on one replica. */
export async function cleanPictures({ db, files, clock }: Deps): Promise<number> {
  const now = clock();
  // Marked first, so that none of them begins its use meanwhile.
  await db.transaction((tx) =>
    tx.query("update picture set removed_at = $1 where used_at is null and removed_at is null and created_at < $2", [
      now,
      new Date(now.getTime() - UNUSED_MS),
    ]),
  );
  const rows = await db.query<{ id: string; widths: number[] }>(
    `select id, widths from picture where removed_at is not null order by created_at limit ${atOnce}`,
  );
  for (const { id, widths } of rows) {
    for (const width of widths) await files.remove(`pictures/${pictureName(id, width)}`);
    await db.transaction((tx) => tx.query("delete from picture where id = $1", [id]));
  }
  return rows.length;
}
