// Reads one visible offer with its company.
import type { getGuidanceOffer as endpoint, GuidanceOffer } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { type OfferRow, presentOffer, shownOffers } from "./store.ts";

type WithCompany = { companyId: string; companyName: string };

export async function getOffer(
  { params }: Input<typeof endpoint>,
  { db, clock }: Deps,
): Promise<GuidanceOffer & WithCompany> {
  const { refereeId: _, companyId, companyName, ...row } = await readOffer(db, params.offerId, clock());
  return { ...presentOffer(row), companyId, companyName };
}

/** Includes the referee's id, which must not be sent to clients. 404 for a hidden offer. */
export async function readOffer(
  reader: Reader,
  offerId: string,
  now: Date,
): Promise<OfferRow & WithCompany & { refereeId: string }> {
  const more = `, o.referee_id as "refereeId", c.id as "companyId", c.name as "companyName"`;
  const [row] = isUuid(offerId)
    ? await reader.query<OfferRow & WithCompany & { refereeId: string }>(
        { name: "offer of guidance", text: shownOffers("and o.id = $2", more) },
        [now, offerId],
      )
    : [];
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such offer, or it is not offered any more.");
  return row;
}
