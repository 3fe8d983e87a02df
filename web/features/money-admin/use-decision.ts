// A decision of an admin: sent, told, and its queue asked for anew, also after a refusal: somebody else may have been quicker.
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../session/use-action.ts";

export function useDecision(queue: readonly unknown[]) {
  const queries = useQueryClient();
  const action = useAction();
  const decide = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    action.run(async () => {
      try {
        await work();
      } finally {
        void queries.invalidateQueries({ queryKey: queue });
      }
    }, done);
  return { action, decide };
}
