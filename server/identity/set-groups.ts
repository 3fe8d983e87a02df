// Changes an account's groups, which determine its user type and are in its tokens.
import type { Group } from "../../contract/identity/rules.ts";
import type { Writer } from "../platform/db.ts";
import { raiseAuthGen } from "./raise-auth-gen.ts";

/** Replaces the groups and invalidates tokens with the old ones. */
export async function setGroups(
  tx: Writer,
  accountId: string,
  groups: readonly Group[],
  at: Date = new Date(),
): Promise<void> {
  await tx.query("update account set groups = $2 where id = $1", [accountId, groups]);
  await raiseAuthGen(tx, accountId, at);
}
