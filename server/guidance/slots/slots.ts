// A referee's free times: candidates list them, the referee adds and removes them.

import { type BookingStatus, MOST_SLOTS } from "../../../contract/guidance/rules.ts";
import type { GuidanceSlot } from "../../../contract/guidance/wire.ts";
import * as calls from "../../../contract/guidance/wire.ts";
import type { Operation, PublicOperation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import { once } from "../../platform/once.ts";
import { notFound, refuse } from "../../platform/refusal.ts";
import { readOffer } from "../offers/offers.ts";
import { isFree } from "../offers/store.ts";
import { type WallSlot, wallSlots } from "./wall-clock.ts";

type SlotRow = { id: string; startsAt: Date; endsAt: Date };

const slotColumns = `s.id, s.starts_at as "startsAt", s.ends_at as "endsAt"`;

const presentSlot = ({ id, startsAt, endsAt }: SlotRow): GuidanceSlot => isoTimes({ id, startsAt, endsAt });

/** The range that begins at the requested moment, or now, and lasts `days`. */
function stretchOf({ from, days }: { from?: string | undefined; days: number }, now: Date): [Date, Date] {
  const begin = from === undefined ? now : new Date(from);
  return [begin, new Date(begin.getTime() + days * 86_400_000)];
}

/** Lists the slots of an offer that can be booked now. */
export const listFreeSlots: PublicOperation<"listFreeSlots"> = async ({ params, query }, { db, clock }) => {
  const now = clock();
  const { refereeId, timeZone } = await readOffer(db, params.offerId, now);
  const rows = await db.query<SlotRow>(
    `select ${slotColumns} from guidance_slot s
     where s.referee_id = $1 and s.starts_at >= $3 and s.starts_at < $4 and ${isFree("$2")} order by s.starts_at`,
    [refereeId, now, ...stretchOf(query, now)],
    "free slots",
  );
  return { timeZone, data: rows.map(presentSlot) };
};

type Keeping = { bookingId: string | null; status: BookingStatus | null };

/** Lists the caller's slots for a calendar, free and booked ones. */
export const listOwnSlots: Operation<"listOwnSlots"> = async ({ query }, { caller: { accountId } }, { db, clock }) => {
  const [offer] = await db.query<{ timeZone: string }>(
    `select time_zone as "timeZone" from guidance_offer where referee_id = $1`,
    [accountId],
  );
  if (!offer) throw notFound("You make no offer yet.");
  const rows = await db.query<SlotRow & Keeping>(
    `select ${slotColumns}, b.id as "bookingId", b.status from guidance_slot s
       left join guidance_booking b on b.slot_id = s.id
     where s.referee_id = $1 and s.starts_at >= $2 and s.starts_at < $3 order by s.starts_at`,
    [accountId, ...stretchOf(query, clock())],
    "own slots",
  );
  const data = rows.map(({ bookingId, status, ...slot }) => ({ ...presentSlot(slot), bookingId, status }));
  return { timeZone: offer.timeZone, data };
};

/** Slots that overlap another one are skipped and reported. */
export const addSlots: Operation<"addSlots"> = async (input, call, deps) => {
  const { accountId } = call.caller;
  return once(calls.addSlots, input, call, deps, async (tx) => {
    await holdAccount(tx, accountId);
    const offer = await lockOffer(tx, accountId);
    const now = deps.clock();
    const { slots, skipped } = wallSlots({ ...input.body, ...offer }, now);
    await refuseTooMany(tx, accountId, slots.length, now);
    const saved = await saveSlots(tx, accountId, slots, now);
    const starts = new Set(saved.map(({ startsAt }) => startsAt.getTime()));
    const overlapping = slots
      .filter(({ startsAt }) => !starts.has(startsAt.getTime()))
      .map(({ date, time }) => ({ date, time, why: "OVERLAPS" as const }));
    return {
      added: saved.map(presentSlot),
      skipped: [...skipped, ...overlapping].sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1)),
    };
  });
};

/** Serialises concurrent additions to one offer. */
async function lockOffer(tx: Writer, accountId: string): Promise<{ timeZone: string; minutes: number }> {
  const [offer] = await tx.query<{ timeZone: string; minutes: number }>(
    `select time_zone as "timeZone", minutes from guidance_offer where referee_id = $1 for no key update`,
    [accountId],
  );
  if (!offer) throw notFound("Please make an offer first: your times belong to it.");
  return offer;
}

async function refuseTooMany(tx: Writer, accountId: string, more: number, now: Date): Promise<void> {
  const [free] = await tx.query<{ count: number }>(
    `select count(*)::int as count from guidance_slot s where s.referee_id = $1 and s.starts_at > $2
       and not exists (select from guidance_booking b where b.slot_id = s.id)`,
    [accountId, now],
  );
  if ((free?.count ?? 0) + more > MOST_SLOTS)
    throw refuse(409, "LIMIT_REACHED", `You can have at most ${MOST_SLOTS} free times at once.`);
}

/** In order of time; slots that overlap stored ones or one another are skipped. */
async function saveSlots(tx: Writer, accountId: string, slots: readonly WallSlot[], now: Date): Promise<SlotRow[]> {
  const rows = await tx.query<SlotRow>(
    `insert into guidance_slot (id, referee_id, starts_at, ends_at)
     select id, $1, starts_at, ends_at
     from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality as slot (id, starts_at, ends_at, place) order by place
     on conflict do nothing returning id, starts_at as "startsAt", ends_at as "endsAt"`,
    [accountId, slots.map(() => newId(now)), slots.map((slot) => slot.startsAt), slots.map((slot) => slot.endsAt)],
  );
  return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Unknown ids and other people's are in neither list. */
export const removeSlots: Operation<"removeSlots"> = async ({ body }, { caller: { accountId } }, { db }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    // Locked before the check, so that a concurrent booking either comes first or finds the slot gone.
    const own = await tx.query<{ id: string }>(
      "select id from guidance_slot where id = any ($1) and referee_id = $2 order by id for update",
      [body.slotIds, accountId],
    );
    const ids = own.map(({ id }) => id);
    const gone = await tx.query<{ id: string }>(
      `delete from guidance_slot s where s.id = any ($1)
         and not exists (select from guidance_booking b where b.slot_id = s.id) returning s.id`,
      [ids],
    );
    const removed = gone.map(({ id }) => id).sort();
    return { removed, kept: ids.filter((id) => !removed.includes(id)) };
  });
