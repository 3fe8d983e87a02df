// Books a session: the slot is held, paid for, and asked of the referee.

import { bookSession as endpoint } from "../../../contract/guidance/bookings-wire.ts";
import {
  bookableUntil,
  DISPUTE_DAYS,
  HORIZON_DAYS,
  MOST_OPEN,
  MOST_UNPAID,
  PAY_MINUTES,
} from "../../../contract/guidance/rules.ts";
import type { Deps, Operation, Teller } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import { payFor } from "../../ledger/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, notFound, type Refusal, refuse } from "../../platform/refusal.ts";
import { isOwnCompany } from "../../referrals/index.ts";
import { type BookableOffer, readShownOffer } from "../offers/store.ts";
import { answerUntil, type BookRefusal, whyNotBook } from "../rules.ts";
import { endBooking, giveBack } from "./end-booking.ts";
import { readPresented } from "./present-booking.ts";
import { addEvent, type Booking, factsOf, lockBooking, lockOwnBooking, OPEN, saveBooking } from "./store.ts";

/**
 * Takes these people's turns until the transaction ends: their other bookings and moves wait, and so does the deletion
 * of their accounts, which open sessions prevent.
 */
export async function lockPeople(tx: Writer, ...accountIds: string[]): Promise<void> {
  // Sorted, so that two people who book with one another cannot deadlock.
  for (const id of accountIds.toSorted())
    await tx.query("select pg_advisory_xact_lock(hashtextextended('guidance of ' || $1::text, 0))", [id]);
}

/** Turns violations of the booking constraints into the documented refusals. */
export async function refusingConflicts<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "guidance_booking_slot") throw slotTaken();
    if (constraint === "guidance_booking_apart") throw timeTaken();
    throw error;
  }
}

export const slotTaken = () => conflict("This time has just been booked. Please choose another one.", "slotId");

const timeTaken = () => conflict("You have another session at that time. Please choose another one.", "timeZone");

type OwnLoad = { overlaps: boolean; open: number; unpaid: number };

/** Counts for a session from `startsAt` to `endsAt`; `except` is a booking that is about to be moved there. */
export async function readOwnLoad(
  reader: Reader,
  candidateId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  except: string | null = null,
): Promise<OwnLoad> {
  const [load] = await reader.query<OwnLoad>(
    `select coalesce(bool_or(slot_id is not null and tstzrange(starts_at, ends_at) && tstzrange($2, $3)), false) as overlaps,
       count(*) filter (where status in ${OPEN})::int as open, count(*) filter (where status = 'UNPAID')::int as unpaid
     from guidance_booking where candidate_id = $1 and id is distinct from $4::uuid`,
    [candidateId, startsAt, endsAt, except],
    "bookings that count",
  );
  return load ?? { overlaps: false, open: 0, unpaid: 0 };
}

const REFUSALS: Record<BookRefusal, () => Refusal> = {
  NO_SUCH_SLOT: () => notFound("This time is no longer offered. Please choose another one."),
  NOT_A_CANDIDATE: () =>
    refuse(409, "NOT_A_CANDIDATE", "Only candidates book guidance. Please log in with a candidate's account."),
  LEAVING: () => conflict("You have asked to delete your account. Please take that back before you book anything."),
  OWN_OFFER: () => conflict("This is your own offer."),
  OWN_COMPANY: () => conflict("This is guidance about your own company. You can book sessions at all the others."),
  TAKEN: slotTaken,
  TOO_SOON: () => conflict("This session begins too soon to be booked. Please choose a later one.", "slotId"),
  OTHER_KIND: () => conflict("This is no longer offered. Please reload the page.", "kind"),
  OTHER_TOPIC: () => conflict("This topic is no longer offered. Please choose another one.", "topic"),
  OTHER_PRICE: () => conflict("The price has changed since you opened this page. Please look at it again.", "price"),
  OVERLAPS: timeTaken,
  TOO_MANY_UNPAID: () =>
    refuse(
      409,
      "LIMIT_REACHED",
      `You keep ${MOST_UNPAID} times that are not paid yet. Please pay for one, or cancel it, first.`,
    ),
  TOO_MANY: () =>
    refuse(409, "LIMIT_REACHED", `You have ${MOST_OPEN} sessions that are not over yet: please wait for one to be.`),
};

/** The refusal to throw. */
const refuseToBook = (why: BookRefusal): Refusal => REFUSALS[why]();

/** The booking must be locked. */
async function askReferee(tx: Writer, booking: Booking, { announce }: Teller, now: Date): Promise<void> {
  const next: Booking = {
    ...booking,
    status: "REQUESTED",
    awaits: "REFEREE",
    requestedAt: now,
    dueAt: answerUntil(booking.startsAt, now),
  };
  await saveBooking(tx, next, { kind: "REQUESTED", by: "CANDIDATE" }, now);
  await announce(tx, {
    kind: "guidance.requested",
    ...factsOf(next),
    dueAt: answerUntil(next.startsAt, now).toISOString(),
  });
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Days to hold the money: past the last moment at which every outcome is reached, with some to spare. */
const holdDays = HORIZON_DAYS + DISPUTE_DAYS + 10;

type Slot = { id: string; refereeId: string; startsAt: Date; endsAt: Date; isTaken: boolean };
type Asked = Input<typeof endpoint>["body"];

/** Refuses as contract/guidance/bookings-wire.ts says, in the order of `whyNotBook`. */
export const bookSession: Operation<"bookSession"> = async (input, call, deps) => {
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
    const id = await saveNewBooking(tx, { body, slot, offer, candidateId: caller.accountId }, now);
    await addEvent(tx, { id, startsAt: slot.startsAt }, { kind: "UNPAID", by: "CANDIDATE" }, now);
    if (offer.price > 0) await beginPayment(tx, { id, offer, caller }, deps, now);
    else await askReferee(tx, (await lockOwnBooking(tx, caller.accountId, id)).booking, deps, now);
    return readPresented(tx, caller.accountId, id, now);
  });
  return refusingConflicts(booked);
};

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
async function saveNewBooking(
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

type Settled = Extract<Fact, { kind: "payment.settled" }>;

/** Idempotent. */
export async function settlePayment(
  fact: Settled,
  { db, ...deps }: Pick<Deps, "db" | "announce" | "vault"> & { clock: () => Date },
): Promise<void> {
  if (fact.purpose !== "GUIDANCE_BOOKING") return;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, fact.subjectId);
    // The account is gone. Open bookings prevent deletion, so no money was held for it.
    if (!booking) return;
    const now = deps.clock();
    const ending = { status: "LAPSED", by: "SYSTEM" } as const;
    if (booking.status === "UNPAID") {
      const isLate = now >= booking.startsAt;
      if (fact.state === "PAID" && !isLate) await askReferee(tx, booking, deps, now);
      else await endBooking(tx, booking, ending, deps, now);
    } else if (fact.state === "PAID" && booking.requestedAt === null) {
      // The booking ended before the payment came, so the referee was never asked: refund it.
      const refunded = await giveBack(tx, booking, now);
      if (refunded > 0)
        await tx.query("update guidance_booking set refunded = $2 where id = $1", [booking.id, refunded]);
    }
  });
}
