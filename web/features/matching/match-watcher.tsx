// The lazy part of matching: loads the signed-in person's details, follows their changes, and shows scores.

import { useEffect, useSyncExternalStore } from "react";
import { t } from "#messages/matching.ts";
import type { BasicDetails } from "../../../contract/candidates/wire.ts";
import { type MatchProfile, matcherOf } from "../../../contract/matching/match-score.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { personQueryClient, QueryProvider } from "../../session/query-provider.tsx";
import { basicDetailsQuery, hasReadCv, useBasicDetails } from "../../session/use-basic-details.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { matchStore, NO_SCORE } from "./match-store.ts";

export default function MatchWatcher() {
  return (
    <QueryProvider>
      <Watcher />
    </QueryProvider>
  );
}

function Watcher() {
  const { data, isError } = useBasicDetails();
  useEffect(() => {
    if (data) takeDetails(data);
    else if (isError) takeDetails(null);
  }, [data, isError]);
  return null;
}

/** Loads the details unless they are cached; never rejects. */
export async function loadPerson(): Promise<void> {
  const details = await personQueryClient()
    .fetchQuery(basicDetailsQuery)
    .catch(() => null);
  takeDetails(details);
}

/** Loads the details anew; resolves to whether that succeeded. */
export async function loadPersonAnew(): Promise<boolean> {
  const details = await personQueryClient()
    .fetchQuery({ ...basicDetailsQuery, staleTime: 0 })
    .catch(() => null);
  if (details !== null) takeDetails(details);
  return details !== null;
}

/** Updates the store; null means a failed load. An unchanged profile changes nothing. */
export function takeDetails(details: BasicDetails | null): void {
  if (details === null) {
    if (matchStore.read().kind === "unknown") matchStore.set({ kind: "failed" });
    return;
  }
  if (!hasReadCv(details)) {
    const isOnItsWay = details.cv?.state === "QUEUED" || details.cv?.state === "READING";
    matchStore.set({ kind: "incomplete", mayPrompt: !isOnItsWay });
    return;
  }
  const profile = profileOf(details);
  const fingerprint = JSON.stringify({ ...profile, designation: details.candidateExperience.designation });
  if (matchStore.person()?.fingerprint === fingerprint) return;
  matchStore.set({ kind: "ready", person: { profile, score: matcherOf(profile), fingerprint, Score: JobScore } });
}

const profileOf = ({ coreSkills, softSkills, YOE }: BasicDetails): MatchProfile => ({
  coreSkills: coreSkills.map(({ skillName }) => skillName),
  softSkills: softSkills.map(({ skillName }) => skillName),
  YOE,
});

export function JobScore({ id }: { id: string }) {
  const score = useSyncExternalStore(
    matchStore.listen,
    () => matchStore.scoreOf(id),
    () => NO_SCORE,
  );
  if (score === NO_SCORE) return null;
  const { tone, words } = bandOf(score);
  // Narrow cards hide the noun: "Good match" -> "Good".
  const isNamed = words.endsWith(t.match);
  return (
    <Gauge label={t.matchScore} value={score} max={MAX_SHOWN_SCORE} tone={tone} words={words}>
      {isNamed ? words.slice(0, -t.match.length).trimEnd() : words}
      {isNamed && <span className="score-noun"> {t.match}</span>}
    </Gauge>
  );
}
