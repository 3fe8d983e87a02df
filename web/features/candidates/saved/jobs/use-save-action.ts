// The save button for cards, once the page is idle: until then, and without JavaScript, cards reserve its space.
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { makeStore } from "../../../../session/make-store.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { whenAtRest } from "../../../../ui/at-rest.ts";
import { type SavableJob, useSavedWatch } from "./press-save.ts";

type Action = (props: { row: SavableJob }) => ReactNode;

/** One for all lists of the page. */
const store = makeStore<{ Action: Action | undefined }>({ Action: undefined });

/** Undefined until the session is known: before that, the effect of a press is unknown. */
export function useSaveAction(): Action | undefined {
  useSavedWatch();
  const isKnown = useSession().isLoggedIn !== undefined;
  useEffect(() => {
    if (!isKnown || store.read().Action) return;
    return whenAtRest(() => {
      import("./save-card-button.tsx").then(
        ({ SaveCardButton }) => store.set({ Action: SaveCardButton }),
        // If it does not load, jobs can still be saved on their own page.
        () => {},
      );
    });
  }, [isKnown]);
  return useSyncExternalStore(
    store.listen,
    () => store.read().Action,
    () => undefined,
  );
}
