// The signed-in person as a referee, loaded once and shared by the menu and the employee area.
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Referee } from "../../contract/referrals/referees-wire.ts";
import { ask } from "./ask.ts";
import { refereeSelfKey } from "./referee-keys.ts";

export const refereeQuery = {
  queryKey: refereeSelfKey,
  queryFn: async (): Promise<Referee | null> => (await ask("getReferee")).referee,
};

/** Null for a person who never was a referee. Use inside a QueryProvider. */
export const useReferee = (isEnabled = true): UseQueryResult<Referee | null> =>
  useQuery({ ...refereeQuery, enabled: isEnabled });

/** Whether the person answers requests, or would after verifying their address again. */
export const isReferee = (referee: Referee | null | undefined): referee is Referee =>
  referee?.status === "VERIFIED" || referee?.status === "EXPIRED";
