// Invites to a company: send, read, accept, revoke.

import type { CorporateUserType } from "../../contract/identity/rules.ts";
import type { InviteOffer } from "../../contract/recruiting/wire.ts";
import type { Operation, PublicOperation } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { hashToken, makeToken } from "../platform/random-tokens.ts";
import { conflict, forbidden, notFound, refuseForNow } from "../platform/refusal.ts";
import { expiryFrom, mayInviteMore } from "./rules.ts";
import {
  type InviteRow,
  inviteColumns,
  inviteExpired,
  joinCompany,
  lockCompany,
  presentInvite,
  presentMember,
  recordChange,
  refuseSuspended,
} from "./store.ts";

/** Invites of the last day expire from the count one by one, so retrying every hour is soon enough. */
const secondsToWait = 3_600;

/**
 * Does not reveal whether the address has an account or belongs to another company: only accepting does. 409 for a
 * member of the caller's own company, 429 after too many within a day.
 */
export const sendInvite: Operation<"sendInvite", [rateLimitScale: number]> = async (
  { body },
  { caller, ip },
  deps,
  rateLimitScale,
) => {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    refuseSuspended(company);
    if (company.members.some((member) => member.email === body.email))
      throw conflict("This person is a member of your company already.", "email");
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
    await recordChange(
      tx,
      { caller, ip },
      { kind: "invite.sent", inviteId: invite.id, companyId: company.id, role: body.role },
      now,
    );
    return presentInvite(invite, now);
  });
};

/** How many invites the company sent within the last day, in all and to this address. */
async function countRecent(tx: Writer, companyId: string, email: string, now: Date) {
  const rows = await tx.query<{ company: number; address: number }>(
    `select count(*)::int as company, (count(*) filter (where email = $2))::int as address
     from invite where company_id = $1 and created_at > $3::timestamptz - interval '1 day'`,
    [companyId, email, now],
  );
  return rows[0] ?? { company: 0, address: 0 };
}

type NewInvite = {
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
  const token = makeToken();
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
    [invite.id, hashToken(token), company.id, email, role, sender?.accountId ?? null, now, invite.expiresAt],
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

/**
 * SQL condition: invite `alias` can be accepted at `now` (a placeholder). Suspending its sender revokes it; the sender is
 * looked at all the same, so that no invite lets anyone in whose sender may not sign in.
 */
const isOpen = (alias: string, now: string): string =>
  `(${alias}.accepted_at is null and ${alias}.revoked_at is null and ${alias}.expires_at > ${now}
    and not exists (select from account s where s.id = ${alias}.invited_by and s.disabled_at is not null))`;

type OfferRow = Timed<InviteOffer, "expiresAt">;

/** 410 for an invite that is expired, used, revoked or unknown. */
export const readInvite: PublicOperation<"readInvite"> = async ({ body }, { db, clock }) => {
  const rows = await db.query<OfferRow>(
    `select c.name as "companyName", i.role, i.email, i.expires_at as "expiresAt" from invite i join company c on c.id = i.company_id
     where i.token_hash = $1 and ${isOpen("i", "$2")}`,
    [hashToken(body.token), clock()],
    "invite-by-token",
  );
  const [offer] = rows;
  if (!offer) throw inviteExpired();
  return isoTimes(offer);
};

type UsedInvite = { id: string; companyId: string; role: CorporateUserType };

/** 410 for an unusable invite, 403 for another address than the invited one, 409 for a member of another company. */
export const acceptInvite: Operation<"acceptInvite"> = async ({ body }, { caller, ip }, deps) => {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const invite = await useInvite(tx, body.token, caller, now);
    const { companyId, role } = invite;
    const member = await joinCompany(tx, { accountId: caller.accountId, companyId, role, now });
    await recordChange(tx, { caller, ip }, { kind: "invite.accepted", inviteId: invite.id, companyId, role }, now);
    return presentMember(member);
  });
};

/** Marks the invite as used in one statement, so that of concurrent calls one succeeds. */
async function useInvite(
  tx: Writer,
  token: string,
  who: { accountId: string; email: string },
  now: Date,
): Promise<UsedInvite> {
  const hash = hashToken(token);
  const [used] = await tx.query<UsedInvite>(
    `update invite i set accepted_at = $4, accepted_by = $3
     where token_hash = $1 and email = $2 and ${isOpen("i", "$4")}
     returning id, company_id as "companyId", role`,
    [hash, who.email, who.accountId, now],
  );
  if (used) return used;
  const open = await tx.query(`select from invite i where token_hash = $1 and email <> $2 and ${isOpen("i", "$3")}`, [
    hash,
    who.email,
    now,
  ]);
  if (open.length === 0) throw inviteExpired();
  throw forbidden("This invite is for another e-mail address. Please sign in with that one.");
}

/** Idempotent. 404 for another company's invite, 409 if it was accepted. */
export const revokeInvite: Operation<"revokeInvite"> = async ({ params }, { caller, ip }, deps) => {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const ended = await tx.query(
      `update invite set revoked_at = $3
       where id = $1 and company_id = $2 and accepted_at is null and revoked_at is null returning id`,
      [params.id, company.id, now],
    );
    const invite = await readInviteById(tx, params.id, company.id);
    if (!invite) throw notFound("Your company has sent no such invite.");
    if (invite.acceptedAt) throw conflict("This invite has been accepted: remove the member instead.");
    if (ended.length > 0)
      await recordChange(
        tx,
        { caller, ip },
        { kind: "invite.revoked", inviteId: invite.id, companyId: company.id },
        now,
      );
    return presentInvite(invite, now);
  });
};

/**
 * Revokes all open invites that a member sent for a company, recorded as done by `actorId`: an invite is valid only
 * while its sender may invite.
 */
export async function revokeSentBy(
  tx: Writer,
  senderId: string,
  { companyId, actorId, ip, now }: { companyId: string; actorId: string; ip: string | null; now: Date },
): Promise<void> {
  const ended = await tx.query<{ id: string }>(
    `update invite set revoked_at = $3
     where company_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null returning id`,
    [companyId, senderId, now],
  );
  for (const { id } of ended)
    await recordChange(
      tx,
      { caller: { accountId: actorId }, ip },
      { kind: "invite.revoked", inviteId: id, companyId },
      now,
    );
}

async function readInviteById(tx: Writer, id: string, companyId: string): Promise<InviteRow | undefined> {
  const rows = await tx.query<InviteRow>(
    `select ${inviteColumns} from invite i left join account a on a.id = i.invited_by where i.id = $1 and i.company_id = $2`,
    [id, companyId],
  );
  return rows[0];
}
