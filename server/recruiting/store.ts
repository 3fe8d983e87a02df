// Queries about a company's people that several operations share, and their presentation.

import type { CorporateUserType, Group } from "../../contract/identity/rules.ts";
import type { CompanyMember, Invite } from "../../contract/recruiting/wire.ts";
import { recordSecurityEvent, setGroups } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isoTimes } from "../platform/iso-times.ts";
import type { Caller } from "../platform/mount.ts";
import { conflict, forbidden, refuse } from "../platform/refusal.ts";
import { type Colleague, groupsWith, type InviteDates, mayAdminister, stateOf, whyNotJoin } from "./rules.ts";

type By = { caller: Pick<Caller, "accountId">; ip: string | null };
type Change = { kind: string } & Record<string, unknown>;

/** Records in the caller's own trail what they did to a company, without secrets. */
export const recordChange = (tx: Writer, { caller, ip }: By, { kind, ...details }: Change, at: Date): Promise<void> =>
  recordSecurityEvent(tx, { kind, accountId: caller.accountId, ip, details, at });

/** A member with what answers show. */
export type MemberRow = Colleague & { name: string; email: string; since: Date; lastSeenAt: Date | null };

export type Company = { id: string; name: string; isSuspended: boolean; members: MemberRow[] };

type OwnCompany = { id: string; name: string; role: CorporateUserType; isSuspended: boolean };

/** The company of a member; null if they belong to none. */
export async function readCompanyOf(db: Reader, accountId: string): Promise<OwnCompany | null> {
  const rows = await db.query<OwnCompany>(
    `select c.id, c.name, m.role, c.suspended_at is not null as "isSuspended"
     from company_member m join company c on c.id = m.company_id where m.account_id = $1`,
    [accountId],
    "company-of-member",
  );
  return rows[0] ?? null;
}

/** 403 for a suspended company: it neither reaches applicants nor shows itself to anyone. */
export function refuseSuspended({ isSuspended }: { isSuspended: boolean }): void {
  if (isSuspended) throw forbidden("Your company is suspended here, so it cannot do this. Please write to us.");
}

const memberRows = `select m.account_id as "accountId", m.role, m.since, a.name, a.email, a.disabled_at is not null as "isDisabled",
  a.deletion_due_at is not null as "isLeaving",
  (select max(t.last_at) from account_trace t where t.account_id = m.account_id) as "lastSeenAt"
  from company_member m join account a on a.id = m.account_id where m.company_id = $1 order by m.account_id`;

/** The members of a company, by account id. */
export const readMembers = (db: Reader, companyId: string): Promise<MemberRow[]> =>
  db.query<MemberRow>(memberRows, [companyId], "company-members");

/** Read the members after it: a statement that has waited for the lock still sees accounts as they were before. */
export async function lockMembers(tx: Writer, companyId: string): Promise<void> {
  await tx.query("select from company_member where company_id = $1 order by account_id for update", [companyId]);
}

/**
 * The company that the caller administers, with its members locked until the transaction ends, which serialises
 * changes. 403 when they administer none now, whatever their token says.
 */
export async function lockCompany(tx: Writer, callerId: string): Promise<Company> {
  const company = await readCompanyOf(tx, callerId);
  if (company) await lockMembers(tx, company.id);
  const members = company ? await readMembers(tx, company.id) : [];
  if (!company || !mayAdminister(members, callerId)) throw forbidden("Only an admin of the company may do this.");
  return { id: company.id, name: company.name, isSuspended: company.isSuspended, members };
}

/** A member as answers show them. */
export const presentMember = ({ accountId, name, email, role, since, lastSeenAt }: MemberRow): CompanyMember =>
  isoTimes({ accountId, name, email, role, since, lastSeenAt });

export type InviteRow = InviteDates & {
  id: string;
  email: string;
  role: CorporateUserType;
  invitedBy: string | null;
  createdAt: Date;
};

/** Columns of an InviteRow; the invite's alias is `i`, its left-joined sender's `a`. */
export const inviteColumns = `i.id, i.email, i.role, a.name as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt"`;

/** An invite as answers show it; "" for a sender whose account is gone. */
export const presentInvite = (row: InviteRow, now: Date): Invite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: stateOf(row, now),
  invitedBy: row.invitedBy ?? "",
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** The same answer for every unusable invite, so that guessing reveals nothing. */
export const inviteExpired = () =>
  refuse(
    410,
    "INVITE_EXPIRED",
    "The invite you are trying to access has expired. Please contact the company for a new invite.",
  );

export type Joining = { accountId: string; companyId: string; role: CorporateUserType; now: Date };

/** The account's older tokens stop working. 409 if it belongs to a company already or is a platform admin. */
export async function joinCompany(tx: Writer, { accountId, companyId, role, now }: Joining): Promise<MemberRow> {
  const who = await lockAccount(tx, accountId);
  refuseUnfit(whyNotJoin(who, companyId));
  await tx.query("insert into company_member (account_id, company_id, role, since) values ($1, $2, $3, $4)", [
    accountId,
    companyId,
    role,
    now,
  ]);
  await setGroups(tx, accountId, groupsWith(who.groups, role), now);
  const { name, email } = who;
  return { accountId, name, email, role, since: now, lastSeenAt: now, isDisabled: false, isLeaving: false };
}

/** 409 with the reason why a person may not join. */
export function refuseUnfit(why: ReturnType<typeof whyNotJoin>): void {
  if (why === "MEMBER_HERE") throw conflict("You are a member of this company already.");
  if (why === "MEMBER_ELSEWHERE") throw conflict("You belong to another company. Its admin can remove you from there.");
  if (why === "PLATFORM_ADMIN")
    throw conflict("An admin of the platform cannot belong to a company. Please use another account.");
}

export type LockedAccount = {
  name: string;
  email: string;
  groups: Group[];
  isDisabled: boolean;
  /** The company they belong to; null for none. */
  companyId: string | null;
};

/** Locks an account until the transaction ends, so that one person joins one company at a time. */
export async function lockAccount(tx: Writer, accountId: string): Promise<LockedAccount> {
  const [account] = await tx.query<Omit<LockedAccount, "companyId">>(
    `select name, email, groups, disabled_at is not null as "isDisabled" from account where id = $1 for no key update`,
    [accountId],
  );
  if (!account) throw refuse(401, "UNAUTHENTICATED", "User not authenticated");
  // Read after the lock, because the transaction that held it may have added a membership.
  const [membership] = await tx.query<{ companyId: string }>(
    `select company_id as "companyId" from company_member where account_id = $1`,
    [accountId],
  );
  return { ...account, companyId: membership?.companyId ?? null };
}
