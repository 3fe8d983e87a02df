// Reads one of the caller's requests.
import type { getReferralRequest as endpoint, ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readOneSent } from "./store.ts";

export const getRequest = (
  { params }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db }: Deps,
): Promise<ReferralRequestDetails> => readOneSent(db, accountId, params.requestId);
