// Lists the offers about a company, the soonest free slot first.
import type { listGuidanceOffers as endpoint, GuidanceOffer } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { refuseUnknownCompany } from "./known-company.ts";
import { type OfferRow, presentOffer, shownOffers } from "./store.ts";

type Position = { at: string; id: string };

/** Without names of referees. 404 for an unknown company. */
export async function listOffers(
  { params, query }: Input<typeof endpoint>,
  { db, clock, cursors }: Deps,
): Promise<{ data: GuidanceOffer[]; pagination: { lastKey: string | null } }> {
  const companyId = await refuseUnknownCompany(db, params.companyId);
  const { lastKey, pageSize, kind = null } = query;
  const bound = { list: "guidance offers", companyId, kind };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const rows = await db.query<OfferRow>(
    {
      name: "offers of a company",
      text: `select * from (${shownOffers(`and o.company_id = $2 and ($3::text is null or $3 = any (o.kinds))`)}) offer
        where $4::timestamptz is null
          or (coalesce("nextSlotAt", 'infinity'), id) > ($4::timestamptz, $5::uuid)
        order by coalesce("nextSlotAt", 'infinity'), id limit $6`,
    },
    [clock(), companyId, kind, after?.at ?? null, after?.id ?? null, pageSize + 1],
  );
  const data = rows.slice(0, pageSize).map(presentOffer);
  const last = rows.length > pageSize ? data.at(-1) : undefined;
  const position = last && ({ at: last.nextSlotAt ?? "infinity", id: last.id } satisfies Position);
  return { data, pagination: { lastKey: position ? cursors.seal(position, bound) : null } };
}
