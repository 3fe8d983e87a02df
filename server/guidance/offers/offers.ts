// What referees offer: how candidates find offers, and how a referee keeps an own one.

import type { Answers } from "../../../contract/jobs/filters.ts";
import type { Deps, Operation, PublicOperation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { idOrNull, newId } from "../../platform/ids.ts";
import { conflict, notFound } from "../../platform/refusal.ts";
import { isActiveReferee, readReferee } from "../../referrals/index.ts";
import { isShown, nextSlot, type OfferRow, presentOffer, readOwnOffer, shownOffers } from "./store.ts";

/** Resolves to its id; 404 if there is none. */
async function refuseUnknownCompany(reader: Reader, companyId: string): Promise<string> {
  const [company] = await reader.query<{ id: string }>(
    "select id from company where id = $1 and is_listed",
    [idOrNull(companyId)],
    "company is there",
  );
  if (!company) throw notFound("There is no such company.");
  return company.id;
}

type Counts = { offers: number; withSlots: number; leastPrice: number | null };

/** Counts the offers about a company, for its page; the same for every reader. */
export const countGuidanceOffers: PublicOperation<"countGuidanceOffers"> = async ({ params }, { db, clock }) => {
  const companyId = await refuseUnknownCompany(db, params.companyId);
  const [counts] = await db.query<Counts>(
    `select count(*)::int as offers, count(*) filter (where ${nextSlot} is not null)::int as "withSlots",
       min(o.price)::float8 as "leastPrice"
     from guidance_offer o join referee r on r.account_id = o.referee_id
     where ${isShown("$1")} and o.company_id = $2`,
    [clock(), companyId],
    "offers of a company counted",
  );
  return counts ?? { offers: 0, withSlots: 0, leastPrice: null };
};

/** Without names of referees. 404 for an unknown company. */
export const listGuidanceOffers: PublicOperation<"listGuidanceOffers"> = async ({ params, query }, deps) => {
  const { db, clock, cursors } = deps;
  const companyId = await refuseUnknownCompany(db, params.companyId);
  const { kind = null } = query;
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list: "guidance offers", companyId, kind });
  const found = await db.query<OfferRow>(
    `select * from (${shownOffers(`and o.company_id = $2 and ($3::text is null or $3 = any (o.kinds))`)}) offer
     where $4::timestamptz is null
       or (coalesce("nextSlotAt", 'infinity'), id) > ($4::timestamptz, $5::uuid)
     order by coalesce("nextSlotAt", 'infinity'), id limit $6`,
    [clock(), companyId, kind, after?.at ?? null, after?.id ?? null, limit],
    "offers of a company",
  );
  const { rows, pagination } = cut(found, ({ nextSlotAt, id }) => ({ at: nextSlotAt ?? "infinity", id }));
  return { data: rows.map(presentOffer), pagination };
};

type FoundOffer = OfferRow & { companyId: string; companyName: string; refereeId: string };

/** Reads one visible offer with its company. */
export const getGuidanceOffer: PublicOperation<"getGuidanceOffer"> = async ({ params }, { db, clock }) => {
  const { refereeId: _, companyId, companyName, ...row } = await readOffer(db, params.offerId, clock());
  return { ...presentOffer(row), companyId, companyName };
};

/** Includes the referee's id, which must not be sent to clients. 404 for a hidden offer. */
export async function readOffer(reader: Reader, offerId: string, now: Date): Promise<FoundOffer> {
  const more = `, o.referee_id as "refereeId", c.id as "companyId", c.name as "companyName"`;
  const [row] = await reader.query<FoundOffer>(
    shownOffers("and o.id = $2", more),
    [now, idOrNull(offerId)],
    "offer of guidance",
  );
  if (!row) throw notFound("There is no such offer, or it is no longer offered.");
  return row;
}

