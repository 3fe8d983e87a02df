// Reads the claims of a JSON Web Token without judging them: the browser shows what it holds, only the server verifies.

/** Why a token cannot be read, in the words of spec §8. */
export type TokenTrouble = "not a string" | "missing part" | "bad base64" | "bad json";

/** The claims that screens use; `exp` in seconds since 1970. */
export type TokenClaims = {
  sub?: string;
  exp?: number;
  email?: string;
  name?: string;
  "cognito:groups"?: readonly string[];
} & Record<string, unknown>;

export type TokenAnswer = { ok: true; claims: TokenClaims } | { ok: false; trouble: TokenTrouble };

/** Decodes the middle part of a JWT. Verifies nothing. */
export function readToken(token: unknown): TokenAnswer {
  if (typeof token !== "string") return { ok: false, trouble: "not a string" };
  const middle = token.split(".")[1];
  if (!middle) return { ok: false, trouble: "missing part" };
  const text = decode(middle);
  if (text === null) return { ok: false, trouble: "bad base64" };
  try {
    const claims: unknown = JSON.parse(text);
    if (typeof claims === "object" && claims !== null && !Array.isArray(claims))
      return { ok: true, claims: claims as TokenClaims };
  } catch {
    // Told below.
  }
  return { ok: false, trouble: "bad json" };
}

function decode(part: string): string | null {
  if (!/^[\w-]+$/.test(part)) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
