// Texts of the job lists and cards that other sites show in a frame.
export const t = {
  jobsAt: "Jobs at {name}",
  newJobs: "New jobs",
  noOpenJobs: "There are no open jobs right now.",
  allJobs: "All jobs on {site}",
  viewOn: "View and apply on {site}",
  postedOn: "Posted on {day}",
  opensInANewTab: "(opens in a new tab)",
  companyIsGone: "This company no longer has a page here.",
  jobIsGone: "This job is no longer open.",
} as const;
