// Texts of the answers to frequent questions.

export const t = {
  weSendASixDigitCode:
    "We send a six-digit code to your work e-mail, and you type it in. The domain must belong to the company you name; where we cannot tell, our team checks it. The check is repeated every 180 days, so that referees are people who still work there.",
  noAndYouShouldNot:
    "No, and you should not. Refer those you can honestly put forward. Decline the others with a reason they can use; the form has room for what is missing and what you liked.",
  aReviewedRequestEarnsAFee:
    "A reviewed request earns a fee when you decide in time and say why, whichever way you decide, as long as the candidate’s credit pays for it: a credit that was bought, or a free one within the site’s budget for the month. One review of a request is paid, and the same candidate pays you once in 30 days; you see what a request earns before you claim it. A guidance session earns the price you set for it, less the site’s share, a day after it took place.",
  browsingAndApplyingCostNothing:
    "Browsing and applying cost nothing. A referral request takes one credit; everyone starts with three. Further credits come with a plan, whose price is set by the operator of this site and shown before you pay.",
  youChooseACompanyAndAJob:
    "You choose a company and a job there, and ask its verified employees to put you forward. If your match is good enough, the request goes to them with your CV; one of them takes it on, and refers you or tells you why not.",
  theCompanyYouApplyToAndThe:
    "The company you apply to, and the referee who has your request; if they give it back, the next one who claims it. Your dashboard shows each time a referee opens it. No one can search through CVs.",
  aBookedTalkWithSomeone:
    "A booked talk with someone who works at a company you are interested in: about interviews, the role or a change of career. You pick a topic and a time; up to 48 hours before, you can cancel and get everything back.",
  pressReportThisJob:
    "Press “Report this job” on its page and say what is wrong. Our team looks into it, and a job that should not be here is taken off the site at once. We tell you what we decided; the company does not learn who reported it.",
  neverPayAnyoneForAnInterview: "Never pay anyone for an interview or a job offer; no honest employer asks for it.",
  writeToUsByConnectWithUs:
    "Write to us through “Connect with us”. We check that you speak for the company and send its first admin an invite. That admin invites the recruiters; each invite works once and expires after seven days.",
  howWellTheCvTheySentFits:
    "How well the CV they sent fits the job, in four parts: core skills, soft skills, experience and responsibilities. You see each part with its reasons. The score orders your list; it never rejects anyone.",
  employeesWithAProvenWorkEMail:
    "Employees with a proven work e-mail answer candidates’ requests and refer those they believe in, through your own referral programme. You keep its rules; we pass on the reference that your employee gives.",
  theyComeFromYourPublicJobBoard:
    "They come from your public job board and lead there to apply. They change when your board changes. If something is wrong, tell us; with an account you can post jobs here directly and meet the applicants.",
  ifYourMatchIsUnder:
    "If your match with the job is under {score}, the request is not sent; you see what is missing and no credit is taken. A referee who declines says why, and you can read it. Feedback for which the referee is paid uses your credit and ends the request; after other feedback the next referee can take it up. If every referee declines without a paid review, or none takes it on in time, the credit comes back to you.",
  whoCanBecomeAReferee: "Who can become a referee?",
  anyoneWhoHasWorkedAtTheirPresent:
    "Anyone who has worked at their present company for two years or more. By then you know the teams, what the work is like and who they hire.",
  youNeedAWorkEMailAddress:
    "You need a work e-mail address at your company’s own domain, because that is how we check that you work there.",
  whatRefereesDo: "What referees do",
  howDoYouCheckWhereIWork: "How do you check where I work?",
  isMyWorkEMailShown: "Is my work e-mail shown to others?",
  noItProvesYourWorkplaceAndIs:
    "No. It proves your workplace and is never shown: to no candidate, no colleague, no company.",
  doCandidatesKnowWhoIAm: "Do candidates know who I am?",
  notBeforeYouAcceptTheirRequest:
    "Not before you accept their request. Until then they know that a verified employee of the company has it, and nothing else. If you decline, they never learn your name.",
  whatHappensWhenARequestComesIn: "What happens when a request comes in?",
  itGoesToAllActiveRefereesOf:
    "It goes to all active referees of your company. You can claim it, which holds it for you for ten minutes while you decide whether to take it on. After that you have 72 hours to act.",
  withAClaimYouSeeTheCandidates:
    "With a claim you see the candidate’s note, their match with the job and their CV. Each look at a CV is recorded.",
  doIHaveToReferEverybodyWho: "Do I have to refer everybody who asks?",
  whatDoIEarn: "What do I earn?",
  whoRunsThisSiteSetsFeesAnd: "The operator of this site sets fees and shares.",
  howDoIGetWhatIEarned: "How do I get what I earned?",
  feesWaitFirstAsLongAsThe:
    "Fees are held at first: for as long as the fee schedule says, and a referral’s also until the candidate confirms it or a week has passed, so that there is time to object. Where we find signs that two accounts belong together, an admin looks at the payout first. Then they are available, and once they add up to {leastPayout} you can ask for them to be sent to your bank account or UPI ID. Your statement shows every step.",
  yourEarnings: "Your earnings",
  amIPaidMoreIfThePerson: "Am I paid more if the person is hired?",
  notByThisSitePayingForThe:
    "Not by this site. Paying for the outcome would push referees to say yes to everyone. If your employer rewards referrals, that reward is yours and we take no part of it.",
  isMyEmployerAllRightWithThis: "Is my employer all right with this?",
  mostCompaniesAskTheirPeopleTo:
    "Most companies ask their people to refer. Some have rules about strangers or about outside fees, so read yours first. You refer through your employer’s own programme, never around it.",
  canIPauseOrLimitHowMuch: "Can I pause, or limit how much I get?",
  yesSetHowManyRequestsYouWant:
    "Yes. Set how many requests you want a week, and pause whenever you need to. Requests you have already claimed stay yours until they are answered or expire.",
  whatIsGuidanceAndWhatMayI: "What is guidance, and what may I offer?",
  anHourOrLessOfHonestTalk:
    "An hour, or less, of honest talk: how interviews at your company go, what a role is like from inside, how to move into your field. You choose the topics, the price and the times.",
  youMayNotSellInterviewQuestions:
    "You may not sell interview questions, tests or anything your employer keeps confidential.",
  canIReferAColleagueOrMyself: "Can I refer a colleague or myself?",
  noRequestsWithinOneCompanyAnd:
    "No. Requests within one company and requests to yourself are refused, because a word is only worth something from someone else.",
  doINeedAnAccountToLook: "Do I need an account to look for jobs?",
  noSearchingFilteringAndReading:
    "No. Searching, filtering and reading jobs and companies is open to everyone. You need an account for what is about you: a match score, an application, a referral or guidance.",
  whatDoesItCost: "What does it cost?",
  howDoIKeepAJobOr: "How do I save a job, or hear about new ones?",
  pressTheBookmarkOnAJobAnd: "Press the bookmark on a job, and it is kept in your dashboard, even after it closes.",
  searchOrFilterTheJobsAndPress:
    "Search or filter the jobs and press “Save this search”. Every morning at 8 Indian time, or on Mondays, we look for new jobs that fit, and write to you if there are any. You get each job once. One press in any of these e-mails stops them, and your dashboard says how often they come.",
  searchJobs: "Search jobs",
  howIsTheMatchScoreMade: "How is the match score made?",
  yourRSumIsComparedWithThe:
    "Your CV is compared with the job in four parts. Core skills and soft skills: the share of the job’s skills that you have. Experience: whether your years reach the minimum asked, in proportion when they do not. Responsibilities: worked out from experience and soft skills, and held low when few core skills match.",
  eachPartCountsTheSameAndEnds:
    "Each part counts the same and ends at 90. The score is their average, from 0 to 90. You always see the parts, what matched and what is missing.",
  canIApplyWithALowScore: "Can I apply with a low score?",
  from30UpwardsStraightAwayBetween:
    "From 30 upwards, straight away. Between 1 and 29 you are warned first and may apply anyway. Below 1 the application is not sent: usually the score is still being worked out, so try again in a few minutes.",
  whichRSumFilesCanIUpload: "Which CV files can I upload?",
  pdfUnder2MbWithTextIn:
    "PDF, under 2 MB, with text in it. A scanned page is a picture and cannot be read. You see what was understood, and you can correct it before you rely on it.",
  whatIsAReferralRequest: "What is a referral request?",
  whatIfMyRequestDoesNotGo: "What if my request does not go through?",
  whenARefereeSaysThatYouWere:
    "When a referee says that you were referred, you confirm it or object within seven days. If an admin finds that you were not, the credit comes back as well.",
  doesAReferralGuaranteeAn: "Does a referral guarantee an interview?",
  noItPutsATrustedVoiceBeside:
    "No. It puts a trusted voice beside your application. The company decides, as it always did.",
  whoSeesMyCv: "Who sees my CV?",
  whyDoSomeJobsLeadToAnother: "Why do some jobs lead to another site?",
  theyAreListedOnTheEmployersOwn:
    "They are listed on the employer’s own job board, and you apply there. When you come back you can note that you applied, so that everything is in one place. Jobs posted here take your application directly.",
  whatIsReferAFriendJobs: "What is “Refer a friend jobs”?",
  jobsPostedHereByCompaniesCanBe:
    "Jobs posted here by companies can be shared with friends. Log in, open such a job and press “Share this job”: the link you get is yours. When someone applies through it and the application gets far enough, you earn a reward. The filter of that name shows all of these jobs.",
  forEachPersonTheFirstLinkThey:
    "For each person the first link they followed to a job counts, and an application earns one reward at most. Your own applications, and jobs of your own company, earn you none. “My shares” in your dashboard shows what came of each link, without names.",
  showTheseJobs: "Show these jobs",
  whatIsGuidance: "What is guidance?",
  findSomeoneToTalkTo: "Find someone to talk to",
  aJobIsWrongOrLooksLike: "A job is wrong or looks like a fraud. What now?",
  reportSomethingElse: "Report something else",
  howDoesMyCompanyGetAnAccount: "How does my company get an account?",
  whatDoesItCostToHireHere: "What does it cost to hire here?",
  everyCompanyGetsTheWholeOfIt:
    "Every company gets everything. The price is agreed with the people who run this site, so none is printed here: tell us how you hire, and ask for an offer.",
  howDoIPostAJob: "How do I post a job?",
  openYourCompanysJobsAndPressPost:
    "Open your company’s jobs and press “Post a job”. The form saves itself while you write, your colleagues can continue it, and a preview shows the page as candidates will see it. A list beside the form says what is still missing.",
  howLongIsAJobListed: "How long is a job listed?",
  for90DaysAWeekBeforeThe:
    "For 90 days. A week before the end we remind you, and one press renews it. When you close a job it leaves every list at once.",
  whatDoesAnApplicantsMatchScore: "What does an applicant’s match score say?",
  howDoIWorkThroughApplicants: "How do I work through applicants?",
  eachJobHasAListByStage:
    "Each job has a list by stage. Open an applicant to read the CV and the match, move one or several people to another stage, and leave notes for your colleagues. Candidates never see these notes.",
  whatDoCandidatesHearFromUs: "What do candidates hear from us?",
  eachMoveToAnotherStageWithYour:
    "Each move to another stage, with your message if you write one. You can send a rejection at once or some hours later, with a letter that you can change first.",
  doWeHaveToStateThePay: "Do we have to state the pay?",
  noButJobsThatStateItAre:
    "No, but jobs that state it are found by people who filter by pay. If you do not show it, you choose a reason, and candidates read that reason.",
  howDoReferralsReachUs: "How do referrals reach us?",
  whyAreOurJobsHereAlthoughWe: "Why are our jobs here although we never posted them?",
  tellUs: "Tell us",
  howMatchScoresReferralRequests:
    "How match scores, referral requests, guidance, fees and privacy work, for candidates, employees who refer and companies. In plain words.",
  everythingPeopleAskUsBeforeThey: "Everything people ask us before they trust us with their time.",
  questionsByAudience: "Questions by audience",
  stillHaveAQuestion: "Still have a question?",
  writeToThePeopleWhoRunThis: "Write to the people who run this site. A person reads it and answers by e-mail.",
  contactSupport: "Contact support",
  hiringConnectWithUs: "Hiring? <link>Connect with us</link>",
  linkToThisAnswer: "Link to this answer",
  linkToThisAnswer2: "Link to this answer: {question}",
} as const;
