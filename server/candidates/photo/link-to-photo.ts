// Makes the link by which pages show a person's photo.
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import type { Profile } from "../store.ts";

/** Null without a photo. */
export async function linkToPhoto(
  photo: Profile["photo"],
  deps: Pick<Deps, "files" | "clock">,
): Promise<string | null> {
  if (!photo) return null;
  const { url } = await linkToFile(photo.key, { fileName: "photo", mimeType: photo.mimeType, inline: true }, deps);
  return url;
}
