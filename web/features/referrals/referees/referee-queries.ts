// Queries of the referee: status, numbers, requests; and the refetch after a change.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Referee, RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { refereeKey, refereeSelfKey } from "../../../session/referee-keys.ts";
import { usePages } from "../../../session/use-pages.ts";

const numbersKey = [...refereeKey, "numbers"] as const;
const requestsKey = [...refereeKey, "requests"] as const;
const requestKey = (id: string) => [...requestsKey, "one", id] as const;

/** Among the requests, so that every change of one refetches it. */
const homeKey = [...requestsKey, "home"] as const;

/** Short, because colleagues claim, and candidates withdraw, at any time. */
const FRESH_MS = 15_000;

/** All that the home shows, in one call. */
export const useRefereeHome = () =>
  useQuery({ queryKey: homeKey, staleTime: FRESH_MS, queryFn: () => ask("getRefereeHome") });

export const useRefereeNumbers = (enabled: boolean) =>
  useQuery({ queryKey: numbersKey, enabled, staleTime: FRESH_MS, queryFn: () => ask("getRefereeDashboard") });
export type RefereeNumbers = NonNullable<ReturnType<typeof useRefereeNumbers>["data"]>;

/** The number of guidance sessions that await the referee's answer. */
export function useSessionsToAnswer(isEnabled: boolean) {
  return useQuery({
    queryKey: [...guidanceKey, "to-answer"],
    enabled: isEnabled,
    staleTime: FRESH_MS,
    queryFn: async () => {
      const query = { role: "REFEREE", when: "OPEN", pageSize: "1" } as const;
      return (await ask("listBookings", { query })).counts.awaiting;
    },
  });
}

/** Requests in the company's pool; `first.shut` says why none can be claimed. */
export const useInbox = () =>
  usePages([...requestsKey, "inbox"], (lastKey) => ask("listInbox", { query: { lastKey } }));

/** Requests claimed or taken on by this referee (OPEN), or completed ones. */
export const useTaken = (state: "OPEN" | "DONE") =>
  usePages([...requestsKey, "taken", state], (lastKey) => ask("listTaken", { query: { state, lastKey } }));

export function useRequest(id: string) {
  return useQuery({
    queryKey: requestKey(id),
    staleTime: FRESH_MS,
    queryFn: (): Promise<RefereeRequestDetail> => ask("getRefereeRequest", { params: { requestId: id } }),
  });
}

/** The fees, as set by the operator. */
export const useFees = () => useQuery({ queryKey: ["fees"], queryFn: async () => (await ask("listFees")).data });

/** Shows the referee's new state, and refetches what depends on it. */
export function takeReferee(queries: QueryClient, referee: Referee): void {
  queries.setQueryData(refereeSelfKey, referee);
  void queries.invalidateQueries({ queryKey: numbersKey });
  void queries.invalidateQueries({ queryKey: requestsKey });
}

/** Shows a changed request, and refetches lists and numbers. */
export function takeRequest(queries: QueryClient, request: RefereeRequestDetail): void {
  queries.setQueryData(requestKey(request.id), request);
  refreshRequests(queries, request.id);
}

/** Refetches everything about requests, except the one with id `known`. */
export function refreshRequests(queries: QueryClient, known?: string): void {
  void queries.invalidateQueries({ queryKey: numbersKey });
  void queries.invalidateQueries({
    queryKey: requestsKey,
    predicate: ({ queryKey }) => known === undefined || queryKey.at(-1) !== known,
  });
}
