// Where links may lead the present person.
import { leadsToOff, useSiteFacts } from "../site-facts.ts";
import { homeOf } from "./dashboard.ts";
import { mayOpen } from "./guard.ts";
import { useSession } from "./session-context.tsx";

/** `home` is the person's own; `isOpen` says whether they may see the page at a path, which the site has. */
export function useWays() {
  const userType = useSession().tokenData?.userType ?? null;
  const { off } = useSiteFacts();
  return { home: homeOf(userType), isOpen: (to: string) => mayOpen(to, userType) && !leadsToOff(to, off) };
}
