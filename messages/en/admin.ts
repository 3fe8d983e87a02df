// Texts of admin.

export const t = {
  disputes: "Disputes",
  referralsAndSessionsOnThatTwo: "Referrals and sessions on {brandName} that two sides see differently.",
  twoSidesSeeItDifferentlyBothRead:
    "Two sides see it differently. Both read what you write, and the money follows your decision.",
  administration: "Administration",
  thePagesOfThePeopleWhoLook: "The pages of the people who look after the site.",
  payouts: "Payouts",
  earningsThatPeopleOnAskedToBe: "Earnings that people on {brandName} asked us to send, and the state of the books.",
  sendTheMoneyByYourBankFirst:
    "Send the money by your bank first, then enter its reference here. Another admin sends yours.",
  plansAndFees: "Plans and fees",
  whatPlansCostAndWhatWorkEarns: "What plans cost and what work earns on {brandName}, and how that changes.",
  oneAdminProposesAChangeWithA:
    "One admin proposes a change with a reason; it takes effect when another admin agrees. What was bought before keeps its terms.",
  referees: "Referees",
  whoWaitsOnToBeVerifiedAs: "Who on {brandName} is waiting to be verified as a referee by hand.",
  theirCodeWasRightButWeDo:
    "Their code was right, but we do not know yet that the domain of the address is the company’s. Look, then decide.",
  reportedJobs: "Reported jobs",
  whatPeopleReportedAboutJobsOnAnd: "What people reported about jobs on {brandName}, and what was decided.",
  upholdingAReportTakesItsJobOff:
    "Upholding a report takes its job off the site at once. We write to everyone who reported it.",
  people: "People",
  companies: "Companies",
  sources: "Sources of jobs",
  settings: "Settings",
  auditLog: "Audit log",
  overview: "Overview",
  messages: "Messages",
  jobs: "Jobs",
  dataRequests: "Data requests",
} as const;
