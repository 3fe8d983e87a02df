// Invalidates all current tokens of an account.
import type { Writer } from "../platform/db.ts";

/** For changes of password or groups, for disabling, and for signing out everywhere. */
export async function raiseAuthGen(tx: Writer, accountId: string, at: Date = new Date()): Promise<void> {
  await tx.query("update account set auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1", [accountId, at]);
}
