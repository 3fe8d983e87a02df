// The signed-in person's data for match scores, loaded once and shared by the whole page.
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { BasicDetails } from "../../contract/candidates/wire.ts";
import { mayHaveResume } from "../../contract/identity/rules.ts";
import { ask } from "./ask.ts";
import { basicDetailsKey } from "./candidate-keys.ts";
import { useSession } from "./session-context.tsx";

const STALE_MS = 5 * 60_000;

export const basicDetailsQuery = {
  queryKey: basicDetailsKey,
  queryFn: () => ask("getBasicDetails"),
  staleTime: STALE_MS,
  refetchOnWindowFocus: false,
};

/** Loads nothing for people without a résumé: visitors and recruiters. Use inside a QueryProvider. */
export function useBasicDetails(): UseQueryResult<BasicDetails> {
  const { isLoggedIn, tokenData } = useSession();
  return useQuery({ ...basicDetailsQuery, enabled: isLoggedIn === true && mayHaveResume(tokenData?.userType) });
}

/** Whether a CV has been read, so that jobs can be scored: both of its parts are present. */
export const hasReadCv = (details: BasicDetails): boolean =>
  details.cvExtract !== null && details.cvExtractParsed !== null;
