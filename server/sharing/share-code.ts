// The code in a shared link: the share's id with our signature, so that it cannot be forged.
import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import type { Vault } from "../platform/vault.ts";

const idLength = 16;
/** 96 bits, which cannot be guessed and keep the link short. */
const signatureLength = 12;
const purpose = "share code";

const signatureOf = (shareId: string, vault: Vault): Buffer => vault.mac(purpose, shareId).subarray(0, signatureLength);

/** The `referAndEarnId` of a share: 38 URL-safe characters. */
export const codeOf = (shareId: string, vault: Vault): string =>
  Buffer.concat([parse(shareId), signatureOf(shareId, vault)]).toString("base64url");

/** The share's id of a code; null if the code is forged or changed. */
export function shareIdIn(code: string, vault: Vault): string | null {
  const bytes = Buffer.from(code, "base64url");
  // Reject variants that decoding tolerates (blanks, other alphabets, spare bits).
  if (bytes.length !== idLength + signatureLength || bytes.toString("base64url") !== code) return null;
  try {
    const shareId = stringify(bytes.subarray(0, idLength));
    return timingSafeEqual(bytes.subarray(idLength), signatureOf(shareId, vault)) ? shareId : null;
  } catch {
    // The bytes are no valid UUID.
    return null;
  }
}
