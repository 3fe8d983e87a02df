// Records an application that the person sent on the employer's own site. No company is notified.
import { type Application, recordExternalApplication as endpoint } from "../../contract/applications/wire.ts";
import { readApplicant } from "../candidates/index.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { readJobToApply } from "../jobs/index.ts";
import { matchToKeep } from "../matching/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { once } from "../platform/once.ts";
import { refuseToApply } from "./refuse-to-apply.ts";
import { isCandidate, whyNotApply } from "./rules.ts";
import { hasApplied, readOneSent, saveApplication } from "./store.ts";

/** Needs neither CV nor score; a score is stored for the person's own list. */
export async function recordExternalApplication(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<Application> {
  const { accountId } = call.caller;
  const { jobId, jobPortal = null, jobUrl = null } = input.body;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const job = await readJobToApply(tx, jobId);
    const { resumePercent, match: profile, snapshot } = await readApplicant(tx, accountId);
    const kept = job && matchToKeep(profile, job);
    const now = deps.clock();
    const why = whyNotApply({
      isCandidate: isCandidate(call.caller),
      kind: "EXTERNAL",
      job,
      hasApplied: await hasApplied(tx, jobId, accountId),
      resumePercent,
      score: kept?.score ?? -1,
      acceptsLowScore: true,
    });
    if (why || !kept) throw refuseToApply(why ?? "NO_SUCH_JOB");
    const application = { kind: "EXTERNAL", jobId, accountId, ...kept, profile: snapshot } as const;
    const id = await saveApplication(tx, { ...application, cvId: null, jobPortal, jobUrl, shareId: null }, now);
    if (id === null) throw refuseToApply("ALREADY_APPLIED");
    return readOneSent(tx, { accountId, now }, id);
  });
}
