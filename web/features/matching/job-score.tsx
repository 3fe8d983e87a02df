// The score of a job on its card.
import { useSyncExternalStore } from "react";
import { bandOf, MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { matchStore, NO_SCORE } from "./match-store.ts";

/** Nothing while there is no score. */
export function JobScore({ id }: { id: string }) {
  const score = useSyncExternalStore(
    matchStore.listen,
    () => matchStore.scoreOf(id),
    () => NO_SCORE,
  );
  if (score === NO_SCORE) return null;
  const { tone, words } = bandOf(score);
  return (
    <Gauge label="Match score" value={score} max={MAX_SHOWN_SCORE} tone={tone} words={words}>
      {words.replace(" match", "")}
      <span className="score-noun"> match</span>
    </Gauge>
  );
}
