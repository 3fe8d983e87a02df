// What the browser asks of somebody's earnings: sums, payouts and the statement; and what a payout changes of them.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Earnings } from "../../../contract/ledger.ts";
import { callApi } from "../../session/call-api.ts";
import { loadLedgerCalls, loadPayoutCalls } from "../../session/load-contract.ts";
import { earningsKey } from "../../session/referee-keys.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { usePages } from "../../session/use-pages.ts";

/** Confirmations and time itself change it. */
const FRESH_MS = 15_000;

export function useEarnings() {
  return useQuery({
    queryKey: [...earningsKey, "sums"],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<Earnings> => {
      const { getEarnings } = await loadLedgerCalls();
      return repeatCall(() => callApi(getEarnings), signal);
    },
  });
}

export const useStatement = () =>
  usePages([...earningsKey, "statement"], async (lastKey) => {
    const { listStatement } = await loadLedgerCalls();
    return callApi(listStatement, { query: { book: "EARNINGS", pageSize: 20, lastKey } });
  });

export const usePayouts = () =>
  usePages([...earningsKey, "payouts"], async (lastKey) => {
    const { listPayouts } = await loadPayoutCalls();
    return callApi(listPayouts, { query: { pageSize: 20, lastKey } });
  });

/** Has everything about earnings asked for anew. */
export const refreshEarnings = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: earningsKey });
