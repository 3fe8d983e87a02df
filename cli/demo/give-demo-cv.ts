// Gives the demo's candidate their CV, as if their browser had uploaded it; the server reads it as it reads everybody's.
import { RESUME_MIME_TYPE } from "../../contract/resume-words.ts";
import { takeCv } from "../../server/candidates/cvs/take-cv.ts";
import type { Deps } from "../../server/deps.ts";
import { fileKey } from "../../server/files/rules.ts";
import { uploadedKey } from "../../server/files/store.ts";
import { fileUpload } from "../../server/files/tables.ts";
import { newId } from "../../server/platform/ids.ts";
import { DEMO_CV_NAME, demoCv } from "./demo-cv.ts";

/** A URL that nobody has cannot be used however long it holds. */
const holdsMs = 1_000;

/** Once: whoever has a profile, even an empty one, is left alone. Resolves to whether it was given. */
export async function giveDemoCv(email: string, deps: Pick<Deps, "db" | "files" | "clock">): Promise<boolean> {
  const [account] = await deps.db.query<{ id: string }>(
    `select id from account where email = $1 and is_demo
       and not exists (select from candidate_profile p where p.account_id = account.id)`,
    [email],
  );
  if (!account) return false;
  const accountId = account.id;
  const now = deps.clock();
  const bytes = demoCv();
  const key = fileKey(accountId, newId(now), RESUME_MIME_TYPE);
  await deps.files.write(uploadedKey(key), bytes, RESUME_MIME_TYPE);
  await deps.db.transaction((tx) =>
    tx.orm.insert(fileUpload).values({
      key,
      ownerId: accountId,
      kind: "USER_RESUME",
      tag: newId(now),
      mimeType: RESUME_MIME_TYPE,
      fileName: DEMO_CV_NAME,
      bytes: bytes.length,
      createdAt: now,
      expiresAt: new Date(now.getTime() + holdsMs),
      putAt: now,
    }),
  );
  await takeCv({ key, ownerId: accountId }, deps);
  return true;
}
