// A candidate's photo: set it, link to it.
import type { Deps, Operation } from "../../deps.ts";
import { linkToFile, removeFiles, takeUpload } from "../../files/index.ts";
import { refuseOthers } from "../../identity/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockProfile, type Profile, uploadKey } from "../store.ts";

/** For what makes links to files. */
export type Linking = Pick<Deps, "files" | "clock">;

/** Null without a photo. */
export async function linkToPhoto(photo: Profile["photo"], deps: Linking): Promise<string | null> {
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

export type PictureSize = { width: number; height: number };

/** In pixels; null for bytes of another format or with an unreadable header. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return sizeOfPng(view) ?? sizeOfJpeg(view) ?? sizeOfWebP(view);
  } catch {
    // The bytes end within the header.
    return null;
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function sizeOfPng(view: DataView): PictureSize | null {
  if (textAt(view, 0, 8) !== "\x89PNG\r\n\x1a\n" || textAt(view, 12, 4) !== "IHDR") return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The frame header is the first segment of type C0 to CF other than the tables C4, C8 and CC. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (kind === 0xd9 || kind === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebP(view: DataView): PictureSize | null {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
  const chunk = textAt(view, 12, 4);
  if (chunk === "VP8X") return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
