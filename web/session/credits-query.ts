// Queries of the signed-in person's credits and earnings, which several areas of the site show.
import { queryOptions } from "@tanstack/react-query";
import { ask } from "./ask.ts";
import { creditsKey } from "./candidate-keys.ts";
import { earningsKey } from "./referee-keys.ts";

export const creditsQuery = queryOptions({
  queryKey: creditsKey,
  queryFn: () => ask("getCredits"),
});

/** Soon out of date, because confirmations and the passing of time change earnings. */
export const earningsQuery = queryOptions({
  queryKey: [...earningsKey, "sums"],
  queryFn: () => ask("getEarnings"),
  staleTime: 15_000,
});
