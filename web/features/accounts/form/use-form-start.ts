// What one page about accounts hands to the next without writing it into the address: an e-mail to start with, and good news.
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

export type FormStart = { email: string; news: string | null };

/** For a link's or navigation's `state`. */
export const startWith = (email: string, news: string | null = null): FormStart => ({ email, news });

/** What came along; nothing when the page was opened by itself, and nothing yet while a reloaded page comes alive. */
export function useFormStart(): FormStart {
  const { state } = useLocation();
  // The browser keeps it over a reload, and the server knew nothing of it when it rendered the page.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { email, news } = ((isAlive ? state : null) ?? {}) as Partial<FormStart>;
  return { email: typeof email === "string" ? email : "", news: typeof news === "string" ? news : null };
}
