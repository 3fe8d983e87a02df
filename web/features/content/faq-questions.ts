// The questions of the FAQ page, by audience. The id is a question's address (`/faq?tab=candidates#match-score`), so it never changes.

import { t as contentTexts } from "#messages/content.ts";
import { t } from "#messages/faq.ts";
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
  { id: "employee", label: contentTexts.employees, topic: "EMPLOYEE" },
  { id: "candidates", label: contentTexts.candidates, topic: "CANDIDATE" },
  { id: "companies", label: contentTexts.companies, topic: "CORPORATE" },
];

const EMPLOYEE: readonly FaqQuestion[] = [
  {
    id: "who-can-refer",
    question: t.whoCanBecomeAReferee,
    answer: [t.anyoneWhoHasWorkedAtTheirPresent, t.youNeedAWorkEMailAddress],
    link: { label: t.whatRefereesDo, to: "/for-employee" },
  },
  { id: "how-verified", question: t.howDoYouCheckWhereIWork, answer: [t.weSendASixDigitCode] },
  { id: "work-email-visible", question: t.isMyWorkEMailShown, answer: [t.noItProvesYourWorkplaceAndIs] },
  { id: "anonymous", question: t.doCandidatesKnowWhoIAm, answer: [t.notBeforeYouAcceptTheirRequest] },
  {
    id: "what-happens",
    question: t.whatHappensWhenARequestComesIn,
    answer: [t.itGoesToAllActiveRefereesOf, t.withAClaimYouSeeTheCandidates],
  },
  { id: "must-i-refer", question: t.doIHaveToReferEverybodyWho, answer: [t.noAndYouShouldNot] },
  { id: "what-earns", question: t.whatDoIEarn, answer: [t.aReviewedRequestEarnsAFee, t.whoRunsThisSiteSetsFeesAnd] },
  {
    id: "getting-paid",
    question: t.howDoIGetWhatIEarned,
    answer: [fill(t.feesWaitFirstAsLongAsThe, { leastPayout: showMoney(LEAST_PAYOUT) })],
    link: { label: t.yourEarnings, to: "/employee/earnings" },
  },
  { id: "only-if-hired", question: t.amIPaidMoreIfThePerson, answer: [t.notByThisSitePayingForThe] },
  { id: "employer-allowed", question: t.isMyEmployerAllRightWithThis, answer: [t.mostCompaniesAskTheirPeopleTo] },
  { id: "pause", question: t.canIPauseOrLimitHowMuch, answer: [t.yesSetHowManyRequestsYouWant] },
  {
    id: "guidance-topics",
    question: t.whatIsGuidanceAndWhatMayI,
    answer: [t.anHourOrLessOfHonestTalk, t.youMayNotSellInterviewQuestions],
  },
  { id: "own-people", question: t.canIReferAColleagueOrMyself, answer: [t.noRequestsWithinOneCompanyAnd] },
];

const CANDIDATES: readonly FaqQuestion[] = [
  {
    id: "need-account",
    question: t.doINeedAnAccountToLook,
    answer: [t.noSearchingFilteringAndReading],
    link: { label: contentTexts.browseJobs, to: "/jobs" },
  },
  {
    id: "cost",
    question: t.whatDoesItCost,
    answer: [t.browsingAndApplyingCostNothing],
    link: { label: contentTexts.yourCredits, to: "/v2/candidate/subscription" },
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
  { id: "low-score", question: t.canIApplyWithALowScore, answer: [t.from30UpwardsStraightAwayBetween] },
  { id: "resume-format", question: t.whichRSumFilesCanIUpload, answer: [t.pdfUnder2MbWithTextIn] },
  {
    id: "what-is-referral",
    question: t.whatIsAReferralRequest,
    answer: [t.youChooseACompanyAndAJob],
    link: { label: contentTexts.findACompany, to: "/referrals" },
  },
  {
    id: "referral-refused",
    question: t.whatIfMyRequestDoesNotGo,
    answer: [fill(t.ifYourMatchIsUnder, { score: REFERRAL_SCORE }), t.whenARefereeSaysThatYouWere],
  },
  { id: "guaranteed", question: t.doesAReferralGuaranteeAn, answer: [t.noItPutsATrustedVoiceBeside] },
  {
    id: "who-sees-cv",
    question: t.whoSeesMyCv,
    answer: [t.theCompanyYouApplyToAndThe],
    link: { label: contentTexts.privacyPolicy, to: "/privacy-policy" },
  },
  { id: "external-jobs", question: t.whyDoSomeJobsLeadToAnother, answer: [t.theyAreListedOnTheEmployersOwn] },
  {
    id: "refer-and-earn",
    question: t.whatIsReferAFriendJobs,
    answer: [t.jobsPostedHereByCompaniesCanBe, t.forEachPersonTheFirstLinkThey],
    link: { label: t.showTheseJobs, to: "/jobs?dashboard=USER" },
  },
  {
    id: "what-is-guidance",
    question: t.whatIsGuidance,
    answer: [t.aBookedTalkWithSomeone],
    link: { label: t.findSomeoneToTalkTo, to: "/guidance" },
  },
  {
    id: "wrong-listing",
    question: t.aJobIsWrongOrLooksLike,
    answer: [t.pressReportThisJob, t.neverPayAnyoneForAnInterview],
    link: { label: t.reportSomethingElse, to: "/contact-us?topic=REPORT" },
  },
];

const COMPANIES: readonly FaqQuestion[] = [
  {
    id: "how-to-join",
    question: t.howDoesMyCompanyGetAnAccount,
    answer: [t.writeToUsByConnectWithUs],
    link: { label: contentTexts.connectWithUs, to: "/corporate/connect-with-us" },
  },
  {
    id: "company-cost",
    question: t.whatDoesItCostToHireHere,
    answer: [t.everyCompanyGetsTheWholeOfIt],
    link: { label: contentTexts.whatHiringHereContains, to: "/corporate#corporatePlans" },
  },
  {
    id: "post-a-job",
    question: t.howDoIPostAJob,
    answer: [t.openYourCompanysJobsAndPressPost],
    link: { label: contentTexts.yourCompanysJobs, to: "/v2/corporate/jobs" },
  },
  { id: "how-long-listed", question: t.howLongIsAJobListed, answer: [t.for90DaysAWeekBeforeThe] },
  { id: "applicant-score", question: t.whatDoesAnApplicantsMatchScore, answer: [t.howWellTheCvTheySentFits] },
  { id: "handle-applicants", question: t.howDoIWorkThroughApplicants, answer: [t.eachJobHasAListByStage] },
  { id: "told-rejections", question: t.whatDoCandidatesHearFromUs, answer: [t.eachMoveToAnotherStageWithYour] },
  { id: "pay-and-pages", question: t.doWeHaveToStateThePay, answer: [t.noButJobsThatStateItAre] },
  {
    id: "our-referees",
    question: t.howDoReferralsReachUs,
    answer: [t.employeesWithAProvenWorkEMail],
    link: { label: t.whatRefereesDo, to: "/for-employee" },
  },
  {
    id: "imported-listings",
    question: t.whyAreOurJobsHereAlthoughWe,
    answer: [t.theyComeFromYourPublicJobBoard],
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
