// Queries of a person's payouts and statement, and the refetch after a payout.
import type { QueryClient } from "@tanstack/react-query";
import { ask } from "../../../session/ask.ts";
import { earningsKey } from "../../../session/referee-keys.ts";
import { usePages } from "../../../session/use-pages.ts";

export const useStatement = () =>
  usePages([...earningsKey, "statement"], (lastKey) =>
    ask("listStatement", { query: { book: "EARNINGS", pageSize: 20, lastKey } }),
  );

export const usePayouts = () =>
  usePages([...earningsKey, "payouts"], (lastKey) => ask("listPayouts", { query: { pageSize: 20, lastKey } }));

/** Refetches everything about earnings. */
export const refreshEarnings = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: earningsKey });
