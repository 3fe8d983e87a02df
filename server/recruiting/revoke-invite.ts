// Revokes an invite of the caller's company.
import type { revokeInvite as endpoint } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { type InviteRow, inviteColumns, lockCompany, presentInvite } from "./store.ts";

/** Idempotent. 404 for another company's invite, 409 if it was accepted. */
export async function revokeInvite({ params }: Input<typeof endpoint>, { caller, ip }: Call<Caller>, deps: Deps) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const company = await lockCompany(tx, caller.accountId);
    const ended = await tx.query(
      `update invite set revoked_at = $3
       where id = $1 and company_id = $2 and accepted_at is null and revoked_at is null returning id`,
      [params.id, company.id, now],
    );
    const invite = await readInviteById(tx, params.id, company.id);
    if (!invite) throw refuse(404, "NOT_FOUND", "Your company has sent no such invite.");
    if (invite.acceptedAt) throw refuse(409, "CONFLICT", "This invite has been accepted: remove the member instead.");
    if (ended.length > 0)
      await recordSecurityEvent(tx, {
        kind: "invite.revoked",
        accountId: caller.accountId,
        ip,
        details: { inviteId: invite.id, companyId: company.id },
        at: now,
      });
    return presentInvite(invite, now);
  });
}

/**
 * Revokes all open invites that a member sent for a company, recorded as done by `actorId`: an invite is valid only
 * while its sender may invite.
 */
export async function revokeSentBy(
  tx: Writer,
  senderId: string,
  { companyId, actorId, ip, now }: { companyId: string; actorId: string; ip: string; now: Date },
): Promise<void> {
  const ended = await tx.query<{ id: string }>(
    `update invite set revoked_at = $3
     where company_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null returning id`,
    [companyId, senderId, now],
  );
  for (const { id } of ended)
    await recordSecurityEvent(tx, {
      kind: "invite.revoked",
      accountId: actorId,
      ip,
      details: { inviteId: id, companyId },
      at: now,
    });
}

async function readInviteById(tx: Writer, id: string, companyId: string): Promise<InviteRow | undefined> {
  const rows = await tx.query<InviteRow>(
    `select ${inviteColumns} from invite i left join account a on a.id = i.invited_by where i.id = $1 and i.company_id = $2`,
    [id, companyId],
  );
  return rows[0];
}
