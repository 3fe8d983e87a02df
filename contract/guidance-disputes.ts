// Sessions of guidance of which somebody says that they did not take place, and the admin who decides.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { requiredText } from "./form-fields.ts";
import { guidanceEvent } from "./guidance/bookings-wire.ts";
import { BOOKING_STATUSES, GUIDANCE_KINDS, SIDES } from "./guidance-words.ts";
import { MAX_PAGE_SIZE, pagination } from "./jobs/wire.ts";
import { choiceParameter, textParameter, wholeNumberParameter } from "./query-parameters.ts";

const tag = "Guidance";
const paise = z.int().min(0);
const byId = z.object({ bookingId: z.string().max(100) });

/** A session of which somebody says that it did not take place. */
export const guidanceDispute = z
  .object({
    bookingId: z.uuid(),
    companyName: z.string(),
    kind: z.enum(GUIDANCE_KINDS),
    topic: z.string(),
    price: paise,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    status: z.enum(BOOKING_STATUSES),
    /** When it is decided for the candidate by itself; null once it is decided. */
    dueAt: z.iso.datetime().nullable(),
    candidate: z.object({ name: z.string(), email: z.string() }),
    referee: z.object({ name: z.string(), email: z.string() }),
    disputedBy: z.enum(SIDES),
    disputedAt: z.iso.datetime(),
    reason: z.string(),
    timeline: z.array(guidanceEvent),
  })
  .meta({ id: "GuidanceDispute" });
export type GuidanceDispute = z.infer<typeof guidanceDispute>;

export const listGuidanceDisputes = endpoint("listGuidanceDisputes", {
  tag,
  summary: "Disputed sessions, oldest open ones first, or the decided ones, latest first",
  query: z.strictObject({
    state: choiceParameter(["OPEN", "DECIDED"]),
    pageSize: wholeNumberParameter(1, MAX_PAGE_SIZE, 25),
    lastKey: textParameter(600),
  }),
  status: 200,
  answer: z.object({ data: z.array(guidanceDispute), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", 401: "No valid token", 403: "Not a platform admin" },
});

export const decideGuidanceDispute = endpoint("decideGuidanceDispute", {
  tag,
  summary: "Give the candidate their money back, or pay the referee",
  isKeyed: true,
  params: byId,
  body: z.strictObject({
    decision: z.enum(["REFUND", "PAY"]),
    /** Both sides read it. */
    reason: requiredText(1_000, "Please say why."),
  }),
  status: 200,
  answer: guidanceDispute,
  refusals: {
    400: "A field is missing or malformed",
    401: "No valid token",
    403: "Not a platform admin, or one of the two",
    404: "There is no such disputed session",
    409: "It is decided already",
    422: "The Idempotency-Key was used with another body",
  },
});
