// Guidance for tests: referees with offers, slots at any time, and sessions in any status, made by the product's own
// calls.
import assert from "node:assert/strict";
import type { GuidanceBooking } from "../../contract/guidance/bookings-wire.ts";
import type { BookingStatus } from "../../contract/guidance/rules.ts";
import { refundOf } from "../../contract/guidance/rules.ts";
import { settlePayment } from "../../server/guidance/index.ts";
import { newId } from "../../server/platform/ids.ts";
import { type Person, signedIn } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";
import { aCompany } from "./builders.ts";
import { deliver } from "./payments.ts";
import { aReferee, type RefereeFacts } from "./referrals.ts";

export const hourMs = 3_600_000;

export type OfferFacts = {
  companyId?: string;
  referee?: Person;
  isReferee?: RefereeFacts;
  price?: number;
  minutes?: 30 | 45 | 60;
  timeZone?: string;
  isActive?: boolean;
  topics?: string[];
  headline?: string;
};

export type Offered = { referee: Person; companyId: string; offerId: string; price: number; minutes: number };

export const offerBody = (facts: OfferFacts = {}) => ({
  headline: facts.headline ?? "Interviews, practised",
  about: "We go through what is asked here, and how to answer it.",
  kinds: ["INTERVIEW", "CAREER"],
  topics: facts.topics ?? ["System design", "Behaviour"],
  minutes: facts.minutes ?? 45,
  price: facts.price ?? 150_000,
  timeZone: facts.timeZone ?? "Asia/Kolkata",
  meeting: "https://meet.example.org/room",
  isActive: facts.isActive ?? true,
});

/** A verified referee with an offer, priced at 1,500 rupees by default. */
export async function anOffer(app: TestApp, facts: OfferFacts = {}): Promise<Offered> {
  const companyId = facts.companyId ?? (await aCompany(app.db)).id;
  const referee = facts.referee ?? (await aReferee(app, companyId, facts.isReferee));
  const body = offerBody(facts);
  const answer = await referee.send<{ id: string }>("PUT", "/api/guidance/own-offer", body);
  assert.equal(answer.status, 200, answer.text);
  return { referee, companyId, offerId: answer.body.id, price: body.price, minutes: body.minutes };
}

/** Adds a slot that begins in `inHours` of the app's time; resolves to its id. */
export async function aSlot(app: TestApp, { referee, minutes }: Offered, inHours: number): Promise<string> {
  const id = newId();
  // Rounded to a whole second, as in calendars.
  const startsAt = new Date(Math.ceil((app.deps.clock().getTime() + inHours * hourMs) / 1_000) * 1_000);
  await app.db.query("insert into guidance_slot (id, referee_id, starts_at, ends_at) values ($1, $2, $3, $4)", [
    id,
    referee.accountId,
    startsAt,
    new Date(startsAt.getTime() + minutes * 60_000),
  ]);
  return id;
}

const bookingBody = (slotId: string, facts: object = {}) => ({
  slotId,
  kind: "INTERVIEW",
  topic: "System design",
  timeZone: "Europe/London",
  price: 150_000,
  ...facts,
});

export const book = (
  person: Person,
  slotId: string,
  facts: object = {},
  key?: string,
): Promise<Answer<GuidanceBooking>> =>
  person.send(
    "POST",
    "/api/guidance/booking",
    bookingBody(slotId, facts),
    key === undefined ? {} : { "idempotency-key": key },
  );

/** An action of one side: accept, decline, move, cancel, dispute or rate. */
export const act = (
  person: Person,
  id: string,
  what: string,
  body: object = {},
  key?: string,
): Promise<Answer<GuidanceBooking>> =>
  person.send("POST", `/api/guidance/booking/${id}/${what}`, body, key === undefined ? {} : { "idempotency-key": key });

export async function read(person: Person, id: string): Promise<GuidanceBooking> {
  const answer = await person.send<GuidanceBooking>("GET", `/api/guidance/booking/${id}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

/** Cancels as the screen does, with the current refund. */
export async function cancel(app: TestApp, person: Person, id: string): Promise<Answer<GuidanceBooking>> {
  const booking = await read(person, id);
  return act(person, id, "cancel", { refund: refundOf(booking, booking.role, app.deps.clock()) });
}

/** The provider reports a session as paid; guidance reacts to it at once by default. */
export async function pay(app: TestApp, booking: GuidanceBooking, { isHeard = true } = {}): Promise<void> {
  assert.ok(booking.paymentId, "nothing is to be paid");
  const event = { id: `${booking.paymentId}:PAY`, kind: "PAID", currency: "inr" } as const;
  const told = await deliver(app, { ...event, paymentId: booking.paymentId, amount: booking.price });
  assert.equal(told.status, 200, told.text);
  if (isHeard) await hearOfPayments(app, booking.id);
}

/** Runs the reaction to the facts of a booking's payment. */
export async function hearOfPayments(app: TestApp, bookingId: string): Promise<void> {
  for (const fact of app.facts)
    if (fact.kind === "payment.settled" && fact.subjectId === bookingId) await settlePayment(fact, app.deps);
}

export type SessionFacts = OfferFacts & {
  status?: Extract<BookingStatus, "UNPAID" | "REQUESTED" | "ACCEPTED">;
  /** In how many hours it begins; 100 by default. */
  inHours?: number;
  offered?: Offered;
  candidate?: Person;
};

/** A booked session with both of its people; accepted by default. */
export async function aSession(
  app: TestApp,
  { status = "ACCEPTED", inHours = 100, ...facts }: SessionFacts = {},
): Promise<Offered & { offered: Offered; candidate: Person; id: string; slotId: string }> {
  const offered = facts.offered ?? (await anOffer(app, facts));
  const candidate = facts.candidate ?? (await signedIn(app));
  const slotId = await aSlot(app, offered, inHours);
  const booked = await book(candidate, slotId, { price: offered.price });
  assert.equal(booked.status, 201, booked.text);
  const { id } = booked.body;
  if (status !== "UNPAID" && offered.price > 0) await pay(app, booked.body);
  if (status === "ACCEPTED") {
    const accepted = await act(offered.referee, id, "accept", { startsAt: booked.body.startsAt });
    assert.equal(accepted.status, 200, accepted.text);
  }
  return { ...offered, offered, candidate, id, slotId };
}
