// A company's members: list, roles, removal.
import type { CorporateUserDetails } from "../../contract/identity/accounts-wire.ts";
import { type CorporateUserType, roleOf } from "../../contract/identity/rules.ts";
import type { DataKeeper, DataOwner, SuspendedOwner } from "../data-keeper.ts";
import type { Deps, Operation } from "../deps.ts";
import { recordSecurityEvent, setGroups } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { conflict, forbidden, notFound, refuse } from "../platform/refusal.ts";
import { collectClaims, workEmailOfClaim } from "./claim-store.ts";
import { revokeOpen, revokeSentBy } from "./invites.ts";
import { groupsWith, whyKeep } from "./rules.ts";
import {
  type Company,
  type InviteRow,
  inviteColumns,
  lockAccount,
  lockCompany,
  lockMembers,
  type MemberRow,
  presentInvite,
  presentMember,
  readCompanyOf,
  readMembers,
} from "./store.ts";

/** The most invites shown; older ones are of no use. */
const shownInvites = 200;

/** Members in the order they joined, invites newest first; 403 if the caller administers no company. */
export async function listMembers(_input: unknown, { caller }: Call<Caller>, { db, clock }: Deps) {
  const company = await readCompanyOf(db, caller.accountId);
  if (company?.role !== "corporate-admin") throw forbidden("Only an admin of a company may see its people.");
  const [members, invites] = await Promise.all([
    readMembers(db, company.id),
    db.query<InviteRow>(
      `select * from (
         select distinct on (i.email) ${inviteColumns} from invite i left join account a on a.id = i.invited_by
         where i.company_id = $1 order by i.email, i.created_at desc, i.id desc) latest
       order by "createdAt" desc limit $2`,
      [company.id, shownInvites],
    ),
  ]);
  return {
    companyName: company.name,
    members: members.toSorted((a, b) => a.since.getTime() - b.since.getTime()).map(presentMember),
    invites: invites.map((row) => presentInvite(row, clock())),
  };
}

type Row = Omit<CorporateUserDetails, "userType" | "createdAt"> & {
  accountId: string;
  groups: string[];
  createdAt: Date;
};

/**
 * The caller's own, or any for a platform admin, which is recorded. 404 for anyone else's and for people without a
 * company.
 */
export const getCorporateUser: Operation<"getCorporateUser"> = async ({ params }, { caller, ip }, { db, clock }) => {
  // PostgreSQL refuses NUL in text, so no subject contains it.
  if (params.cognitoUserId.includes("\0")) throw noMember();
  const isOwn = params.cognitoUserId === caller.subject;
  const rows = isOwn || caller.userType === "Admin" ? await readRows(db, params.cognitoUserId, isOwn, caller) : [];
  if (rows.length === 0) throw noMember();
  if (!isOwn)
    await db.transaction(async (tx) => {
      for (const { accountId } of rows)
        await recordSecurityEvent(tx, {
          kind: "corporate-user.read",
          accountId,
          actorId: caller.accountId,
          ip,
          at: clock(),
        });
    });
  return rows.map(present);
};

const noMember = () => notFound("There is no such corporate user.");

/** A subject is unique only within its issuer, so the caller's own is found by account id. */
async function readRows(db: Deps["db"], subject: string, isOwn: boolean, caller: Caller): Promise<Row[]> {
  return db.query<Row>(
    `select a.id as "accountId", a.sub as "cognitoUserId", a.email, a.name, a.phone_number, a.groups, a.created_at as "createdAt",
       a.last_accessed_dash as "lastAccessedDash", a.language, m.role as "corporateUserType", c.id as "companyId", c.name as "companyName"
     from account a join company_member m on m.account_id = a.id join company c on c.id = m.company_id
     where ${isOwn ? "a.id = $1" : "a.sub = $1"} order by a.created_at desc`,
    [isOwn ? caller.accountId : subject],
  );
}

const present = ({ accountId: _id, groups, createdAt, ...row }: Row): CorporateUserDetails => ({
  ...row,
  corporateUserType: row.corporateUserType as CorporateUserType,
  userType: roleOf(groups).userType,
  createdAt: createdAt.toISOString(),
});

/**
 * Revokes the open invites of a member who stops being an admin. 404 for another company's, 409 LAST_ADMIN for its only
 * admin.
 */
