// Ends being a referee: returns held requests and erases the work address.
import { randomBytes } from "node:crypto";
import type { Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { returnRequests } from "./return-requests.ts";
import {
  asReferee,
  factsOf,
  findReferee,
  lockReferee,
  presentReferee,
  type RefereeRow,
  WORK_ADDRESS,
} from "./store.ts";

/** Idempotent. Leaving does not clear a refusal. */
export async function leaveReferees({ caller }: Call<Caller>, { db, clock, vault, announce }: Deps): Promise<Referee> {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    const now = clock();
    if (row.status === "ENDED" || row.status === "REFUSED") return presentReferee(row, now);
    await returnRequests(tx, accountId, { by: "REFEREE", actorId: accountId }, { announce }, now);
    await tx.query(
      `update referee set status = 'ENDED', work_email = $2, work_email_hash = $3, code_hash = null, code_expires_at = null,
         evidence = null, verified_at = null, verified_until = null, paused_at = null, updated_at = $4 where account_id = $1`,
      [accountId, vault.seal(WORK_ADDRESS, ""), randomBytes(32), now],
    );
    if (row.status === "VERIFIED" || row.status === "EXPIRED")
      await announce(tx, { kind: "referee.ended", ...factsOf(row), why: "LEFT", at: now.toISOString() });
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
}
