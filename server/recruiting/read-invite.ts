// Shows what an invite offers to a person with its link.
import type { readInvite as endpoint, InviteOffer } from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import type { Input } from "../platform/mount.ts";
import { hashOf, inviteExpired } from "./store.ts";

type OfferRow = Omit<InviteOffer, "expiresAt"> & { expiresAt: Date };

/** 410 for an invite that is expired, used, revoked or unknown. */
export async function readInvite({ body }: Input<typeof endpoint>, { db, clock }: Deps): Promise<InviteOffer> {
  const rows = await db.query<OfferRow>(
    {
      name: "invite-by-token",
      text: `select c.name as "companyName", i.role, i.email, i.expires_at as "expiresAt" from invite i join company c on c.id = i.company_id
        where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > $2`,
    },
    [hashOf(body.token), clock()],
  );
  const [offer] = rows;
  if (!offer) throw inviteExpired();
  return { ...offer, expiresAt: offer.expiresAt.toISOString() };
}
