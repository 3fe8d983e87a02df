// Records by whose link a person came to a job: in this browser for a visitor, on the server for a signed-in person.
import { CallError } from "../../../contract/call-error.ts";
import { ask } from "../../session/ask.ts";
import { keepFollowedShare } from "../../session/followed-share.ts";
import { repeatCall } from "../../session/repeat-call.ts";

/** "other": they came by another person's link first. */
export type Standing = "counts" | "own" | "other";

type Visit = { jobId: string; referAndEarnId: string; isLoggedIn: boolean };

/** Rejects when the server could not be reached. */
export async function recordVisit({ jobId, referAndEarnId, isLoggedIn }: Visit): Promise<Standing> {
  const first = await keepFollowedShare(jobId, referAndEarnId);
  if (!isLoggedIn) return first === referAndEarnId ? "counts" : "other";
  if (first !== referAndEarnId) await follow(first);
  const answer = await follow(referAndEarnId);
  if (answer?.isOwn) return "own";
  return answer?.counts ? "counts" : "other";
}

/** Null when the sharer's account is gone, so no one is credited. */
async function follow(referAndEarnId: string): Promise<{ counts: boolean; isOwn: boolean } | null> {
  try {
    return await repeatCall(() => ask("followShare", { params: { referAndEarnId } }));
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}
