// Changes a member's role; the last admin cannot step down.

import type { CorporateUserType } from "../../contract/identity/rules.ts";
import type { changeMemberRole as endpoint } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent, setGroups } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { lockAccount } from "./join-company.ts";
import { revokeSentBy } from "./revoke-invite.ts";
import { groupsWith, whyKeep } from "./rules.ts";
import { type Company, lockCompany, type MemberRow, presentMember } from "./store.ts";

/**
 * Revokes the open invites of a member who stops being an admin. 404 for another company's, 409 LAST_ADMIN for its only
 * admin.
 */
export async function changeMemberRole(
  { params, body }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock }: Deps,
) {
  const now = clock();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const member = findChangeable(company, params.accountId, body.role);
    if (member.role === body.role) return presentMember(member);
    // Lock invites before members, as accepting does. A member who may no longer invite must have no open invites.
    if (body.role !== "corporate-admin")
      await revokeSentBy(tx, member.accountId, { companyId: company.id, actorId: caller.accountId, ip, now });
    await tx.query("update company_member set role = $2 where account_id = $1", [member.accountId, body.role]);
    await updateGroups(tx, member.accountId, body.role, now);
    await recordSecurityEvent(tx, {
      kind: "member.role-changed",
      accountId: member.accountId,
      actorId: caller.accountId,
      ip,
      details: { companyId: company.id, from: member.role, to: body.role },
      at: now,
    });
    return presentMember({ ...member, role: body.role });
  });
}

/** The member, who may change to `role` (null: leave); throws a refusal otherwise. */
export function findChangeable(company: Company, accountId: string, role: CorporateUserType | null): MemberRow {
  const why = whyKeep(company.members, accountId, role);
  if (why === "LAST_ADMIN")
    throw refuse(409, "LAST_ADMIN", "A company needs an admin. Please make somebody else an admin first.");
  const member = company.members.find((one) => one.accountId === accountId);
  if (!member) throw refuse(404, "NOT_FOUND", "Your company has no such member.");
  return member;
}

/** Sets the account's groups for its role (null: no company); its older tokens stop working. */
export async function updateGroups(
  tx: Writer,
  accountId: string,
  role: CorporateUserType | null,
  at: Date,
): Promise<void> {
  const { groups } = await lockAccount(tx, accountId);
  await setGroups(tx, accountId, groupsWith(groups, role), at);
}
