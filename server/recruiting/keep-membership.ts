// Exports and erases a person's membership, and the invites they sent and received.
import type { DataKeeper, DataOwner } from "../data-keeper.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { refuse } from "../platform/refusal.ts";
import { whyKeep } from "./rules.ts";
import { readCompanyOf, readMembers } from "./store.ts";

export const membershipKeeper: DataKeeper = { collect, refuseLeaving, erase };

async function collect(reader: Reader, { accountId, email }: DataOwner): Promise<Record<string, unknown>> {
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
  return { memberships, invites };
}

/** 409 if the company would be left without an active admin. */
async function refuseLeaving(tx: Writer, { accountId }: DataOwner): Promise<void> {
  const company = await readCompanyOf(tx, accountId);
  if (!company) return;
  // Locked before it is read, so that concurrent requests are seen.
  await tx.query("select from company_member where company_id = $1 order by account_id for update", [company.id]);
  if (whyKeep(await readMembers(tx, company.id), accountId, null) === "LAST_ADMIN")
    throw refuse(
      409,
      "LAST_ADMIN",
      "You are the last admin of your company. Please make somebody else an admin first.",
    );
}

/** Accepted invites stay as the company's record, without the address. */
async function erase(tx: Writer, { accountId, email }: DataOwner, now: Date): Promise<void> {
  await tx.query("delete from company_member where account_id = $1", [accountId]);
  await tx.query(
    `update invite set revoked_at = $2 where (invited_by = $1 or email = $3) and accepted_at is null and revoked_at is null`,
    [accountId, now, email],
  );
  await tx.query("update invite set email = 'deleted-' || $1 || '@deleted.invalid' where email = $2", [
    accountId,
    email,
  ]);
}
