// Makes an account a member of a company, with the group of the role.
import type { CorporateUserType, Group } from "../../contract/identity/rules.ts";
import { setGroups } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { refuse } from "../platform/refusal.ts";
import { groupsWith, whyNotJoin } from "./rules.ts";
import type { MemberRow } from "./store.ts";

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
  return { accountId, name: who.name, email: who.email, role, since: now, isDisabled: false, isLeaving: false };
}

function refuseUnfit(why: ReturnType<typeof whyNotJoin>): void {
  if (why === "MEMBER_HERE") throw refuse(409, "CONFLICT", "You are a member of this company already.");
  if (why === "MEMBER_ELSEWHERE")
    throw refuse(409, "CONFLICT", "You belong to another company. Its admin can remove you from there.");
  if (why === "PLATFORM_ADMIN")
    throw refuse(409, "CONFLICT", "An admin of the platform cannot belong to a company. Please use another account.");
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
