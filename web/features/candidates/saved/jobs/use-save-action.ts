// The save button for cards, once the page is idle: until then, and without JavaScript, cards reserve its space.
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { makeStore } from "../../../../session/make-store.ts";
import { useSession } from "../../../../session/session-context.tsx";
import type { SavableJob } from "./press-save.ts";
import { useSavedWatch } from "./use-saved-watch.ts";

type Action = (props: { row: SavableJob }) => ReactNode;

/** One for all lists of the page. */
const store = makeStore<{ Action: Action | undefined }>({ Action: undefined });

/** Undefined until the session is known: before that, the effect of a press is unknown. */
export function useSaveAction(): Action | undefined {
  useSavedWatch();
  const isKnown = useSession().isLoggedIn !== undefined;
  useEffect(() => {
    if (!isKnown || store.read().Action) return;
    const load = () =>
      void import("./save-card-button.tsx").then(
        ({ SaveCardButton }) => store.set({ Action: SaveCardButton }),
        // If it does not load, jobs can still be saved on their own page.
        () => {},
      );
    // Safari has no idle callbacks.
    const asked = globalThis.requestIdleCallback?.(load, { timeout: 2_000 });
    if (asked === undefined) load();
    return () => {
      if (asked !== undefined) cancelIdleCallback(asked);
    };
  }, [isKnown]);
  return useSyncExternalStore(
    store.listen,
    () => store.read().Action,
    () => undefined,
  );
}
