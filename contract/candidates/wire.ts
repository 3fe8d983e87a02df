// A candidate's CVs and profile on the wire, as read from their résumé and as edited by themselves.
import { z } from "zod";
import { badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { requiredLine, requiredText } from "../form-fields.ts";
import { WORK_MODES } from "../jobs/filters.ts";
import { namedObject } from "../named-object.ts";
import { RESUME_STATUSES, type ResumeProblem } from "../resumes/rules.ts";
import { namedSkill, parsedCompany, parsedInstitution, parsedResume, skillProposal } from "../resumes/wire.ts";

export const MAX_CORE_SKILLS = 100;
export const MAX_SOFT_SKILLS = 40;
/** The most CVs of one person. */
export const MAX_CVS = 30;
/** The most suggestions for one text. */
export const MAX_SUGGESTIONS = 20;

export const CV_STATES = ["QUEUED", "READING", "PARSED", "FAILED"] as const;
export type CvState = (typeof CV_STATES)[number];

/** Why a CV could not be read: the reader's status of the file, or READER_FAILED for a fault of ours. */
const RESUME_PROBLEMS = RESUME_STATUSES.filter((status): status is ResumeProblem => status !== "OK");
export const CV_PROBLEMS = ["READER_FAILED", ...RESUME_PROBLEMS] as const;
export const cvProblem = z.enum(CV_PROBLEMS);
export type CvProblem = z.infer<typeof cvProblem>;

export const cvVersion = namedObject("CvVersion", {
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  state: z.enum(CV_STATES),
  /** While QUEUED or READING: the current step, an index of CV_STEP_TEXTS. */
  step: z.int().min(0).max(4).nullable(),
  problem: cvProblem.nullable(),
  /** In English, for other programs: pages word the problem themselves (CV_PROBLEM_TEXTS of messages). */
  problemText: z.string().nullable(),
  /** Whether this is the CV in force. */
  isCurrent: z.boolean(),
});
export type CvVersion = z.infer<typeof cvVersion>;

export const basicDetails = namedObject("BasicDetails", {
  name: z.string(),
  email: z.string(),
  candidateExperience: z.object({ designation: z.string().nullable() }),
  /** Canonical names, with the person's corrections. */
  coreSkills: z.array(namedSkill),
  softSkills: z.array(namedSkill),
  YOE: z.number().nullable(),
  /** The text and the reading of the CV in force; null until one has been read. */
  cvExtract: z.string().nullable(),
  cvExtractParsed: parsedResume.nullable(),
  /** Why the newest upload could not be read; absent when it could. */
  cvParseError: z.object({ code: cvProblem, message: z.string() }).optional(),
  /** Those of the CV in force that the person has not answered: see `answerSkillProposals`. */
  softSkillProposals: z.array(skillProposal),
  /** The newest upload. */
  cv: cvVersion.nullable(),
  profileImageAwsS3SignedUrl: z.string().nullable(),
  /** How many referral requests the person's credits pay for. */
  referralCount: z.int(),
});
export type BasicDetails = z.infer<typeof basicDetails>;

export const PROFILE_SECTIONS = ["basic", "preferences", "resume"] as const;

export const sectionCompletion = z.object({
  section: z.string(),
  curPerc: z.number().min(0).max(100),
  maxPerc: z.number().min(0).max(100),
  /** Fields that would raise it. */
  missing: z.array(z.string()),
});
export const profileCompletion = namedObject("ProfileCompletion", {
  candidate: z.array(sectionCompletion),
  employee: z.array(sectionCompletion),
});
export type ProfileCompletion = z.infer<typeof profileCompletion>;

const line = (max: number) => requiredLine(max, "Please fill this in, or remove it.");
const skillNames = (max: number) => z.array(line(80)).max(max, `At most ${max} skills.`);

export const NOTICE_PERIOD_DAYS = [0, 15, 30, 60, 90, 120] as const;

export const jobPreferences = z.object({
  roles: z.array(line(120)).max(10),
  cities: z.array(line(120)).max(20),
  workModes: z.array(z.enum(WORK_MODES)).max(WORK_MODES.length),
  /** Lakhs of rupees a year. */
  salaryLakhs: z.number().min(0).max(10_000).nullable(),
  noticePeriodDays: z.int().min(0).max(365).nullable(),
});
export type JobPreferences = z.infer<typeof jobPreferences>;

const experienceEntry = parsedCompany.extend({ name: line(200).nullable(), title: line(200).nullable() });
const educationEntry = parsedInstitution.extend({ name: line(200), degree: line(200).nullable() });

/** The fields of a profile that a person edits; they begin as read from the résumé. */
export const profileFields = z.object({
  designation: line(200).nullable(),
  YOE: z.number().min(0).max(70, "Please enter your years of experience, 0 to 70.").nullable(),
  location: line(200).nullable(),
  summary: requiredText(4_000, "Please fill this in, or remove it.").nullable(),
  links: z
    .array(
      z
        .url({ protocol: /^https?$/, normalize: true, error: "Please enter a web address that begins with https://." })
        .max(500, "This web address is too long."),
    )
    .max(20),
  coreSkills: skillNames(MAX_CORE_SKILLS),
  softSkills: skillNames(MAX_SOFT_SKILLS),
  experience: z.array(experienceEntry).max(60),
  education: z.array(educationEntry).max(30),
  preferences: jobPreferences,
});
export type ProfileFields = z.infer<typeof profileFields>;
export const PROFILE_FIELDS = profileFields.keyof().options;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The same fields in answers: stored values were validated before. */
export const keptFields = z.object({
  designation: z.string().nullable(),
  YOE: z.number().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  links: z.array(z.string()),
  coreSkills: z.array(z.string()),
  softSkills: z.array(z.string()),
  experience: z.array(parsedCompany),
  education: z.array(parsedInstitution),
  preferences: z.object({
    roles: z.array(z.string()),
    cities: z.array(z.string()),
    workModes: z.array(z.enum(WORK_MODES)),
    salaryLakhs: z.number().nullable(),
    noticePeriodDays: z.int().nullable(),
  }),
}) satisfies z.ZodType<ProfileFields>;

export const candidateProfile = keptFields
  .extend({
    /** Incremented by every change, which names the version it is based on. 0 before the first. */
    version: z.int(),
    /** Fields that the person has set; a new CV does not change them. */
    edited: z.array(z.enum(PROFILE_FIELDS)),
    /** The reading of the CV in force, with its confidence. */
    fromCv: parsedResume.nullable(),
    /** As in BasicDetails. */
    softSkillProposals: z.array(skillProposal),
    photoUrl: z.string().nullable(),
    /** When the account will be deleted, if requested. */
    deletionDueAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CandidateProfile" });
export type CandidateProfile = z.infer<typeof candidateProfile>;

const endpoint = endpointsOf("Candidates");
const refusals = { ...noToken, 404: "Another person's address, or no such thing" };
const own = z.object({ email: z.string() });
const ownCv = own.extend({ cvId: z.string().max(200) });

export const getBasicDetails = endpoint("getBasicDetails", {
  summary: "What the match score needs to know of the caller, and how their newest CV is getting on",
  answer: basicDetails,
  refusals: noToken,
});

export const getProfilePercentage = endpoint("getProfilePercentage", {
  summary:
    "How complete a profile is, section by section; candidate[2] is the résumé. A platform admin may read any, which is recorded",
  params: own,
  answer: profileCompletion,
  refusals,
});

export const setCv = endpoint("setCv", {
  summary: "Take an uploaded file as one's newest CV and read it; naming the same file again changes nothing",
  params: own,
  body: z.strictObject({ resume: z.string().min(1).max(300) }),
  answer: cvVersion,
  refusals: {
    ...refusals,
    409: "Nothing has been uploaded under this name yet, or too many CVs are kept already",
    422: "The file is not a CV we can take",
  },
});

export const listCvs = endpoint("listCvs", {
  summary: "One's own CVs, newest first",
  params: own,
  answer: z.object({ data: z.array(cvVersion) }),
  refusals,
});

export const getCvFile = endpoint("getCvFile", {
  summary: "A link that downloads one of one's own CVs, for a minute",
  params: ownCv,
  answer: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  refusals,
});

export const deleteCv = endpoint("deleteCv", {
  summary: "Delete one of one's own CVs; the newest readable one that is left is in force then",
  params: ownCv,
  answer: z.object({ data: z.array(cvVersion) }),
  refusals,
});

export const retryCv = endpoint("retryCv", {
  summary: "Read a CV again that could not be read",
  params: ownCv,
  answer: cvVersion,
  refusals,
});

export const getProfile = endpoint("getProfile", {
  summary:
    "A profile: what the CV says, corrected by what the person says. A platform admin may read any, which is recorded",
  params: own,
  answer: candidateProfile,
  refusals,
});

export const updateProfile = endpoint("updateProfile", {
  summary: "Change fields of one's own profile; those that are left out stay",
  params: own,
  body: z.strictObject({
    ...profileFields.partial().shape,
    version: z.int32().min(0),
    /** Fields that follow the CV again; `preferences`, which no CV contains, become empty. */
    fromCv: z.array(z.enum(PROFILE_FIELDS)).optional(),
  }),
  answer: candidateProfile,
  refusals: { ...refusals, 400: "A field is malformed", 409: "The profile was changed elsewhere meanwhile" },
});

export const answerSkillProposals = endpoint("answerSkillProposals", {
  summary:
    "Answer soft skills that the CV in force proposes: what is confirmed joins the profile's soft skills, what is declined is in them no more; neither is proposed again for this CV. Answering twice is answering once, and the last answer counts",
  params: own,
  body: z.strictObject({ confirmed: skillNames(MAX_SOFT_SKILLS), declined: skillNames(MAX_SOFT_SKILLS) }),
  answer: candidateProfile,
  refusals: {
    ...refusals,
    400: "A field is malformed, or a skill is both confirmed and declined",
    409: "The CV in force proposes no such skill, or the profile has as many soft skills as it holds",
  },
});

export const setPhoto = endpoint("setPhoto", {
  summary: "Take an uploaded picture as one's photo; null removes it",
  params: own,
  body: z.strictObject({ photo: z.string().min(1).max(300).nullable() }),
  answer: z.object({ photoUrl: z.string().nullable() }),
  refusals: {
    ...refusals,
    409: "Nothing has been uploaded under this name yet",
    422: "The file is not a picture we can take",
  },
});

export const suggestSkills = endpoint("suggestSkills", {
  summary: "Skills whose name or alias begins like, or holds, the text; the commonest first",
  query: z.strictObject({ text: z.string().max(80), kind: z.enum(["core", "soft"]).optional() }),
  answer: z.object({ data: z.array(z.object({ name: z.string(), group: z.string() })).max(MAX_SUGGESTIONS) }),
  refusals: badQuery,
});
