// Queries of the person's referral requests: pages of the list, one with its history, and how a change updates both.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RequestStatus } from "../../../contract/referrals/rules.ts";
import type { ReferralRequest, ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import { ask } from "../../session/ask.ts";
import { creditsKey, referralRequestsKey } from "../../session/candidate-keys.ts";
import { changeRows, usePages } from "../../session/use-pages.ts";

const listKey = [...referralRequestsKey, "list"] as const;
const requestKey = (requestId: string) => [...referralRequestsKey, "one", requestId] as const;

export const useRequests = (status: RequestStatus | null) =>
  usePages([...listKey, status], (lastKey) =>
    ask("listReferralRequests", { query: { pageSize: 20, status, lastKey } }),
  );

/** Soon out of date, because referees act at any time; focusing the window fetches again. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: requestKey(requestId),
    queryFn: () => ask("getReferralRequest", { params: { requestId } }),
    staleTime: 15_000,
  });

/** Shows a changed request in all loaded lists, and refetches lists, counts and credits. */
export async function takeChange(queries: QueryClient, changed: ReferralRequestDetails): Promise<void> {
  queries.setQueryData(requestKey(changed.id), changed);
  changeRows<ReferralRequest>(queries, listKey, (row) => [row.id === changed.id ? changed : row]);
  await Promise.all([
    queries.invalidateQueries({ queryKey: referralRequestsKey }),
    queries.invalidateQueries({ queryKey: creditsKey }),
  ]);
}
