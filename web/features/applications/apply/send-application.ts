// Sends an application, or records one made elsewhere, and returns the outcome as an event.
import type { Application } from "../../../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { applicationsKey, appliedJobsKey } from "../../../session/candidate-keys.ts";
import { readFollowedShare } from "../../../session/followed-share.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { showProgress } from "../../../ui/toast.ts";
import { noteApplied } from "../applied/applied-store.ts";
import { applicationOfJobKey } from "../applied/find-application.ts";
import { toldBy } from "./apply-flow.ts";
import type { ApplyEvent } from "./apply-state.ts";
import type { ApplyWorld } from "./make-apply-flow.ts";

/** Longest address that the server accepts. */
const MAX_ADDRESS = 2_000;

/**
 * Each call of the returned function sends the flow's current state. An equal body is sent under the same key, so that
 * it counts once.
 */
export function makeSender({ job, store, weigh }: ApplyWorld): () => Promise<ApplyEvent> {
  let last: { text: string; key: string } | null = null;
  const keyOf = (body: object) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: newCallKey() };
    return last.key;
  };
  const sendHere = async () => {
    const { score, acceptsLowScore } = store.read();
    const referAndEarnId = await readFollowedShare(job.id);
    const body = {
      jobId: job.id,
      companyName: job.companyName,
      jobPortal: BRAND_NAME,
      matchingScore: score,
      ...(referAndEarnId && { referAndEarnId }),
      ...(acceptsLowScore && { acceptLowScore: true }),
    };
    const key = keyOf(body);
    return repeatCall(() => ask("applyToJob", { body, key }));
  };
  const sendElsewhere = async () => {
    // An external application skips the step that calculates the score.
    const weight = await weigh();
    const { href, origin, pathname } = window.location;
    const body = {
      jobId: job.id,
      ...(job.externalUrl && job.externalUrl.length <= MAX_ADDRESS && { jobPortal: job.externalUrl }),
      jobUrl: href.length <= MAX_ADDRESS ? href : origin + pathname,
      matchingScore: weight.kind === "score" ? weight.score : store.read().score,
    };
    const key = keyOf(body);
    return repeatCall(() => ask("recordExternalApplication", { body, key }));
  };

  return async () => {
    const finish = showProgress("Applying...");
    try {
      await noteSent(job.id, await (job.isExternal ? sendElsewhere() : sendHere()));
      finish();
      return { kind: "accepted" };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, refusal } = error;
      const code = refusal?.errorCode ?? null;
      const told = toldBy(status, code);
      if (told?.kind === "already-submitted") noteApplied(job.id);
      finish(told?.kind === "failed" ? { kind: "error", text: "Failed to submit application" } : undefined);
      return { kind: "refused", status, code };
    }
  };
}

async function noteSent(jobId: string, application: Application): Promise<void> {
  const cache = personQueryClient();
  noteApplied(jobId);
  void cache.invalidateQueries({ queryKey: appliedJobsKey });
  await cache.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
  cache.setQueryData(applicationOfJobKey(jobId), application);
}