export const changeMemberRole: Operation<"changeMemberRole"> = async ({ params, body }, { caller, ip }, deps) => {
  const { db, clock } = deps;
  const now = clock();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const member = findChangeable(company, params.accountId, body.role);
    if (member.role === body.role) return presentMember(member);
    // Lock invites before members, as accepting does. A member who may no longer invite must have no open invites.
    if (body.role !== "corporate-admin")
      await revokeSentBy(tx, member.accountId, { companyId: company.id, actorId: caller.accountId, ip, now });
    return setRole(tx, member, body.role, { companyId: company.id, actorId: caller.accountId, ip, now });
  });
};

type By = { companyId: string; actorId: string; ip: string; now: Date };
/** No member, where the house's rule makes an heir. */
type ByAnyone = Pick<By, "companyId" | "now"> & { actorId: string | null; ip: string | null };

/** On record; the member's older tokens stop working. */
async function setRole(
  tx: Writer,
  member: MemberRow,
  role: CorporateUserType,
  { companyId, actorId, ip, now }: ByAnyone,
) {
  const { accountId } = member;
  await tx.query("update company_member set role = $2 where account_id = $1", [accountId, role]);
  await updateGroups(tx, accountId, role, now);
  const details = { companyId, from: member.role, to: role };
  await recordSecurityEvent(tx, { kind: "member.role-changed", accountId, actorId, ip, details, at: now });
  return presentMember({ ...member, role });
}

/** A member other than the caller. 404 for another company's, 409 for the caller. */
function findOther(company: Company, accountId: string, caller: Caller, words: string): MemberRow {
  if (accountId === caller.accountId) throw conflict(words);
  const member = company.members.find((one) => one.accountId === accountId);
  if (!member) throw notFound("Your company has no such member.");
  return member;
}

/** For the last admin too: both change in one transaction. Revokes the caller's open invites. */
export const handOverCompany: Operation<"handOverCompany"> = async ({ params }, { caller, ip }, { db, clock }) => {
  const now = clock();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const heir = findOther(company, params.accountId, caller, "You are an admin already. Please choose a colleague.");
    if (heir.isDisabled || heir.isLeaving)
      throw conflict("This account is closed or about to be. Please choose another colleague.");
    const by: By = { companyId: company.id, actorId: caller.accountId, ip, now };
    await revokeSentBy(tx, caller.accountId, by);
    const after =
      heir.role === "corporate-admin" ? presentMember(heir) : await setRole(tx, heir, "corporate-admin", by);
    const self = company.members.find((one) => one.accountId === caller.accountId);
    if (self) await setRole(tx, self, "corporate-recruiter", by);
    return after;
  });
};

/** Forgets a company's links to an account; identity knows how. */
export type UnlinkPerson = (tx: Writer, accountId: string, companyId: string) => Promise<void>;

/** Ends every session of an account; identity knows how. */
export type SignOut = (tx: Writer, accountId: string, at: Date) => Promise<void>;

/** Idempotent. 404 for another company's member, 409 for the caller, who can sign out. */
export const signOutMember: Operation<"signOutMember", [SignOut]> = async ({ params }, call, deps, signOut) => {
  const { caller, ip } = call;
  const { db, clock } = deps;
  const at = clock();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const words = "This is your own account. You can log out everywhere in your settings.";
    const { accountId } = findOther(company, params.accountId, caller, words);
    await lockAccount(tx, accountId);
    const [counted] = await tx.query<{ sessions: number }>(
      "select count(*)::int as sessions from session where account_id = $1",
      [accountId],
    );
    const sessions = counted?.sessions ?? 0;
    await signOut(tx, accountId, at);
    const details = { companyId: company.id, sessions };
    const kind = "member.signed-out";
    await recordSecurityEvent(tx, { kind, accountId, actorId: caller.accountId, ip, details, at });
    return { sessions };
  });
};

/** The member, who may change to `role` (null: leave); throws a refusal otherwise. */
function findChangeable(company: Company, accountId: string, role: CorporateUserType | null): MemberRow {
  const why = whyKeep(company.members, accountId, role);
  if (why === "LAST_ADMIN")
    throw refuse(409, "LAST_ADMIN", "A company needs an admin. Please make another member an admin first.");
  const member = company.members.find((one) => one.accountId === accountId);
  if (!member) throw notFound("Your company has no such member.");
  return member;
}

/** Sets the account's groups for its role (null: no company); its older tokens stop working. */
async function updateGroups(tx: Writer, accountId: string, role: CorporateUserType | null, at: Date): Promise<void> {
  const { groups } = await lockAccount(tx, accountId);
  await setGroups(tx, accountId, groupsWith(groups, role), at);
}

