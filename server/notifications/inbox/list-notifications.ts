// Lists the caller's notifications on the site, newest first.
import type { listNotifications as endpoint, Notification } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { countUnreadOf } from "./count-unread.ts";

type Row = Omit<Notification, "createdAt" | "readAt"> & { createdAt: Date; readAt: Date | null };

export async function listNotifications(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Pick<Deps, "db" | "cursors">,
): Promise<{ data: Notification[]; pagination: { lastKey: string | null }; unread: number }> {
  const { accountId } = caller;
  const show = query.show ?? "all";
  const bound = { list: "notifications", accountId, show };
  const before = query.lastKey === undefined ? null : cursors.open<string>(query.lastKey, bound);
  const unreadOnly = show === "unread" ? "and read_at is null" : "";
  const rows = await db.query<Row>(
    {
      name: `notifications ${show}`,
      text: `select id, kind, title, text, href, created_at as "createdAt", read_at as "readAt" from notification
        where account_id = $1 and in_app ${unreadOnly} and ($2::uuid is null or id < $2) order by id desc limit $3`,
    },
    [accountId, before, query.pageSize + 1],
  );
  const page = rows.slice(0, query.pageSize);
  const last = page.at(-1);
  return {
    data: page.map(present),
    pagination: { lastKey: rows.length > page.length && last ? cursors.seal(last.id, bound) : null },
    unread: await countUnreadOf(db, accountId),
  };
}

const present = ({ createdAt, readAt, ...row }: Row): Notification => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
