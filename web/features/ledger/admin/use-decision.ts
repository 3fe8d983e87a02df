// Sends an admin's decision, shows a toast, and refetches the queue, also after a refusal: another admin may have decided first.
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../session/use-action.ts";

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
