// Removes a member from the caller's company; the last admin cannot leave.
import type { removeMember as endpoint } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { findChangeable, updateGroups } from "./change-member-role.ts";
import { revokeSentBy } from "./revoke-invite.ts";
import { revokeOpen } from "./send-invite.ts";
import { lockCompany, presentMember } from "./store.ts";

/** Also revokes open invites to and from them. 404 for another company's member, 409 LAST_ADMIN for its only admin. */
export async function removeMember({ params }: Input<typeof endpoint>, { caller, ip }: Call<Caller>, deps: Deps) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const member = findChangeable(company, params.accountId, null);
    // Lock invites before members, as accepting does, to avoid deadlock.
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
