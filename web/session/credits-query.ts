// The credits of whoever is signed in, as the header, the referral page and the subscription page ask for them: one answer for all.
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { getCredits } from "./calls.ts";
import { creditsKey } from "./candidate-keys.ts";
import { repeatCall } from "./repeat-call.ts";

export const creditsQuery = queryOptions({
  queryKey: creditsKey,
  queryFn: ({ signal }) => repeatCall(() => callApi(getCredits), signal),
});
