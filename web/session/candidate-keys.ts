// The names under which the browser keeps what it asked of a candidate, so that whoever changes it can have it asked for again.

export const basicDetailsKey = ["candidate", "basic-details"] as const;
export const profileKey = ["candidate", "profile"] as const;
export const percentageKey = ["candidate", "percentage"] as const;
export const cvsKey = ["candidate", "cvs"] as const;
/** Which jobs they have applied to. */
export const appliedJobsKey = ["candidate", "applied-jobs"] as const;
/** Their applications; lists and single ones begin with it. */
export const applicationsKey = ["candidate", "applications"] as const;
/** Their referral requests: the list, single ones, and what asking would come to. */
export const referralRequestsKey = ["candidate", "referral-requests"] as const;
/** Their credits: GET /credits, and lists of what became of them. */
export const creditsKey = ["candidate", "credits"] as const;
export const sharesKey = ["candidate", "shares"] as const;
export const savedJobIdsKey = ["candidate", "saved-jobs", "ids"] as const;
export const savedJobListKey = ["candidate", "saved-jobs", "list"] as const;
/** What they hide and have opened, as ids. */
export const jobMarksKey = ["candidate", "job-marks"] as const;
export const hiddenJobListKey = ["candidate", "hidden-jobs"] as const;
export const savedSearchesKey = ["candidate", "saved-searches"] as const;
/** Their guidance sessions on either side, and free times as they see them. */
export const guidanceKey = ["candidate", "guidance"] as const;
/** Every one of these begins with it. */
export const candidateKey = ["candidate"] as const;
