// Adds slots by local time in the offer's time zone, once or for several weeks in a row.

import { MOST_SLOTS } from "../../../contract/guidance/rules.ts";
import { addSlots as endpoint, type GuidanceSlot } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentSlot, type SlotRow } from "./store.ts";
import { type Skipped, type WallSlot, wallSlots } from "./wall-clock.ts";

type Added = { added: GuidanceSlot[]; skipped: Skipped[] };

/** Slots that overlap another one are skipped and reported. */
export async function addSlots(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<Added> {
  const { accountId } = call.caller;
  return once(endpoint, input, call, deps, async (tx) => {
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
}

/** Serialises concurrent additions to one offer. */
async function lockOffer(tx: Writer, accountId: string): Promise<{ timeZone: string; minutes: number }> {
  const [offer] = await tx.query<{ timeZone: string; minutes: number }>(
    `select time_zone as "timeZone", minutes from guidance_offer where referee_id = $1 for no key update`,
    [accountId],
  );
  if (!offer) throw refuse(404, "NOT_FOUND", "Please make an offer first: your times belong to it.");
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
