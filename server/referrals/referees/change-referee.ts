// Changes a referee's settings: pause, weekly cap and title.
import type { changeReferee as endpoint, Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { asReferee, findReferee, lockReferee, noReferee, presentReferee, type RefereeRow } from "./store.ts";

/** 404 before verification and after leaving. */
export async function changeReferee(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<Referee> {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    if (!["REVIEW", "VERIFIED", "EXPIRED"].includes(row.status)) throw noReferee();
    const now = clock();
    await tx.query(
      `update referee set weekly_cap = coalesce($2, weekly_cap), title = coalesce($3, title),
         paused_at = case when $4::boolean is null then paused_at when $4 then coalesce(paused_at, $5) end, updated_at = $5
       where account_id = $1`,
      [accountId, body.weeklyCap ?? null, body.title ?? null, body.isPaused ?? null, now],
    );
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
}
