// Invites a person to a company: mails a new token, stores its hash, and revokes an open invite to the same address.
import { randomBytes } from "node:crypto";
import type { CorporateUserType } from "../../contract/identity/rules.ts";
import type { sendInvite as endpoint } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse, refuseForNow } from "../platform/refusal.ts";
import { expiryFrom, mayInviteMore } from "./rules.ts";
import { hashOf, type InviteRow, lockCompany, presentInvite } from "./store.ts";

const tokenBytes = 32;
/** Invites of the last day expire from the count one by one, so retrying every hour is soon enough. */
const secondsToWait = 3_600;

/**
 * Does not reveal whether the address has an account or belongs to another company: only accepting does. 409 for a
 * member of the caller's own company, 429 after too many within a day.
 */
export async function sendInvite(
  { body }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  deps: Deps,
  rateLimitScale: number,
) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    if (company.members.some((member) => member.email === body.email))
      throw refuse(409, "CONFLICT", "This person is a member of your company already.", "email");
    if (!mayInviteMore(await countRecent(tx, company.id, body.email, now), rateLimitScale))
      throw refuseForNow(secondsToWait, "Your company has sent many invites today. Please try again later.");
    const { invite, token } = await makeInvite(tx, {
      company,
      ...body,
      sender: { accountId: caller.accountId, name: caller.name },
      now,
    });
    await deps.announce(tx, {
      kind: "invite.sent",
      email: body.email,
      companyName: company.name,
      role: body.role,
      invitedBy: caller.name,
      token,
      expiresAt: invite.expiresAt.toISOString(),
    });
    await recordSecurityEvent(tx, {
      kind: "invite.sent",
      accountId: caller.accountId,
      ip,
      details: { inviteId: invite.id, companyId: company.id, role: body.role },
      at: now,
    });
    return presentInvite(invite, now);
  });
}

/** How many invites the company sent within the last day, in all and to this address. */
async function countRecent(tx: Writer, companyId: string, email: string, now: Date) {
  const rows = await tx.query<{ company: number; address: number }>(
    `select count(*)::int as company, (count(*) filter (where email = $2))::int as address
     from invite where company_id = $1 and created_at > $3::timestamptz - interval '1 day'`,
    [companyId, email, now],
  );
  return rows[0] ?? { company: 0, address: 0 };
}

export type NewInvite = {
  company: { id: string };
  /** In lower case. */
  email: string;
  role: CorporateUserType;
  /** Null for the operator. */
  sender: { accountId: string; name: string } | null;
  now: Date;
};

/** Writes an invite and revokes the open one, if any. The token is only in the result; the table has its hash. */
export async function makeInvite(
  tx: Writer,
  { company, email, role, sender, now }: NewInvite,
): Promise<{ invite: InviteRow; token: string }> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const invite: InviteRow = {
    id: newId(now),
    email,
    role,
    invitedBy: sender?.name ?? null,
    createdAt: now,
    expiresAt: expiryFrom(now),
    acceptedAt: null,
    revokedAt: null,
  };
  // Serialises the invites of one company, also those of the operator.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`invites of ${company.id}`]);
  await revokeOpen(tx, company.id, email, now);
  await tx.query(
    `insert into invite (id, token_hash, company_id, email, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [invite.id, hashOf(token), company.id, email, role, sender?.accountId ?? null, now, invite.expiresAt],
  );
  return { invite, token };
}

/** Revokes the open invite of an address to a company, if any. */
export async function revokeOpen(tx: Writer, companyId: string, email: string, now: Date): Promise<void> {
  await tx.query(
    `update invite set revoked_at = $3 where company_id = $1 and email = $2 and accepted_at is null and revoked_at is null`,
    [companyId, email, now],
  );
}
