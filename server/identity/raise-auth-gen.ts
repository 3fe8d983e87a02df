// Makes every token that an account has so far stop working.
import type { Writer } from "../platform/db.ts";

/** For changes after which older tokens must not work: password, groups, disabling, signing out everywhere. */
export async function raiseAuthGen(tx: Writer, accountId: string, at: Date = new Date()): Promise<void> {
  await tx.query("update account set auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1", [accountId, at]);
}