/** Also revokes open invites to and from them, and the company's links to their account. 404 for another company's member, 409 LAST_ADMIN for its only admin. */
export const removeMember: Operation<"removeMember", [UnlinkPerson | null]> = async (
  { params },
  { caller, ip },
  deps,
  unlink,
) => {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const member = findChangeable(company, params.accountId, null);
    // Lock invites before members, as accepting does, to avoid deadlock.
    await revokeOpen(tx, company.id, member.email, now);
    await revokeSentBy(tx, member.accountId, { companyId: company.id, actorId: caller.accountId, ip, now });
    await tx.query("delete from company_member where account_id = $1", [member.accountId]);
    await updateGroups(tx, member.accountId, null, now);
    await unlink?.(tx, member.accountId, company.id);
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
};

/** Exports and erases a person's membership, the claim of a company, and the invites they sent and received. */
export const membershipKeeper: DataKeeper = {
  ...{ collect, refuseLeaving, furtherEmails: workEmailOfClaim, suspend, erase },
  async refuseMerge(tx, { fromId, into }) {
    const acting = await tx.query(
      `select from company_member where account_id in ($1, $2) union all
       select from company_claim where account_id in ($1, $2)`,
      [fromId, into.accountId],
    );
    if (acting.length > 0)
      throw conflict("One of the two accounts acts for a company. Only candidates’ accounts can be merged.");
  },
};

async function collect(reader: Reader, owner: DataOwner): Promise<Record<string, unknown>> {
  const { accountId, email } = owner;
  const memberships = await reader.query(
    `select c.name as "companyName", m.role, m.since from company_member m join company c on c.id = m.company_id
     where m.account_id = $1`,
    [accountId],
  );
  const invites = await reader.query(
    `select c.name as "companyName", i.role, i.created_at as "createdAt", i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt",
       i.invited_by is not distinct from $1 as "wasSentByMe"
     from invite i join company c on c.id = i.company_id
     where i.email = $2 or i.accepted_by = $1 or i.invited_by = $1 order by i.created_at`,
    [accountId, email],
  );
  return { memberships, invites, companyClaims: await collectClaims(reader, owner) };
}

/** 409 if the company would be left without an active admin. */
async function refuseLeaving(tx: Writer, { accountId }: DataOwner): Promise<void> {
  const company = await readCompanyOf(tx, accountId);
  if (!company) return;
  await lockMembers(tx, company.id);
  if (whyKeep(await readMembers(tx, company.id), accountId, null) === "LAST_ADMIN")
    throw refuse(
      409,
      "LAST_ADMIN",
      "You are the last admin of your company. Please make another member an admin first.",
    );
}

/**
 * Revokes their open invites, through which they could come back with another account. The membership waits for the end
 * of the suspension; revoked invites stay so.
 */
async function suspend(tx: Writer, { accountId, actorId }: SuspendedOwner, now: Date): Promise<void> {
  const company = await readCompanyOf(tx, accountId);
  if (company) await revokeSentBy(tx, accountId, { companyId: company.id, actorId, ip: null, now });
}

/**
 * If the admin who goes is the last one after all, the oldest member takes their place, those who stay and are not
 * suspended first: the database keeps an admin at every company with people, and a deletion has to end.
 */
async function findHeir(tx: Writer, companyId: string, accountId: string, now: Date): Promise<void> {
  await lockMembers(tx, companyId);
  const others = (await readMembers(tx, companyId)).filter((one) => one.accountId !== accountId);
  if (others.some(({ role }) => role === "corporate-admin")) return;
  const lasting = others.filter(({ isDisabled, isLeaving }) => !isDisabled && !isLeaving);
  const [heir] = (lasting.length > 0 ? lasting : others).toSorted((a, b) => a.since.getTime() - b.since.getTime());
  if (heir) await setRole(tx, heir, "corporate-admin", { companyId, actorId: null, ip: null, now });
}

/** Accepted invites stay as the company's record, without the address. */
async function erase(tx: Writer, { accountId, email }: DataOwner, now: Date): Promise<void> {
  const company = await readCompanyOf(tx, accountId);
  if (company?.role === "corporate-admin") await findHeir(tx, company.id, accountId, now);
  await tx.query("delete from company_member where account_id = $1", [accountId]);
  await tx.query("delete from company_claim where account_id = $1", [accountId]);
  await tx.query(
    `update invite set revoked_at = $2 where (invited_by = $1 or email = $3) and accepted_at is null and revoked_at is null`,
    [accountId, now, email],
  );
  await tx.query("update invite set email = 'deleted-' || $1 || '@deleted.invalid' where email = $2", [
    accountId,
    email,
  ]);
}
