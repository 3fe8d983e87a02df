// Changes what an account may be: its groups, which its tokens carry.
import type { Group } from "../../contract/roles.ts";
import type { Writer } from "../platform/db.ts";
import { raiseAuthGen } from "./raise-auth-gen.ts";

/** Replaces the groups of an account; tokens that carry the former ones stop working. */
export async function setGroups(
  tx: Writer,
  accountId: string,
  groups: readonly Group[],
  at: Date = new Date(),
): Promise<void> {
  await tx.query("update account set groups = $2 where id = $1", [accountId, groups]);
  await raiseAuthGen(tx, accountId, at);
}
