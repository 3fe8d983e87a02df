// The names under which the browser keeps what it asked of a company, so that whoever changes it can have it asked for again.

/** The company's jobs, with their filters behind it. */
export const companyJobsKey = ["company", "jobs"] as const;
export const jobDraftsKey = ["company", "job-drafts"] as const;
/** A job's applicants, with their filters behind it. */
export const applicantsKey = (jobId: string) => ["company", "applicants", jobId] as const;
export const applicantKey = (applicationId: string) => ["company", "applicant", applicationId] as const;
