// Decides about a company's people and invites: who may change whom, what an invite is worth, which groups a role gives.
import { INVITE_DAYS, type INVITE_STATES } from "../../contract/recruiting.ts";
import { CORPORATE_USER_TYPES, type CorporateUserType, GROUPS, type Group } from "../../contract/roles.ts";

export type InviteState = (typeof INVITE_STATES)[number];

/** The dates that an invite's state follows from. */
export type InviteDates = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null };

/** What an invite is at `now`: how it ended comes before that its time is over. */
export function stateOf(invite: InviteDates, now: Date): InviteState {
  if (invite.acceptedAt) return "ACCEPTED";
  if (invite.revokedAt) return "REVOKED";
  return invite.expiresAt <= now ? "EXPIRED" : "PENDING";
}

/** When an invite that is sent at `now` stops working. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITE_DAYS * 86_400_000);

/**
 * Somebody of the company, as far as decisions about them go. A disabled account administers nothing; one whose deletion
 * is under way does so still, but nobody can count on it.
 */
export type Colleague = { accountId: string; role: CorporateUserType; isDisabled: boolean; isLeaving: boolean };

const isActiveAdmin = ({ role, isDisabled }: Colleague) => role === "corporate-admin" && !isDisabled;

/** Whether `callerId` administers the company that has these members now, whatever their token says. */
export const mayAdminister = (members: readonly Colleague[], callerId: string): boolean =>
  members.some((member) => member.accountId === callerId && isActiveAdmin(member));

/**
 * Whether `accountId` may become `role` (null: leave the company). Null when they may, else why not: nobody of the
 * company, or the company would be left without an admin.
 */
export function whyKeep(
  members: readonly Colleague[],
  accountId: string,
  role: CorporateUserType | null,
): "NOT_FOUND" | "LAST_ADMIN" | null {
  const member = members.find((one) => one.accountId === accountId);
  if (!member) return "NOT_FOUND";
  if (!isActiveAdmin(member) || role === "corporate-admin") return null;
  return members.some((other) => other !== member && isActiveAdmin(other) && !other.isLeaving) ? null : "LAST_ADMIN";
}

/** The groups of an account once it has `role` at a company (null: at none); its other groups stay. */
export function groupsWith(groups: readonly string[], role: CorporateUserType | null): Group[] {
  const others = GROUPS.filter((name) => groups.includes(name) && !CORPORATE_USER_TYPES.some((type) => type === name));
  return role ? [...others, role] : others;
}

/** Most invites of one company within a day: all of them, and to one address; before RATE_LIMIT_SCALE. */
export const INVITES_A_DAY = { company: 200, address: 5 } as const;

/** Whether a company that has sent so many invites within the last day may send another one. */
export function mayInviteMore(sent: { company: number; address: number }, scale: number): boolean {
  return sent.company < INVITES_A_DAY.company * scale && sent.address < INVITES_A_DAY.address * scale;
}

/** Why somebody may not join a company, or null. Whoever watches over companies belongs to none. */
export function whyNotJoin(
  who: { groups: readonly string[]; companyId: string | null },
  companyId: string,
): "PLATFORM_ADMIN" | "MEMBER_HERE" | "MEMBER_ELSEWHERE" | null {
  if (who.companyId) return who.companyId === companyId ? "MEMBER_HERE" : "MEMBER_ELSEWHERE";
  return who.groups.includes("admin") ? "PLATFORM_ADMIN" : null;
}
