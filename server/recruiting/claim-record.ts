// A claim proven by DNS: the claimant adds a TXT record at the work domain instead of entering the mailed code.
import type { CompanyClaim } from "../../contract/recruiting/claims-wire.ts";
import type { Operation } from "../deps.ts";
import { notFound } from "../platform/refusal.ts";
import { claimRecord, findClaim } from "./claim-store.ts";
import { refuseEnded, settle, type TakeEnquiry } from "./claims.ts";
import { keepProof, requireRecord } from "./domain-proofs.ts";

/** DNS is asked before the transaction. Refuses as contract/recruiting/claims-wire.ts says. */
export const confirmClaimByRecord: Operation<"confirmClaimByRecord", [TakeEnquiry]> = async (
  _input,
  call,
  deps,
  takeEnquiry,
) => {
  const { accountId } = call.caller;
  const row = await findClaim(deps.db, accountId);
  if (!row) throw notFound("You have not asked for a company yet.");
  refuseEnded(row);
  const { workDomain: domain } = row;
  const record = claimRecord(deps, accountId, domain);
  await requireRecord(record, deps);
  return deps.db.transaction(async (tx): Promise<CompanyClaim> => {
    const claim = await settle(tx, call, { domain }, deps, takeEnquiry);
    if (claim.state === "PROVEN" && claim.companyId !== null)
      await keepProof(tx, { companyId: claim.companyId, record, domain, addedBy: accountId, now: deps.clock() });
    return claim;
  });
};
