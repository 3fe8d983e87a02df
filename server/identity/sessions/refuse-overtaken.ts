// A proof opens nothing any more once the account has changed under it.
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Proof } from "../gateways/gateway.ts";

/**
 * 401 when the account's secret or standing changed after it was compared. The lock makes a change that comes now wait until
 * what the proof opens is there for it to end.
 */
export async function refuseOvertaken(tx: Writer, { accountId, authGen }: Proof): Promise<void> {
  const [now] = await tx.query<{ authGen: number; isDisabled: boolean }>(
    `select auth_gen as "authGen", disabled_at is not null as "isDisabled" from account where id = $1 for share`,
    [accountId],
  );
  if (!now || now.isDisabled || (authGen !== undefined && authGen !== now.authGen))
    throw refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");
}
