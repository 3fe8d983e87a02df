// Keeps an account from being deleted while something is written about its owner: else it would outlive the account.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

/** What becomes of a deleted account's subject, in SQL. */
export const DELETED_SUB = "'deleted-' || id";

/**
 * Holds until the transaction ends. 401 when the account was deleted meanwhile: a token is believed for some seconds after.
 * Whoever also locks rows of the account's owner does that later, as the deletion does.
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
