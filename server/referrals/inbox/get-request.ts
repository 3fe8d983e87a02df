// Reads one request for a referee: from their company's pool while their inbox is open, or one that they hold or held.
import type { getRefereeRequest as endpoint, RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { asReferee, findReferee } from "../referees/store.ts";
import { noRequest } from "../transition.ts";
import { readDesk, SHUT_WORDS } from "./desk.ts";
import { whyNotClaim } from "./rules.ts";
import { readForReferee } from "./store.ts";

/** 404 for all others, with the reason if the inbox is shut. */
export async function getRefereeRequest(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<RefereeRequestDetail> {
  const referee = asReferee(await findReferee(db, caller.accountId), caller);
  const now = clock();
  const found = isUuid(params.requestId) ? await readForReferee(db, caller.accountId, params.requestId, now) : null;
  if (!found) throw noRequest();
  const { row, detail } = found;
  if (detail.view !== "POOL") return detail;
  if (row.companyId !== referee.companyId || row.isOwn || whyNotClaim(row, now)) throw noRequest();
  const { shut } = await readDesk(db, referee, now);
  if (shut) throw refuse(404, "NOT_FOUND", SHUT_WORDS[shut]);
  return detail;
}