/** A referee on a break may prepare an offer; candidates see it after the break. */
export const getOwnOffer: Operation<"getOwnOffer"> = async (_input, { caller }, { db, clock }) => {
  const [referee, offer] = await Promise.all([
    readReferee(db, caller.accountId),
    readOwnOffer(db, caller.accountId, clock()),
  ]);
  const mayOffer = referee?.status === "VERIFIED";
  const company = referee && { id: referee.companyId, name: referee.companyName, title: referee.title };
  return { mayOffer, company: mayOffer ? company : null, offer };
};

/** 409 if the caller is no verified referee. Free slots get the offer's length; those that then overlap are removed. */
export const saveOwnOffer: Operation<"saveOwnOffer"> = async ({ body }, { caller: { accountId } }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const referee = await readReferee(tx, accountId);
    if (referee?.status !== "VERIFIED")
      throw conflict("Only verified employees offer guidance. Please verify your work e-mail first.");
    const now = clock();
    const topics = [...new Set(body.topics)];
    await tx.query(
      `insert into guidance_offer (referee_id, id, company_id, headline, about, kinds, topics, minutes, price, time_zone, meeting,
         is_active, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (referee_id) do update set company_id = excluded.company_id, headline = excluded.headline, about = excluded.about,
         kinds = excluded.kinds, topics = excluded.topics, minutes = excluded.minutes, price = excluded.price,
         time_zone = excluded.time_zone, meeting = excluded.meeting, is_active = excluded.is_active, updated_at = excluded.updated_at`,
      [
        accountId,
        newId(now),
        referee.companyId,
        body.headline,
        body.about,
        [...new Set(body.kinds)],
        topics,
        body.minutes,
        body.price,
        body.timeZone,
        body.meeting,
        body.isActive,
        now,
      ],
    );
    await fitFreeSlots(tx, { accountId, minutes: body.minutes, now });
    const saved = await readOwnOffer(tx, accountId, now);
    if (!saved) throw new Error("An offer is gone while it is saved.");
    return saved;
  });

/** Gives free future slots the offer's length, earliest first. */
async function fitFreeSlots(
  tx: Writer,
  { accountId, minutes, now }: { accountId: string; minutes: number; now: Date },
): Promise<void> {
  const misfits = await tx.query<{ startsAt: Date }>(
    `delete from guidance_slot s where s.referee_id = $1 and s.starts_at > $2
       and s.ends_at <> s.starts_at + make_interval(mins => $3)
       and not exists (select from guidance_booking b where b.slot_id = s.id) returning s.starts_at as "startsAt"`,
    [accountId, now, minutes],
  );
  if (misfits.length === 0) return;
  const starts = misfits.map(({ startsAt }) => startsAt).sort((a, b) => a.getTime() - b.getTime());
  await tx.query(
    `insert into guidance_slot (id, referee_id, starts_at, ends_at)
     select id, $1, starts_at, starts_at + make_interval(mins => $2) from unnest($3::uuid[], $4::timestamptz[]) as slot (id, starts_at)
     on conflict do nothing`,
    [accountId, minutes, starts.map(() => newId(now)), starts],
  );
}

const keptSeconds = 30;

const companies: Record<Answers, { name: string; text: string }> = {
  REFERRAL: {
    name: "companies with referees",
    text: `select distinct r.company_id as id from referee r where ${isActiveReferee("r", "$1")}`,
  },
  GUIDANCE: {
    name: "companies with guidance",
    text: `select distinct o.company_id as id from guidance_offer o join referee r on r.account_id = o.referee_id
      where ${isShown("$1")} and ${nextSlot} is not null`,
  },
};

/** Company ids by kind of answer. */
export const whoAnswers = ({ db, clock, cache }: Pick<Deps, "db" | "clock" | "cache">) =>
  cache.through("who answers", keptSeconds, async () => {
    const idsOf = async (kind: Answers) =>
      new Set((await db.replica.query<{ id: string }>(companies[kind], [clock()])).map(({ id }) => id));
    const [REFERRAL, GUIDANCE] = await Promise.all([idsOf("REFERRAL"), idsOf("GUIDANCE")]);
    return { REFERRAL, GUIDANCE };
  });
