// Applies to a job that was posted here, with the CV in force and the score calculated now.
import { type Application, applyToJob as endpoint } from "../../contract/applications/wire.ts";
import { readApplicant } from "../candidates/index.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { readJobToApply } from "../jobs/index.ts";
import { matchToKeep } from "../matching/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { once } from "../platform/once.ts";
import { shareThatCounts } from "../sharing/index.ts";
import { refuseToApply } from "./refuse-to-apply.ts";
import { isCandidate, whyNotApply } from "./rules.ts";
import { hasApplied, readOneSent, saveApplication } from "./store.ts";

/** Refuses as contract/applications/wire.ts says, in the order of `whyNotApply`. */
export async function applyToJob(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<Application> {
  const { accountId, email, name } = call.caller;
  const { jobId, jobPortal = null, referAndEarnId, acceptLowScore = false } = input.body;
  return once(endpoint, input, call, deps, async (tx) => {
    // Load: the account, the job and the CV are locked until the transaction ends.
    await holdAccount(tx, accountId);
    const job = await readJobToApply(tx, jobId);
    const { cvId, resumePercent, match: profile, snapshot } = await readApplicant(tx, accountId);
    const kept = job && matchToKeep(profile, job);
    const now = deps.clock();

    // Decide
    const why = whyNotApply({
      isCandidate: isCandidate(call.caller),
      kind: "INTERNAL",
      job,
      hasApplied: await hasApplied(tx, jobId, accountId),
      resumePercent,
      score: kept?.score ?? -1,
      acceptsLowScore: acceptLowScore,
    });
    if (why || !job || !kept) throw refuseToApply(why ?? "NO_SUCH_JOB");

    // Save
    const shareId = await shareThatCounts(tx, { referAndEarnId, accountId, jobId }, deps);
    const application = { kind: "INTERNAL", jobId, accountId, cvId, ...kept, profile: snapshot, shareId } as const;
    const id = await saveApplication(tx, { ...application, jobPortal, jobUrl: null }, now);
    if (id === null) throw refuseToApply("ALREADY_APPLIED");

    // Announce
    const { jobTitle, companyId, companyName } = job;
    const candidate = { accountId, email, name };
    const facts = { applicationId: id, jobId, jobTitle, companyId, companyName, candidate, shareId };
    await deps.announce(tx, { kind: "application.submitted", ...facts, score: kept.score });
    return readOneSent(tx, { accountId, now }, id);
  });
}
