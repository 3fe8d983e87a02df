// How the request page's address names a job that is not listed here.

/** Value of `jobId` for any unlisted job of the company, given by its web address. */
export const OTHER_JOB = "other";
