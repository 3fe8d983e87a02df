// Counts a person's unread notifications.
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";

/** A larger number has no use on the bell. */
const most = 100;

/** Stops counting at 100: 100 means 100 or more. */
export async function countUnreadOf(reader: Reader, accountId: string): Promise<number> {
  const [row] = await reader.query<{ unread: number }>(
    {
      name: "unread notifications",
      text: `select count(*)::int as unread from
        (select 1 from notification where account_id = $1 and in_app and read_at is null limit ${most}) unread_ones`,
    },
    [accountId],
  );
  return row?.unread ?? 0;
}

export async function countUnread({ caller }: Pick<Call<Caller>, "caller">, { db }: Pick<Deps, "db">) {
  return { unread: await countUnreadOf(db, caller.accountId) };
}
