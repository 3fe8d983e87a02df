// The save button for cards, once the page is at rest: until then, and without script, cards stand without it and keep its place.
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";
import type { SavableJob } from "./press-save.ts";
import { useSavedWatch } from "./use-saved-watch.ts";

type Action = (props: { row: SavableJob }) => ReactNode;

/** One for all lists of the page. */
const store = makeStore<{ Action: Action | undefined }>({ Action: undefined });

/** Undefined until it is known whether somebody is signed in: for nobody else would a press be right. */
export function useSaveAction(): Action | undefined {
  useSavedWatch();
  const isKnown = useSession().isLoggedIn !== undefined;
  useEffect(() => {
    if (!isKnown || store.read().Action) return;
    const load = () =>
      void import("./save-card-button.tsx").then(
        ({ SaveCardButton }) => store.set({ Action: SaveCardButton }),
        // Should it not load, jobs can still be kept from their own page.
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
