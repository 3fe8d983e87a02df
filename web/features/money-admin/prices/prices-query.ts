// Query of the current plans, fees and fee budget, with the proposals that wait for a second admin.
import { queryOptions } from "@tanstack/react-query";
import { pricesKey } from "../../../session/admin-keys.ts";
import { callApi } from "../../../session/call-api.ts";
import { loadPriceCalls } from "../../../session/load-contract.ts";
import { repeatCall } from "../../../session/repeat-call.ts";

export const pricesQuery = queryOptions({
  queryKey: [...pricesKey, "now"],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { getPrices } = await loadPriceCalls();
    return repeatCall(() => callApi(getPrices), signal);
  },
});
