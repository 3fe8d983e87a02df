// Finds arrived uploads that were never claimed, and removes files and rows that are no longer needed.
import type { UploadKind } from "../../contract/files/rules.ts";
import type { Deps } from "../deps.ts";
import { keptKey, type Upload, uploadedKey } from "./store.ts";

type Needs = Pick<Deps, "db" | "files" | "clock">;

/** An upload that began just before its URL expired may still arrive this much later, in ms. */
const ARRIVING_MS = 10 * 60_000;
/** How long an arrived but unclaimed upload is retained, in ms. */
const UNTAKEN_MS = 86_400_000;
const atOnce = 500;

/**
 * Uploads granted between the two moments that arrived but were not claimed, oldest first, because the browser or this
 * server stopped in between. Some cannot be claimed: `takeUpload` says which.
 */
export async function leftUploads(
  { db, files }: Needs,
  { kind, after, before }: { kind: UploadKind; after: Date; before: Date },
): Promise<{ key: string; ownerId: string }[]> {
  const rows = await db.query<Pick<Upload, "key" | "ownerId" | "putAt">>(
    `select key, owner_id as "ownerId", put_at as "putAt" from file_upload
     where taken_at is null and removed_at is null and kind = $1 and created_at between $2 and $3
     order by created_at limit ${atOnce}`,
    [kind, after, before],
  );
  const left: { key: string; ownerId: string }[] = [];
  // A bucket does not report arrivals, so ask it.
  for (const { key, ownerId, putAt } of rows)
    if (putAt || (!files.door && (await files.stat(uploadedKey(key))))) left.push({ key, ownerId });
  return left;
}

/**
 * Removes released files, uploads not claimed within a day, unused grants, and the uploaded copies of claimed files.
 * Run every minute on one replica. Resolves to the number of rows handled.
 */
export async function cleanUploads(needs: Needs): Promise<number> {
  const now = needs.clock().getTime();
  const overAt = new Date(now - ARRIVING_MS);
  const rows = await needs.db.query<Row>(
    `select key, expires_at as "expiresAt", created_at as "createdAt", put_at as "putAt", taken_at as "takenAt",
       removed_at as "removedAt"
     from file_upload
     where (cleared_at is null or removed_at is not null)
       and (removed_at is not null or (expires_at < $1 and (taken_at is not null or put_at is null or created_at < $2)))
     order by expires_at limit ${atOnce}`,
    [overAt, new Date(now - UNTAKEN_MS)],
  );
  for (const row of rows) await clean(row, overAt, needs);
  await needs.files.removeDrafts(overAt);
  return rows.length;
}

type Row = Pick<Upload, "key" | "createdAt" | "expiresAt" | "putAt" | "takenAt"> & { removedAt: Date | null };

async function clean(
  { key, expiresAt, createdAt, takenAt, putAt, removedAt }: Row,
  overAt: Date,
  needs: Needs,
): Promise<void> {
  const { db, files, clock } = needs;
  const change = (text: string, values: unknown[] = []) => db.transaction((tx) => tx.query(text, [key, ...values]));
  if (removedAt) {
    await files.remove(keptKey(key));
    await files.remove(uploadedKey(key));
    // Its URL may still accept an upload: keep the row until then, so that this upload is removed too.
    if (expiresAt < overAt) await change("delete from file_upload where key = $1");
  } else if (takenAt) {
    await files.remove(uploadedKey(key));
    await change("update file_upload set cleared_at = $2 where key = $1", [clock()]);
  } else if (createdAt.getTime() < clock().getTime() - UNTAKEN_MS) {
    await forget(key, needs);
  } else if (putAt === null) {
    const arrived = await files.stat(uploadedKey(key));
    if (arrived) await change("update file_upload set put_at = $2 where key = $1", [arrived.modifiedAt]);
    else await forget(key, needs);
  }
}

/** Locked against a concurrent claim. A claim that failed late may have left a copy under the kept key. */
async function forget(key: string, { db, files }: Pick<Needs, "db" | "files">): Promise<void> {
  await db.transaction(async (tx) => {
    const untaken = await tx.query("select from file_upload where key = $1 and taken_at is null for update", [key]);
    if (untaken.length === 0) return;
    await files.remove(keptKey(key));
    await files.remove(uploadedKey(key));
    await tx.query("delete from file_upload where key = $1", [key]);
  });
}
