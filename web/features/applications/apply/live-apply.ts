// Runs the apply flow in the browser: performs each task, and reports its outcome to the flow as an event.

import type { Application } from "../../../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { applicationsKey, appliedJobsKey, percentageKey } from "../../../session/candidate-keys.ts";
import { readFollowedShare } from "../../../session/followed-share.ts";
import { keepPendingApply } from "../../../session/pending-apply.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { check, setPendingApply } from "../../../session/session-actions.ts";
import { sessionStore } from "../../../session/session-state.ts";
import { showProgress } from "../../../ui/toast.ts";
import { appliedTo, noteApplied } from "../applied/applied-store.ts";
import { applicationOfJobKey, isAppliedTo } from "../applied/find-application.ts";
import { type ApplyFacts, nextStep, type Task, toldBy } from "./apply-flow.ts";
import type { ApplyEvent } from "./apply-state.ts";
import type { ApplyWorld } from "./make-apply-flow.ts";

/** Index of the completion section that must not be empty. */
const RESUME_SECTION = 2;

/** Returns the function that sends the flow an event. */
export function runApply(world: ApplyWorld): (event: ApplyEvent) => void {
  const { job, store, weigh, signIn } = world;
  const submit = makeSender(world);
  const work: Record<Task, () => Promise<ApplyEvent | null>> = {
    "sign-in": () => signIn().then(nothing),
    remember: () => keepPendingApply({ jobId: job.id, url: window.location.href }).then(nothing),
    forget: () => setPendingApply(null).then(nothing),
    find: async () => ({ kind: "found", isApplied: await isAppliedTo(job) }),
    weigh: async () => ({ kind: "weighed", weight: await weigh() }),
    "read-completion": async () => ({ kind: "completion", percent: await readCompletion() }),
    submit,
  };
  async function go(event: ApplyEvent): Promise<void> {
    const [state, task] = nextStep(store.read(), event, factsOf(world));
    store.set(state);
    const next = task && (await work[task]());
    if (next) await go(next);
  }
  return (event) => void begin(event);

  /** Loads the session first if it is not known yet. */
  async function begin(event: ApplyEvent): Promise<void> {
    if (store.read().phase !== "idle") return;
    if (sessionStore.read().isLoggedIn === undefined) {
      store.set({ phase: "checking" });
      await check();
    }
    await go(event);
  }
}

const nothing = () => null;

function factsOf({ job }: ApplyWorld): ApplyFacts {
  const { isLoggedIn, tokenData } = sessionStore.read();
  return {
    isSignedIn: isLoggedIn === true,
    isCandidate: tokenData?.userType === "General_User",
    applied: appliedTo(job.id),
    leadsOut: job.externalUrl !== null,
  };
}

/** Null when the API failed. */
async function readCompletion(): Promise<number | null> {
  const params = { email: sessionStore.read().tokenData?.email ?? "" };
  try {
    const found = await repeatCall(() => ask("getProfilePercentage", { params }));
    personQueryClient().setQueryData(percentageKey, found);
    return found.candidate[RESUME_SECTION]?.curPerc ?? 0;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** Longest address that the server accepts. */
const MAX_ADDRESS = 2_000;

/**
 * Each call of the returned function sends the flow's current state. An equal body is sent under the same key, so that
 * it counts once.
 */
function makeSender({ job, store, weigh }: ApplyWorld): () => Promise<ApplyEvent> {
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
