// Decides about a company's people and invites: who may change whom, an invite's state, and the groups of a role.

import { CORPORATE_USER_TYPES, type CorporateUserType, GROUPS, type Group } from "../../contract/identity/rules.ts";
import { INVITE_DAYS, type INVITE_STATES } from "../../contract/recruiting/wire.ts";

export type InviteState = (typeof INVITE_STATES)[number];

/** The dates that determine an invite's state. */
export type InviteDates = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null };

/** The state of an invite at `now`; accepted and revoked take precedence over expired. */
export function stateOf(invite: InviteDates, now: Date): InviteState {
  if (invite.acceptedAt) return "ACCEPTED";
  if (invite.revokedAt) return "REVOKED";
  return invite.expiresAt <= now ? "EXPIRED" : "PENDING";
}

/** When an invite sent at `now` expires. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITE_DAYS * 86_400_000);

/**
 * A member, as decisions need them. A disabled account administers nothing; one that is leaving still does, but does
 * not count as a remaining admin.
 */
export type Colleague = { accountId: string; role: CorporateUserType; isDisabled: boolean; isLeaving: boolean };

const isActiveAdmin = ({ role, isDisabled }: Colleague) => role === "corporate-admin" && !isDisabled;

/** Whether `callerId` now administers the company with these members, whatever their token says. */
export const mayAdminister = (members: readonly Colleague[], callerId: string): boolean =>
  members.some((member) => member.accountId === callerId && isActiveAdmin(member));

/**
 * Why `accountId` may not become `role` (null: leave the company): not a member, or the company would have no admin
 * left. Null if they may. A suspended admin counts too: they may be the only one once those who are leaving are gone.
 */
export function whyKeep(
  members: readonly Colleague[],
  accountId: string,
  role: CorporateUserType | null,
): "NOT_FOUND" | "LAST_ADMIN" | null {
  const member = members.find((one) => one.accountId === accountId);
  if (!member) return "NOT_FOUND";
  if (member.role !== "corporate-admin" || role === "corporate-admin") return null;
  return members.some((other) => other !== member && isActiveAdmin(other) && !other.isLeaving) ? null : "LAST_ADMIN";
}

/** The groups of an account with `role` at a company (null: none); its other groups stay. */
export function groupsWith(groups: readonly string[], role: CorporateUserType | null): Group[] {
  const others = GROUPS.filter((name) => groups.includes(name) && !CORPORATE_USER_TYPES.some((type) => type === name));
  return role ? [...others, role] : others;
}

/** The most invites of one company within a day, in all and to one address; before RATE_LIMIT_SCALE. */
export const INVITES_A_DAY = { company: 200, address: 5 } as const;

/** Whether a company that sent so many invites within the last day may send another. */
export function mayInviteMore(sent: { company: number; address: number }, scale: number): boolean {
  return sent.company < INVITES_A_DAY.company * scale && sent.address < INVITES_A_DAY.address * scale;
}

/** Why a person may not join a company, or null. Platform admins belong to none, because they oversee companies. */
export function whyNotJoin(
  who: { groups: readonly string[]; companyId: string | null },
  companyId: string,
): "PLATFORM_ADMIN" | "MEMBER_HERE" | "MEMBER_ELSEWHERE" | null {
  if (who.companyId) return who.companyId === companyId ? "MEMBER_HERE" : "MEMBER_ELSEWHERE";
  return who.groups.includes("admin") ? "PLATFORM_ADMIN" : null;
}
