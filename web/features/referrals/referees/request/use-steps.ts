// A referee's actions on a request: each calls the server, shows the request's new state, and has words for a refusal.
import { useQueryClient } from "@tanstack/react-query";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { refreshRequests, takeRequest } from "../referee-queries.ts";

export type PlainStep = "claim" | "accept" | "conflict" | "give-back";

export function useSteps(requestId: string) {
  const queries = useQueryClient();
  const action = useAction();
  const params = { requestId };

  /** Runs `work`; a refusal may mean that the shown state is outdated, so requests are refetched. */
  const step = (work: () => Promise<RefereeRequestDetail | null>, done: string): Promise<boolean> =>
    action.run(async () => {
      try {
        const changed = await work();
        if (changed) takeRequest(queries, changed);
        else refreshRequests(queries);
      } catch (error) {
        refreshRequests(queries);
        throw error;
      }
    }, done);

  const take = (kind: PlainStep): Promise<boolean> =>
    step(async () => {
      if (kind === "claim") return repeatCall(() => ask("claimRequest", { params }));
      if (kind === "accept") return repeatCall(() => ask("acceptRequest", { params }));
      if (kind === "conflict") return ask("flagConflict", { params });
      await ask("giveBackRequest", { params });
      return null;
    }, DONE[kind]);

  return { ...action, step, take };
}

export type Steps = ReturnType<typeof useSteps>;

const DONE: Record<PlainStep, string> = {
  claim: "",
  accept: "You have taken it on.",
  conflict: "It goes to the other referees, and is not offered to you again.",
  "give-back": "It is back in the pool.",
};
