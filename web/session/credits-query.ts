// Query of the signed-in person's credits, shared by the header, the referral page and the subscription page.
import { queryOptions } from "@tanstack/react-query";
import { ask } from "./ask.ts";
import { creditsKey } from "./candidate-keys.ts";

export const creditsQuery = queryOptions({
  queryKey: creditsKey,
  queryFn: () => ask("getCredits"),
});
