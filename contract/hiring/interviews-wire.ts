// Interviews on the wire: a company offers times, the applicant chooses one; either side calls it off.
import { z } from "zod";
import { badBody, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, optionalText, requiredLine, requiredText, timeZone } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import {
  INTERVIEW_MINUTES,
  INTERVIEW_STATES,
  MAX_INTERVIEW_REASON,
  MAX_INTERVIEW_TITLE,
  MAX_MEETING,
  MOST_TIMES,
  SIDES,
} from "./rules.ts";

const endpoint = endpointsOf("Hiring");

const interview = namedObject("Interview", {
  id: z.uuid(),
  applicationId: z.uuid(),
  /** The side on which the caller is. */
  side: z.enum(SIDES),
  /** The applicant's name for the company, the company's for the applicant. */
  withName: z.string(),
  title: z.string(),
  minutes: z.int(),
  /** Where to meet: an address or a link. */
  meeting: z.string(),
  state: z.enum(INTERVIEW_STATES),
  /** The time that was agreed on; null before, and after other times were offered. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The zone in which the company offered times, and the applicant's once they chose. */
  timeZone: z.string(),
  candidateTimeZone: z.string().nullable(),
  /** Who offered it; "" if their account is deleted. */
  offeredBy: z.string(),
  /** The offered times, by time. `isTaken`: that recruiter agreed on another interview then. */
  times: z.array(
    z.object({ id: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), isTaken: z.boolean() }),
  ),
  /** Who cancelled or declined it, and their words. */
  endedBy: z.enum(SIDES).nullable(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Interview = z.infer<typeof interview>;

/** By the clock on the wall of `timeZone`. */
const times = z
  .array(
    z.strictObject({
      date: z.iso.date({ error: "Please choose a day." }),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time like 18:30."),
    }),
  )
  .min(1, "Please offer at least one time.")
  .max(MOST_TIMES, `Please offer at most ${MOST_TIMES} times.`);

const ofApplication = z.object({ applicationId: z.string().max(100) });
const byId = z.object({ interviewId: z.string().max(100) });
const refusals = { ...badBody, ...noToken, 404: "No interview of the caller's or of their company's" };
const changed = "CONFLICT: it is not, or no longer, in a state for this: read it again";

export const listInterviews = endpoint("listInterviews", {
  summary: "The interviews about an application, newest first, for its applicant and for members of the company",
  params: ofApplication,
  answer: z.object({ data: z.array(interview) }),
  refusals: { ...noToken, 404: "No application of the caller's or to their company" },
});

export const offerInterview = endpoint("offerInterview", {
  summary: "Offer an applicant times for an interview; one at a time is open for an application",
  isKeyed: true,
  params: ofApplication,
  body: z.strictObject({
    title: requiredLine(MAX_INTERVIEW_TITLE, "Please say what the interview is."),
    minutes: z.literal(INTERVIEW_MINUTES),
    meeting: requiredText(MAX_MEETING, "Please say where to meet: an address or a link."),
    timeZone,
    times,
  }),
  status: 201,
  answer: interview,
  refusals: {
    ...badBody,
    ...noToken,
    403: "Not of a company, or of a suspended one",
    404: "Not one of the company's applicants",
    409: "CONFLICT: the application is over, or an interview about it is open",
    ...keyReused,
  },
});

export const moveInterview = endpoint("moveInterview", {
  summary: "Offer other times instead; the applicant chooses again",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ meeting: optionalText(MAX_MEETING), timeZone, times }),
  answer: interview,
  refusals: { ...refusals, 409: changed, ...keyReused },
});

export const acceptInterview = endpoint("acceptInterview", {
  summary: "Choose one of the offered times",
  isKeyed: true,
  params: byId,
  body: z.strictObject({
    timeId: idField("must be the id of an offered time"),
    /** The applicant's zone, for mails. */
    timeZone,
  }),
  answer: interview,
  refusals: { ...refusals, 409: `${changed}, or the time is over or taken`, ...keyReused },
});

export const declineInterview = endpoint("declineInterview", {
  summary: "Say that none of the offered times suits; the company may offer others",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ reason: optionalText(MAX_INTERVIEW_REASON) }),
  answer: interview,
  refusals: { ...refusals, 409: changed, ...keyReused },
});

export const cancelInterview = endpoint("cancelInterview", {
  summary: "Call an interview off: either side before it begins, the company also before a time is chosen",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ reason: optionalText(MAX_INTERVIEW_REASON) }),
  answer: interview,
  refusals: { ...refusals, 409: changed, ...keyReused },
});

export const getInterviewCalendar = endpoint("getInterviewCalendar", {
  summary: "An agreed interview as a calendar file",
  params: byId,
  answer: z.object({ fileName: z.string(), ics: z.string() }),
  refusals: { ...noToken, 404: "No interview of the caller's or of their company's", 409: "No time is agreed on" },
});
