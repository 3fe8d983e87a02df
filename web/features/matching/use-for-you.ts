// Loads the "for you" list of a signed-in person before rows are painted; painted rows are replaced only on request.
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import type { ForYouAnswer } from "./for-you.ts";
import { useMatchState } from "./match-overlay.tsx";

/** After this time (ms since the document began) the rows show by themselves: web/styles/jobs.css. */
const ROWS_SHOW_AT = 7_000;

export type ForYou = {
  /** The outcome. OFFERED: it can be loaded, but everybody's rows are painted; null: not wanted, not for this reader, or unknown. */
  state: ForYouAnswer["state"] | "OFFERED" | null;
  /** Whether rows are hidden. "maybe": from signed-in people until the session is known; "yes": their list is being loaded. */
  isHeld: "yes" | "maybe" | "no";
  isCandidate: boolean;
  /** Loads the list, at the person's request. */
  load: () => void;
};

/** `wanted`: by the address and the switch. `answer`: the loaded page's outcome. `list`: the element around the rows. */
export function useForYou(
  { wanted, answer }: { wanted: boolean; answer: ForYouAnswer | undefined },
  list: RefObject<HTMLElement | null>,
): ForYou {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  const due = useDue({ wanted, answer, subject });
  const mayHold = useMayHold();
  const hasBegunReading = useBegunReading(list);
  const { revalidate } = useRevalidator();
  /** The answer being replaced: rows show as soon as the new one is here, so that the place in them can be restored. */
  const [outdated, setOutdated] = useState<{ answer: ForYouAnswer | undefined } | null>(null);
  const isLoading = outdated !== null && outdated.answer === answer;
  /** The key that was decided about last. */
  const [settled, setSettled] = useState("");

  const load = useCallback(async () => {
    setOutdated({ answer });
    await revalidate();
    // In a transition, together with the list that the router shows.
    startTransition(() => setOutdated(null));
  }, [revalidate, answer]);

  useEffect(() => {
    if (due === null || due.key === settled) return;
    setSettled(due.key);
    if (due.isFirst ? mayHold() : !hasBegunReading()) void load();
  }, [due, settled, mayHold, hasBegunReading, load]);

  const isOpen = wanted && (isLoggedIn === undefined || (due !== null && due.key !== settled));
  const isHeld = isLoading ? "yes" : isOpen ? "maybe" : "no";
  const known = wanted && answer?.of === subject ? answer?.state : undefined;
  return {
    state: isHeld !== "no" ? null : due !== null ? "OFFERED" : (known ?? null),
    isHeld,
    isCandidate: subject !== undefined,
    load: () => void load(),
  };
}

type Due = {
  /** The person and their profile. */
  key: string;
  /** Nothing was loaded for this person yet; else their profile has changed. */
  isFirst: boolean;
};

type Wanted = { wanted: boolean; answer: ForYouAnswer | undefined; subject: string | undefined };

/** Null if there is nothing to load. */
function useDue({ wanted, answer, subject }: Wanted): Due | null {
  const match = useMatchState();
  const profile = match.kind === "ready" ? match.person.fingerprint : "";
  const isFirst = answer?.of !== subject;
  const wasKnown = answer?.profile !== "" || answer.state === "NO_PROFILE";
  const isStale = !isFirst && profile !== "" && wasKnown && answer?.profile !== profile;
  const key = wanted && subject !== undefined && (isFirst || isStale) ? `${subject} ${isFirst ? "" : profile}` : null;
  return useMemo(() => (key === null ? null : { key, isFirst }), [key, isFirst]);
}

/** Whether this document's rows are still hidden from a signed-in person; every other list is loaded before it shows. */
function useMayHold(): () => boolean {
  const { isLoggedIn } = useSession();
  const [wasExpected] = useState(() => isLoggedIn === undefined && isSessionExpected());
  return useCallback(() => wasExpected && performance.now() < ROWS_SHOW_AT, [wasExpected]);
}

const ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Returns a check: has the person scrolled or moved into the list? A position that the browser restored counts only
 * after an action of theirs.
 */
function useBegunReading(list: RefObject<HTMLElement | null>): () => boolean {
  const hasActed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const act = () => {
      hasActed.current = true;
      stop.abort();
    };
    for (const kind of ACTS) window.addEventListener(kind, act, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return useCallback(() => (hasActed.current || !isReturn()) && isInside(list.current), [list]);
}

const isInside = (list: HTMLElement | null) =>
  list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward" || navigation?.type === "reload";
}
