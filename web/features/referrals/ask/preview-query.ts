// What asking for a referral would come to now, asked for once the job is told well enough and nobody types.
import { queryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PreviewedReferral } from "../../../../contract/referrals.ts";
import { callApi } from "../../../session/call-api.ts";
import { previewReferral } from "../../../session/calls.ts";
import { referralRequestsKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type AskDraft, type ChosenJob, canPreview, jobBody } from "./ask-draft.ts";

const REST_MS = 700;
/** The profile may be changed in another tab; looking at this one again asks again. */
const FRESH_MS = 20_000;

export const previewsKey = [...referralRequestsKey, "preview"] as const;

/** For people who ask for themselves; a listed job is asked about at once. */
export function usePreviewQuery(companyId: string, job: ChosenJob | null, draft: AskDraft) {
  const { isLoggedIn, tokenData } = useSession();
  const isCandidate = isLoggedIn === true && tokenData?.userType === "General_User";
  const text = job && canPreview(job, draft) ? JSON.stringify(jobBody(companyId, job, draft)) : "";
  const rested = useRested(text, job?.kind === "other" ? REST_MS : 0);
  // What rests may still be the job that was chosen before.
  const asked = isPasted(rested) === (job?.kind === "other") ? rested : "";
  return queryOptions<PreviewedReferral>({
    queryKey: [...previewsKey, asked],
    enabled: isCandidate && asked !== "" && text !== "",
    queryFn: ({ signal }) => repeatCall(() => callApi(previewReferral, { body: JSON.parse(asked) }), signal),
    // While somebody goes on typing the same description.
    ...(job?.kind === "other" && { placeholderData: keepIfPasted }),
    staleTime: FRESH_MS,
  });
}

/** What was read of an earlier wording; nothing of a listed job that was chosen before. */
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
