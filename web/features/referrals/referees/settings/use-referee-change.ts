// Saves a change of a referee's settings, shows the server's new state and a toast.
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { changeReferee } from "../../../../../contract/referrals/referees-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { takeReferee } from "../referee-queries.ts";

type Change = z.input<NonNullable<typeof changeReferee.body>>;

export function useRefereeChange() {
  const queries = useQueryClient();
  const action = useAction();
  const change = (body: Change, done: string): Promise<boolean> =>
    action.run(async () => {
      takeReferee(queries, await repeatCall(() => ask("changeReferee", { body })));
    }, done);
  return { ...action, change };
}
