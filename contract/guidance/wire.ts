// Guidance on the wire: referees' offers and slots, and the disputes that admins decide.
import { z } from "zod";
import { consent } from "../consents/wire.ts";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, plainText, requiredLine, requiredText, timeZone } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, paging, pagingOf, wholeNumberParameter } from "../query-parameters.ts";
import { guidanceEvent } from "./bookings-wire.ts";
import {
  BOOKING_STATUSES,
  GUIDANCE_KINDS,
  MAX_ABOUT,
  MAX_PRICE,
  MAX_TOPIC,
  MOST_TOPICS,
  MOST_WEEKS,
  SESSION_MINUTES,
  SIDES,
} from "./rules.ts";

const endpoint = endpointsOf("Guidance");
const paise = z.int().min(0);

const ratings = z.object({ average: z.number().nullable(), count: z.int() });

/** A public offer, which does not identify its referee. */
const guidanceOffer = namedObject("GuidanceOffer", {
  id: z.uuid(),
  headline: z.string(),
  about: z.string(),
  /** Their job title at the company, and whole years there. */
  title: z.string(),
  years: z.int(),
  kinds: z.array(z.enum(GUIDANCE_KINDS)),
  topics: z.array(z.string()),
  minutes: z.int(),
  /** Paise; 0 for free. */
  price: paise,
  /** The zone in which their slots were entered. */
  timeZone: z.string(),
  /** By candidates; the average to one decimal, null without ratings. */
  rating: ratings,
  /** The next free slot; null for none. */
  nextSlotAt: z.iso.datetime().nullable(),
});
export type GuidanceOffer = z.infer<typeof guidanceOffer>;

