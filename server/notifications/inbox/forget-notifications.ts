// Deletes old notifications and digest records.
import type { Deps } from "../../deps.ts";

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
