// Counts the offers about a company, for its page; the same for every reader.
import type { countGuidanceOffers as endpoint } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { refuseUnknownCompany } from "./known-company.ts";
import { isShown, nextSlot } from "./store.ts";

type Counts = { offers: number; withSlots: number; leastPrice: number | null };

export async function countOffers({ params }: Input<typeof endpoint>, { db, clock }: Deps): Promise<Counts> {
  const companyId = await refuseUnknownCompany(db, params.companyId);
  const [counts] = await db.query<Counts>(
    {
      name: "offers of a company counted",
      text: `select count(*)::int as offers, count(*) filter (where ${nextSlot} is not null)::int as "withSlots",
          min(o.price)::float8 as "leastPrice"
        from guidance_offer o join referee r on r.account_id = o.referee_id
        where ${isShown("$1")} and o.company_id = $2`,
    },
    [clock(), companyId],
  );
  return counts ?? { offers: 0, withSlots: 0, leastPrice: null };
}
