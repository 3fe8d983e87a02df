// Query keys of what a company loads, for the code that invalidates them after a change.

/** Prefix; the filters of the job list follow. */
export const companyJobsKey = ["company", "jobs"] as const;
/** The company as its admins edit it. */
export const ownCompanyKey = ["own-company"] as const;
export const companySignInKey = ["company-sign-in"] as const;
export const apiKeysKey = ["company", "api-keys"] as const;
export const webhooksKey = ["company", "webhooks"] as const;
/** What was sent to a webhook. */
export const deliveriesKey = (webhookId: string) => [...webhooksKey, webhookId] as const;
export const recruiterHomeKey = ["company", "home"] as const;
export const jobDraftsKey = ["company", "job-drafts"] as const;
/** Prefix of a job's applicants; the filters follow. */
export const applicantsKey = (jobId: string) => ["company", "applicants", jobId] as const;
/** Prefix of every applicant's details. */
export const applicantKeys = ["company", "applicant"] as const;
export const applicantKey = (applicationId: string) => [...applicantKeys, applicationId] as const;
