// Texts of the notices and mails about applications.

export const t = {
  theCompany: "The company",
  anApplicant: "An applicant",
  job: "Job",
  company: "Company",
  applicant: "Applicant",
  matchScore: "Match score",
  nowAt: "Now at",
  seeYourApplication: "See your application",
  sent: "You applied to {company}",
  sentText: "{job}. {hears}",
  sentSubject: "You applied to {company}: {job}",
  sentHeading: "Your application has arrived",
  sentPreheader: "Your application has arrived.",
  sentSays: "{company} has your application, with the CV and the match score it was sent with.",
  sentFollow: "You can follow it, or take it back, at any time:",
  arrived: "{applicant} applied: {job}",
  arrivedText: "Match score {score}.",
  arrivedSubject: "New applicant for {job}: {applicant}",
  arrivedHeading: "A new applicant",
  arrivedSays: "{applicant} has applied to one of your company’s jobs.",
  seeTheApplicant: "See the applicant",
  stage:
    "{stage, select, APPLIED {Applied} SHORTLISTED {Shortlisted} INTERVIEW {Interview} OFFERED {Offer} other {Hired}}",
  moved:
    "{stage, select, APPLIED {{company} is looking at your application again} SHORTLISTED {{company} shortlisted you} INTERVIEW {{company} wants to interview you} OFFERED {{company} makes you an offer} other {{company} hired you}}",
  movedSays:
    "{stage, select, APPLIED {{company} is looking at your application again.} SHORTLISTED {{company} put you on the shortlist.} INTERVIEW {{company} wants to interview you. They will be in touch about when and how.} OFFERED {{company} makes you an offer. Congratulations! They will be in touch about it.} other {{company} hired you. Congratulations, and all the best for your start!}}",
  movedBack: "{company} moved your application to “{stage}”",
  movedBackSays: "{company} moved your application to “{stage}”.",
  movedSubject: "{title}: {job}",
  movedPreheader: "Your application is now at “{stage}”.",
  aboutJob: "{job}.",
  aboutJobWithWords: "{job}. They wrote: {words}",
  companyWrote: "{company} wrote:",
  rejected: "{company} decided not to go ahead",
  rejectedText: "{job}. {text}",
  rejectedPreheader: "About your application for {job}.",
  rejectedHeading: "From {company}",
  otherJobs: "There are other jobs on {brandName} that fit you, sorted by how well you match them:",
  findMoreJobs: "Find more jobs",
  withdrew: "{applicant} withdrew: {job}",
  withdrewHeading: "An applicant withdrew",
  withdrewSays: "{applicant} withdrew their application for {job}. {reason}",
  withdrewReason:
    "{reason, select, FOUND_ANOTHER {They found another job.} NOT_INTERESTED {They are no longer interested.} PAY {The pay does not suit them.} LOCATION {The place does not suit them.} TOO_SLOW {It took too long for them.} other {They gave no reason.}}",
  seeTheApplicants: "See the applicants",
  answersWithin: "{company} usually answers within {days, plural, one {# day} other {# days}}.",
  youHearFromUs: "You will hear from us when something happens.",
  rejectionReason:
    "{reason, select, SKILLS {They looked for other skills than your application showed.} EXPERIENCE {They looked for another kind or amount of experience.} LOCATION {The place or the way of working did not fit.} PAY {What they pay and what you expect did not fit.} other {They chose someone else. That says nothing against you.}}",
  otherJobsFit: "There are other jobs that fit you.",
  reason: "Reason",
  learnFromIt: "What you can learn from it, in their words:",
  filled: "{company} filled a job that you applied for",
  filledText: "They closed the job because it is filled.",
  filledGoOn:
    "Your application stays with them, but please do not wait for it. If they are still talking with you, that can continue.",
  filledSays: "{company} has found someone and closed the job.",
  waiting:
    "{count, plural, one {An applicant is waiting for an answer} other {# applicants are waiting for an answer}}",
  jobWithCount: "{job} ({count})",
  waitedLonger: "They have waited longer than {days, plural, one {# day} other {# days}}.",
  waitedLongerPromise:
    "They have waited longer than {days, plural, one {# day} other {# days}}, within which your company usually answers.",
  waitingSays:
    "{count, plural, one {One applicant has} other {# applicants have}} waited longer than {days, plural, one {# day} other {# days}}. A short answer helps them, whatever it says.",
  waitingSaysPromise:
    "{count, plural, one {One applicant has} other {# applicants have}} waited longer than {days, plural, one {# day} other {# days}}, within which your company usually answers. A short answer helps them, whatever it says.",
  withoutAnswer: "{count, plural, one {# applicant without an answer} other {# applicants without an answer}}",
  seeWhoWaits: "See who is waiting",
} as const;
