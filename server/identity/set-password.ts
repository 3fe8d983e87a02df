// Gives an account a password, in place of the one it had.
import type { Writer } from "../platform/db.ts";
import { raiseAuthGen } from "./raise-auth-gen.ts";

/** `passwordHash` is from hashPassword. Tokens of the account stop working; its sessions are the caller's to end. */
export async function setPassword(
  tx: Writer,
  accountId: string,
  passwordHash: string,
  at: Date = new Date(),
): Promise<void> {
  await tx.query(
    `insert into credential (account_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (account_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [accountId, passwordHash, at],
  );
  await raiseAuthGen(tx, accountId, at);
}
