// Admins have work tried again that failed for good, once its reason is mended.
import { recordAct } from "../audit/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { listParked, retryParkedIn } from "../platform/queue.ts";
import { refuse } from "../platform/refusal.ts";

/** The most at once; the next call goes on. */
const MOST = 1_000;

/** Of two admins at once, each piece goes back to its queue once. 409 if none of it waits any more. */
export const retryFailedWork: Operation<"retryFailedWork"> = async ({ body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const parked = await listParked(tx, MOST);
    const meant = parked.filter(({ id }) => body.ids?.includes(id) ?? true);
    const retried = meant.length === 0 ? 0 : await retryParkedIn(tx, meant);
    if (retried === 0)
      throw refuse(409, "CONFLICT", "Nothing of this waits any more: another admin was first. Please reload the page.");
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "failed-work.retried",
      subject: { kind: "failed-work", id: "list" },
      after: { retried, queues: [...new Set(meant.map(({ queue }) => queue))], ids: meant.map(({ id }) => id) },
      at: clock(),
    });
    return { retried };
  });
