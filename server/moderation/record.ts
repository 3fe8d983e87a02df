// Puts the acts of admins about companies and jobs on record.
import { recordAct } from "../audit/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Caller } from "../platform/mount.ts";

type Change = Pick<Parameters<typeof recordAct>[1], "before" | "after">;
type Subject = "company" | "job" | "job-report";

/** `action` begins with the kind of what it is about, and `id` names it. */
export function record(
  tx: Writer,
  { accountId }: Caller,
  action: `${Subject}.${string}`,
  id: string,
  at: Date,
  change: Change = {},
): Promise<void> {
  const [kind] = action.split(".") as [Subject];
  return recordAct(tx, { actorId: accountId, action, subject: { kind, id }, ...change, at });
}
