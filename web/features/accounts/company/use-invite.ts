// Reads an invite by the token of its link.
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { InviteOffer } from "../../../../contract/recruiting/wire.ts";
import { ask } from "../../../session/ask.ts";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { inviteTokenIn, isExpired } from "./invite-token.ts";

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
    return { state: "problem", problem: problemOf(error, { isOnline: navigator.onLine, now: new Date() }) };
  }
}
