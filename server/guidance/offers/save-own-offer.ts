// Creates or changes the caller's offer. Booked sessions stay as they were booked.
import type { saveOwnOffer as endpoint, OwnGuidanceOffer } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { readReferee } from "../../referrals/index.ts";
import { readOwnOffer } from "./store.ts";

/** 409 if the caller is no verified referee. Free slots get the offer's length; those that then overlap are removed. */
export async function saveOwnOffer(
  { body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<OwnGuidanceOffer> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const referee = await readReferee(tx, accountId);
    if (referee?.status !== "VERIFIED")
      throw refuse(409, "CONFLICT", "Only verified employees offer guidance. Please verify your work e-mail first.");
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
}

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
