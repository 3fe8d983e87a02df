// The token of an invite's link, and when it is no invite any more.
import { CallError } from "../../../../contract/client.ts";

/** The token stands behind the #, where no log sees it; a link that carries it as a parameter works too. */
export function inviteTokenIn({ hash, search }: { hash: string; search: string }): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? new URLSearchParams(search).get("token");
  return token === null || token.trim() === "" ? null : token.trim();
}

/** A token that was cut off in the mail is none either. */
export const isExpired = (error: unknown) =>
  error instanceof CallError && (error.status === 410 || error.status === 400 || error.status === 404);
