// Disables the demo accounts, whose passwords are public, before a production site starts.
import type { Database } from "../platform/db.ts";
import { raiseAuthGen } from "./accounts.ts";
import { deleteSessions } from "./sessions/session-store.ts";

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
