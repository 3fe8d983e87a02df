// Locks one of the caller's own requests for a step.
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Caller } from "../../platform/mount.ts";
import { type LockedRequest, lockRequest, noRequest } from "../transition.ts";

/** 404 if it is not the caller's. `now` is read after the lock, so that it is later than the step waited for. */
export async function lockSent(
  tx: Writer,
  { accountId }: Pick<Caller, "accountId">,
  id: string,
  { clock }: Pick<Deps, "clock">,
): Promise<{ request: LockedRequest; now: Date }> {
  await holdAccount(tx, accountId);
  const request = await lockRequest(tx, id);
  if (request.candidate.accountId !== accountId) throw noRequest();
  return { request, now: clock() };
}
