// Referral requests on the wire: the candidate's side, and the disputes that admins decide.
import { z } from "zod";
import { consent } from "../consents/wire.ts";
import { badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, optionalLine, plainText, requiredText } from "../form-fields.ts";
import { matchDetails } from "../matching/wire.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, choicesParameter, pagination, paging, pagingOf, textParameter } from "../query-parameters.ts";
import {
  CREDIT_FATES,
  DECLINE_REASONS,
  DISPUTE_REASONS,
  MAX_DESCRIPTION,
  MAX_DISPUTE_TEXT,
  MAX_NOTE,
  REFERRAL_SCORE,
  REQUEST_EVENTS,
  REQUEST_OUTCOMES,
  REQUEST_STATUSES,
} from "./rules.ts";

const endpoint = endpointsOf("Referrals");
const byId = z.object({ requestId: z.string().max(100) });
const at = z.iso.datetime();

/** The match of person and job, calculated by the server: see MatchDetails. `minYears` is the least that the job requires. */
const referralMatch = matchDetails
  .pick({ matchingScore: true, scoreDetails: true, matched: true, missing: true, wouldRaise: true, scoreVersion: true })
  .extend({ minYears: z.int(), YOE: z.number().nullable() })
  .meta({ id: "ReferralMatch" });
export type ReferralMatch = z.infer<typeof referralMatch>;

/** Why a score is too low, and what would raise it enough; best first. */
const alignmentFeedback = namedObject("AlignmentFeedback", {
  /** The score, and the least for a request. */
  score: z.int(),
  needed: z.int(),
  missing: z.object({ coreSkills: z.array(z.string()), softSkills: z.array(z.string()) }),
  /** The required years minus those of the profile; 0 if there are enough. */
  missingYears: z.number(),
  wouldRaise: matchDetails.shape.wouldRaise,
  /** The fewest missing core skills that would raise the score enough; [] if they alone cannot. */
  wouldSuffice: z.array(z.string()),
});
export type AlignmentFeedback = z.infer<typeof alignmentFeedback>;

const askedFields = {
  companyId: idField("must be a company's id"),
  /** A listed job of the company, posted here or imported. */
  jobId: idField("must be a job id").optional(),
  /** Or any other job of the company, by its address and its pasted description. */
  jobUrl: optionalLine(2_000),
  jobTitle: optionalLine(200),
  jobDescription: plainText()
    .max(MAX_DESCRIPTION, `Please keep the description under ${MAX_DESCRIPTION.toLocaleString("en-IN")} characters.`)
    .optional(),
};
type Asked = { jobId?: string | undefined; jobUrl?: string | undefined; jobDescription?: string | undefined };
const namesOneJob = ({ jobId, jobUrl }: Asked) => (jobId !== undefined) !== (jobUrl !== undefined && jobUrl !== "");
const ONE_JOB = { path: ["jobUrl"], message: "Pick one of the company's jobs, or give the address of a job." };

const askRefusals = {
  400: "A field is missing or malformed, or the address is none that can be opened",
  ...noToken,
  404: "There is no such company, or no such job of this company",
  409: "NOT_A_CANDIDATE · JOB_CLOSED · CONFLICT: the person works at this company",
};

export const askReferral = endpoint("askReferral", {
  summary: `Ask for a referral. What it comes to is an outcome and no error: Error_250 no CV · profileCompletion · zeroReferral · AlreadyRequested · Error_251 the description is unusable · Max_tries more than ten in a day · RequestRejected a score below ${REFERRAL_SCORE}, with feedback, no credit taken · RequestAccepted; the first that applies`,
  isKeyed: true,
  body: z.strictObject({ ...askedFields, note: plainText().max(MAX_NOTE).optional() }).refine(namesOneJob, ONE_JOB),
  answer: z.object({
    type: z.enum(REQUEST_OUTCOMES),
    /** The new request, also if rejected; for AlreadyRequested the active one. */
    requestId: z.uuid().nullable(),
    /** Null if no score was calculated. */
    match: referralMatch.nullable(),
    /** For RequestRejected. */
    feedback: alignmentFeedback.nullable(),
  }),
  refusals: { ...askRefusals, ...keyReused },
});
export type AskedReferral = z.infer<typeof askReferral.answer>;

