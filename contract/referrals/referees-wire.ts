// Referees on the wire: verification, their inbox and their answers to requests.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { email, idField, optionalText, plainText, requiredLine } from "../form-fields.ts";
import { UNPAID_REASONS } from "../ledger/rules.ts";
import { mailedCode, typedCode } from "../mailed-code.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf, textParameter } from "../query-parameters.ts";
import {
  DECLINE_REASONS,
  LEAST_TENURE_YEARS,
  MAX_EVIDENCE,
  MAX_FEEDBACK,
  MAX_REFERENCE,
  MAX_TITLE,
  MIN_FEEDBACK,
  REFEREE_STATUSES,
  REQUEST_STATUSES,
  WEEKLY_CAP,
} from "./rules.ts";

const endpoint = endpointsOf("Referees");
const requiresReferee = { ...noToken, 404: "The caller is no referee" };

/** A referee's own view; it shows only the domain of the work address. */
export const referee = namedObject("Referee", {
  companyId: z.uuid(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  companyWebsite: z.string().nullable(),
  status: z.enum(REFEREE_STATUSES),
  title: z.string(),
  /** The month they began there, such as 2021-04. */
  since: z.string(),
  workDomain: z.string(),
  /** Whether the domain is known to be the company's; otherwise an admin reviews it after the code. */
  isDomainKnown: z.boolean(),
  isPaused: z.boolean(),
  weeklyCap: z.int(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedUntil: z.iso.datetime().nullable(),
  /** Whether verifying again is due within two weeks, or overdue. */
  isDueSoon: z.boolean(),
  /** Why an admin refused or ended it. */
  decisionReason: z.string().nullable(),
  /** The mailed code that was not entered yet, also while verifying again. */
  code: mailedCode.nullable(),
});
export type Referee = z.infer<typeof referee>;

export const getReferee = endpoint("getReferee", {
  summary: "The caller as a referee; null for who is none and never was",
  answer: z.object({ referee: referee.nullable() }),
  refusals: noToken,
});

const month = z
  .string({ error: "Please say when you started there." })
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "Please give a month, as 2021-04.");
const title = requiredLine(MAX_TITLE, "Please say what you do there.");

export const becomeReferee = endpoint("becomeReferee", {
  summary: "Begin to become a referee, or begin anew elsewhere: a code is mailed to the work address",
  isKeyed: true,
  body: z.strictObject({
    companyId: idField("Please choose your company."),
    title,
    since: month,
    workEmail: email.transform((text) => text.toLowerCase()),
    /** For the admin who reviews an unknown domain. */
    evidence: optionalText(MAX_EVIDENCE),
  }),
  status: 201,
  answer: referee,
  refusals: {
    ...badBody,
    ...noToken,
    404: "There is no such company",
    409: "The caller hires or runs the site · requests in hand at the company of now",
    422: `An address of a public mail provider, or fewer than ${LEAST_TENURE_YEARS} years (\`field\` says which)`,
    429: "Too many codes were mailed",
  },
});

export const resendRefereeCode = endpoint("resendRefereeCode", {
  summary: "Mail the code again, or, to be verified again, a first one: to the work address that is kept",
  body: z.strictObject({}),
  answer: referee,
  refusals: {
    ...requiresReferee,
    409: "There is nothing to prove now",
    429: "Too early, or too many codes were mailed",
  },
});

export const confirmWorkEmail = endpoint("confirmWorkEmail", {
  summary: "Prove the work address by the mailed code: VERIFIED, or REVIEW where an admin has to look",
  body: z.strictObject({
    code: typedCode,
  }),
  answer: referee,
  refusals: {
    400: "Not six digits",
    ...requiresReferee,
    409: "CODE_MISMATCH · CODE_EXPIRED · CONFLICT (there is nothing to prove now)",
  },
});

export const changeReferee = endpoint("changeReferee", {
  summary: "Pause or go on, and set how many requests a week; what is left out stays",
  body: z.strictObject({
    isPaused: z.boolean().optional(),
    weeklyCap: z.int().min(WEEKLY_CAP.least).max(WEEKLY_CAP.most).optional(),
    title: title.optional(),
  }),
  answer: referee,
  refusals: { 400: "A field is malformed", ...requiresReferee },
});

export const leaveReferees = endpoint("leaveReferees", {
  summary: "Be no referee any more: what is in hand goes back to the pool",
  answer: referee,
  refusals: requiresReferee,
});

const skills = z.object({ coreSkills: z.array(z.string()), softSkills: z.array(z.string()) });

/** The state of a request for the viewing referee. */
const REFEREE_VIEWS = [
  /** It can be claimed. */
  "POOL",
  /** They hold it. */
  "CLAIMED",
  "ACCEPTED",
  "REFERRED",
  "DISPUTED",
  /** It ended while they held it. */
  "CONFIRMED",
  "NOT_REFERRED",
  "WITHDRAWN",
  /** Their own answer, whatever its state is now. */
  "DECLINED",
  "CONFLICT",
  "LAPSED",
] as const;
export type RefereeView = (typeof REFEREE_VIEWS)[number];

/** A request as referees see it, without the candidate's name and address. */
export const refereeRequest = namedObject("RefereeRequest", {
  id: z.uuid(),
  view: z.enum(REFEREE_VIEWS),
  jobId: z.uuid().nullable(),
  jobTitle: z.string(),
  /** The address of a job that the candidate pasted. */
  jobUrl: z.string().nullable(),
  /** Whether the job is still listed; true for a pasted one. */
  isJobOpen: z.boolean(),
  score: z.int(),
  matched: skills,
  missing: skills,
  designation: z.string().nullable(),
  YOE: z.number().nullable(),
  location: z.string().nullable(),
  note: z.string().nullable(),
  sentAt: z.iso.datetime(),
  /** When it leaves the pool. */
  expiresAt: z.iso.datetime(),
  /** When the claim, the time to act or the candidate's time to confirm ends; null for none. */
  dueAt: z.iso.datetime().nullable(),
  /** When the referee answered. */
  answeredAt: z.iso.datetime().nullable(),
});
export type RefereeRequest = z.infer<typeof refereeRequest>;

/** One request with its details. */
const refereeRequestDetail = refereeRequest
  .extend({
    jobDescription: z.string().nullable(),
    /** Null once they have answered and no longer hold it. */
    status: z.enum(REQUEST_STATUSES).nullable(),
    /** Once the referee has accepted it, unless it failed. */
    candidate: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** Whether the CV can be opened: while they hold it. */
    canOpenCv: z.boolean(),
    reference: z.string().nullable(),
    hasProof: z.boolean(),
    /** Of the candidate's dispute. */
    disputeReason: z.string().nullable(),
    disputeText: z.string().nullable(),
    /** Of the referee's own decline. */
    declineReasons: z.array(z.enum(DECLINE_REASONS)),
    feedback: z.string().nullable(),
    fee: z.object({
      /** In paise: what an answer would earn now, or what it has earned. */
      amount: z.int(),
      /** Why an answer would earn nothing; else null. */
      why: z.enum(UNPAID_REASONS).nullable(),
    }),
  })
  .meta({ id: "RefereeRequestDetail" });
export type RefereeRequestDetail = z.infer<typeof refereeRequestDetail>;

/** Why the inbox is empty and nothing can be claimed. */
const INBOX_SHUT = ["NOT_VERIFIED", "EXPIRED", "PAUSED", "CAP_REACHED"] as const;
export type InboxShut = (typeof INBOX_SHUT)[number];

const pages = pagingOf(20);

export const listInbox = endpoint("listInbox", {
  summary:
    "Requests in the pool of the caller's company, the oldest first; never their own nor ones they have answered",
  query: z.strictObject(pages),
  answer: z.object({
    data: z.array(refereeRequest),
    pagination,
    /** Why nothing is listed; null while requests can be claimed. */
    shut: z.enum(INBOX_SHUT).nullable(),
  }),
  refusals: { ...badQuery, ...requiresReferee },
});

export const listTaken = endpoint("listTaken", {
  summary:
    "Requests that the caller has in hand (OPEN, as when nothing is said; the most urgent first), or those they are done with, newest first",
  query: z.strictObject({ state: choiceParameter(["OPEN", "DONE"]), ...pages }),
  answer: z.object({ data: z.array(refereeRequest), pagination }),
  refusals: { ...badQuery, ...requiresReferee },
});

const byId = z.object({ requestId: z.string().max(100) });
const notTheirs = { 404: "There is no such request for the caller: of another company, or in another's hands" };

export const getRefereeRequest = endpoint("getRefereeRequest", {
  summary: "One request of the caller's company: in the pool, or one that they have or had in hand",
  params: byId,
  answer: refereeRequestDetail,
  refusals: { ...noToken, ...notTheirs },
});

const step = { params: byId, answer: refereeRequestDetail } as const;
const stepRefusals = { ...noToken, ...notTheirs, 409: "It stands differently by now: `errorMsg` says how" };

export const claimRequest = endpoint("claimRequest", {
  ...step,
  summary:
    "Take a request out of the pool for ten minutes, for oneself alone; claiming what one has claimed changes nothing",
  refusals: { ...stepRefusals, 409: "Another referee was quicker, or the inbox is shut: `errorMsg` says why" },
});

export const openRequestCv = endpoint("openRequestCv", {
  summary: "A link to the CV, for a minute, while one has the request in hand; the candidate sees every look",
  params: byId,
  answer: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
  refusals: stepRefusals,
});

export const acceptRequest = endpoint("acceptRequest", {
  ...step,
  summary: "Take a claimed request on: 72 hours to act; both sides see each other's names from here on",
  refusals: stepRefusals,
});

export const referRequest = endpoint("referRequest", {
  ...step,
  summary:
    "Say that the person is referred, with the employer's number or a file that proves it; accepts a claimed one on the way",
  isKeyed: true,
  body: z
    .strictObject({
      reference: optionalText(MAX_REFERENCE),
      /** `cloudFileName` of an upload of the kind REFERRAL_PROOF; stored without its metadata. */
      proof: z.string().min(1).max(300).optional(),
    })
    .refine(({ reference, proof }) => (reference ?? "") !== "" || proof !== undefined, {
      path: ["reference"],
      message: "Please give the employer’s reference number, or upload a file that proves the referral.",
    }),
  refusals: {
    400: "Neither a number nor a file",
    ...stepRefusals,
    409: "It stands differently by now, or the number or file has proven another referral (`field` says which)",
    422: "INVALID_FILE: not a file that can be kept without its metadata · KEY_REUSED",
  },
});

export const declineRequest = endpoint("declineRequest", {
  ...step,
  summary: "Decline with feedback, which the candidate reads without the referee's name",
  isKeyed: true,
  body: z.strictObject({
    reasons: z
      .array(z.enum(DECLINE_REASONS), { error: "Please choose at least one reason." })
      .min(1, "Please choose at least one reason.")
      .max(DECLINE_REASONS.length)
      .transform((reasons) => [...new Set(reasons)]),
    feedback: plainText()
      .min(MIN_FEEDBACK, `Please write at least ${MIN_FEEDBACK} characters: what would help them?`)
      .max(MAX_FEEDBACK, `Please keep this under ${MAX_FEEDBACK} characters.`),
  }),
  refusals: { 400: "No reason, or feedback that is too short or too long", ...stepRefusals, 422: "KEY_REUSED" },
});

export const flagConflict = endpoint("flagConflict", {
  ...step,
  summary: "Say that one knows the person: it goes back to the others, and is never offered to the caller again",
  refusals: stepRefusals,
});

export const giveBackRequest = endpoint("giveBackRequest", {
  summary: "Give a request back to the pool unanswered",
  params: byId,
  answer: z.object({}),
  refusals: stepRefusals,
});

export const getRefereeDashboard = endpoint("getRefereeDashboard", {
  summary: "The caller's numbers as a referee; what they have earned is the ledger's to tell",
  answer: z.object({
    shut: z.enum(INBOX_SHUT).nullable(),
    /** Requests in the pool, even while the inbox is paused or the weekly cap is reached. */
    waiting: z.int(),
    /** Requests they hold, and when the next is due. */
    open: z.int(),
    nextDueAt: z.iso.datetime().nullable(),
    /** Requests that count for the weekly cap. */
    usedThisWeek: z.int(),
    weeklyCap: z.int(),
    /** From claim to answer; null before the first. */
    medianResponseMinutes: z.int().nullable(),
    referred: z.int(),
    confirmed: z.int(),
    declined: z.int(),
    lapsed: z.int(),
  }),
  refusals: requiresReferee,
});

/** A referee as an admin sees them, with only the domain of the work address. */
const refereeToVerify = namedObject("RefereeToVerify", {
  accountId: z.uuid(),
  name: z.string(),
  companyId: z.uuid(),
  companyName: z.string(),
  companyWebsite: z.string().nullable(),
  /** Domains that admins confirmed as the company's. */
  addedDomains: z.array(z.string()),
  status: z.enum(REFEREE_STATUSES),
  title: z.string(),
  since: z.string(),
  workDomain: z.string(),
  evidence: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  verifiedUntil: z.iso.datetime().nullable(),
  /** The deciding admin; null if none decided or their account is deleted. */
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
});
export type RefereeToVerify = z.infer<typeof refereeToVerify>;

const adminRefusals = { ...noToken, 403: "Not an admin" };

export const listRefereesToVerify = endpoint("listRefereesToVerify", {
  summary: "Referees of a status, REVIEW unless another is asked for: those who wait longest first",
  query: z.strictObject({
    status: choiceParameter(["REVIEW", "VERIFIED", "EXPIRED", "REFUSED", "ENDED"]),
    /** Of the company's name. */
    searchText: textParameter(100),
    ...pages,
  }),
  answer: z.object({
    data: z.array(refereeToVerify),
    pagination,
    /** How many await a decision. */
    waiting: z.int(),
  }),
  refusals: { ...badQuery, ...adminRefusals },
});

export const decideReferee = endpoint("decideReferee", {
  summary: "Verify by hand, or refuse with a reason that the person reads; refusing ends a verified one too",
  params: z.object({ accountId: z.string().max(100) }),
  body: z
    .strictObject({
      decision: z.enum(["VERIFY", "REFUSE"]),
      /** Confirms the address's domain as the company's. */
      addDomain: z.boolean().optional(),
      reason: optionalText(500),
    })
    .refine(({ decision, reason }) => decision === "VERIFY" || (reason ?? "") !== "", {
      path: ["reason"],
      message: "Please say why: the person reads it.",
    }),
  answer: refereeToVerify,
  refusals: {
    ...badBody,
    ...adminRefusals,
    404: "There is no such referee",
    409: "There is nothing to decide any more, or it is the admin themselves",
  },
});
