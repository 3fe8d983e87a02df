// Renews, reposts or clones a company's job: a toast on success, and a retry when the network failed.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { LISTED_DAYS } from "../../../../contract/jobs/posting-rules.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { companyJobsKey, jobDraftsKey } from "../../../session/company-keys.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { showToast, type ToastAction } from "../../../ui/toast.ts";

export function useJobActions(job: CompanyJob) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const params = { jobid: job.id };

  /** Never rejects; `work` must be idempotent. `offer`: an action to show with the refusal. */
  const attempt = async (work: () => Promise<unknown>, offer?: (error: unknown) => ToastAction | undefined) => {
    setBusy(true);
    try {
      await repeatCall(work);
    } catch (error) {
      const mayPass = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
      const again = { label: "Try again", onAction: () => void attempt(work, offer) };
      showToast("error", reasonOf(error), mayPass ? again : offer?.(error));
      // A refusal means that the list is out of date.
      if (!mayPass) void queries.invalidateQueries({ queryKey: companyJobsKey });
    } finally {
      setBusy(false);
    }
  };

  const clone = () => {
    const key = newCallKey();
    return attempt(async () => {
      const draft = await ask("cloneJob", { params, key });
      void queries.invalidateQueries({ queryKey: jobDraftsKey });
      await navigate(`/v2/corporate/drafts/${draft.id}`);
    });
  };
  /** A job that fails today's validation, or that is already listed, can still be written anew. */
  const offerDraft = (error: unknown): ToastAction | undefined =>
    error instanceof CallError && [400, 409].includes(error.status)
      ? { label: "Write a new draft", onAction: () => void clone() }
      : undefined;

  return {
    isBusy,
    renew: () =>
      attempt(async () => {
        await ask("renewPostedJob", { params });
        showToast("success", `${job.jobTitle} is listed for ${LISTED_DAYS} days from today.`);
        await queries.invalidateQueries({ queryKey: companyJobsKey });
      }),
    repost: () => {
      const key = newCallKey();
      return attempt(async () => {
        await ask("repostJob", { params, key });
        showToast("success", `${job.jobTitle} is open again, as a new job, for ${LISTED_DAYS} days.`);
        await queries.invalidateQueries({ queryKey: companyJobsKey });
      }, offerDraft);
    },
    clone,
  };
}