export const previewReferral = endpoint("previewReferral", {
  summary: "What asking for this referral would come to now, with the match; nothing is kept",
  body: z.strictObject(askedFields).refine(namesOneJob, ONE_JOB),
  answer: z.object({
    type: z.enum(REQUEST_OUTCOMES),
    /** The active one, for AlreadyRequested. */
    requestId: z.uuid().nullable(),
    /** For any outcome, given a CV and a job that names skills. */
    match: referralMatch.nullable(),
    feedback: alignmentFeedback.nullable(),
    /** The job as it would be sent. */
    jobTitle: z.string(),
    jobUrl: z.string().nullable(),
    /** Read from the description, or the listed job's. */
    coreSkills: z.array(z.string()),
    softSkills: z.array(z.string()),
    /** The available credits. */
    balance: z.int(),
  }),
  refusals: askRefusals,
});
export type PreviewedReferral = z.infer<typeof previewReferral.answer>;

export const getReferralCompany = endpoint("getReferralCompany", {
  summary: "How many verified employees of a company answer requests now",
  params: z.object({ companyId: z.string().max(200) }),
  answer: z.object({
    companyId: z.uuid(),
    /** Verified and not paused. */
    referees: z.int(),
  }),
  refusals: { 404: "There is no such company" },
});

const ofCompany = z.object({ companyId: z.string().max(200) });

export const watchReferrals = endpoint("watchReferrals", {
  summary: "Hear once, by mail and on the site, when the first verified employee of a company refers",
  params: ofCompany,
  answer: z.object({ companyId: z.uuid() }),
  refusals: {
    ...noToken,
    404: "There is no such company",
    409: "CONFLICT: someone refers there already · LIMIT_REACHED · NOT_A_CANDIDATE",
  },
});

export const unwatchReferrals = endpoint("unwatchReferrals", {
  summary: "No longer wait for a referee of a company",
  params: ofCompany,
  answer: z.object({}),
  refusals: noToken,
});

export const listReferralWatches = endpoint("listReferralWatches", {
  summary: "The companies for whose first referee the caller waits, newest first",
  answer: z.object({
    data: z.array(z.object({ companyId: z.uuid(), companyName: z.string(), since: z.iso.datetime() })),
  }),
  refusals: noToken,
});

export const referralRequest = namedObject("ReferralRequest", {
  id: z.uuid(),
  status: z.enum(REQUEST_STATUSES),
  companyId: z.uuid(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** Null for a pasted job. */
  jobId: z.uuid().nullable(),
  jobTitle: z.string(),
  /** The address of a pasted job. */
  jobUrl: z.string().nullable(),
  /** Whether the job is still listed; null for a pasted one. */
  isJobOpen: z.boolean().nullable(),
  matchingScore: z.int(),
  credit: z.enum(CREDIT_FATES),
  /** The referee, from ACCEPTED on. */
  referee: z.object({ name: z.string(), title: z.string() }).nullable(),
  /** How many referees have declined with feedback. */
  declines: z.int(),
  /** When the current state ends by itself: the claim, the time to act or to confirm, or the time in the pool. */
  dueAt: at.nullable(),
  /** When it leaves the pool. */
  expiresAt: at,
  createdAt: at,
  updatedAt: at,
});
export type ReferralRequest = z.infer<typeof referralRequest>;

const referralRequestDetails = referralRequest
  .extend({
    note: z.string().nullable(),
    jobDescription: z.string().nullable(),
    /** The CV it was sent with; null if it was not sent. */
    cv: z.object({ id: z.uuid(), fileName: z.string(), uploadedAt: at, isDeleted: z.boolean() }).nullable(),
    match: referralMatch,
    /** For NOT_ALIGNED. */
    feedback: alignmentFeedback.nullable(),
    /** The feedback of referees who declined, oldest first, without names. */
    declined: z.array(z.object({ reasons: z.array(z.enum(DECLINE_REASONS)), text: z.string().nullable(), at })),
    /** Oldest first, including each view of the CV. */
    timeline: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(REQUEST_EVENTS),
        by: z.enum(["CANDIDATE", "REFEREE", "ADMIN", "SYSTEM"]),
        at,
      }),
    ),
    /** The employer's number of the referral, and whether a file proves it. */
    reference: z.string().nullable(),
    hasProof: z.boolean(),
    dispute: z
      .object({
        reason: z.enum(DISPUTE_REASONS),
        text: z.string().nullable(),
        /** The deciding admin's note. */
        decision: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "ReferralRequestDetails" });
export type ReferralRequestDetails = z.infer<typeof referralRequestDetails>;

export const listReferralRequests = endpoint("listReferralRequests", {
  summary: "The caller's requests, newest first",
  query: z.strictObject({
    searchText: textParameter(100).describe("Words of the job's title or the company's name."),
    status: choicesParameter(REQUEST_STATUSES),
    ...paging,
  }),
  answer: z.object({
    data: z.array(referralRequest),
    pagination,
    /** The number of each status, ignoring the filters. */
    counts: z.partialRecord(z.enum(REQUEST_STATUSES), z.int()),
  }),
  refusals: { ...badQuery, ...noToken },
});

