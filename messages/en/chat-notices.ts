// What a company's channel of Slack or chat of Telegram reads.
export const t = {
  submitted: "A person applied for {job}.",
  moved:
    "{stage, select, SHORTLISTED {An applicant for {job} is shortlisted.} INTERVIEW {An applicant for {job} is now at the interview stage.} OFFERED {An applicant for {job} has an offer.} HIRED {An applicant for {job} is hired.} other {An applicant for {job} is back at the first stage.}}",
  rejected: "An applicant for {job} was rejected.",
  withdrawn: "A person withdrew their application for {job}.",
  published: "{job} is published.",
  closed:
    "{reason, select, EXPIRED {{job} has expired and no longer accepts applications.} ADMIN {An admin of the site took {job} off the board.} other {{job} is closed and no longer accepts applications.}}",
  test: "This is a test from {site}. What happens to your jobs will appear here.",
  seeTheApplicant: "See the application",
  seeTheJob: "See the job",
} as const;
