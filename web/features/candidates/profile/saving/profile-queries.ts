// Queries of the profile page, and what to refetch after the profile has changed.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { ask } from "../../../../session/ask.ts";
import { basicDetailsKey, cvsKey, percentageKey, profileKey } from "../../../../session/candidate-keys.ts";
export const loadProfile = (email: string) => ask("getProfile", { params: { email } });

export const useProfileQuery = (email: string) =>
  useQuery({ queryKey: profileKey, queryFn: () => loadProfile(email), enabled: email !== "" });

export const useCompletionQuery = (email: string) =>
  useQuery({
    queryKey: percentageKey,
    queryFn: () => ask("getProfilePercentage", { params: { email } }),
    enabled: email !== "",
  });

const READING_POLL_MS = 2_000;

/** The CVs, newest first; polled while one of them is being read. */
export const useCvsQuery = (email: string) =>
  useQuery({
    queryKey: cvsKey,
    queryFn: async () => (await ask("listCvs", { params: { email } })).data,
    enabled: email !== "",
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: cv }) => cv === "QUEUED" || cv === "READING") ? READING_POLL_MS : false,
  });

/** Refetches what is derived from the profile: its completion and the basis of scores. */
export async function refreshWhatFollows(queries: QueryClient): Promise<void> {
  await Promise.all(
    [percentageKey, basicDetailsKey, ["match"]].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** For an added or removed CV: everything read from one may have changed. */
export async function refreshAll(queries: QueryClient): Promise<void> {
  await Promise.all([
    ...[profileKey, cvsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    refreshWhatFollows(queries),
  ]);
}
