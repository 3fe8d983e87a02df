// Reads the corporate account of a subject, as a list of one.
import type { CorporateUserDetails, getCorporateUser as endpoint } from "../../contract/identity/accounts-wire.ts";
import { type CorporateUserType, roleOf } from "../../contract/identity/rules.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";

type Row = Omit<CorporateUserDetails, "userType" | "createdAt"> & {
  accountId: string;
  groups: string[];
  createdAt: Date;
};

/**
 * The caller's own, or any for a platform admin, which is recorded. 404 for anyone else's and for people without a
 * company.
 */
export async function readCorporateUser(
  { params }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock }: Deps,
): Promise<CorporateUserDetails[]> {
  // PostgreSQL refuses NUL in text, so no subject contains it.
  if (params.cognitoUserId.includes("\0")) throw nobody();
  const isOwn = params.cognitoUserId === caller.subject;
  const rows = isOwn || caller.userType === "Admin" ? await readRows(db, params.cognitoUserId, isOwn, caller) : [];
  if (rows.length === 0) throw nobody();
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
}

const nobody = () => refuse(404, "NOT_FOUND", "There is no such corporate user.");

/** A subject is unique only within its issuer, so the caller's own is found by account id. */
async function readRows(db: Deps["db"], subject: string, isOwn: boolean, caller: Caller): Promise<Row[]> {
  return db.query<Row>(
    `select a.id as "accountId", a.sub as "cognitoUserId", a.email, a.name, a.phone_number, a.groups, a.created_at as "createdAt",
       a.last_accessed_dash as "lastAccessedDash", m.role as "corporateUserType", c.id as "companyId", c.name as "companyName"
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
