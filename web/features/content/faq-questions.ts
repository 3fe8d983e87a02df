// The questions of the FAQ page, by audience. The id is a question's address (`/faq?tab=candidates#match-score`), so it never changes.
import { t } from "#messages/content.ts";
import { LEAST_PAYOUT } from "../../../contract/ledger/rules.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { fill } from "../../../messages/fill.ts";

export type FaqTab = "employee" | "candidates" | "companies";

export type FaqQuestion = {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { label: string; to: string };
};

export const FAQ_TABS: readonly { id: FaqTab; label: string; topic: string }[] = [
  { id: "employee", label: t.employees, topic: "EMPLOYEE" },
  { id: "candidates", label: t.candidates, topic: "CANDIDATE" },
  { id: "companies", label: t.companies, topic: "CORPORATE" },
];

const EMPLOYEE: readonly FaqQuestion[] = [
  {
    id: "who-can-refer",
    question: t.whoCanBecomeAReferee,
    answer: [t.anyoneWhoHasWorkedAtTheirPresent, t.youNeedAWorkEMailAddress],
    link: { label: t.whatRefereesDo, to: "/for-employee" },
  },
  {
    id: "how-verified",
    question: t.howDoYouCheckWhereIWork,
    answer: [
      "We send a six-digit code to your work e-mail, and you type it in. The domain must belong to the company you name; where we cannot tell, somebody of our team looks at it. The check is repeated every 180 days, so that referees are people who still work there.",
    ],
  },
  {
    id: "work-email-visible",
    question: t.doesAnybodySeeMyWorkEMail,
    answer: [t.noItProvesYourWorkplaceAndIs],
  },
  {
    id: "anonymous",
    question: t.doCandidatesKnowWhoIAm,
    answer: [t.notBeforeYouAcceptTheirRequest],
  },
  {
    id: "what-happens",
    question: t.whatHappensWhenARequestComesIn,
    answer: [t.itGoesToAllActiveRefereesOf, t.withAClaimYouSeeTheCandidates],
  },
  {
    id: "must-i-refer",
    question: t.doIHaveToReferEverybodyWho,
    answer: [
      "No, and you should not. Refer those you can honestly put forward. Decline the others with a reason they can use; the form has room for what is missing and what you liked.",
    ],
  },
  {
    id: "what-earns",
    question: t.whatDoIEarn,
    answer: [
      "A reviewed request earns a fee when you decide in time and say why, whichever way you decide, as long as the candidate’s credit pays for it: a credit that was bought, or a free one within the site’s budget for the month. One review of a request is paid, and the same candidate pays you once in 30 days; you see what a request earns before you claim it. A guidance session earns the price you set for it, less the site’s share, a day after it took place.",
      t.whoRunsThisSiteSetsFeesAnd,
    ],
  },
  {
    id: "getting-paid",
    question: t.howDoIGetWhatIEarned,
    answer: [fill(t.feesWaitFirstAsLongAsThe, { leastPayout: showMoney(LEAST_PAYOUT) })],
    link: { label: t.yourEarnings, to: "/employee/earnings" },
  },
  {
    id: "only-if-hired",
    question: t.amIPaidMoreIfThePerson,
    answer: [t.notByThisSitePayingForThe],
  },
  {
    id: "employer-allowed",
    question: t.isMyEmployerAllRightWithThis,
    answer: [t.mostCompaniesAskTheirPeopleTo],
  },
  {
    id: "pause",
    question: t.canIPauseOrLimitHowMuch,
    answer: [t.yesSetHowManyRequestsYouWant],
  },
  {
    id: "guidance-topics",
    question: t.whatIsGuidanceAndWhatMayI,
    answer: [t.anHourOrLessOfHonestTalk, t.youMayNotSellInterviewQuestions],
  },
  {
    id: "own-people",
    question: t.canIReferAColleagueOrMyself,
    answer: [t.noRequestsWithinOneCompanyAnd],
  },
];

