// Guidance sessions on the wire: booking, accepting, moving, cancelling, disputing and rating. rules.ts decides what is
// possible when.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, optionalText, requiredLine, requiredText, timeZone } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, paging } from "../query-parameters.ts";
import { BOOKING_STATUSES, GUIDANCE_EVENTS, GUIDANCE_KINDS, MAX_SESSION_NOTE, MAX_TOPIC, SIDES } from "./rules.ts";

const endpoint = endpointsOf("Guidance");
const paise = z.int().min(0);
const side = z.enum(SIDES);
const stars = z.int().min(1, "Please give one to five stars.").max(5, "Please give one to five stars.");

export const guidanceEvent = z.object({
  id: z.uuid(),
  kind: z.enum(GUIDANCE_EVENTS),
  by: z.enum(["CANDIDATE", "REFEREE", "ADMIN", "SYSTEM"]),
  at: z.iso.datetime(),
  /** The time requested, moved to or accepted. */
  startsAt: z.iso.datetime().nullable(),
  /** The words of the side that declined, cancelled or disputed. */
  reason: z.string().nullable(),
});
export type GuidanceEvent = z.infer<typeof guidanceEvent>;

const rating = z.object({ stars: z.int(), text: z.string().nullable(), at: z.iso.datetime() });

export const guidanceBooking = namedObject("GuidanceBooking", {
  id: z.uuid(),
  /** The caller's side. */
  role: side,
  companyId: z.uuid(),
  companyName: z.string(),
  /** To list its other slots. */
  offerId: z.uuid(),
  kind: z.enum(GUIDANCE_KINDS),
  topic: z.string(),
  note: z.string().nullable(),
  /** The price at booking, in paise. */
  price: paise,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The candidate's zone, and the referee's. */
  timeZone: z.string(),
  refereeTimeZone: z.string(),
  status: z.enum(BOOKING_STATUSES),
  awaits: side.nullable(),
  /** When the current status ends by itself. */
  dueAt: z.iso.datetime().nullable(),
  /** The other side, named once the session was accepted. */
  other: z.object({ name: z.string().nullable(), title: z.string().nullable() }),
  /** When both last agreed; null before. */
  acceptedAt: z.iso.datetime().nullable(),
  /** The meeting place, once accepted. */
  meeting: z.string().nullable(),
  /** The candidate's payment; `openPayment` says where to pay it. Null for a free session, and for the referee. */
  paymentId: z.uuid().nullable(),
  /** The candidate's refund in paise; null until it has ended. */
  refunded: paise.nullable(),
  ratings: z.object({ mine: rating.nullable(), theirs: rating.nullable() }),
  /** Oldest first. */
  timeline: z.array(guidanceEvent),
});
export type GuidanceBooking = z.infer<typeof guidanceBooking>;

const byId = z.object({ bookingId: z.string().max(100) });
const bookingRefusals = { ...badBody, ...noToken, 404: "The caller has no such booking" };
const over = "It is not, or no longer, in a state for this: read it again";

export const bookSession = endpoint("bookSession", {
  summary: "Keep a slot; it is asked for once it is paid, or at once when it is free",
  isKeyed: true,
  body: z.strictObject({
    slotId: idField("must be the id of a slot"),
    kind: z.enum(GUIDANCE_KINDS),
    /** One of the offer's topics. */
    topic: requiredLine(MAX_TOPIC, "Please choose a topic."),
    note: optionalText(MAX_SESSION_NOTE),
    /** The candidate's zone, for mails. */
    timeZone,
    /** The price that the person has seen. */
    price: paise,
  }),
  status: 201,
  answer: guidanceBooking,
  refusals: {
    ...badBody,
    ...noToken,
    404: "There is no such slot, or not now",
    409: "CONFLICT, by `field`: slotId (taken, or too soon), price, kind or topic (not offered so any more), timeZone (the caller has a session at that time); none: one's own company · NOT_A_CANDIDATE · LIMIT_REACHED · PAYMENTS_OFF where the offer has a price and nothing can be paid",
    ...keyReused,
  },
});

export const listBookings = endpoint("listBookings", {
  summary: "The caller's sessions: those to come soonest first, or those that are over latest first",
  query: z.strictObject({
    role: choiceParameter(SIDES).describe("CANDIDATE unless given."),
    when: choiceParameter(["OPEN", "OVER"]).describe("OPEN unless given: everything that is not over yet."),
    ...paging,
  }),
  answer: z.object({
    data: z.array(guidanceBooking),
    pagination,
    /** For that role: the open ones, and those that await the caller. */
    counts: z.object({ open: z.int(), awaiting: z.int() }),
  }),
  refusals: { ...badQuery, ...noToken },
});

export const getBooking = endpoint("getBooking", {
  summary: "One of the caller's sessions",
  params: byId,
  answer: guidanceBooking,
  refusals: { ...noToken, 404: "The caller has no such booking" },
});

export const getSessionCalendar = endpoint("getSessionCalendar", {
  summary: "An accepted session as a calendar file",
  params: byId,
  answer: z.object({ fileName: z.string(), ics: z.string() }),
  refusals: { ...noToken, 404: "The caller has no such booking", 409: "It was not accepted" },
});

export const acceptSession = endpoint("acceptSession", {
  summary: "Agree to the time that was asked for, or that it was moved to",
  params: byId,
  body: z.strictObject({
    /** Where to meet this time, from the referee. */
    meeting: optionalText(500),
    /** The time that the person saw, because the session may have been moved meanwhile. */
    startsAt: z.iso.datetime(),
  }),
  answer: guidanceBooking,
  refusals: { ...bookingRefusals, 409: over },
});

export const declineSession = endpoint("declineSession", {
  summary: "Refuse the time that was asked for, or that it was moved to: it ends, and everything is given back",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ reason: optionalText(500) }),
  answer: guidanceBooking,
  refusals: { ...bookingRefusals, 409: over, ...keyReused },
});

export const moveSession = endpoint("moveSession", {
  summary: "Ask for another free slot of the same offer; the other side is to accept it",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ slotId: idField("must be the id of a slot") }),
  answer: guidanceBooking,
  refusals: {
    ...bookingRefusals,
    409: `${over}; or with field slotId: that slot cannot be had`,
    ...keyReused,
  },
});

export const cancelSession = endpoint("cancelSession", {
  summary: "Cancel a session; contract/guidance-rules.ts says what is given back",
  isKeyed: true,
  params: byId,
  body: z.strictObject({
    reason: optionalText(500),
    /** The refund that the person has seen, in paise. */
    refund: paise,
  }),
  answer: guidanceBooking,
  refusals: {
    ...bookingRefusals,
    409: `${over}; or with field refund: another amount is given back now`,
    ...keyReused,
  },
});

export const disputeSession = endpoint("disputeSession", {
  summary: "Say that a session did not take place; an admin looks into it",
  params: byId,
  body: z.strictObject({ reason: requiredText(1_000, "Please say what happened.") }),
  answer: guidanceBooking,
  refusals: { ...bookingRefusals, 409: over },
});

export const rateSession = endpoint("rateSession", {
  summary: "Rate a session, once",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ stars, text: optionalText(1_000) }),
  answer: guidanceBooking,
  refusals: {
    ...bookingRefusals,
    409: "It did not take place, the time for rating is over, or the caller has rated it",
    ...keyReused,
  },
});
