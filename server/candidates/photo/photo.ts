// A candidate's photo: set it, link to it.

import type { Deps, Operation } from "../../deps.ts";
import { linkToFile, removeFiles, takeUpload } from "../../files/index.ts";
import { refuseOthers } from "../../identity/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockProfile, type Profile } from "../store.ts";
import { uploadKey } from "../upload-key.ts";
import { pictureSize } from "./picture-size.ts";

/** Null without a photo. */
export async function linkToPhoto(
  photo: Profile["photo"],
  deps: Pick<Deps, "files" | "clock">,
): Promise<string | null> {
  if (!photo) return null;
  const { url } = await linkToFile(photo.key, { fileName: "photo", mimeType: photo.mimeType, inline: true }, deps);
  return url;
}

/** Pixels each way: a smaller picture shows no face, a larger one slows every page that shows it. */
const SIDE = { least: 32, most: 6_000 } as const;

/** Idempotent for the same picture. Erases the previous one. */
export const setPhoto: Operation<"setPhoto"> = async ({ params, body }, { caller }, deps) => {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  const photo = await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const former = (await lockProfile(tx, accountId, now)).photo;
    if (body.photo !== null && body.photo === former?.key) return former;
    const file =
      body.photo === null
        ? null
        : await takeUpload(tx, { key: uploadKey(body.photo), ownerId: accountId, kind: "USER_PROFILE_IMAGE" }, deps);
    if (file) refuseStrange(file.bytes);
    if (former) await removeFiles(tx, [former.key], now);
    await tx.query(
      "update candidate_profile set photo_key = $2, photo_type = $3, updated_at = $4 where account_id = $1",
      [accountId, file?.key ?? null, file?.mimeType ?? null, now],
    );
    return file;
  });
  return { photoUrl: await linkToPhoto(photo, deps) };
};

function refuseStrange(bytes: Uint8Array): void {
  const size = pictureSize(bytes);
  if (!size) throw refuse(422, "INVALID_FILE", "This picture cannot be read. Please choose another one.", "photo");
  const sides = [size.width, size.height];
  if (Math.min(...sides) < SIDE.least || Math.max(...sides) > SIDE.most)
    throw refuse(
      422,
      "INVALID_FILE",
      `Please choose a picture of ${SIDE.least} to ${SIDE.most} pixels each way.`,
      "photo",
    );
}
