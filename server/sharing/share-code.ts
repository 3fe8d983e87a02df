// The code that a shared link carries: the share's id and our signature of it, so that nobody makes one up.
import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import type { Vault } from "../platform/vault.ts";

const idLength = 16;
/** 96 bits: guessing is hopeless, and the link stays short. */
const signatureLength = 12;
const purpose = "share code";

const signatureOf = (shareId: string, vault: Vault): Buffer => vault.mac(purpose, shareId).subarray(0, signatureLength);

/** The `referAndEarnId` of a share: 38 characters that fit into any address. */
export const codeOf = (shareId: string, vault: Vault): string =>
  Buffer.concat([parse(shareId), signatureOf(shareId, vault)]).toString("base64url");

/** The id of the share that a code stands for; null for what was not made here or was changed on the way. */
export function shareIdIn(code: string, vault: Vault): string | null {
  const bytes = Buffer.from(code, "base64url");
  // What decoding overlooks (blanks, other alphabets, spare bits) is no code of ours either.
  if (bytes.length !== idLength + signatureLength || bytes.toString("base64url") !== code) return null;
  try {
    const shareId = stringify(bytes.subarray(0, idLength));
    return timingSafeEqual(bytes.subarray(idLength), signatureOf(shareId, vault)) ? shareId : null;
  } catch {
    // Sixteen bytes that are no UUID.
    return null;
  }
}
