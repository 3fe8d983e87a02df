// Loads the share by whose link a job's page was opened. Runs in loaders only.
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import { sharedIn } from "../../../contract/paths.ts";

/** Null without a share, and for one that is forged, of another job, or deleted: the page renders without it. */
export async function loadShare(
  api: Client,
  { jobId, search }: { jobId: string; search: string },
): Promise<{ referAndEarnId: string; sharedBy: string } | null> {
  const referAndEarnId = sharedIn(search);
  if (referAndEarnId === undefined) return null;
  try {
    const share = await api("readShare", { params: { referAndEarnId } });
    return share.jobId === jobId ? { referAndEarnId, sharedBy: share.sharedBy } : null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
