// Tells whoever follows a share whose it is, by first name.
import type { readShare as endpoint } from "../../contract/sharing.ts";
import type { Deps } from "../deps.ts";
import type { Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { findShare } from "./store.ts";

/** One answer for what is forged, changed or gone. */
export const noSuchShare = () => refuse(404, "NOT_FOUND", "There is no such share.");

export async function readShare(
  { params }: Input<typeof endpoint>,
  { db, vault }: Deps,
): Promise<{ jobId: string; sharedBy: string }> {
  const share = await findShare(db, params.referAndEarnId, vault);
  if (share === null) throw noSuchShare();
  return { jobId: share.jobId, sharedBy: share.sharer.trim().split(/\s+/)[0] ?? "" };
}
