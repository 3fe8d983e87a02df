// Forgets what people were told long ago.
import type { Deps } from "../../deps.ts";

/** Longer than any fact is told again, so that nothing is told twice. */
const keptDays = { notifications: 180, digests: 30 };
/** In one statement, so that none runs long. */
const mostAtOnce = 10_000;

/** Deletes old notifications and the notes of old days' mails; resolves to how many notifications. */
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
