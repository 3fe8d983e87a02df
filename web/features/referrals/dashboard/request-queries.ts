// Queries of the person's referral requests, and the updates after a change.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { listReferralRequests, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { creditsKey, referralRequestsKey } from "../../../session/candidate-keys.ts";
import { usePages } from "../../../session/use-pages.ts";
import { requestKey } from "../request-query.ts";

type ListPage = z.infer<typeof listReferralRequests.answer>;

const listKey = [...referralRequestsKey, "list"] as const;
const PAGE_SIZE = 20;

export function useRequests(status: RequestStatus | null) {
  return usePages([...listKey, status], (lastKey): Promise<ListPage> => {
    const query = { pageSize: PAGE_SIZE, ...(status && { status }), ...(lastKey && { lastKey }) };
    return ask("listReferralRequests", { query });
  });
}

/** Shows a changed request in all loaded lists, and refetches lists, counts and credits. */
export async function takeChange(queries: QueryClient, changed: ReferralRequestDetails): Promise<void> {
  queries.setQueryData(requestKey(changed.id), changed);
  queries.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: listKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          data: page.data.map((row) => (row.id === changed.id ? changed : row)),
        })),
      },
  );
  await Promise.all([
    queries.invalidateQueries({ queryKey: referralRequestsKey }),
    queries.invalidateQueries({ queryKey: creditsKey }),
  ]);
}
