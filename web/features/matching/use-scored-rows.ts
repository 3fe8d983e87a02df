// The rows of one loaded page in the order of their scores, once there are any.
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { matchStore, type Person, type Scorable } from "./match-store.ts";
import { orderByScore } from "./score-order.ts";

type Shown<Row> = { rows: readonly Row[]; person: Person | null; sorts: boolean; list: readonly Row[] };

/** True around rows that another list is about to replace: they are neither scored nor moved. */
export const ScoringRests = createContext(false);

/**
 * The rows, scored in batches and put in order by one move when the last batch is done; rows that come when the person is
 * known already (loaded by a link, or come back to) are in order from the start. What somebody has read past stays in its place.
 * `sorts` false: scores without an order of their own, because the person chose another one.
 */
export function useScoredRows<Row extends Scorable>(
  rows: readonly Row[],
  sorts: boolean,
): { rows: readonly Row[]; Score: Person["Score"] | undefined } {
  const known = useSyncExternalStore(matchStore.listen, matchStore.person, () => null);
  const person = useContext(ScoringRests) ? null : known;
  const [shown, setShown] = useState<Shown<Row>>(() => begin(rows, person, sorts));
  const isSame = shown.rows === rows && shown.sorts === sorts;
  const current = isSame ? shown : begin(rows, person, sorts);
  if (current !== shown) setShown(current);

  useEffect(() => {
    if (person === null) return;
    const stop = new AbortController();
    void matchStore.scoreRows(rows, stop.signal).then((isDone) => {
      if (isDone && !stop.signal.aborted) setShown((was) => inOrder(was, person));
    });
    return () => stop.abort();
  }, [rows, person]);

  return { rows: current.list, Score: person?.Score };
}

function begin<Row extends Scorable>(rows: readonly Row[], person: Person | null, sorts: boolean): Shown<Row> {
  const isReady = person !== null && sorts;
  // As a rule they have their scores; a list that is come back to in another document must be as it was at once.
  if (isReady) matchStore.scoreNow(rows);
  return { rows, person, sorts, list: isReady ? orderByScore(rows, matchStore.scoreOf) : rows };
}

function inOrder<Row extends Scorable>(was: Shown<Row>, person: Person): Shown<Row> {
  if (!was.sorts) return was;
  const list = orderByScore(was.list, matchStore.scoreOf, settledRows(was.list));
  const isAsBefore = list.every((row, index) => row === was.list[index]);
  return isAsBefore && was.person === person ? was : { ...was, person, list: isAsBefore ? was.list : list };
}

/** How many rows from the top must not move: those that hold the focus or, once the list was scrolled into, are in view or above it. */
function settledRows(rows: readonly Scorable[]): number {
  const boxes = rows.map(({ id }) => document.getElementById(id)?.closest("li") ?? null);
  const focused = boxes.findIndex((box) => box?.contains(document.activeElement));
  const top = boxes[0]?.getBoundingClientRect().top ?? 0;
  if (top >= 0) return focused + 1;
  const below = boxes.findIndex((box) => box !== null && box.getBoundingClientRect().top >= window.innerHeight);
  return Math.max(focused + 1, below === -1 ? rows.length : below);
}
