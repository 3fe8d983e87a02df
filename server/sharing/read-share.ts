// Reads a share for a visitor of its link: the job and the sharer's first name.
import type { readShare as endpoint } from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import type { Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { findShare } from "./store.ts";

/** The same answer for forged, changed and deleted shares. */
export const noSuchShare = () => refuse(404, "NOT_FOUND", "There is no such share.");

export async function readShare(
  { params }: Input<typeof endpoint>,
  { db, vault }: Deps,
): Promise<{ jobId: string; sharedBy: string }> {
  const share = await findShare(db, params.referAndEarnId, vault);
  if (share === null) throw noSuchShare();
  return { jobId: share.jobId, sharedBy: share.sharer.trim().split(/\s+/)[0] ?? "" };
}
