// Follows something of the signed-in person's as long as a piece of the page stands; what asks the server comes with the session.
import { useEffect } from "react";
import type { UserType } from "../../contract/roles.ts";
import { useSession } from "./session-context.tsx";

/** Constant: made outside of the piece. */
export type PersonWatch = {
  isFor(userType: UserType | null | undefined): boolean;
  /** Resolves to what begins to follow, which returns how to stop. It may fail: then nothing is followed. */
  load(): Promise<() => () => void>;
  /** Nobody is logged in. */
  forget(): void;
};

export function usePersonWatch(watch: PersonWatch): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && watch.isFor(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    watch.load().then(
      (begin) => {
        if (!isGone) stop = begin();
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [subject, watch]);
  useEffect(() => {
    if (isLoggedIn === false) watch.forget();
  }, [isLoggedIn, watch]);
}