const CANDIDATES: readonly FaqQuestion[] = [
  {
    id: "need-account",
    question: t.doINeedAnAccountToLook,
    answer: [t.noSearchingFilteringAndReading],
    link: { label: t.browseJobs, to: "/jobs" },
  },
  {
    id: "cost",
    question: t.whatDoesItCost,
    answer: [
      "Browsing and applying cost nothing. A referral request takes one credit; everyone starts with three. Further credits come with a plan, whose price is set by whoever runs this site and shown before you pay.",
    ],
    link: { label: t.yourCredits, to: "/v2/candidate/subscription" },
  },
  {
    id: "saving",
    question: t.howDoIKeepAJobOr,
    answer: [t.pressTheBookmarkOnAJobAnd, t.searchOrFilterTheJobsAndPress],
    link: { label: t.searchJobs, to: "/jobs" },
  },
  {
    id: "match-score",
    question: t.howIsTheMatchScoreMade,
    answer: [t.yourRSumIsComparedWithThe, t.eachPartCountsTheSameAndEnds],
  },
  {
    id: "low-score",
    question: t.canIApplyWithALowScore,
    answer: [t.from30UpwardsStraightAwayBetween],
  },
  {
    id: "resume-format",
    question: t.whichRSumFilesCanIUpload,
    answer: [t.pdfUnder2MbWithTextIn],
  },
  {
    id: "what-is-referral",
    question: t.whatIsAReferralRequest,
    answer: [
      "You choose a company and a job there, and ask its verified employees to put you forward. If your match is good enough, the request goes to them with your CV; one of them takes it on, and refers you or tells you why not.",
    ],
    link: { label: t.findACompany, to: "/referrals" },
  },
  {
    id: "referral-refused",
    question: t.whatIfMyRequestDoesNotGo,
    answer: [
      `If your match with the job is under ${REFERRAL_SCORE}, the request is not sent; you see what is missing and no credit is taken. Whoever declines says why, and you can read it. Feedback for which the referee is paid uses your credit and ends the request; after other feedback the next referee can take it up. If every referee declines without a paid review, or nobody takes it on in time, the credit comes back to you.`,
      t.whenARefereeSaysThatYouWere,
    ],
  },
  {
    id: "guaranteed",
    question: t.doesAReferralGuaranteeAn,
    answer: [t.noItPutsATrustedVoiceBeside],
  },
  {
    id: "who-sees-cv",
    question: t.whoSeesMyCv,
    answer: [
      "The company you apply to, and the referee who has your request in hand; should they give it back, the next one who claims it. Each time a referee opens it, you see that in your dashboard. Nobody can search through CVs.",
    ],
    link: { label: t.privacyPolicy, to: "/privacy-policy" },
  },
  {
    id: "external-jobs",
    question: t.whyDoSomeJobsLeadToAnother,
    answer: [t.theyAreListedOnTheEmployersOwn],
  },
  {
    id: "refer-and-earn",
    question: t.whatIsReferAFriendJobs,
    answer: [t.jobsPostedHereByCompaniesCanBe, t.forEachPersonTheFirstLinkThey],
    link: { label: t.showTheseJobs, to: "/jobs?dashboard=USER" },
  },
  {
    id: "what-is-guidance",
    question: t.whatIsGuidance,
    answer: [
      "A booked talk with someone who works at a company you are interested in: about interviews, the role or a change of career. You pick a topic and a time; until 48 hours before, you can cancel and get everything back.",
    ],
    link: { label: t.findSomeoneToTalkTo, to: "/guidance" },
  },
  {
    id: "wrong-listing",
    question: t.aJobIsWrongOrLooksLike,
    answer: [
      "Press “Report this job” on its page and say what is wrong. Somebody of our team looks into it, and a job that is not in order is taken off the site at once. You hear what became of it; the company does not learn who reported it.",
      "Never pay anyone for an interview or a job offer; no honest employer asks for it.",
    ],
    link: { label: t.reportSomethingElse, to: "/contact-us?topic=REPORT" },
  },
];

const COMPANIES: readonly FaqQuestion[] = [
  {
    id: "how-to-join",
    question: t.howDoesMyCompanyGetAnAccount,
    answer: [
      "Write to us by “Connect with us”. We check that you speak for the company and send its first admin an invite. That admin invites the recruiters; each invite works once and ends after seven days.",
    ],
    link: { label: t.connectWithUs, to: "/corporate/connect-with-us" },
  },
  {
    id: "company-cost",
    question: t.whatDoesItCostToHireHere,
    answer: [t.everyCompanyGetsTheWholeOfIt],
    link: { label: t.whatHiringHereContains, to: "/corporate#corporatePlans" },
  },
  {
    id: "post-a-job",
    question: t.howDoIPostAJob,
    answer: [t.openYourCompanysJobsAndPressPost],
    link: { label: t.yourCompanysJobs, to: "/v2/corporate/jobs" },
  },
  {
    id: "how-long-listed",
    question: t.howLongIsAJobListed,
    answer: [t.for90DaysAWeekBeforeThe],
  },
  {
    id: "applicant-score",
    question: t.whatDoesAnApplicantsMatchScore,
    answer: [
      "How well the CV they sent fits the job, in four parts: core skills, soft skills, experience and responsibilities. You see each part with its reasons. The score orders your list; it never rejects anyone.",
    ],
  },
  {
    id: "handle-applicants",
    question: t.howDoIWorkThroughApplicants,
    answer: [t.eachJobHasAListByStage],
  },
  {
    id: "told-rejections",
    question: t.whatDoCandidatesHearFromUs,
    answer: [t.eachMoveToAnotherStageWithYour],
  },
  {
    id: "pay-and-pages",
    question: t.doWeHaveToStateThePay,
    answer: [t.noButJobsThatStateItAre],
  },
  {
    id: "our-referees",
    question: t.howDoReferralsReachUs,
    answer: [
      "Employees with a proven work e-mail answer requests of candidates and refer those they believe in, through your own referral programme. You keep its rules; we pass on the reference that your employee gives.",
    ],
    link: { label: t.whatRefereesDo, to: "/for-employee" },
  },
  {
    id: "imported-listings",
    question: t.whyAreOurJobsHereAlthoughWe,
    answer: [
      "They come from your public job board and lead there to apply. They change when your board changes. If something is wrong, tell us; with an account you can post jobs here directly and meet the applicants.",
    ],
    link: { label: t.tellUs, to: "/contact-us?topic=CORPORATE" },
  },
];

export const FAQ_QUESTIONS: Record<FaqTab, readonly FaqQuestion[]> = {
  employee: EMPLOYEE,
  candidates: CANDIDATES,
  companies: COMPANIES,
};

/** The tab in the address; the first when absent or unknown. */
export function faqTabOf(search: URLSearchParams): FaqTab {
  return FAQ_TABS.find(({ id }) => id === search.get("tab"))?.id ?? "employee";
}

export function faqTabWith(questionId: string): FaqTab | undefined {
  return FAQ_TABS.find((tab) => FAQ_QUESTIONS[tab.id].some((question) => question.id === questionId))?.id;
}
