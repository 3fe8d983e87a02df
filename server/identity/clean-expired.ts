// Removes expired rows: sessions, unfinished sign-ups and resets, throttles, traces, records of the provider.
import type { Deps } from "../deps.ts";
import { TRACES_KEPT } from "./traces.ts";

/** Days to retain failed sign-ins to unknown addresses; all other security events are retained. */
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

/** Runs every few minutes on one replica; each table in its own transaction. Resolves to the rows removed. */
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
