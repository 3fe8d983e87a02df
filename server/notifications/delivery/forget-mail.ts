// Deletes old mails and the record of who got them.
import type { Deps } from "../../deps.ts";

/** Longer than mails are retried, so that none is sent twice. */
const keptDays = 30;

/** Resolves to the number of mails deleted. */
export async function forgetMail({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const gone = await db.transaction((tx) =>
    tx.query("delete from mail where created_at < $1::timestamptz - make_interval(days => $2) returning 1", [
      clock(),
      keptDays,
    ]),
  );
  return gone.length;
}
