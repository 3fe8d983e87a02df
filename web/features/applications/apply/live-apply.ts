// Runs the apply flow in the browser: performs each task, and reports its outcome to the flow as an event.
import { CallError } from "../../../../contract/call-error.ts";
import { ask } from "../../../session/ask.ts";
import { percentageKey } from "../../../session/candidate-keys.ts";
import { keepPendingApply } from "../../../session/pending-apply.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { check, setPendingApply } from "../../../session/session-actions.ts";
import { sessionStore } from "../../../session/session-state.ts";
import { appliedTo } from "../applied/applied-store.ts";
import { isAppliedTo } from "../applied/find-application.ts";
import { type ApplyFacts, nextStep, type Task } from "./apply-flow.ts";
import type { ApplyEvent } from "./apply-state.ts";
import type { ApplyWorld } from "./make-apply-flow.ts";
import { makeSender } from "./send-application.ts";

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
