// Mails a code to the stored work address: again, or to verify that the referee still works there.
import type { Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { mailCode, refuseSoon } from "./mail-code.ts";
import { provable, statusNow } from "./rules.ts";
import {
  asReferee,
  findReferee,
  hashOfAddress,
  lockReferee,
  presentReferee,
  type RefereeRow,
  WORK_ADDRESS,
} from "./store.ts";

/** 409 if there is nothing to verify now, 429 if too early or too often. */
export async function resendRefereeCode({ caller }: Call<Caller>, deps: Deps): Promise<Referee> {
  const { accountId, name } = caller;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    const now = deps.clock();
    const proves = provable(row, now);
    if (proves === null) throw nothingToProve(row, now);
    refuseSoon(row, now);
    const address = deps.vault.open(WORK_ADDRESS, row.workEmail);
    if (address === null) throw new Error("A work address cannot be opened: it was sealed with another key.");
    const addressHash = hashOfAddress(deps.vault, address);
    const { companyName } = row;
    await mailCode(
      tx,
      { accountId, name, companyName, address, addressHash, isAgain: proves === "AGAIN", counted: row },
      deps,
      now,
    );
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
}

/** The 409 that says why there is nothing to verify. */
export function nothingToProve(row: RefereeRow, now: Date) {
  const words: Partial<Record<RefereeRow["status"], string>> = {
    VERIFIED: "You are verified: there is nothing to prove now.",
    REVIEW: "Your address is proven. We look at the rest by hand, and tell you.",
  };
  return refuse(409, "CONFLICT", words[statusNow(row, now)] ?? "Please begin anew with your company and work address.");
}
