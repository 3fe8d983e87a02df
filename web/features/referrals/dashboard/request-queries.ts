// Queries of the person's referral requests, and the updates after a change.
import type { QueryClient } from "@tanstack/react-query";
import type { RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { creditsKey, referralRequestsKey } from "../../../session/candidate-keys.ts";
import { changeRows, usePages } from "../../../session/use-pages.ts";
import { requestKey } from "../request-query.ts";

const listKey = [...referralRequestsKey, "list"] as const;
const PAGE_SIZE = 20;

export const useRequests = (status: RequestStatus | null) =>
  usePages([...listKey, status], (lastKey) =>
    ask("listReferralRequests", { query: { pageSize: PAGE_SIZE, status, lastKey } }),
  );

/** Shows a changed request in all loaded lists, and refetches lists, counts and credits. */
export async function takeChange(queries: QueryClient, changed: ReferralRequestDetails): Promise<void> {
  queries.setQueryData(requestKey(changed.id), changed);
  changeRows<ReferralRequest>(queries, listKey, (row) => [row.id === changed.id ? changed : row]);
  await Promise.all([
    queries.invalidateQueries({ queryKey: referralRequestsKey }),
    queries.invalidateQueries({ queryKey: creditsKey }),
  ]);
}
