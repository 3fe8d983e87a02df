// Follows data of the signed-in person while a component is mounted; the code that calls the server loads with the session.
import { useEffect } from "react";
import type { UserType } from "../../contract/identity/rules.ts";
import { useSession } from "./session-context.tsx";

/** Must be constant: define it outside the component. */
export type PersonWatch = {
  isFor(userType: UserType | null | undefined): boolean;
  /** Resolves to a function that starts following and returns how to stop. If it rejects, nothing is followed. */
  load(): Promise<() => () => void>;
  /** Called when the visitor is not signed in. */
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
