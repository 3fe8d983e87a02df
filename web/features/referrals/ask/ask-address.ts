// How the request page's address names a job that is not listed here.

/** As `jobId`: any job of the company, by its address. */
export const OTHER_JOB = "other";
