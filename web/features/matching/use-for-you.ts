// Has the browser fetch the list made for a signed-in person before it paints rows; rows that were painted are only replaced when asked.
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import type { ForYouAnswer } from "./for-you.ts";
import { useMatchState } from "./match-overlay.tsx";

/** Later than this (ms since the document began) its rows show by themselves: web/styles/jobs.css. */
const ROWS_SHOW_AT = 7_000;

export type ForYou = {
  /** What became of it; OFFERED: it can be had, and everybody's rows are painted; null: not wanted, not for this reader, or not known yet. */
  state: ForYouAnswer["state"] | "OFFERED" | null;
  /** Rows must not show: "maybe" while it is not known who reads, which counts for people who are signed in; "yes" while their list is on its way. */
  isHeld: "yes" | "maybe" | "no";
  isCandidate: boolean;
  /** Fetches the list, at the person's wish. */
  load: () => void;
};

/** `wanted`: the address and the switch ask for it. `answer`: what the loaded page knows of it. `list`: the element around the rows. */
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
  /** The answer that another one is on its way for: rows show in the moment in which it is here, so that a place in them can be found again. */
  const [outdated, setOutdated] = useState<{ answer: ForYouAnswer | undefined } | null>(null);
  const isLoading = outdated !== null && outdated.answer === answer;
  /** What was decided about already. */
  const [settled, setSettled] = useState("");

  const load = useCallback(async () => {
    setOutdated({ answer });
    await revalidate();
    // Together with the list, which the router shows by a transition.
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
  /** Of the person and what the list is made from. */
  key: string;
  /** Nothing was fetched for this person yet; else their profile has changed since. */
  isFirst: boolean;
};

type Wanted = { wanted: boolean; answer: ForYouAnswer | undefined; subject: string | undefined };

/** Null while there is nothing to fetch. */
function useDue({ wanted, answer, subject }: Wanted): Due | null {
  const match = useMatchState();
  const profile = match.kind === "ready" ? match.person.fingerprint : "";
  const isFirst = answer?.of !== subject;
  const wasKnown = answer?.profile !== "" || answer.state === "NO_PROFILE";
  const isStale = !isFirst && profile !== "" && wasKnown && answer?.profile !== profile;
  const key = wanted && subject !== undefined && (isFirst || isStale) ? `${subject} ${isFirst ? "" : profile}` : null;
  return useMemo(() => (key === null ? null : { key, isFirst }), [key, isFirst]);
}

/** Whether rows of this document are still hidden from somebody who is signed in; every other list is fetched before it shows. */
function useMayHold(): () => boolean {
  const { isLoggedIn } = useSession();
  const [wasExpected] = useState(() => isLoggedIn === undefined && isSessionExpected());
  return useCallback(() => wasExpected && performance.now() < ROWS_SHOW_AT, [wasExpected]);
}

const ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * A question to ask later: have they scrolled into the list, or moved into it by keyboard? Where the browser put them after
 * a reload, or on coming back to the document, counts for nothing until they do something themselves.
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
