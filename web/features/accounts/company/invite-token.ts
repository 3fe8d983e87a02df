// Reads the token from an invite link, and says which errors mean that the invite has expired.
import { CallError } from "../../../../contract/call-error.ts";

/** The token follows the #, so that it never reaches a server log; a query parameter works too. */
export function inviteTokenIn({ hash, search }: { hash: string; search: string }): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? new URLSearchParams(search).get("token");
  return token === null || token.trim() === "" ? null : token.trim();
}

/** A 400 counts as well: a token cut off in the mail is malformed. */
export const isExpired = (error: unknown) =>
  error instanceof CallError && (error.status === 410 || error.status === 400 || error.status === 404);