const oneRefusals = { ...noToken, 404: "The caller has no such request" };

export const getReferralRequest = endpoint("getReferralRequest", {
  summary: "One of the caller's requests with all that happened to it, looks at the CV among it",
  params: byId,
  answer: referralRequestDetails,
  refusals: oneRefusals,
});

export const withdrawReferralRequest = endpoint("withdrawReferralRequest", {
  summary: "Withdraw a request: the credit comes back, unless a referee has taken it on",
  params: byId,
  body: z.strictObject({
    /** The person has seen that this costs the credit; required once a referee has accepted it. */
    acceptCost: z.boolean().optional(),
  }),
  answer: referralRequestDetails,
  refusals: {
    ...oneRefusals,
    409: "CONFLICT: it is over, or it costs the credit by now and `acceptCost` is missing (field acceptCost)",
  },
});

export const confirmReferral = endpoint("confirmReferral", {
  summary: "Confirm that the referral was made; confirming again changes nothing",
  params: byId,
  body: z.strictObject({}),
  answer: referralRequestDetails,
  refusals: { ...oneRefusals, 409: "There is nothing to confirm" },
});

export const disputeReferral = endpoint("disputeReferral", {
  summary: "Dispute that the referral was made: an admin decides; disputing again changes nothing",
  params: byId,
  body: z
    .strictObject({ reason: z.enum(DISPUTE_REASONS), text: plainText().max(MAX_DISPUTE_TEXT).optional() })
    .refine(({ reason, text }) => reason !== "OTHER" || (text ?? "") !== "", {
      path: ["text"],
      message: "Please say what is wrong.",
    }),
  answer: referralRequestDetails,
  refusals: { 400: "A field is missing", ...oneRefusals, 409: "There is nothing to dispute, or it is too late" },
});

export const getReferralProof = endpoint("getReferralProof", {
  summary: "A link to the file that proves a referral, for the candidate and for admins",
  params: byId,
  answer: z.object({ url: z.string(), expiresAt: at }),
  refusals: { ...noToken, 404: "There is no such request, or no such file" },
});

const DISPUTE_STATES = ["OPEN", "DECIDED"] as const;

/** A dispute with both sides' facts, for admins. */
const referralDispute = namedObject("ReferralDispute", {
  requestId: z.uuid(),
  status: z.enum(["DISPUTED", "CONFIRMED", "NOT_REFERRED"]),
  companyName: z.string(),
  jobTitle: z.string(),
  jobUrl: z.string().nullable(),
  /** The job's page on the site: path; null for a pasted one. */
  jobPath: z.string().nullable(),
  /** "" if their account is deleted. */
  candidate: z.string(),
  referee: z.object({ name: z.string(), title: z.string() }).nullable(),
  matchingScore: z.int(),
  reference: z.string().nullable(),
  hasProof: z.boolean(),
  reason: z.enum(DISPUTE_REASONS),
  text: z.string().nullable(),
  referredAt: at.nullable(),
  disputedAt: at,
  /** Oldest first. */
  timeline: referralRequestDetails.shape.timeline,
  decision: z.object({ note: z.string(), by: z.string().nullable(), at }).nullable(),
  /** The decision that an admin asked for and that waits for a second one. */
  asked: consent.extend({ decision: z.enum(["CONFIRMED", "NOT_REFERRED"]), note: z.string() }).nullable(),
});
export type ReferralDispute = z.infer<typeof referralDispute>;

export const listReferralDisputes = endpoint("listReferralDisputes", {
  summary: "Disputed referrals, the longest waiting first, or the decided ones, newest first",
  query: z.strictObject({
    state: choiceParameter(DISPUTE_STATES),
    ...pagingOf(25),
  }),
  answer: z.object({ data: z.array(referralDispute), pagination }),
  refusals: { ...badQuery, ...noToken, 403: "Not a platform admin" },
});

export const decideReferralDispute = endpoint("decideReferralDispute", {
  summary:
    "Decide a dispute: CONFIRMED for the referee, who earns the fee; NOT_REFERRED for the candidate, whose credit comes back; done when a second admin says the same",
  params: byId,
  body: z.strictObject({
    decision: z.enum(["CONFIRMED", "NOT_REFERRED"]),
    note: requiredText(MAX_DISPUTE_TEXT, "Please say why: both sides read it."),
  }),
  answer: referralDispute,
  refusals: {
    400: "A field is missing",
    ...noToken,
    403: "Not a platform admin",
    404: "There is no such dispute",
    409: "It is decided already, waits for another admin, or the admin is one of the two",
  },
});
