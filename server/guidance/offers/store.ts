// Rows of offers: which are visible, and what candidates see of them.

import { type GuidanceKind, LEAD_HOURS } from "../../../contract/guidance/rules.ts";
import type { GuidanceOffer, OwnGuidanceOffer } from "../../../contract/guidance/wire.ts";
import type { Reader } from "../../platform/db.ts";
import { isActiveReferee } from "../../referrals/index.ts";

/**
 * Whether offer `o` of referee `r` is visible at `$now`: it is on, and its owner is verified there, not paused and not
 * leaving.
 */
export const isShown = (now: string) => `o.is_active and ${isActiveReferee("r", now)} and r.company_id = o.company_id
  and exists (select from account x where x.id = o.referee_id and x.disabled_at is null and x.deletion_due_at is null)`;

/** Whether slot `s` is unbooked and can still be booked at `$now`. */
export const isFree = (now: string) =>
  `s.starts_at >= ${now}::timestamptz + interval '${LEAD_HOURS} hours'
   and not exists (select from guidance_booking k where k.slot_id = s.id)`;

/** The candidates' ratings of the owner of offer `o`. */
const ratingsOfOwner = `(select json_build_object('average', round(avg(g.stars), 1), 'count', count(*))
  from guidance_booking b join guidance_rating g on g.booking_id = b.id and g.by = 'CANDIDATE' where b.referee_id = o.referee_id)`;

/** The first slot of offer `o` that is free at `$1`. */
export const nextSlot = `(select min(s.starts_at) from guidance_slot s where s.referee_id = o.referee_id and ${isFree("$1")})`;

/** The public columns of offer `o` of referee `r` at `$1`. */
const publicColumns = `o.id, o.headline, o.about, r.title, extract(year from age($1::timestamptz, r.since))::int as years, o.kinds, o.topics,
  o.minutes, o.price, o.time_zone as "timeZone", ${ratingsOfOwner} as rating, ${nextSlot} as "nextSlotAt"`;

export type OfferRow = Omit<GuidanceOffer, "nextSlotAt" | "price"> & { nextSlotAt: Date | null; price: string };

/** Selects offers visible at `$1`, with the company `c`; `rest` narrows them by values from `$2` on. */
export const shownOffers = (rest: string, more = "") =>
  `select ${publicColumns}${more} from guidance_offer o join referee r on r.account_id = o.referee_id
     join company c on c.id = o.company_id where ${isShown("$1")} ${rest}`;

/** Selects what is public. */
export function presentOffer(row: OfferRow): GuidanceOffer {
  return { ...row, price: Number(row.price), nextSlotAt: row.nextSlotAt?.toISOString() ?? null };
}

type OwnRow = Omit<OwnGuidanceOffer, "price"> & { price: string };

/** An offer as its owner sees it; null if they have none. */
export async function readOwnOffer(reader: Reader, accountId: string, now: Date): Promise<OwnGuidanceOffer | null> {
  const [row] = await reader.query<OwnRow>(
    `select o.id, o.company_id as "companyId", c.name as "companyName", o.headline, o.about, o.kinds, o.topics, o.minutes,
       o.price, o.time_zone as "timeZone", o.meeting, o.is_active as "isActive",
       coalesce(${isShown("$2")}, false) as "isShown", ${ratingsOfOwner} as rating
     from guidance_offer o join company c on c.id = o.company_id left join referee r on r.account_id = o.referee_id
     where o.referee_id = $1`,
    [accountId, now],
    "own offer of guidance",
  );
  return row ? { ...row, price: Number(row.price) } : null;
}

/** What booking needs of an offer. */
export type BookableOffer = {
  refereeId: string;
  companyId: string;
  companyName: string;
  kinds: GuidanceKind[];
  topics: string[];
  price: number;
};

/** A referee's offer if it is visible at `now`; otherwise null. */
export async function readShownOffer(reader: Reader, refereeId: string, now: Date): Promise<BookableOffer | null> {
  const [row] = await reader.query<Omit<BookableOffer, "price"> & { price: string }>(
    `select o.referee_id as "refereeId", o.company_id as "companyId", c.name as "companyName", o.kinds, o.topics, o.price
     from guidance_offer o join referee r on r.account_id = o.referee_id join company c on c.id = o.company_id
     where o.referee_id = $1 and ${isShown("$2")}`,
    [refereeId, now],
    "offer to book",
  );
  return row ? { ...row, price: Number(row.price) } : null;
}
