// Takes somebody off the caller's company; the last admin cannot leave.
import type { removeMember as endpoint } from "../../contract/recruiting.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { findChangeable, updateGroups } from "./change-member-role.ts";
import { revokeSentBy } from "./revoke-invite.ts";
import { revokeOpen } from "./send-invite.ts";
import { lockCompany, presentMember } from "./store.ts";

/** Also ends the open invites to their address and those that they sent. 404 for who is not of the company, 409 LAST_ADMIN for its only admin. */
export async function removeMember({ params }: Input<typeof endpoint>, { caller, ip }: Call<Caller>, deps: Deps) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const member = findChangeable(company, params.accountId, null);
    // Invites before members, as accepting does it: whoever comes second waits, and nobody for each other.
    await revokeOpen(tx, company.id, member.email, now);
    await revokeSentBy(tx, member.accountId, { companyId: company.id, actorId: caller.accountId, ip, now });
    await tx.query("delete from company_member where account_id = $1", [member.accountId]);
    await updateGroups(tx, member.accountId, null, now);
    await recordSecurityEvent(tx, {
      kind: "member.removed",
      accountId: member.accountId,
      actorId: caller.accountId,
      ip,
      details: { companyId: company.id, role: member.role },
      at: now,
    });
    return presentMember(member);
  });
}
