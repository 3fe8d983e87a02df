// Query of the signed-in person's credits, shared by the header, the referral page and the subscription page.
import { queryOptions } from "@tanstack/react-query";
import { ask } from "./ask.ts";
import { creditsKey } from "./candidate-keys.ts";
import { repeatCall } from "./repeat-call.ts";

export const creditsQuery = queryOptions({
  queryKey: creditsKey,
  queryFn: ({ signal }) => repeatCall(() => ask("getCredits"), signal),
});
