// Gives the demo's people their CVs as if uploaded by a browser; the server reads them like any other.
import { RESUME_MIME_TYPE } from "../contract/resume-words.ts";
import { takeCv } from "../server/candidates/cvs/take-cv.ts";
import type { Deps } from "../server/deps.ts";
import { fileKey } from "../server/files/rules.ts";
import { uploadedKey } from "../server/files/store.ts";
import { newId } from "../server/platform/ids.ts";
import { DEMO_CV_NAME, demoCv } from "./demo-cv.ts";

/** Short, though no one ever gets this URL. In ms. */
const holdsMs = 1_000;

/** Runs once: does nothing for a person with a profile, even an empty one. Resolves to whether a CV was given. */
export async function giveDemoCv(email: string, deps: Pick<Deps, "db" | "files" | "clock">): Promise<boolean> {
  const [account] = await deps.db.query<{ id: string }>("select id from account where email = $1 and is_demo", [email]);
  return account !== undefined && (await giveCv(account.id, { bytes: demoCv(), fileName: DEMO_CV_NAME }, deps));
}

/** The same for any account. */
export async function giveCv(
  accountId: string,
  { bytes, fileName }: { bytes: Uint8Array<ArrayBuffer>; fileName: string },
  deps: Pick<Deps, "db" | "files" | "clock">,
): Promise<boolean> {
  const known = await deps.db.query("select from candidate_profile where account_id = $1", [accountId]);
  if (known.length > 0) return false;
  const now = deps.clock();
  const key = fileKey(accountId, newId(now), RESUME_MIME_TYPE);
  await deps.files.write(uploadedKey(key), bytes, RESUME_MIME_TYPE);
  await deps.db.transaction((tx) =>
    tx.query(
      `insert into file_upload (key, owner_id, kind, tag, mime_type, file_name, bytes, created_at, put_at, expires_at)
       values ($1, $2, 'USER_RESUME', $3, $4, $5, $6, $7, $7, $8)`,
      [key, accountId, newId(now), RESUME_MIME_TYPE, fileName, bytes.length, now, new Date(now.getTime() + holdsMs)],
    ),
  );
  await takeCv({ key, ownerId: accountId }, deps);
  return true;
}
