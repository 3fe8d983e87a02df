// Query of one of the person's requests with its history.
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../../session/ask.ts";
import { referralRequestsKey } from "../../session/candidate-keys.ts";

/** Short, because referees act at any time; focusing the window fetches again. */
export const FRESH_MS = 15_000;

export const requestKey = (requestId: string) => [...referralRequestsKey, "one", requestId] as const;

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: requestKey(requestId),
    queryFn: () => ask("getReferralRequest", { params: { requestId } }),
    staleTime: FRESH_MS,
  });
