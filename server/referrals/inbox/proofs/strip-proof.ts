// Removes the metadata of a referral's proof: who made it, where and with what.
import { join } from "node:path";
import { UPLOAD_RULES } from "../../../../contract/files/rules.ts";
import { refuse } from "../../../platform/refusal.ts";
import { makeTurns } from "../../../platform/turns.ts";
import { askApart } from "../../../resumes/index.ts";
import { stripJpeg, stripPng } from "./strip-images.ts";

/** Each PDF needs a process: one at a time, two wait, further ones are refused for a retry. */
const inTurn = makeTurns({ atOnce: 1, mostWaiting: 2 });

const STRIPPERS: Record<string, (bytes: Uint8Array) => Uint8Array | null | Promise<Uint8Array | null>> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "application/pdf": (bytes) => inTurn(() => askApart<Uint8Array>(join(import.meta.dirname, "strip-child.ts"), bytes)),
};

/** 422 for a file that is incomplete or cannot be cleaned; such a file is not stored. */
export async function stripProof(bytes: Uint8Array, mimeType: string): Promise<Uint8Array> {
  const clean = await STRIPPERS[mimeType]?.(bytes);
  if (!clean)
    throw refuse(
      422,
      "INVALID_FILE",
      "We cannot read this file, and keep none without taking out who made it. Please save it anew, or upload a picture of it.",
      "proof",
    );
  // Rewriting may have enlarged it.
  const { maxBytes, tooLarge } = UPLOAD_RULES.REFERRAL_PROOF;
  if (clean.length >= maxBytes) throw refuse(422, "INVALID_FILE", tooLarge, "proof");
  return clean;
}
