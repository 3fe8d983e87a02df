// Turns what is known of a candidate into somebody jobs can be matched with, and tells the store.
import type { BasicDetails } from "../../../contract/candidates/wire.ts";
import { type MatchProfile, matcherOf } from "../../../contract/matching/match-score.ts";
import { personQueryClient } from "../../session/query-provider.tsx";
import { basicDetailsQuery, hasReadCv } from "../../session/use-basic-details.ts";
import { JobScore } from "./job-score.tsx";
import { matchStore } from "./match-store.ts";

/** Asks for the details unless they are at hand, and takes them in; never rejects. */
export async function loadPerson(): Promise<void> {
  const details = await personQueryClient()
    .fetchQuery(basicDetailsQuery)
    .catch(() => null);
  takeDetails(details);
}

/** Asks for the details even where an answer is at hand; resolves to whether they could be had. */
export async function loadPersonAnew(): Promise<boolean> {
  const details = await personQueryClient()
    .fetchQuery({ ...basicDetailsQuery, staleTime: 0 })
    .catch(() => null);
  if (details !== null) takeDetails(details);
  return details !== null;
}

/** Null: they could not be had. A profile that is the same as before changes nothing. */
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
