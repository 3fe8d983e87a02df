// A newcomer's first steps on the wire: which ones fit them, what is done, and which is next.
import { z } from "zod";
import { badBody, endpointsOf, noToken } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";

/** In the order in which they are taken; also the last part of each step's address. */
const ONBOARDING_STEPS = ["work-email", "cv", "profile", "jobs"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What only the person can say; everything else is read from what the account has. */
const ONBOARDING_NOTES = ["CAME_TO_REFER", "CV_SKIPPED", "PROFILE_CONFIRMED", "JOBS_SEEN", "DISMISSED"] as const;
export type OnboardingNote = (typeof ONBOARDING_NOTES)[number];

const onboarding = namedObject("Onboarding", {
  /** The steps that fit the caller, in order; none for people who hire or run the site. */
  steps: z.array(z.object({ step: z.enum(ONBOARDING_STEPS), isDone: z.boolean() })),
  /** The first step that is not done; null once all are. */
  next: z.enum(ONBOARDING_STEPS).nullable(),
  /** Whether to remind the caller of the rest: in an account's first 30 days, unless they have dismissed it. */
  isOffered: z.boolean(),
});
export type Onboarding = z.infer<typeof onboarding>;

const endpoint = endpointsOf("Candidates");

export const getOnboarding = endpoint("getOnboarding", {
  summary: "The caller's first steps: what is done, and which is next",
  answer: onboarding,
  refusals: noToken,
});

export const noteOnboarding = endpoint("noteOnboarding", {
  summary:
    "Note that the caller came to refer others, goes on without a CV, finds the profile right, has seen the jobs, or wants no reminder; noting twice is noting once",
  body: z.strictObject({ note: z.enum(ONBOARDING_NOTES) }),
  answer: onboarding,
  refusals: { ...badBody, ...noToken, 403: "People who hire or run the site have no first steps" },
});
