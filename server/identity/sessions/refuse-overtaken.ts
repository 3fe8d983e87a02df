// Refuses a proof if the account has changed since.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Proof } from "../gateways/gateway.ts";

/**
 * 401 if the account was disabled or its secret changed since the comparison. The lock makes a concurrent change wait
 * until the new session exists, so that the change can end it.
 */
export async function refuseOvertaken(tx: Writer, { accountId, authGen }: Proof): Promise<void> {
  const [now] = await tx.query<{ authGen: number; isDisabled: boolean }>(
    `select auth_gen as "authGen", disabled_at is not null as "isDisabled" from account where id = $1 for share`,
    [accountId],
  );
  if (!now || now.isDisabled || (authGen !== undefined && authGen !== now.authGen))
    throw refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");
}
