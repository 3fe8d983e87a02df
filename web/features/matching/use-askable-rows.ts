// The jobs of a company for a person who picks one for a referral request: best score first.
import { useEffect, useMemo, useState } from "react";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { useMatchState } from "./match-overlay.tsx";
import { matchStore, type Person, type Scorable } from "./match-store.ts";

/** How long rows wait for their scores; after that they keep their order. */
const LONGEST_WAIT_MS = 3_000;

export type AskableRows<Row> = {
  rows: readonly Row[];
  Score: Person["Score"] | undefined;
  /** Whether the score is enough for a request; null while unknown. */
  isAskable: (id: string) => boolean | null;
  /** False while the order may still change. */
  isSettled: boolean;
};

/** Rows are not moved once shown: people with a session wait briefly for scores. */
export function useAskableRows<Row extends Scorable>(rows: readonly Row[]): AskableRows<Row> {
  const state = useMatchState();
  const person = state.kind === "ready" ? state.person : null;
  const { isLoggedIn, tokenData } = useSession();
  const isNobody = isLoggedIn === false || (isLoggedIn === true && !mayHaveResume(tokenData?.userType));
  const isUnknown = state.kind === "unknown";
  const [isSettled, setSettled] = useState(false);
  /** Rows that were shown without scores. */
  const [shown, setShown] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    if (!isUnknown) return setSettled(true);
    const settle = () => {
      setSettled(true);
      setShown(rows);
    };
    if (isNobody || !isSessionExpected()) return settle();
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, isNobody, rows]);
  const ordered = useMemo(() => {
    if (person === null) return rows;
    matchStore.scoreNow(rows);
    if (rows === shown) return rows;
    return rows.toSorted((one, other) => matchStore.scoreOf(other.id) - matchStore.scoreOf(one.id));
  }, [rows, shown, person]);
  return {
    rows: ordered,
    Score: person?.Score,
    isAskable: (id) => (person === null ? null : matchStore.scoreOf(id) >= REFERRAL_SCORE),
    isSettled,
  };
}
