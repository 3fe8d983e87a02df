// Texts of content.

export const t = {
  youMaySearchAndReadListings:
    "You may search and read listings and company pages without an account, as often as you like and for your own use. Please do not copy the listings in bulk or load the site with machines in a way that slows it down for others; search engines that follow robots.txt are welcome.",
  jobsPostedHereComeFrom:
    "Jobs posted here come from the companies named; other jobs are read from employers’ public job boards. We take care that they are real and current, but we are not the employer, and cannot promise that a job is still open or that its description is complete.",
  guidanceSessionsAreBookedBetween:
    "Guidance sessions are booked between a candidate and a referee. A candidate may cancel until 48 hours before the session and gets everything back; after that the fee is due. If the referee declines, does not answer in time, cancels or does not appear, the candidate gets everything back.",
  feesAndRewardsThatWereObtained:
    "Fees and rewards that were obtained by deception, by referring oneself, or through several accounts are not paid, and may be taken back. Before a payout we compare keyed traces of browsers, networks and payout destinations of the two sides; where they agree, an admin looks at it.",
  theSoftwareBehindTheSite:
    "The software behind the site is open source under the MIT licence. That licence covers the software; it does not cover the listings, the company names and logos, or what people write here, which remain their owners’.",
  ifTheseTermsChange:
    "If these terms change, the new text is published on this page and holds for what you do here from then on; you may close your account instead. Should one part of them not hold, the rest does.",
  weSendASixDigitCode:
    "We send a six-digit code to your work e-mail, and you type it in. The domain must belong to the company you name; where we cannot tell, our team looks at it. The check is repeated every 180 days, so that referees are people who still work there.",
  noAndYouShouldNot:
    "No, and you should not. Refer those you can honestly put forward. Decline the others with a reason they can use; the form has room for what is missing and what you liked.",
  aReviewedRequestEarnsAFee:
    "A reviewed request earns a fee when you decide in time and say why, whichever way you decide, as long as the candidate’s credit pays for it: a credit that was bought, or a free one within the site’s budget for the month. One review of a request is paid, and the same candidate pays you once in 30 days; you see what a request earns before you claim it. A guidance session earns the price you set for it, less the site’s share, a day after it took place.",
  browsingAndApplyingCostNothing:
    "Browsing and applying cost nothing. A referral request takes one credit; everyone starts with three. Further credits come with a plan, whose price is set by the operator of this site and shown before you pay.",
  youChooseACompanyAndAJob:
    "You choose a company and a job there, and ask its verified employees to put you forward. If your match is good enough, the request goes to them with your CV; one of them takes it on, and refers you or tells you why not.",
  theCompanyYouApplyToAndThe:
    "The company you apply to, and the referee who has your request in hand; should they give it back, the next one who claims it. Each time a referee opens it, you see that in your dashboard. No one can search through CVs.",
  aBookedTalkWithSomeone:
    "A booked talk with someone who works at a company you are interested in: about interviews, the role or a change of career. You pick a topic and a time; until 48 hours before, you can cancel and get everything back.",
  pressReportThisJob:
    "Press “Report this job” on its page and say what is wrong. Our team looks into it, and a job that is not in order is taken off the site at once. You hear what became of it; the company does not learn who reported it.",
  neverPayAnyoneForAnInterview: "Never pay anyone for an interview or a job offer; no honest employer asks for it.",
  writeToUsByConnectWithUs:
    "Write to us by “Connect with us”. We check that you speak for the company and send its first admin an invite. That admin invites the recruiters; each invite works once and ends after seven days.",
  howWellTheCvTheySentFits:
    "How well the CV they sent fits the job, in four parts: core skills, soft skills, experience and responsibilities. You see each part with its reasons. The score orders your list; it never rejects anyone.",
  employeesWithAProvenWorkEMail:
    "Employees with a proven work e-mail answer requests of candidates and refer those they believe in, through your own referral programme. You keep its rules; we pass on the reference that your employee gives.",
  theyComeFromYourPublicJobBoard:
    "They come from your public job board and lead there to apply. They change when your board changes. If something is wrong, tell us; with an account you can post jobs here directly and meet the applicants.",
  yourCvSkillsAndPreferences: "Your CV, skills and preferences are in your own profile; no one’s profile is public.",
  aRefereeIsAnonymousUntil:
    "A referee is anonymous until accepting. A CV is seen by the company you apply to and by the referee who claimed your request; every look is recorded.",
  employeesOfTwoYearsAndMore:
    "Employees of two years and more can put candidates forward. You keep your own referral programme; this feeds it.",
  adminsInviteRecruitersInvitations:
    "Admins invite recruiters; invitations expire after seven days; each step of an application carries a date and a name.",
  aPostLivesForNinetyDays:
    "A post lives for ninety days and warns you before it ends. One tap renews it; closing it takes it off every list at once.",
  youNameTheTopicsThePrice:
    "You name the topics, the price and the hours. The candidate books one; the fee is released a day after it took place.",
  manyEmployersRewardReferrals:
    "Many employers reward referrals themselves. That stays between you and them; this site takes no part of it.",
  readingTheSiteSetsNoCookie:
    "Reading the site sets no cookie. Signing up and logging in do: one keeps you logged in until you log out, a short-lived one ties a sign-up, or a login through another site, to the browser that began it, and one marks the browser in which you logged in, so that several accounts of one person who pay each other can be found. None of them is used to follow you on other sites. If you choose a light or dark scheme, your browser remembers it; that choice stays on your device.",
  theContactFormsSendYourName:
    "The contact forms send your name, your e-mail address and what you write, and for companies the company’s name, its size and a telephone number if you give one. We use that to answer you and for nothing else. What came from the address of an account is deleted with the account; for anything else, ask us to delete it.",
  matchScoresWorkedOutFrom:
    "Match scores: worked out from your profile and a job whenever they are shown; what you apply with is kept, so that it can be explained to you later.",
  thePersonWhoSharedAJobWithYou:
    "The person who shared a job with you sees how many people came by their link, how many applied and whether a reward was earned; no names. A company does not learn who reported a job.",
  theOperatorsStaffSeeWhat:
    "The operator’s staff see what they need to help you or to look into a report; that, too, is recorded.",
  yourCvAndProfileStay:
    "Your CV and profile stay until you delete them or your account; the file that an application or a request was sent with stays with it. A deleted account can be taken back for 14 days; then your profile, CVs, photo and sign-in are deleted for good. Applications stay as long as the company may need them to answer for its decision. Records of payments stay, as the law on accounting demands. Fingerprints of browsers and address blocks are deleted 180 days after they were last used, or with the account if no one has earned by it. How long technical logs are kept is set by the operator.",
  askForYourRights: "Ask for your rights over your data",
  youMayAskWhatWeKeepAbout:
    "You may ask what we keep about you, have it corrected, receive a copy in a usable format, object to a use, or have it deleted. With an account you do most of that yourself: your profile shows and corrects it, downloads all of it as one file, and deletes the account. For anything else ask below; we answer within 30 days, and may have to make sure that it is you. If you are not content with the answer, you can turn to the data protection authority where you live.",
  ifYourMatchIsUnder:
    "If your match with the job is under {score}, the request is not sent; you see what is missing and no credit is taken. A referee who declines says why, and you can read it. Feedback for which the referee is paid uses your credit and ends the request; after other feedback the next referee can take it up. If every referee declines without a paid review, or none takes it on in time, the credit comes back to you.",
  n2Of4: "2 of 4",
  savedJobsAndSearchesWhatYouKeep:
    "Saved jobs and searches: what you keep for later, how often a search writes to you, and when it last did. Only you see them; you remove them in your dashboard. What you press before logging in waits in that tab of your browser.",
  againstAbuseFromWhichBrowser:
    "Against abuse: from which browser and which block of internet addresses your account was used, as a fingerprint from which neither can be read back, with the days. Before we pay a person, it is compared with the accounts they earned by.",
  moneyCreditsPaymentsFees:
    "Money: credits, payments, fees and rewards are entered in books that cannot be altered, as the law on accounting asks; they know you by a number. You pay on the payment service’s own page: your card or account never reaches this site. Where a payout goes is kept sealed, and forgotten 90 days after it was settled.",
  noDecisionWithLegalEffect:
    "No decision with legal effect is made about you by machine alone. A low match score warns you, a score below 1 holds an application back until the score is there, and a referral request below {score} is not sent; people decide everything else.",
  eMail: "E-mail",
  yourReference: "Your reference: <b>{reference}</b>",
  writeAnotherMessage: "Write another message",
  somethingWentWrong: "Something went wrong",
  candidates: "Candidates",
  browseJobs: "Browse jobs",
  searchInTheOpen: "Search in the open",
  everyListingWithPlacePayAnd: "Every listing, with place, pay and skills, is readable without an account.",
  seeWhereYouStand: "See where you stand",
  aMatchScoreThatNamesTheSkills: "A match score that names the skills you share with the job and the ones you lack.",
  askForAGoodWord: "Ask for a good word",
  requestAReferralFromSomeoneWho:
    "Request a referral from someone who works there, or an hour of their guidance first.",
  employees: "Employees",
  becomeAReferee: "Become a referee",
  proveWhereYouWork: "Prove where you work",
  aCodeSentToYourWorkE: "A code sent to your work e-mail. The address itself is shown to nobody.",
  readThenDecide: "Read, then decide",
  youSeeARequestWithItsMatch: "You see a request with its match and CV. Refer the person, or say kindly why not.",
  earnForYourTime: "Earn for your time",
  reviewedRequestsAndGuidance:
    "Reviewed requests and guidance sessions earn fees. You stay anonymous until you accept.",
  corporates: "Corporates",
  hireWithUs: "Hire with us",
  postTheJob: "Post the job",
  structuredFromTheStartSkillsPay:
    "Structured from the start: skills, pay, place. What candidates need to judge a fit.",
  meetPeopleWhoFit: "Meet people who fit",
  applicantsArriveWithAScoreThat:
    "Applicants arrive with a score that opens into its parts. Your own people refer others to you.",
  workThroughThemInOrder: "Work through them in order",
  shortlistInterviewOfferEachStep:
    "Shortlist, interview, offer: each step dated, each candidate told where they stand.",
  iAmLookingForAJob: "I am looking for a job",
  iReferOrWouldLikeTo: "I refer, or would like to",
  iHireForACompany: "I hire for a company",
  somethingHereIsWrongOrSuspicious: "Something here is wrong or suspicious",
  somethingElse: "Something else",
  yourName: "Your name",
  whatIsItAbout: "What is it about?",
  pleaseChoose: "Please choose",
  yourMessage: "Your message",
  forAListingIncludeItsAddress:
    "For a listing, include its address. Please send no passwords and no identity documents.",
  aPersonReadsItAndAnswersBy: "A person reads it and answers by e-mail.",
  thankYouYourMessageArrived: "Thank you, your message arrived.",
  contact: "Contact",
  sendMessage: "Send message",
  companies: "Companies",
  whoCanBecomeAReferee: "Who can become a referee?",
  anyoneWhoHasWorkedAtTheirPresent:
    "Anyone who has worked at their present company for two years or more. By then you know the teams, what the work is like and whom they take.",
  youNeedAWorkEMailAddress:
    "You need a work e-mail address at your company’s own domain, because that is how we check that you work there.",
  whatRefereesDo: "What referees do",
  howDoYouCheckWhereIWork: "How do you check where I work?",
  doesAnybodySeeMyWorkEMail: "Does anybody see my work e-mail?",
  noItProvesYourWorkplaceAndIs:
    "No. It proves your workplace and is shown to nobody: no candidate, no colleague, no company.",
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
    "Fees wait first, as long as the fee schedule says, and a referral’s also until the candidate confirms it or a week has passed, so that there is time to object. Where we find signs that two accounts belong together, an admin looks at the payout first. Then they are available, and once {leastPayout} have come together you ask for them to be sent to your bank account or UPI ID. Your statement shows every step.",
  yourEarnings: "Your earnings",
  amIPaidMoreIfThePerson: "Am I paid more if the person is hired?",
  notByThisSitePayingForThe:
    "Not by this site. Paying for the outcome would push referees to say yes to everyone. If your employer rewards referrals, that reward is yours and we take no part of it.",
  isMyEmployerAllRightWithThis: "Is my employer all right with this?",
  mostCompaniesAskTheirPeopleTo:
    "Most companies ask their people to refer. Some have rules about strangers or about outside fees, so read yours first. You refer through your employer’s own programme, never around it.",
  canIPauseOrLimitHowMuch: "Can I pause, or limit how much I get?",
  yesSetHowManyRequestsYouWant:
    "Yes. Set how many requests you want in a week, and switch yourself off whenever you need to. Requests you have already claimed stay yours until they are answered or run out.",
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
  yourCredits: "Your credits",
  howDoIKeepAJobOr: "How do I keep a job, or hear of new ones?",
  pressTheBookmarkOnAJobAnd: "Press the bookmark on a job, and it is kept in your dashboard, also once it is closed.",
  searchOrFilterTheJobsAndPress:
    "Search or filter the jobs and press “Save this search”. Every morning at 8 in India, or on Mondays, we look for jobs that came onto the board since and fit, and write to you if there are any. You hear of each job once. Each of these mails ends them with one press, and your dashboard says how often they come.",
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
  findACompany: "Find a company",
  whatIfMyRequestDoesNotGo: "What if my request does not go through?",
  whenARefereeSaysThatYouWere:
    "When a referee says that you were referred, you confirm it or object within seven days. If an admin finds that you were not, the credit comes back as well.",
  doesAReferralGuaranteeAn: "Does a referral guarantee an interview?",
  noItPutsATrustedVoiceBeside:
    "No. It puts a trusted voice beside your application. The company decides, as it always did.",
  whoSeesMyCv: "Who sees my CV?",
  privacyPolicy: "Privacy policy",
  whyDoSomeJobsLeadToAnother: "Why do some jobs lead to another site?",
  theyAreListedOnTheEmployersOwn:
    "They are listed on the employer’s own job board, and you apply there. When you come back you can note that you applied, so that you keep the overview. Jobs posted here take your application directly.",
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
  connectWithUs: "Connect with us",
  whatDoesItCostToHireHere: "What does it cost to hire here?",
  everyCompanyGetsTheWholeOfIt:
    "Every company gets the whole of it. The price is agreed with the people who run this site, so none is printed here: tell us how you hire, and ask for an offer.",
  whatHiringHereContains: "What hiring here contains",
  howDoIPostAJob: "How do I post a job?",
  openYourCompanysJobsAndPressPost:
    "Open your company’s jobs and press “Post a job”. The form saves itself while you write, your colleagues can go on with it, and a preview shows the page as candidates will see it. A list beside the form says what is still missing.",
  yourCompanysJobs: "Your company’s jobs",
  howLongIsAJobListed: "How long is a job listed?",
  for90DaysAWeekBeforeThe:
    "For 90 days. A week before the end we remind you, and one press renews it. When you close a job it leaves every list at once.",
  whatDoesAnApplicantsMatchScore: "What does an applicant’s match score say?",
  howDoIWorkThroughApplicants: "How do I work through applicants?",
  eachJobHasAListByStage:
    "Each job has a list by stage. Open an applicant to read the CV and the match, move one or several people to another stage, and leave notes for your colleagues. Candidates never see these notes.",
  whatDoCandidatesHearFromUs: "What do candidates hear from us?",
  eachMoveToAnotherStageWithYour:
    "Each move to another stage, with your message if you write one. You can send a rejection at once or some hours later, with a letter that you may change first.",
  doWeHaveToStateThePay: "Do we have to state the pay?",
  noButJobsThatStateItAre:
    "No, but jobs that state it are found by people who filter by pay. If you do not show it, you choose a reason, and candidates read that reason.",
  howDoReferralsReachUs: "How do referrals reach us?",
  whyAreOurJobsHereAlthoughWe: "Why are our jobs here although we never posted them?",
  tellUs: "Tell us",
  pleaseLookAtTheseAgain: "Please look at these again",
  sending: "Sending…",
  theSiteCannotBeReachedJustNow:
    "The site cannot be reached just now. What you wrote is still here; please try again when you are back online.",
  thisCouldNotBeSent: "This could not be sent",
  whatYouWroteIsStillHere: "What you wrote is still here.",
  openToEveryoneNoAccountNeeded: "Open to everyone, no account needed",
  seeCompanies: "See companies",
  whoTheyAreAndWhatTheyHave: "Who they are and what they have open",
  requestReferral: "Request Referral",
  findTheCompanyYouWantToBe: "Find the company you want to be referred at",
  requestGuidance: "Request Guidance",
  findACompanyToAskAbout: "Find a company to ask about",
  questionsAndAnswers: "Questions and answers",
  howItAllWorks: "How it all works",
  questionsCandidatesAsk: "Questions candidates ask",
  scoresCreditsReferrals: "Scores, credits, referrals",
  whatTheyCostForPeopleWithAn: "What they cost, for people with an account",
  yourDashboard: "Your dashboard",
  applicationsRequestsSessions: "Applications, requests, sessions, saved jobs",
  yourProfile: "Your profile",
  rSumSkillsPreferences: "CV, skills, preferences",
  contactUs: "Contact Us",
  aPersonReadsItAndAnswers: "A person reads it and answers",
  forEmployees: "For employees",
  whatRefereesDoAndEarn: "What referees do and earn",
  theEmployeeArea: "The employee area",
  whatWaitsForYouAsAReferee: "What waits for you as a referee",
  forCorporates: "For corporates",
  whatHiringHereLooksLike: "What hiring here looks like",
  corporatePlans: "Corporate plans",
  tellUsWhomYouWantToHire: "Tell us whom you want to hire",
  postThemAndMeetWhoApplies: "Post them, and meet who applies",
  aboutUs: "About us",
  whyThisExists: "Why this exists",
  moreQuestionsAndAnswers: "More questions and answers",
  theQuestionsPeopleAskMostAre: "The questions people ask most are answered on another page.",
  blog: "Blog",
  thereIsNothingToReadHereWhat: "There is nothing to read here. What we think about hiring stands on the about page.",
  pricing: "Pricing",
  browsingAndApplyingAreFreeAnd:
    "Browsing and applying are free, and everyone starts with three credits for referral requests. What more of them cost is set by the operator of this site, and shown with your credits before you pay.",
  support: "Support",
  writeToUsByTheContactForm:
    "Write to us by the contact form, and quote the reference it gives you when you write again.",
  thisPartOfTheEmployeeArea: "This part of the employee area",
  requestsGuidanceEarningsAnd: "Requests, guidance, earnings and settings of referees have pages of their own.",
  theCandidateArea: "The candidate area",
  yourApplicationsRequestsSessions: "Your applications, requests, sessions and saved jobs are in your dashboard.",
  profiles: "Profiles",
  thisPage: "This page",
  thereIsNothingAtThisAddress: "There is nothing at this address.",
  coreSkills: "Core skills",
  n8OfThe10SkillsThatThe: "8 of the 10 skills that the job names",
  softSkills: "Soft skills",
  experience: "Experience",
  n4YearsWhere3AreAsked: "4 years, where 3 are asked",
  roleAndResponsibilities: "Role and responsibilities",
  followsFromExperienceAndSoft: "follows from experience and soft skills",
  yourMatchWithAJob: "Your match with a job",
  example: "Example",
  matchScore: "Match score",
  whatWouldRaiseIt: "What would raise it:",
  jobTitleSkillOrCompany: "Job title, skill or company",
  city: "City",
  anywhere: "Anywhere",
  searchJob: "Search Job",
  jobsAndPeopleWhoVouchForYou: "{brandName}: jobs, and people who vouch for you",
  sectionsOfThisPage: "Sections of this page",
  thisTextDescribesHowTheSoftware:
    "This text describes how the software works. The operator of the site must review it, give their name as the responsible party, and adapt it to their law before the site goes public.",
  forTheOperatorOfThisSite: "For the operator of this site",
  bringsTogetherPeopleLookingFor:
    "{brandName} brings together people looking for work, employees who can vouch for them, and companies that hire. What we believe and how we decide.",
  lookingIsFree: "Looking is free",
  everyListingAndEveryCompanyCanBe:
    "Every listing and every company can be read and searched without an account, without a phone number, and without script in the browser.",
  scoresExplainThemselves: "Scores explain themselves",
  aNumberThatDecidesSomethingAbout:
    "A number that decides something about you must be one you can check. Each score shows its parts, what you have, and what is missing.",
  payForTimeNotForOutcomes: "Pay for time, not for outcomes",
  refereesEarnForReadingCarefully:
    "Referees earn for reading carefully and answering, whether the answer is yes or no. Paying only for “yes” would make every recommendation worthless.",
  namesAreGivenNotTaken: "Names are given, not taken",
  closedMeansClosed: "Closed means closed",
  aJobThatIsGoneLeavesThe:
    "A job that is gone leaves the lists at once, says so on its own page, and points to similar ones that are open.",
  nothingUpOurSleeve: "Nothing up our sleeve",
  theWholeSiteIsOpenSourceUnder:
    "The whole site is open source under the MIT licence: the score, the search, the rules on credits and fees. Read them, or run them yourself.",
  isForEverybodyWhoDidNot: "{brandName} is for everybody who did not.",
  soManyJobsGoToSomeoneWho: "So many jobs go to someone who knew someone.",
  aRecommendationFromInsideIsThe:
    "A recommendation from inside is the oldest way to be hired, and the least fair: it goes to those who went to the right college or share a former team. Yet the people giving it are usually generous. They would gladly help someone good whom they have never met, if they could tell who that is, and if it did not eat their evenings.",
  soWeBuiltAPlaceForThat:
    "So we built a place for that exchange. Candidates search openly and see how they match. When a job fits, they ask for a referral at that company, and the request reaches people who have worked there for two years or more. When it does not fit yet, they ask for guidance instead, and learn what is missing from someone who does the work.",
  companiesGetWhatJobBoardsRarely:
    "Companies get what job boards rarely give them: applicants who knew how well they match before they applied, and referrals by colleagues who have read the CV.",
  howWeDecide: "How we decide",
  somethingWeShouldKnow: "Something we should know?",
  readTheFaq: "Read the FAQ",
  whereTheListingsComeFrom: "Where the listings come from",
  someJobsArePostedHereByThe:
    "Some jobs are posted here by the companies themselves. You apply on this site, and you can share them with friends for a reward.",
  othersAreReadFromEmployersPublic:
    "Others are read from employers’ public job boards. They are marked as listed elsewhere, lead to the employer’s own page, and disappear when the employer takes them down.",
  noListingIsPaidToStandFirst:
    "No listing is paid to stand first. The newest does, until you search or log in with a CV: then what fits comes first.",
  browseCompaniesThatAreHiringWhat:
    "Browse companies that are hiring: what they do, how big they are, their open jobs, and how to get a referral or guidance.",
  everyoneHiringHereThoseWithThe:
    "Everyone hiring here, those with the most openings first. See what they do, what they are looking for, and who can help you in.",
  companyNotFound: "Company not found",
  thereIsNoSuchCompanyHere: "There is no such company here.",
  jobsReferralsAndGuidance: "{name}: jobs, referrals and guidance",
  andHowToAskItsPeopleFor: "{name}{what}: {openJobs}, and how to ask its people for a referral or guidance.",
  whatDoes: "What {name} does",
  factsAbout: "Facts about {name}",
  openJobs: "Open jobs",
  nothingIsOpenHereRightNow: "Nothing is open here right now.",
  all: "All {openJobs}",
  tellUsWhomYouWantToHire2:
    "Tell us whom you want to hire and how. We come back with how it would work for your team, and with an offer in writing.",
  workEMail: "Work e-mail",
  company: "Company",
  teamSize: "Team size",
  people: "{value} people",
  phone: "Phone",
  whomDoYouWantToHire: "Whom do you want to hire?",
  rolesPlacesHowManyAndByWhen: "Roles, places, how many, and by when.",
  aPersonReadsYourMessageAnd: "A person reads your message and answers by e-mail.",
  weLookTogetherAtHowYouHire: "We look together at how you hire today, and what of it should stay.",
  youGetAnOfferInWritingNothing: "You get an offer in writing. Nothing is charged before you accept it.",
  theMoreYouSayTheLessWe: "The more you say, the less we have to ask.",
  tellUsWhomYouAreLookingFor: "Tell us whom you are looking for.",
  whatHappensNext: "What happens next",
  whatYouWriteIsUsedToAnswer: "What you write is used to answer you, and for nothing else.",
  weAnswerAtTheEMailAddress: "We answer at the e-mail address you gave.",
  thankYouWeHaveYourEnquiry: "Thank you, we have your enquiry.",
  sendEnquiry: "Send enquiry",
  contactUs2: "Contact us",
  aQuestionAWrongListingAnIdea:
    "A question, a wrong listing, an idea: write to the people who run this site. A person reads it and answers by e-mail.",
  itMayBeAnsweredAlready: "It may be answered already",
  scoresReferralsFeesPrivacy: "Scores, referrals, fees, privacy.",
  youHireForACompany: "You hire for a company",
  plansPostingAndYourCompanysPage: "Plans, posting and your company’s page.",
  aQuestionAWrongListingAnIdea2: "A question, a wrong listing, an idea. A person reads it and answers by e-mail.",
  writeToUs: "Write to us",
  sendAMessageToThePeopleWho:
    "Send a message to the people who run this site. A person reads it and answers by e-mail.",
  dropUsALine: "Drop us a line",
  aPersonReadsEveryMessageAnd: "A person reads every message and answers by e-mail.",
  hirePeopleYourOwnColleaguesWould:
    "Hire people your own colleagues would vouch for: structured job posts, applicants with an explained match, and a clear path from application to offer.",
  aShorterBetterPile: "A shorter, better pile",
  candidatesSeeTheirMatchBefore:
    "Candidates see their match before they apply, with a warning when it is low. What reaches you has passed its own sender’s judgement first.",
  scoresYouCanQuestion: "Scores you can question",
  everyApplicantsScoreOpensInto:
    "Every applicant’s score opens into skills, experience and responsibilities, worked out on the server from the CV they sent.",
  yourPeoplesWord: "Your people’s word",
  reachThroughFriends: "Reach through friends",
  jobsPostedHereCanBeSharedFor:
    "Jobs posted here can be shared for a reward, so that they travel to people who are not looking at job boards.",
  aTeamNotOneLogin: "A team, not one login",
  listingsThatStayTrue: "Listings that stay true",
  postAJobOnceStructuredEnoughFor:
    "Post a job once, structured enough for candidates to judge it. Meet applicants with an explained match, and have your own people refer others through your programme.",
  hirePeopleSomeoneWouldPutTheir: "Hire people someone would put their name to.",
  whatItContains: "What it contains",
  whatChangesForAHiringTeam: "What changes for a hiring team",
  everyCompanyGetsAllOfItWhat:
    "Every company gets all of it. You agree on the price with the operator of this site, so none is printed here: tell us how you hire, and ask for an offer.",
  alreadyOnTheSiteByWayOf: "Already on the site by way of your public job board?",
  tellUsWhatIsWrongOnYour: "Prove your work address, and your company’s page and its jobs are yours to manage.",
  joinWithYourCompany: "Join with your company",
  posting: "Posting",
  asManyJobsAsYouHaveOpen: "As many jobs as you have open, ninety days each, renewed with one tap",
  aFormThatSavesItselfAndA: "A form that saves itself, and a preview of the page",
  shownInSearchAndOnYourCompany: "Shown in search and on your company page",
  jobsThatPeopleCanShareForA: "Jobs that people can share for a reward",
  applicants: "Applicants",
  eachWithTheMatchOfTheCv: "Each with the match of the CV they sent, explained",
  stagesFromAppliedToHiredEach: "Stages from applied to hired, each dated",
  notesForYourTeamAndCvsWhose: "Notes for your team, and CVs whose every look is on record",
  candidatesWhoAreToldWhereThey: "Candidates who know where they stand",
  yourTeam: "Your team",
  recruitersByInvitationWithAn: "Recruiters by invitation, with an admin over them",
  draftsAndApplicantsThatTheWhole: "Drafts and applicants that the whole team sees",
  yourEmployeesAsRefereesInAPool: "Your employees as referees, in a pool of their own",
  priceAgreedWithTheOperatorOfThis: "Price: agreed with the operator of this site",
  askForAnOffer: "Ask for an offer",
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
  twoYearsIntoYourJobReferPeople:
    "Two years into your job? Refer people worth referring and guide those who want to learn. Earn fees for your time, and stay anonymous until you accept.",
  proveYourWorkplace: "Prove your workplace",
  weSendACodeToYourWork:
    "We send a code to your work e-mail. It has to be at your company’s own domain, and you tell us how long you have been there: two years or more.",
  chooseYourPace: "Choose your pace",
  setHowManyRequestsYouWantIn:
    "Set how many requests you want in a week, and pause whenever work gets busy. Nobody sees that you did.",
  readARequest: "Read a request",
  requestsComeToThePoolOfYour:
    "Requests come to the pool of your company’s referees. Claim one, and you see the match, the candidate’s note and the CV. Every look at a CV is logged.",
  referOrSayWhyNot: "Refer, or say why not",
  putThePersonForwardThroughYour:
    "Put the person forward through your employer’s own programme, or decline with feedback they can use. Both count as work done.",
  aReviewedRequest: "A reviewed request",
  youArePaidForTheJudgementNot:
    "You are paid for the judgement, not for saying yes: a decision with feedback, given in time, earns the fee either way, where the candidate’s credit pays for it. Each request says what it earns before you claim it.",
  aGuidanceSession: "A guidance session",
  whatYourEmployerPays: "What your employer pays",
  candidatesDoNotLearnWhoYouAre: "Candidates do not learn who you are until you accept their request.",
  yourWorkEMailProvesWhereYou:
    "Your work e-mail proves where you work, and is shown to nobody: no candidate, no colleague, no other referee.",
  requestsFromYourselfOrToYourOwn:
    "Requests from yourself or to your own application are refused, so nobody can vouch for themselves.",
  yourPlaceIsCheckedAgainEvery180:
    "Your place is checked again every 180 days, so that a referee is someone who still works there.",
  refereesArePeopleWithAtLeastTwo:
    "Referees are people with at least two years at their company. They read referral requests, put forward those worth it, and give an hour of guidance to those not there yet.",
  youKnowWhoWouldBeGoodAt: "You know who would be good at it. Say so, and be paid for the time.",
  questionsEmployeesAsk: "Questions employees ask",
  whatYouEarn: "What you earn",
  amountsAreSetByWhoRunsThis:
    "The operator of this site sets the amounts, and you see them before you take anything on.",
  whatARefereeDoes: "What a referee does",
  yourNameStaysYours: "Your name stays yours",
  vouchingForAStrangerShouldNot:
    "Vouching for a stranger should not cost you your quiet. More in the <link>privacy policy</link>.",
  openTheEmployeeArea: "Open the employee area",
  guidanceFromPeopleAt: "Guidance from people at {name}",
  talkToAVerifiedEmployeeOfAbout:
    "Talk to a verified employee of {name} about interviews, its teams or your next step. See who offers guidance, at what price and when.",
  requestGuidance2: "Request guidance",
  aTalkWithSomeoneWhoHasSat:
    "A talk with someone who has sat on the other side of the table at {name} tells you more than a week of reading.",
  openJobsToPrepareFor: "Open jobs to prepare for",
  whatYouCanRelyOn: "What you can rely on",
  askForAReferralInstead: "Ask for a referral instead",
  seeWhoElseIsThere: "See who else is there",
  bookInterviewOrCareerGuidance:
    "Book interview or career guidance with a verified employee of the company you want to join. Browse companies and their open jobs.",
  pickACompanyAndTalkToSomeone:
    "Pick a company and talk to someone who works there: about the interview, the team, or the next step of your career.",
  thisJobIsClosed: "This job is closed",
  jobNotFound: "Job not found",
  thisJobIsNotOpenOnSimilar: "This job is not open on {brandName}. Similar jobs are.",
  at: "{title} at {companyName}",
  jobs: "Jobs",
  atPosted: "{title} at {companyName}.{told} Posted {postedText}.",
  browseOpenJobsWithPayExperience:
    "Browse open jobs with pay, experience and work mode at a glance. Search by title or skill, filter by city, and ask someone inside for a referral.",
  jobsFor: "Jobs for “{searchText}”",
  everyOpeningWithItsPayPlaceAnd:
    "Every opening with its pay, place and skills in plain sight. Find one you like, then find someone inside who can vouch for you.",
  hideSeenJobsAndThoseISaid: "Hide seen jobs<span> and those I said no to</span>",
  searchOpenJobsOnSeeAMatch:
    "Search open jobs on {brandName}, see a match score that shows its working, and ask people who work there for a referral or guidance.",
  threeSidesOneFairExchange: "Three sides, one fair exchange",
  peopleLookingForWorkPeopleWho: "People looking for work, people who already have it, and the companies between them.",
  goodJobsTravelByWordOfMouth: "Good jobs travel by word of mouth. Get the word.",
  searchOpenJobsSeeHonestlyHowWell:
    "Search open jobs, see honestly how well you match, and ask someone who works there to vouch for you.",
  openJobs2: "open jobs",
  companiesHiring: "companies hiring",
  postedThisWeek: "posted this week",
  forYou: "For you",
  justPosted: "Just posted",
  allJobsForYou: "All jobs for you",
  allJobsNewestFirst: "All jobs, newest first",
  noJobsAreListedYetNewOnes: "No jobs are listed yet. New ones appear here as soon as they are posted.",
  aScoreThatShowsItsWorking: "A score that shows its working",
  yourRSumAndTheJobAre:
    "Your CV and the job are compared part by part: core skills, soft skills, years of experience and the responsibilities of the role. Each part is shown, and so is every skill you have and every one you lack.",
  nothingIsScoredInSecretAndNo:
    "Nothing is scored in secret and no word game helps: “Postgres” and “PostgreSQL” count as the same skill, and a skill counts once however often it is written. The scale ends at 90, because no score knows you completely.",
  howTheScoreIsMade: "How the score is made",
  someoneAlreadyWorksWhereYouWant: "Someone already works where you want to.",
  pickTheCompanyAskForAReferral:
    "Pick the company. Ask for a referral when you are ready, or for guidance while you are not.",
  whereTheJobsAre: "Where the jobs are",
  whatTheWorkIs: "What the work is",
  jobsByCityAndByDepartment: "Jobs by city and by department",
  keptForReadingOffline: "Kept for reading offline",
  theJobsAndApplicationsThatKeeps:
    "The jobs and applications that {brandName} keeps in this browser, to read while there is no network.",
  pagesOpenAgainOnceYouAre:
    "Pages open again once you are connected; this one then goes on by itself. Until then you can read what this browser keeps for you.",
  tryAgain: "Try again",
  oneMomentWhatIsKeptHereIs: "One moment: what is kept here is being read.",
  youAreNotLoggedInSoNothing:
    "You are not logged in, so nothing is kept here. Logging out erases what was kept on this device.",
  savedJobs: "Saved jobs",
  youHaveNoSavedJobs: "You have no saved jobs.",
  jobsYouLookedAt: "Jobs you looked at",
  youHaveOpenedNoJobHereYet: "You have opened no job here yet.",
  applied: "{statusWords} · applied {appliedAt}",
  yourApplications: "Your applications",
  youHaveSentNoApplications: "You have sent no applications.",
  nothingIsKeptYet: "Nothing is kept yet.",
  keptFrom: "Kept from {toISOString}",
  theDescriptionOfThisJobIsNot: "The description of this job is not kept.",
  whatKeepsAboutYouWhyForHow:
    "What {brandName} keeps about you, why, for how long and who sees it. No trackers, no advertising, no sale of data.",
  inShort: "In short",
  youCanSearchAndReadEverything: "You can search and read everything here without telling us who you are.",
  thereAreNoTrackersNoAdvertising:
    "There are no trackers, no advertising and no scripts or fonts from other companies on this site.",
  weDoNotSellDataAndNobody: "We do not sell data, and nobody can search through CVs.",
  youCanSeeCorrectTakeWithYou: "You can see, correct, take with you and delete what is yours.",
  whoIsResponsible: "Who is responsible",
  thisSiteIsRunByItsOperator:
    "This {brandName} site is run by its operator, who is responsible for your data. You reach the operator through the contact page.",
  whenYouVisit: "When you visit",
  yourBrowsersRequestTellsThe:
    "Your browser’s request tells the server your internet address, the page you ask for, and what kind of browser you use. The server needs the address to answer, and to limit how often one sender may ask, so that nobody can overload the site. The technical log notes what kind of page was asked for, how long it took and what went wrong, without your address and without what you typed.",
  ifYouOpenAJobByA:
    "If you open a job by a link that someone shared with you, your browser remembers which one, so that they can be rewarded should you apply. It stays on your device until you log in.",
  whatYouLastSearchedForAmongThe:
    "What you last searched for among the jobs is kept in your browser, encrypted, to be offered again. It stays on your device, until you clear it below the search box or log out. While you type there, what is typed so far is sent to the server, which answers with suggestions and keeps nothing of it.",
  whatYouTypeIntoTheSearchBox:
    "What you type into the search box is part of the page’s address and reaches the server, which needs it to search. It is not tied to a person, unless you save the search.",
  whenYouWriteToUs: "When you write to us",
  whenYouHaveAnAccount: "When you have an account",
  theFollowingAppliesToPeopleWith: "The following applies to people with an account.",
  signInYourNameEMailAddress:
    "Sign-in: your name, e-mail address and a telephone number if you give one. Passwords are kept only as a fingerprint from which they cannot be read back. If you sign in through a professional network, we receive your name and e-mail address from it.",
  loggingInWhileYouAreLoggedIn:
    "Logging in: while you are logged in, your internet address and the kind of browser. What concerns the safety of your account (logins, failed tries, new passwords) stays on record with the address it came from until the account is deleted.",
  yourBrowserWhoIsLoggedInAnd:
    "Your browser: who is logged in, and a form that you have not sent or saved yet, are kept in it encrypted, never a password, and are deleted when you log out.",
  profileWhatYouFillInWhatYou:
    "Profile: what you fill in, what you correct, and a photo if you add one. The photo is cut in your browser, without what the camera wrote into it.",
  rSumThePdfFilesYouUpload:
    "CV: the PDF files you upload and what was read from them: skills, years of experience, positions, education, contact details. You can see all of it, correct it and delete it.",
  applicationsReferralRequests:
    "Applications, referral requests, guidance sessions: what you sent, to whom, when, how it went on, and how you rated a session.",
  asARefereeYourCompanyYourTitle:
    "As a referee: your company, your title and since when, what you decided about requests and wrote to candidates, and your work e-mail, which is kept sealed.",
  sharesAndReportsTheLinksYouMade:
    "Shares and reports: the links you made to jobs, the link by which you came to one, and the jobs you reported.",
  whoSeesWhat: "Who sees what",
  aCompanySeesYourCvAndMatch: "A company sees your CV and match when you apply to one of its jobs.",
  verifiedEmployeesOfACompanySee:
    "Verified employees of a company see what you ask for there, your match, role, years, city and note, without your name. The one who claims the request sees your CV while they have it in hand, and your e-mail address once they take it on. Each look at the CV is recorded, and you see it in your dashboard.",
  aRefereesNameIsGivenToA:
    "A referee’s name is given to a candidate only when the referee accepts a request or a session. A referee’s work e-mail is given to nobody.",
  serviceProvidersSuchAsAMail:
    "Service providers such as a mail, storage or payment service work for the operator under contract and may use the data for nothing else.",
  beyondThatDataIsHandedOutOnly: "Beyond that, data is handed out only where the law compels it.",
  onWhatGround: "On what ground",
  weUseYourDataToDoWhat:
    "We use your data to do what you ask for (search, apply, request, book, be paid), to keep the site safe, and to meet duties of law. Where we would like to do anything else, we ask first, and you may take a yes back at any time.",
  forHowLong: "For how long",
  howItIsKeptSafe: "How it is kept safe",
  whereThisSitesAddressBeginsWith:
    "Where this site’s address begins with https, connections are encrypted. Sign-in tokens are held in memory and not in your browser’s storage. Uploaded files are opened in a sealed-off process, and downloads leave by links that expire. Each person’s data is checked against that person’s sign-in on every request.",
  ifSomethingGoesWrongThatConcerns:
    "If something goes wrong that concerns your data, the operator has to tell you, as the law asks.",
  yourRights: "Your rights",
  changes: "Changes",
  whenThisPolicyChangesTheNewText:
    "When this policy changes, the new text is published on this page before it takes effect.",
  whatIsKeptAboutYouWhyFor: "What is kept about you, why, for how long, and who sees it.",
  location: "Location",
  askForAReferralAt: "Ask for a referral at {name}",
  howToGetReferredAtPickA:
    "How to get referred at {name}: pick a job, see how you match, and let a verified employee put your name forward.",
  requestAReferral: "Request a referral",
  aReferralIsAGoodWordFrom:
    "A referral is a good word from someone who works there. Pick a job, and a verified employee of {name} decides whether to put your name forward.",
  chooseACompanyAndAskAVerified:
    "Choose a company and ask a verified employee to refer you. See open jobs, career pages and team size before you ask.",
  pickACompanySomeoneWhoWorksThere:
    "Pick a company. Someone who works there reads your CV and, if it fits, puts your name forward.",
  salaries: "Salaries: {work}",
  salaries2: "Salaries",
  whatJobsStateAsPayByKind:
    "What jobs state as pay, by kind of work, city and experience: the middle half, the ends and how many openings each figure rests on.",
  whatJobsHereStateAsPayAmong:
    "What jobs here state as pay, among those open now and in the last year. Nothing is shown for fewer than ten.",
  productManager2: "Product manager",
  jobTitle: "Job title",
  bengaluru: "Bengaluru",
  any: "Any",
  showPay: "Show pay",
  tooFewOpeningsStatePayForSo: "Too few openings state pay for {Boolean}, so this shows a wider group.",
  seeTheseJobs: "See these jobs",
  byExperience: "By experience, {city}",
  byExperience2: "By experience",
  byCity: "By city",
  weDoNotKnowAsAKind: "We do not know “{title}” as a kind of work. Try the name that most jobs use.",
  tooFewOpeningsForStateTheirPay: "Too few openings for “{work}” state their pay to show a fair figure.",
  forExample: "For example:",
  examples: "Examples",
  termsOfUse: "Terms of use",
  whatYouMayExpectFromAndWhat:
    "What you may expect from {brandName} and what {brandName} expects from you: listings, applications, referrals, guidance, credits and fees.",
  whatThisIs: "What this is",
  theseTermsAreTheAgreementBetween:
    "These terms are the agreement between you and the operator of this {brandName} site (“we”, “us”). By using the site you accept them. If you use it for a company, you accept them for the company and confirm that you may.",
  youMustBeOldEnoughToWork:
    "You must be old enough to work where you live, and at least 18 to take or make payments here.",
  lookingAround: "Looking around",
  yourAccount: "Your account",
  yourAccountBelongsToYouAloneKeep:
    "Your account belongs to you alone. Keep your password to yourself, give true information, and tell us if you think someone else has been using it. You can close your account at any time.",
  ifYouBreakTheseTermsWeMay:
    "If you break these terms, we may refuse you as a referee, take a listing off the site and keep back what was earned by it. Unless the law or a person’s safety forbids it, we say why and listen to your side.",
  listings: "Listings",
  companiesThatPostPromiseThatThe:
    "Companies that post promise that the job exists, that they may fill it, that the posting is lawful and does not discriminate, and that nobody will be asked for money.",
  weMayFreezeOrRemoveAListing:
    "We may freeze or remove a listing that is wrong, misleading or dangerous. Jobs that are closed disappear from the lists.",
  matchScores: "Match scores",
  aMatchScoreComparesARSum:
    "A match score compares a CV with a job by a published rule. It is a help and no verdict: it does not know you, and no employer is bound by it. You see its parts, and you can correct the data behind it.",
  applications: "Applications",
  whenYouApplyToAJobPosted:
    "When you apply to a job posted here, your CV and your match as they stand at that moment go to the company. What it decides is its own affair. For jobs listed elsewhere you apply on the employer’s site, under the employer’s terms.",
  whatYouSendMustBeYoursAnd: "What you send must be yours and true.",
  referralRequests: "Referral requests",
  aReferralRequestAsksEmployeesOfA:
    "A referral request asks employees of a company to put you forward. It takes one credit, which is held when the request is accepted and comes back to you if nobody takes it on in time, if all decline and none of them is paid for feedback, if you withdraw it before someone has taken it on, or if it is found that you were not referred. Feedback for which a referee is paid uses the credit and ends the request.",
  refereesDecideFreelyAReferralIs: "Referees decide freely. A referral is no promise of an interview or a job.",
  refereesPromiseThatTheyWorkWhere:
    "Referees promise that they work where they say, that they follow their employer’s rules on referrals, that they use CVs for the request and nothing else, and that they take no money from candidates outside this site.",
  guidance: "Guidance",
  sessionsArePersonalAdviceAndNo:
    "Sessions are personal advice and no guarantee of anything. Confidential material of an employer has no place in them.",
  creditsFeesAndRewards: "Credits, fees and rewards",
  pricesFeesAndRewardsAreSetBy:
    "Prices, fees and rewards are set by the operator of the site and shown before you commit to anything. Credits are for use on this site and cannot be sold. A referee’s fee is paid out of a credit that was spent: one review of a request, and one in 30 days for the same candidate and referee. Free credits pay for fees only within a budget that the operator sets for each month.",
  whatIsNotAllowed: "What is not allowed",
  pretendingToBeSomeoneElseOrTo: "Pretending to be someone else, or to work where you do not.",
  askingCandidatesForMoneyIdentity: "Asking candidates for money, identity documents or passwords.",
  harassingAnyoneOrTreatingPeople: "Harassing anyone, or treating people worse for who they are.",
  gettingAtDataThatIsNotMeant:
    "Getting at data that is not meant for you, or testing the site’s security without asking first.",
  passingOnOtherPeoplesCvsOr: "Passing on other people’s CVs or contact details.",
  theSoftware: "The software",
  whatWeAnswerFor: "What we answer for",
  weRunTheSiteWithCareBut:
    "We run the site with care, but cannot promise that it is always available or free of mistakes. We answer without limit where the law says so, in particular for intent and gross negligence. Beyond that, we answer only for what could be foreseen from a service of this kind.",
  changesAndHowToReachUs: "Changes, and how to reach us",
  questionsAboutTheTermsGoToUs: "Questions about the terms go to us through the contact page.",
  whatYouMayExpectFromThisSite: "What you may expect from this site, and what it expects from you. Written to be read.",
  underConstruction: "{title}: under construction",
  underConstruction2: "Under construction. {text}",
  thisPageIsUnderConstruction: "This page is under construction. {text}",
  underConstruction3: "Under construction",
  hereAlready: "Here already",
  fewerMails: "Fewer mails",
  endsAKindOfMailFromBy:
    "Ends a kind of mail from {brandName} by the link that stood in one. No sign-in needed, and it can be taken back.",
  thisPageNeedsScriptWithoutItUse:
    "This page needs script. Without it, use your mail program’s own “unsubscribe” beside the sender’s name.",
} as const;
