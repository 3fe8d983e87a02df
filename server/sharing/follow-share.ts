// Records that the caller followed a share; the first one per job counts.
import type { followShare as endpoint } from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { noSuchShare } from "./read-share.ts";
import { findShare, holdShare, noteVisit } from "./store.ts";

export async function followShare(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, vault, clock }: Deps,
): Promise<{ counts: boolean; isOwn: boolean }> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const share = await findShare(tx, params.referAndEarnId, vault);
    if (share === null) throw noSuchShare();
    if (share.sharerId === caller.accountId) return { counts: false, isOwn: true };
    if (!(await holdShare(tx, share.id))) throw noSuchShare();
    return { counts: (await noteVisit(tx, caller.accountId, share, clock())) === share.id, isOwn: false };
  });
}
