// The guard's verdict on the open page, after asking the server where that could change it.
import { useEffect, useState } from "react";
import { type Access, judge, type Verdict } from "./guard.ts";
import { check, recheck } from "./session-actions.ts";
import { useSession } from "./session-context.tsx";
import type { CheckOutcome } from "./session-engine.ts";

export type GuardState = Verdict | { kind: "waiting" } | { kind: "unreachable"; retry: () => void };

/** The server's answer about a token, or about having none (null). */
type Asked = { token: string | null; outcome: CheckOutcome };

export function useVerdict(access: Access): GuardState {
  const { isLoggedIn, tokenData, skew, isLeaving } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const token = tokenData?.accessToken ?? null;
  const wasAsked = asked !== null && asked.token === token;
  const verdict = judge({
    access,
    token,
    userType: tokenData?.userType ?? null,
    now: Date.now() + skew,
    mayRenew: !wasAsked,
  });
  const mustAsk = !wasAsked && !isLeaving && (verdict.kind === "renew" || (verdict.kind === "login" && token === null));
  useEffect(() => {
    if (!mustAsk) return;
    let isCurrent = true;
    void (token === null ? check() : recheck()).then((outcome) => isCurrent && setAsked({ token, outcome }));
    return () => {
      isCurrent = false;
    };
  }, [mustAsk, token]);

  if (isLeaving && token === null && access.requiresToken) return { kind: "waiting" };
  if (mustAsk) return verdict.kind === "renew" ? verdict : { kind: "waiting" };
  // The page reloads in a moment; until then it stays readable.
  if (isLeaving && verdict.kind === "login") return { kind: "renew" };
  if (verdict.kind !== "login" || asked === null) return verdict;
  if (asked.outcome === "unreachable") return { kind: "unreachable", retry: () => setAsked(null) };
  // The server has answered; the state follows at once.
  return asked.outcome === "signed-in" && isLoggedIn !== false ? { kind: "waiting" } : verdict;
}
