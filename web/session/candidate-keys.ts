// Query keys of what a candidate loads, for the code that invalidates them after a change.

export const candidateHomeKey = ["candidate", "home"] as const;
export const basicDetailsKey = ["candidate", "basic-details"] as const;
/** Their first steps after signing up. */
export const onboardingKey = ["candidate", "onboarding"] as const;
export const profileKey = ["candidate", "profile"] as const;
export const percentageKey = ["candidate", "percentage"] as const;
export const cvsKey = ["candidate", "cvs"] as const;
export const appliedJobsKey = ["candidate", "applied-jobs"] as const;
/** Prefix for their applications, lists and single ones. */
export const applicationsKey = ["candidate", "applications"] as const;
/** Their referral requests: the list, single ones, and previews. */
export const referralRequestsKey = ["candidate", "referral-requests"] as const;
/** The companies for whose first referee they wait. */
export const referralWatchesKey = ["candidate", "referral-watches"] as const;
/** Their credits: GET /credits, statements, payments. */
export const creditsKey = ["candidate", "credits"] as const;
export const sharesKey = ["candidate", "shares"] as const;
export const savedJobIdsKey = ["candidate", "saved-jobs", "ids"] as const;
export const savedJobListKey = ["candidate", "saved-jobs", "list"] as const;
/** Ids of the jobs they have hidden or opened. */
export const jobMarksKey = ["candidate", "job-marks"] as const;
export const hiddenJobListKey = ["candidate", "hidden-jobs"] as const;
export const savedSearchesKey = ["candidate", "saved-searches"] as const;
/** Their guidance sessions in either role, and the free times shown to them. */
export const guidanceKey = ["candidate", "guidance"] as const;
/** The state of a session's payment, which the page that takes it shares. */
export const paymentStateKey = (paymentId: string) => [...guidanceKey, "payment-state", paymentId] as const;
/** Prefix of all the keys in this file. */
export const candidateKey = ["candidate"] as const;
