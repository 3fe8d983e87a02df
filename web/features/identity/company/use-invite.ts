// Reads an invite by the token of its link.
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { CallError } from "../../../../contract/call-error.ts";
import type { InviteOffer } from "../../../../contract/recruiting/wire.ts";
import { ask } from "../../../session/ask.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { problemNow } from "../../../session/reason-of.ts";

export type InviteReading =
  | { state: "waiting" }
  | { state: "offer"; offer: InviteOffer }
  | { state: "expired" }
  | { state: "problem"; problem: FormProblem };

export function useInvite(): { reading: InviteReading; token: string | null; again: () => void } {
  const { hash, search } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const [reading, setReading] = useState<InviteReading>({ state: "waiting" });

  const read = useCallback(async () => {
    const found = inviteTokenIn({ hash, search });
    setToken(found);
    setReading({ state: "waiting" });
    setReading(found === null ? { state: "expired" } : await readOffer(found));
  }, [hash, search]);
  useEffect(() => void read(), [read]);
  return { reading, token, again: () => void read() };
}

async function readOffer(token: string): Promise<InviteReading> {
  try {
    return { state: "offer", offer: await ask("readInvite", { body: { token } }) };
  } catch (error) {
    if (isExpired(error)) return { state: "expired" };
    return { state: "problem", problem: problemNow(error) };
  }
}

/** The token follows the #, so that it never reaches a server log; a query parameter works too. */
export function inviteTokenIn({ hash, search }: { hash: string; search: string }): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? new URLSearchParams(search).get("token");
  return token === null || token.trim() === "" ? null : token.trim();
}

/** A 400 counts as well: a token cut off in the mail is malformed. */
export const isExpired = (error: unknown) =>
  error instanceof CallError && (error.status === 410 || error.status === 400 || error.status === 404);
