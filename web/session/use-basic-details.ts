// What the match score needs to know of the signed-in person, asked for once and shared by every piece of a page.
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { BasicDetails } from "../../contract/candidates.ts";
import { mayHaveResume } from "../../contract/roles.ts";
import { callApi } from "./call-api.ts";
import { getBasicDetails } from "./calls.ts";
import { basicDetailsKey } from "./candidate-keys.ts";
import { useSession } from "./session-context.tsx";

/** Data of five minutes is new enough (spec §9). */
const STALE_MS = 5 * 60_000;

/** The question and how long its answer holds, for loaders too. */
export const basicDetailsQuery = {
  queryKey: basicDetailsKey,
  queryFn: () => callApi(getBasicDetails),
  staleTime: STALE_MS,
  refetchOnWindowFocus: false,
};

/** Asks for nobody who has no résumé to match: visitors, and those who hire. Stands inside a QueryProvider. */
export function useBasicDetails(): UseQueryResult<BasicDetails> {
  const { isLoggedIn, tokenData } = useSession();
  return useQuery({ ...basicDetailsQuery, enabled: isLoggedIn === true && mayHaveResume(tokenData?.userType) });
}

/** Whether a CV has been read, so that jobs can be scored: both of its parts are there (spec §7). */
export const hasReadCv = (details: BasicDetails): boolean =>
  details.cvExtract !== null && details.cvExtractParsed !== null;
