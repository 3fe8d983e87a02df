// Marks the caller's notifications as read or unread.
import type { markRead as endpoint } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { countUnreadOf } from "./count-unread.ts";

/** Ignores unknown ids and other people's. `upTo` leaves newer notifications alone. */
export async function markRead(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<{ unread: number }> {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    if ("upTo" in body)
      await tx.query(
        "update notification set read_at = $2 where account_id = $1 and in_app and read_at is null and id <= $3",
        [accountId, clock(), body.upTo],
      );
    else
      await tx.query(
        // Marking as read again retains the first reading time.
        `update notification set read_at = case when $2 then coalesce(read_at, $3::timestamptz) end
         where account_id = $1 and id = any($4::uuid[])`,
        [accountId, body.isRead, clock(), body.ids],
      );
    return { unread: await countUnreadOf(tx, accountId) };
  });
}
