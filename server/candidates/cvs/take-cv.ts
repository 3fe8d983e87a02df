// Accepts an uploaded file as a person's newest CV, at the browser's request or when found after a crash.
import { createHash } from "node:crypto";
import { MAX_CVS } from "../../../contract/candidates/wire.ts";
import type { Deps } from "../../deps.ts";
import { takeUpload } from "../../files/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { type CvRow, cvColumns, cvTables, lockProfile, noCv } from "../store.ts";
import { uploadKey } from "../upload-key.ts";

/**
 * Resolves to the upload's CV, new or accepted earlier. 404 for an upload that is not theirs, 409 if it has not arrived
 * or they have too many CVs, 422 if it is no CV.
 */
export async function takeCv(
  { key: given, ownerId }: { key: string; ownerId: string },
  deps: Pick<Deps, "db" | "files" | "clock">,
): Promise<CvRow> {
  const key = uploadKey(given);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    // One at a time for each person, because their CVs are counted.
    await lockProfile(tx, ownerId, now);
    const rowOf = async () =>
      (
        await tx.query<CvRow>(
          `select ${cvColumns} from ${cvTables} where v.file_key = $1 and v.account_id = $2 and v.deleted_at is null`,
          [key, ownerId],
        )
      )[0];
    const known = await rowOf();
    if (known) return known;
    if (await wasDeleted(tx, key)) throw noCv();
    const [{ kept } = { kept: 0 }] = await tx.query<{ kept: number }>(
      "select count(*)::int as kept from cv_version where account_id = $1 and deleted_at is null",
      [ownerId],
    );
    if (kept >= MAX_CVS)
      throw refuse(409, "CONFLICT", `You keep ${MAX_CVS} CVs already. Please delete one that you no longer need.`);
    const file = await takeUpload(tx, { key, ownerId, kind: "USER_RESUME" }, deps);
    await tx.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        newId(now),
        ownerId,
        file.key,
        file.fileName,
        file.bytes.length,
        createHash("sha256").update(file.bytes).digest(),
        now,
      ],
    );
    const taken = await rowOf();
    if (!taken) throw new Error("a CV is gone in the transaction that took it");
    return taken;
  });
}

/** The file of a deleted CV may still exist, for a company it was sent to, but never becomes a CV again. */
async function wasDeleted(tx: Writer, fileKey: string): Promise<boolean> {
  return (
    (await tx.query("select from cv_version where file_key = $1 and deleted_at is not null", [fileKey])).length > 0
  );
}
