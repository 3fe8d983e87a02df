// Reads the caller's referee status.
import type { Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { findReferee, presentReferee } from "./store.ts";

export async function getReferee({ caller }: Call<Caller>, { db, clock }: Deps): Promise<{ referee: Referee | null }> {
  const row = caller.userType === "General_User" ? await findReferee(db, caller.accountId) : null;
  return { referee: row && presentReferee(row, clock()) };
}
