// Sets or replaces an account's password.
import type { Writer } from "../platform/db.ts";
import { raiseAuthGen } from "./raise-auth-gen.ts";

/** `passwordHash` is from hashPassword. Invalidates the account's tokens; the caller must end its sessions. */
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
