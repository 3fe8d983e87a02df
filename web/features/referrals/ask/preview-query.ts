// Query of a request's expected outcome, sent once enough of the job is known and the typing pauses.
import { queryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CallError } from "../../../../contract/call-error.ts";
import type { PreviewedReferral } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { referralRequestsKey } from "../../../session/candidate-keys.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type AskDraft, type ChosenJob, canPreview, jobBody } from "./ask-draft.ts";

const REST_MS = 700;
/** The profile may change in another tab; focusing this one fetches again. */
const FRESH_MS = 20_000;

/** For signed-in candidates; a listed job is previewed at once, without a pause. */
export function usePreviewQuery(companyId: string, job: ChosenJob | null, draft: AskDraft) {
  const { isLoggedIn, tokenData } = useSession();
  const isCandidate = isLoggedIn === true && tokenData?.userType === "General_User";
  const text = job && canPreview(job, draft) ? JSON.stringify(jobBody(companyId, job, draft)) : "";
  const rested = useRested(text, job?.kind === "other" ? REST_MS : 0);
  // The delayed value may still belong to the job chosen before.
  const asked = isPasted(rested) === (job?.kind === "other") ? rested : "";
  return queryOptions<PreviewedReferral>({
    queryKey: [...referralRequestsKey, "preview", asked],
    enabled: isCandidate && asked !== "" && text !== "",
    queryFn: () => ask("previewReferral", { body: JSON.parse(asked) }),
    // Shows the previous preview while the same description is being typed.
    ...(job?.kind === "other" && { placeholderData: keepIfPasted }),
    staleTime: FRESH_MS,
  });
}

/** The preview of an earlier wording; none of a listed job chosen before. */
const keepIfPasted = (before: PreviewedReferral | undefined, query?: { queryKey: readonly unknown[] }) =>
  isPasted(String(query?.queryKey.at(-1))) ? before : undefined;

const isPasted = (body: string): boolean => body.includes('"jobUrl"');

function useRested(value: string, rest: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rest === 0) return setRested(value);
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rest === 0 ? value : rested;
}

/** Whether the server refused a call, so that an equal one would be refused again: not for network failures, server errors and rate limits. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
