// What one account page passes to the next outside the address: an e-mail address to start with, and a success message.
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

export type FormStart = { email: string; news: string | null };

export const startWith = (email: string, news: string | null = null): FormStart => ({ email, news });

/** What the previous page passed; empty when the page was opened directly, and until a reloaded page is hydrated. */
export function useFormStart(): FormStart {
  const { state } = useLocation();
  // The browser retains `state` over a reload, but the server rendered the page without it.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { email, news } = ((isAlive ? state : null) ?? {}) as Partial<FormStart>;
  return { email: typeof email === "string" ? email : "", news: typeof news === "string" ? news : null };
}
