// Upkeep of accounts: removes expired rows, and disables demo accounts before a production site starts.

import type { Deps } from "../deps.ts";
import type { Database } from "../platform/db.ts";
import { raiseAuthGen } from "./accounts.ts";
import { deleteSessions } from "./sessions/session-store.ts";
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

/** Disables every demo account and ends its sessions; resolves to the number disabled. */
export function closeDemoAccounts(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const closed = await tx.query<{ id: string }>(
      "update account set disabled_at = $1 where is_demo and disabled_at is null returning id",
      [now],
    );
    for (const { id } of closed) {
      await raiseAuthGen(tx, id, now);
      await deleteSessions(tx, id, null);
    }
    return closed.length;
  });
}
