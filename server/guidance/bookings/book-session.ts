// Books a slot for a candidate: a paid session goes to the referee after payment, a free one at once.
import { bookSession as endpoint, type GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import { bookableUntil, DISPUTE_DAYS, HORIZON_DAYS, PAY_MINUTES } from "../../../contract/guidance/rules.ts";
import type { Deps } from "../../deps.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import { payFor } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { isOwnCompany } from "../../referrals/index.ts";
import { type BookableOffer, readShownOffer } from "../offers/store.ts";
import { whyNotBook } from "../rules.ts";
import { askReferee } from "./ask-referee.ts";
import { lockPeople, refusingConflicts } from "./own-time.ts";
import { readPresented } from "./present-booking.ts";
import { readOwnLoad } from "./read-own-load.ts";
import { refuseToBook } from "./refuse-to-book.ts";
import { addEvent, lockOwnBooking } from "./store.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Days to hold the money: past the last moment at which every outcome is reached, with some to spare. */
const holdDays = HORIZON_DAYS + DISPUTE_DAYS + 10;

type Slot = { id: string; refereeId: string; startsAt: Date; endsAt: Date; isTaken: boolean };
type Asked = Input<typeof endpoint>["body"];

/** Refuses as contract/guidance/bookings-wire.ts says, in the order of `whyNotBook`. */
export async function bookSession(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceBooking> {
  const { caller } = call;
  const { body } = input;
  const booked = once(endpoint, input, call, deps, async (tx) => {
    // Load: both accounts, the candidate's turn, the offer and the slot are locked until the transaction ends.
    await holdAccount(tx, caller.accountId);
    const slot = await lockSlot(tx, body.slotId, caller.accountId);
    const now = deps.clock();
    const offer = slot && (await readShownOffer(tx, slot.refereeId, now));
    if (!slot || !offer) throw refuseToBook("NO_SUCH_SLOT");

    // Decide
    const why = whyNotBook({
      userType: caller.userType,
      isLeaving: ((await findAccountById(tx, caller.accountId))?.deletionDueAt ?? null) !== null,
      isSelf: slot.refereeId === caller.accountId,
      isOwnCompany: await isOwnCompany(tx, caller.accountId, offer.companyId),
      isTaken: slot.isTaken,
      isTooSoon: now > bookableUntil({ startsAt: slot.startsAt.toISOString() }),
      hasKind: offer.kinds.includes(body.kind),
      hasTopic: offer.topics.includes(body.topic),
      hasPrice: offer.price === body.price,
      ...(await readOwnLoad(tx, caller.accountId, slot)),
    });
    if (why) throw refuseToBook(why);

    // Save and announce
    const id = await saveBooking(tx, { body, slot, offer, candidateId: caller.accountId }, now);
    await addEvent(tx, { id, startsAt: slot.startsAt }, { kind: "UNPAID", by: "CANDIDATE" }, now);
    if (offer.price > 0) await beginPayment(tx, { id, offer, caller }, deps, now);
    else await askReferee(tx, (await lockOwnBooking(tx, caller.accountId, id)).booking, deps, now);
    return readPresented(tx, caller.accountId, id, now);
  });
  return refusingConflicts(booked);
}

/** Serialises concurrent booking and removal of the slot and account deletion. Also locks the referee's account. */
async function lockSlot(tx: Writer, slotId: string, candidateId: string): Promise<Slot | null> {
  const [found] = await tx.query<{ refereeId: string }>(
    `select referee_id as "refereeId" from guidance_slot where id = $1`,
    [slotId],
  );
  if (!found) return null;
  await tx.query("select from account where id = $1 for key share", [found.refereeId]);
  await lockPeople(tx, candidateId, found.refereeId);
  // Block changes of the offer, such as its price, during the booking.
  await tx.query("select from guidance_offer where referee_id = $1 for share", [found.refereeId]);
  await tx.query("select from guidance_slot where id = $1 for update", [slotId]);
  const [slot] = await tx.query<Slot>(
    `select s.id, s.referee_id as "refereeId", s.starts_at as "startsAt", s.ends_at as "endsAt",
       exists (select from guidance_booking b where b.slot_id = s.id) as "isTaken" from guidance_slot s where s.id = $1`,
    [slotId],
  );
  return slot ?? null;
}

/** Saves it as not paid yet. */
async function saveBooking(
  tx: Writer,
  { body, slot, offer, candidateId }: { body: Asked; slot: Slot; offer: BookableOffer; candidateId: string },
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx.query(
    `insert into guidance_booking (id, candidate_id, referee_id, company_id, slot_id, kind, topic, note, price, starts_at, ends_at,
       time_zone, status, due_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'UNPAID', $13, $14, $14)`,
    [
      id,
      candidateId,
      slot.refereeId,
      offer.companyId,
      slot.id,
      body.kind,
      body.topic,
      body.note || null,
      offer.price,
      slot.startsAt,
      slot.endsAt,
      body.timeZone,
      payUntil(now),
      now,
    ],
  );
  return id;
}

const payUntil = (now: Date) => new Date(now.getTime() + PAY_MINUTES * minuteMs);

async function beginPayment(
  tx: Writer,
  { id, offer, caller }: { id: string; offer: BookableOffer; caller: Caller },
  deps: Deps,
  now: Date,
): Promise<void> {
  const { paymentId } = await payFor(
    tx,
    {
      owner: { accountId: caller.accountId, email: caller.email },
      purpose: "GUIDANCE_BOOKING",
      subjectId: id,
      label: `Guidance session: ${offer.companyName}`,
      amount: offer.price,
      expiresAt: payUntil(now),
      holdUntil: new Date(now.getTime() + holdDays * dayMs),
      memo: { company: offer.companyName },
    },
    deps,
  );
  await tx.query("update guidance_booking set payment_id = $2 where id = $1", [id, paymentId]);
}
