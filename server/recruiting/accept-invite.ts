// Accepts an invite: the invited person joins the company; an invite works once, also for concurrent calls.

import type { CorporateUserType } from "../../contract/identity/rules.ts";
import type { acceptInvite as endpoint } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { recordSecurityEvent } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { joinCompany } from "./join-company.ts";
import { hashOf, inviteExpired, presentMember } from "./store.ts";

type UsedInvite = { id: string; companyId: string; role: CorporateUserType };

/** 410 for an unusable invite, 403 for another address than the invited one, 409 for a member of another company. */
export async function acceptInvite({ body }: Input<typeof endpoint>, { caller, ip }: Call<Caller>, deps: Deps) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const invite = await useInvite(tx, body.token, caller, now);
    const { companyId, role } = invite;
    const member = await joinCompany(tx, { accountId: caller.accountId, companyId, role, now });
    await recordSecurityEvent(tx, {
      kind: "invite.accepted",
      accountId: caller.accountId,
      ip,
      details: { inviteId: invite.id, companyId, role },
      at: now,
    });
    return presentMember(member);
  });
}

/** Marks the invite as used in one statement, so that of concurrent calls one succeeds. */
async function useInvite(
  tx: Writer,
  token: string,
  who: { accountId: string; email: string },
  now: Date,
): Promise<UsedInvite> {
  const hash = hashOf(token);
  const [used] = await tx.query<UsedInvite>(
    `update invite set accepted_at = $4, accepted_by = $3
     where token_hash = $1 and email = $2 and accepted_at is null and revoked_at is null and expires_at > $4
     returning id, company_id as "companyId", role`,
    [hash, who.email, who.accountId, now],
  );
  if (used) return used;
  const open = await tx.query(
    "select from invite where token_hash = $1 and email <> $2 and accepted_at is null and revoked_at is null and expires_at > $3",
    [hash, who.email, now],
  );
  if (open.length === 0) throw inviteExpired();
  throw refuse(403, "FORBIDDEN", "This invite is for another e-mail address. Please sign in with that one.");
}
