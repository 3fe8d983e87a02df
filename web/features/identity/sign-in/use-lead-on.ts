// Redirects a signed-in person away from a page for guests, on arrival or right after signing in.
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keepPendingApplyFor } from "../../../session/pending-apply.ts";
import { useSession } from "../../../session/session-context.tsx";
import { pathAfterSignIn } from "./return-path.ts";

/** `isHeld` keeps the person on the page. Returns whether they are about to leave. */
export function useLeadOn(returnTo: string | null, isHeld = false): boolean {
  const navigate = useNavigate();
  const { isLoggedIn, tokenData } = useSession();
  const isLeaving = isLoggedIn === true && !isHeld;
  const userType = tokenData?.userType ?? null;
  useEffect(() => {
    if (!isLeaving) return;
    const path = pathAfterSignIn(returnTo, userType);
    void keepPendingApplyFor(path);
    void navigate(path, { replace: true });
  }, [isLeaving, returnTo, userType, navigate]);
  return isLeaving;
}
