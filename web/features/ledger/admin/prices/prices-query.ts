// Query of the current plans, fees and fee budget, with the proposals that wait for a second admin.
import { queryOptions } from "@tanstack/react-query";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";

export const pricesQuery = queryOptions({
  queryKey: [...pricesKey, "now"],
  staleTime: 0,
  queryFn: () => ask("getPrices"),
});