const guidanceSlot = z.object({ id: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type GuidanceSlot = z.infer<typeof guidanceSlot>;

const ofCompany = z.object({ companyId: z.string().max(100) });
const ofOffer = z.object({ offerId: z.string().max(100) });
const unknownCompany = { 404: "There is no such company" };

export const listGuidanceOffers = endpoint("listGuidanceOffers", {
  summary: "What verified employees of a company offer, those with the next free slot first",
  params: ofCompany,
  query: z.strictObject({
    kind: choiceParameter(GUIDANCE_KINDS),
    ...paging,
  }),
  answer: z.object({ data: z.array(guidanceOffer), pagination }),
  refusals: { ...badQuery, ...unknownCompany },
});

export const countGuidanceOffers = endpoint("countGuidanceOffers", {
  summary: "How many offers a company's employees make, and from which price on",
  params: ofCompany,
  answer: z.object({
    offers: z.int(),
    /** Those with a free slot. */
    withSlots: z.int(),
    /** Paise; null without offers. */
    leastPrice: paise.nullable(),
  }),
  refusals: unknownCompany,
});

export const getGuidanceOffer = endpoint("getGuidanceOffer", {
  summary: "One offer, with the company that it is about",
  params: ofOffer,
  answer: guidanceOffer.extend({ companyId: z.uuid(), companyName: z.string() }),
  refusals: { 404: "There is no such offer, or not now" },
});

const slotQuery = z.strictObject({
  from: z.iso
    .datetime({ error: "must be a moment such as 2026-11-25T00:00:00Z" })
    .optional()
    .describe("Now unless given."),
  days: wholeNumberParameter(1, 100, 42),
});

export const listFreeSlots = endpoint("listFreeSlots", {
  summary: "The slots of an offer that can be booked now, soonest first",
  params: ofOffer,
  query: slotQuery,
  answer: z.object({ timeZone: z.string(), data: z.array(guidanceSlot) }),
  refusals: { ...badQuery, 404: "There is no such offer, or not now" },
});

/** A referee's own offer, with what others do not see. */
const ownGuidanceOffer = namedObject("OwnGuidanceOffer", {
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  headline: z.string(),
  about: z.string(),
  kinds: z.array(z.enum(GUIDANCE_KINDS)),
  topics: z.array(z.string()),
  minutes: z.int(),
  price: paise,
  timeZone: z.string(),
  /** Where to meet, a link or a place; shown to candidates with an accepted session. */
  meeting: z.string(),
  /** Switched on by its owner. */
  isActive: z.boolean(),
  /** Whether candidates see it: it is on, and its owner is verified there and not paused. */
  isShown: z.boolean(),
  rating: ratings,
});
export type OwnGuidanceOffer = z.infer<typeof ownGuidanceOffer>;

export const getOwnOffer = endpoint("getOwnOffer", {
  summary: "The caller's offer; null while they make none",
  answer: z.object({
    /** Whether the caller is a verified referee. */
    mayOffer: z.boolean(),
    company: z.object({ id: z.uuid(), name: z.string(), title: z.string() }).nullable(),
    offer: ownGuidanceOffer.nullable(),
  }),
  refusals: noToken,
});

export const saveOwnOffer = endpoint("saveOwnOffer", {
  summary: "Make an offer, or change it; booked sessions stay as they were booked",
  body: z.strictObject({
    headline: requiredLine(120, "Please say in a line what you offer."),
    about: plainText()
      .min(1, "Please say something about it.")
      .max(MAX_ABOUT, `Please keep this under ${MAX_ABOUT} characters.`),
    kinds: z.array(z.enum(GUIDANCE_KINDS)).min(1, "Please choose what you offer.").max(GUIDANCE_KINDS.length),
    topics: z
      .array(requiredLine(MAX_TOPIC, "A topic needs a name."))
      .min(1, "Please name at least one topic.")
      .max(MOST_TOPICS, `Please name at most ${MOST_TOPICS} topics.`),
    minutes: z.literal(SESSION_MINUTES),
    price: paise.max(MAX_PRICE, "This is more than a session may cost.").multipleOf(100, "Please choose whole rupees."),
    timeZone,
    meeting: requiredText(500, "Please say where you meet: a link or a place."),
    isActive: z.boolean(),
  }),
  answer: ownGuidanceOffer,
  refusals: { ...badBody, ...noToken, 409: "The caller is no verified referee" },
});

export const listOwnSlots = endpoint("listOwnSlots", {
  summary: "The caller's slots, free and kept, soonest first",
  query: slotQuery,
  answer: z.object({
    timeZone: z.string(),
    data: z.array(
      guidanceSlot.extend({
        /** The booking that holds it; null while it is free. */
        bookingId: z.uuid().nullable(),
        status: z.enum(BOOKING_STATUSES).nullable(),
      }),
    ),
  }),
  refusals: { ...badQuery, ...noToken, 404: "The caller makes no offer" },
});

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time like 18:30.");

/** Why a slot was not added. NO_SUCH_TIME: the clocks skip that time. */
const SLOT_PROBLEMS = ["OVERLAPS", "TOO_SOON", "TOO_FAR", "NO_SUCH_TIME"] as const;
export type SlotProblem = (typeof SLOT_PROBLEMS)[number];

export const addSlots = endpoint("addSlots", {
  summary: "Add slots by the clock on the wall in the offer's time zone, once or for several weeks in a row",
  isKeyed: true,
  body: z.strictObject({
    date: z.iso.date({ error: "Please choose a day." }),
    times: z.array(wallTime).min(1, "Please choose a time.").max(16, "Please add at most 16 times at once."),
    /** The number of consecutive weeks. */
    weeks: z.int().min(1).max(MOST_WEEKS),
  }),
  status: 201,
  answer: z.object({
    added: z.array(guidanceSlot),
    skipped: z.array(z.object({ date: z.iso.date(), time: z.string(), why: z.enum(SLOT_PROBLEMS) })),
  }),
  refusals: {
    ...badBody,
    ...noToken,
    404: "The caller makes no offer",
    409: "LIMIT_REACHED: too many free slots",
    ...keyReused,
  },
});

export const removeSlots = endpoint("removeSlots", {
  summary: "Take free slots away; those that a booking keeps stay",
  body: z.strictObject({ slotIds: z.array(idField("must be the id of a slot")).min(1).max(200) }),
  answer: z.object({ removed: z.array(z.uuid()), kept: z.array(z.uuid()) }),
  refusals: { ...badBody, ...noToken },
});

const byId = z.object({ bookingId: z.string().max(100) });

/** A session that, as one side says, did not take place. */
const guidanceDispute = namedObject("GuidanceDispute", {
  bookingId: z.uuid(),
  companyName: z.string(),
  kind: z.enum(GUIDANCE_KINDS),
  topic: z.string(),
  price: paise,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  status: z.enum(BOOKING_STATUSES),
  /** When it is decided for the candidate by default; null once decided. */
  dueAt: z.iso.datetime().nullable(),
  candidate: z.object({ name: z.string(), email: z.string() }),
  referee: z.object({ name: z.string(), email: z.string() }),
  disputedBy: z.enum(SIDES),
  disputedAt: z.iso.datetime(),
  reason: z.string(),
  timeline: z.array(guidanceEvent),
  /** The decision that an admin asked for and that waits for a second one. */
  asked: consent.extend({ decision: z.enum(["REFUND", "PAY"]), reason: z.string() }).nullable(),
});
export type GuidanceDispute = z.infer<typeof guidanceDispute>;

export const listGuidanceDisputes = endpoint("listGuidanceDisputes", {
  summary: "Disputed sessions, oldest open ones first, or the decided ones, latest first",
  query: z.strictObject({
    state: choiceParameter(["OPEN", "DECIDED"]),
    ...pagingOf(25),
  }),
  answer: z.object({ data: z.array(guidanceDispute), pagination }),
  refusals: { ...badQuery, ...noToken, 403: "Not a platform admin" },
});

export const decideGuidanceDispute = endpoint("decideGuidanceDispute", {
  summary: "Give the candidate their money back, or pay the referee: done when a second admin says the same",
  isKeyed: true,
  params: byId,
  body: z.strictObject({
    decision: z.enum(["REFUND", "PAY"]),
    /** Both sides read it. */
    reason: requiredText(1_000, "Please say why."),
  }),
  answer: guidanceDispute,
  refusals: {
    ...badBody,
    ...noToken,
    403: "Not a platform admin, or one of the two",
    404: "There is no such disputed session",
    409: "It is decided already, or waits for another admin",
    ...keyReused,
  },
});
