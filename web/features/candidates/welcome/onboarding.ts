// A newcomer's first steps as the server knows them: loaded once, and refetched when a CV or the profile changes.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Onboarding, OnboardingNote, OnboardingStep } from "../../../../contract/candidates/onboarding-wire.ts";
import { WELCOME_PATH } from "../../../../contract/paths.ts";
import { ask } from "../../../session/ask.ts";
import { onboardingKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";

export const useOnboarding = () =>
  // Another device may have gone on meanwhile.
  useQuery({ queryKey: onboardingKey, queryFn: () => ask("getOnboarding"), staleTime: 0 });

/** The step to remind the person of; null for people without one, undefined while that is not known. */
export function useReminder(): (Onboarding & { next: OnboardingStep }) | null | undefined {
  const { data, isPending } = useOnboarding();
  if (isPending) return undefined;
  return data?.isOffered && data.next !== null ? { ...data, next: data.next } : null;
}

/** Tells the server what only the person can say; rejects on failure. */
export function useNoteOnboarding(): (note: OnboardingNote) => Promise<Onboarding> {
  const queries = useQueryClient();
  return async (note) => {
    const after = await repeatCall(() => ask("noteOnboarding", { body: { note } }));
    await queries.cancelQueries({ queryKey: onboardingKey });
    return queries.setQueryData<Onboarding>(onboardingKey, after) ?? after;
  };
}

export const stepPath = (step: OnboardingStep): string => `${WELCOME_PATH}/${step}`;
