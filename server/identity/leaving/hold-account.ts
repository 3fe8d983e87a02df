// Locks an account against deletion while rows are written for it, which would otherwise outlive it.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

/** The SQL expression for a deleted account's subject. */
export const DELETED_SUB = "'deleted-' || id";

/**
 * Locks until the transaction ends. 401 if the account was deleted meanwhile, because tokens work for some seconds
 * after. Lock other rows of the owner after this call, in the deletion's order, to avoid deadlocks.
 */
export async function holdAccount(tx: Writer, accountId: string): Promise<void> {
  const [account] = await tx.query<{ isDeleted: boolean }>(
    {
      name: "hold an account",
      text: `select sub = ${DELETED_SUB} as "isDeleted" from account where id = $1 for key share`,
    },
    [accountId],
  );
  if (!account || account.isDeleted) throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
}
