// A person's notices on the site: list, count, mark as read, export, erase, forget.

import type { Notification } from "../../../contract/notifications/wire.ts";
import { applicantsPath } from "../../../contract/paths.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps, Operation } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Reader } from "../../platform/db.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import type { Call, Caller } from "../../platform/mount.ts";

/** A larger number has no use on the bell. */
const most = 100;

/** Stops counting at 100: 100 means 100 or more. */
async function countUnreadOf(reader: Reader, accountId: string): Promise<number> {
  const [row] = await reader.query<{ unread: number }>(
    `select count(*)::int as unread from
        (select 1 from notification where account_id = $1 and in_app and read_at is null limit ${most}) unread_ones`,
    [accountId],
    "unread notifications",
  );
  return row?.unread ?? 0;
}

export async function countUnread({ caller }: Pick<Call<Caller>, "caller">, { db }: Pick<Deps, "db">) {
  return { unread: await countUnreadOf(db, caller.accountId) };
}

type Row = Timed<Notification, "createdAt" | "readAt">;

/** Lists the caller's notifications on the site, newest first. */
export const listNotifications: Operation<"listNotifications"> = async ({ query }, { caller }, { db, cursors }) => {
  const { accountId } = caller;
  const show = query.show ?? "all";
  const page = openPage<string>(cursors, query, { list: "notifications", accountId, show });
  const unreadOnly = show === "unread" ? "and read_at is null" : "";
  const found = await db.query<Row>(
    {
      name: `notifications ${show}`,
      text: `select id, kind, title, text, href, created_at as "createdAt", read_at as "readAt" from notification
        where account_id = $1 and in_app ${unreadOnly} and ($2::uuid is null or id < $2) order by id desc limit $3`,
    },
    [accountId, page.after, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ id }) => id);
  return { data: rows.map(isoTimes), pagination, unread: await countUnreadOf(db, accountId) };
};

/** Ignores unknown ids and other people's. `upTo` leaves newer notifications alone. */
export const markRead: Operation<"markRead"> = async ({ body }, { caller }, { db, clock }) => {
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
};

/** Longer than facts are retried, so that no person is notified twice. */
const keptDays = { notifications: 180, digests: 30 };
/** Rows a statement, so that none runs long. */
const mostAtOnce = 10_000;

/** Resolves to the number of notifications deleted. */
export async function forgetNotifications({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock();
  await db.transaction((tx) =>
    tx.query("delete from notification_digest where day < ($1::timestamptz - make_interval(days => $2))::date", [
      now,
      keptDays.digests,
    ]),
  );
  let forgotten = 0;
  while (true) {
    const gone = await db.transaction((tx) =>
      tx.query(
        `delete from notification where id in (select id from notification
           where created_at < $1::timestamptz - make_interval(days => $2) order by created_at limit ${mostAtOnce}) returning 1`,
        [now, keptDays.notifications],
      ),
    );
    forgotten += gone.length;
    if (gone.length < mostAtOnce) return forgotten;
  }
}

/** Choices stay those of the account that stays; devices sign in again. */
const MERGE = [
  `update notification a set account_id = $2 where account_id = $1
     and not exists (select from notification b where b.account_id = $2 and b.dedupe_key = a.dedupe_key)`,
] as const;

export const notificationKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const [notifications, preferences, devices] = await Promise.all([
      reader.query(
        `select kind, title, text, href, created_at as "createdAt", read_at as "readAt" from notification
         where account_id = $1 order by id`,
        [accountId],
      ),
      reader.query(
        `select kind, in_app as "inApp", email, updated_at as "updatedAt" from notification_preference
         where account_id = $1 order by kind`,
        [accountId],
      ),
      reader.query(
        `select label, created_at as "createdAt", last_success_at as "lastSuccessAt" from push_device
         where account_id = $1 order by id`,
        [accountId],
      ),
    ]);
    return { notifications, notificationPreferences: preferences, devices };
  },
  async merge(tx, { fromId, into }) {
    for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
  },
  /** Companies' notifications name the applicant, so they go too: call it before applications are erased. */
  async erase(tx, { accountId }) {
    const sent = await tx.query<{ id: string; jobId: string }>(
      `select id, job_id as "jobId" from application where account_id = $1 and kind = 'INTERNAL'`,
      [accountId],
    );
    await tx.query(
      "delete from notification where kind in ('new-applicant', 'applicant-withdrew', 'conversation') and href = any ($1)",
      [sent.map(({ id, jobId }) => applicantsPath(jobId, id))],
    );
    for (const table of ["notification", "notification_preference", "notification_digest", "push_device"])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  },
};
