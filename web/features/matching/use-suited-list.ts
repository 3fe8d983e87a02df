// Turns the first list a signed-in person meets into the one that suits their profile, unless they have begun to read it.
import { type RefObject, startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { mayHaveResume } from "../../../contract/roles.ts";
import { useSession } from "../../session/session-context.tsx";
import { useBegunReading } from "./begun-reading.ts";
import { useMatchState } from "./match-overlay.tsx";
import { suitedSwitch } from "./suited-switch.ts";

export type SuitedList = {
  /** on: this list is suited; off: it could be; incomplete: a CV is missing; null: nothing to offer (yet). */
  status: "on" | "off" | "incomplete" | null;
  /** Whether a suited list is still on its way. */
  isWaiting: boolean;
  turnOn: () => void;
  turnOff: () => void;
};

/**
 * `isPlain`: nothing was searched, filtered or ordered. `asked`: the query of a person that the list shown follows already. `list`: the element
 * around the rows.
 */
export function useSuitedList(
  { isPlain, asked }: { isPlain: boolean; asked: string | undefined },
  list: RefObject<HTMLElement | null>,
): SuitedList {
  const { isLoggedIn, tokenData } = useSession();
  const state = useMatchState();
  const isOn = useSyncExternalStore(suitedSwitch.listen, suitedSwitch.isOn, () => true);
  const { revalidate } = useRevalidator();
  const isSuited = asked !== undefined;
  const seed = state.kind === "ready" ? state.person.seed : "";
  /** The seed that the list was asked to follow, or that somebody's reading came before. */
  const [settled, setSettled] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);

  const hasBegunReading = useBegunReading(list);

  const load = useCallback(async () => {
    setLoading(true);
    await revalidate();
    // Together with the list, which the router shows by a transition.
    startTransition(() => setLoading(false));
  }, [revalidate]);

  useEffect(() => {
    if (!isPlain || !isOn || seed === "" || asked === seed || settled === seed) return;
    setSettled(seed);
    if (!hasBegunReading()) void load();
  }, [isPlain, isOn, asked, seed, settled, load, hasBegunReading]);

  const turn = (on: boolean) => {
    suitedSwitch.turn(on);
    setSettled(on ? seed : null);
    void load();
  };
  const couldBe = isLoggedIn === undefined || (isLoggedIn && mayHaveResume(tokenData?.userType));
  const isComing = state.kind === "unknown" || (seed !== "" && (settled !== seed || isLoading));
  return {
    status: statusOf(isPlain, isSuited, state.kind, seed),
    isWaiting: isPlain && !isSuited && isOn && couldBe && isComing,
    turnOn: () => turn(true),
    turnOff: () => turn(false),
  };
}

function statusOf(isPlain: boolean, isSuited: boolean, kind: string, seed: string): SuitedList["status"] {
  if (!isPlain) return null;
  if (isSuited) return "on";
  if (kind === "incomplete") return "incomplete";
  return seed === "" ? null : "off";
}
