// Removes what has run out: sessions, sign-ups and resets that were never finished, throttles, records of the provider.
import type { Deps } from "../deps.ts";
import { TRACES_KEPT } from "./traces.ts";

/** Failed sign-ins of nobody's account are kept so long, in days; everything else in the trail stays. */
const failuresKept = 90;

const STATEMENTS: readonly string[] = [
  "delete from pending_sign_up where expires_at < $1",
  "delete from password_reset where expires_at < $1",
  "delete from throttle where ends_at < $1",
  "delete from session where expires_at < $1",
  "delete from oidc_record where expires_at < $1",
  `delete from account_trace where last_at < $1::timestamptz - interval '${TRACES_KEPT} days'`,
  `delete from security_event
   where kind = 'sign-in.failed' and account_id is null and at < $1::timestamptz - interval '${failuresKept} days'`,
];

/** Meant for every few minutes, on one replica; each table in a transaction of its own. Resolves to the rows removed. */
export async function cleanExpired({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  let removed = 0;
  for (const statement of STATEMENTS) {
    const [row] = await db.transaction((tx) =>
      tx.query<{ count: number }>(`with gone as (${statement} returning 1) select count(*)::int as count from gone`, [
        clock(),
      ]),
    );
    removed += row?.count ?? 0;
  }
  return removed;
}
