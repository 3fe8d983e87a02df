// Queries of a person's earnings: sums, payouts and statement; and the refetch after a payout.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Earnings } from "../../../../contract/ledger/wire.ts";
import { ask } from "../../../session/ask.ts";
import { earningsKey } from "../../../session/referee-keys.ts";
import { usePages } from "../../../session/use-pages.ts";

/** Short, because confirmations and the passing of time change earnings. */
const FRESH_MS = 15_000;

export function useEarnings() {
  return useQuery({
    queryKey: [...earningsKey, "sums"],
    staleTime: FRESH_MS,
    queryFn: (): Promise<Earnings> => ask("getEarnings"),
  });
}

export const useStatement = () =>
  usePages([...earningsKey, "statement"], (lastKey) =>
    ask("listStatement", { query: { book: "EARNINGS", pageSize: 20, lastKey } }),
  );

export const usePayouts = () =>
  usePages([...earningsKey, "payouts"], (lastKey) => ask("listPayouts", { query: { pageSize: 20, lastKey } }));

/** Refetches everything about earnings. */
export const refreshEarnings = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: earningsKey });
