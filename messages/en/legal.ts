// Texts of the terms and the privacy policy.

export const t = {
  youMaySearchAndReadListings:
    "You may search and read listings and company pages without an account, as often as you like and for your own use. Please do not copy the listings in bulk or load the site with machines in a way that slows it down for others; search engines that follow robots.txt are welcome.",
  jobsPostedHereComeFrom:
    "Jobs posted here come from the companies named; other jobs are read from employers’ public job boards. We take care that they are real and current, but we are not the employer, and cannot promise that a job is still open or that its description is complete.",
  guidanceSessionsAreBookedBetween:
    "Guidance sessions are booked between a candidate and a referee. A candidate may cancel up to 48 hours before the session and get everything back; after that the fee is due. If the referee declines, does not answer in time, cancels or does not appear, the candidate gets everything back.",
  feesAndRewardsThatWereObtained:
    "Fees and rewards that were obtained by deception, by referring oneself, or through several accounts are not paid, and may be taken back. Before a payout we compare keyed traces of browsers, networks and payout destinations of the two sides; where they agree, an admin looks at it.",
  theSoftwareBehindTheSite:
    "The software behind the site is open source under the MIT licence. That licence covers the software; it does not cover the listings, the company names and logos, or what people write here, which remain their owners’.",
  ifTheseTermsChange:
    "If these terms change, the new text is published on this page and applies to what you do here from then on; you may close your account instead. If one part of them does not hold, the rest still does.",
  readingTheSiteSetsNoCookie:
    "Reading the site sets no cookie. Signing up and logging in do: one keeps you logged in until you log out, a short-lived one ties a sign-up, or a login through another site, to the browser that began it, and one marks the browser in which you logged in, so that several accounts of one person who pay each other can be found. None of them is used to follow you on other sites. If you choose a light or dark scheme, your browser remembers it; that choice stays on your device.",
  theContactFormsSendYourName:
    "The contact forms send your name, your e-mail address and what you write, and for companies the company’s name, its size and a telephone number if you give one. We use that to answer you and for nothing else. What came from the address of an account is deleted with the account; for anything else, ask us to delete it.",
  matchScoresWorkedOutFrom:
    "Match scores: worked out from your profile and a job whenever they are shown; what you apply with is kept, so that it can be explained to you later.",
  thePersonWhoSharedAJobWithYou:
    "The person who shared a job with you sees how many people came through their link, how many applied and whether a reward was earned, but no names. A company does not learn who reported a job.",
  theOperatorsStaffSeeWhat:
    "The operator’s staff see what they need to help you or to look into a report; that, too, is recorded.",
  yourCvAndProfileStay:
    "Your CV and profile stay until you delete them or your account; the file that an application or a request was sent with stays with it. A deleted account can be taken back for 14 days; then your profile, CVs, photo and sign-in are deleted for good. Applications stay as long as the company may need them to answer for its decision. Records of payments stay, as the law on accounting requires. Fingerprints of browsers and address blocks are deleted 180 days after they were last used, or with the account if no one has earned by it. How long technical logs are kept is set by the operator.",
  askForYourRights: "Ask for your rights over your data",
  youMayAskWhatWeKeepAbout:
    "You may ask what we keep about you, have it corrected, receive a copy in a usable format, object to a use, or have it deleted. With an account you do most of that yourself: your profile shows and corrects it, downloads all of it as one file, and deletes the account. For anything else ask below; we answer within 30 days, and may have to make sure that it is you. If you are not satisfied with the answer, you can turn to the data protection authority where you live.",
  savedJobsAndSearchesWhatYouKeep:
    "Saved jobs and searches: what you keep for later, how often a search e-mails you, and when it last did. Only you see them; you remove them in your dashboard. What you press before logging in waits in that tab of your browser.",
  againstAbuseFromWhichBrowser:
    "Against abuse: from which browser and which block of internet addresses your account was used, as a fingerprint from which neither can be read back, with the days. Before we pay a person, it is compared with the accounts they earned by.",
  moneyCreditsPaymentsFees:
    "Money: credits, payments, fees and rewards are entered in books that cannot be altered, as the law on accounting requires; they know you by a number. You pay on the payment service’s own page: your card or account never reaches this site. Where a payout goes is kept sealed, and forgotten 90 days after it was settled.",
  noDecisionWithLegalEffect:
    "No decision with legal effect is made about you by a machine alone. A low match score warns you, a score below 1 holds an application back until the score is there, and a referral request below {score} is not sent; people decide everything else.",
  whatKeepsAboutYouWhyForHow:
    "What {brandName} keeps about you, why, for how long and who sees it. No trackers, no advertising, no sale of data.",
  inShort: "In short",
  youCanSearchAndReadEverything: "You can search and read everything here without telling us who you are.",
  thereAreNoTrackersNoAdvertising:
    "There are no trackers, no advertising and no scripts or fonts from other companies on this site.",
  noSaleOfDataNoCvSearch: "We do not sell data, and CVs cannot be searched.",
  youCanSeeCorrectTakeWithYou: "You can see, correct, take with you and delete what is yours.",
  whoIsResponsible: "Who is responsible",
  thisSiteIsRunByItsOperator:
    "This {brandName} site is run by its operator, who is responsible for your data. You reach the operator through the contact page.",
  whenYouVisit: "When you visit",
  yourBrowsersRequestTellsThe:
    "Your browser’s request tells the server your internet address, the page you ask for, and what kind of browser you use. The server needs the address to answer, and to limit how often one sender may ask, so that one sender cannot overload the site. The technical log notes what kind of page was asked for, how long it took and what went wrong, without your address and without what you typed.",
  ifYouOpenAJobByA:
    "If you open a job through a link that someone shared with you, your browser remembers which one, so that they can be rewarded should you apply. It stays on your device until you log in.",
  whatYouLastSearchedForAmongThe:
    "What you last searched for among the jobs is kept in your browser, encrypted, to be offered again. It stays on your device, until you clear it below the search box or log out. While you type there, what you have typed so far is sent to the server, which answers with suggestions and keeps nothing of it.",
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
    "Applications, referral requests, guidance sessions: what you sent, to whom, when, how it progressed, and how you rated a session.",
  asARefereeYourCompanyYourTitle:
    "As a referee: your company, your title and since when, what you decided about requests and wrote to candidates, and your work e-mail, which is kept sealed.",
  sharesAndReportsTheLinksYouMade:
    "Shares and reports: the links you made to jobs, the link through which you came to one, and the jobs you reported.",
  whoSeesWhat: "Who sees what",
  aCompanySeesYourCvAndMatch: "A company sees your CV and match when you apply to one of its jobs.",
  verifiedEmployeesOfACompanySee:
    "Verified employees of a company see what you ask for there, your match, role, years, city and note, without your name. The one who claims the request sees your CV while it is theirs, and your e-mail address once they take it on. Each look at the CV is recorded, and you see it in your dashboard.",
  aRefereesNameIsGivenToA:
    "A referee’s name is given to a candidate only when the referee accepts a request or a session. A referee’s work e-mail is given to no one.",
  serviceProvidersSuchAsAMail:
    "Service providers such as a mail, storage or payment service work for the operator under contract and may use the data for nothing else.",
  beyondThatDataIsHandedOutOnly: "Beyond that, data is handed out only where the law compels it.",
  onWhatGround: "On what grounds",
  weUseYourDataToDoWhat:
    "We use your data to do what you ask for (search, apply, request, book, be paid), to keep the site safe, and to meet legal duties. Where we would like to do anything else, we ask first, and you may take a yes back at any time.",
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
    "If you break these terms, we may refuse you as a referee, take a listing off the site and keep back what was earned from it. Unless the law or a person’s safety forbids it, we say why and listen to your side.",
  listings: "Listings",
  companiesThatPostPromiseThatThe:
    "Companies that post promise that the job exists, that they may fill it, that the posting is lawful and does not discriminate, and that applicants will not be asked for money.",
  weMayFreezeOrRemoveAListing:
    "We may freeze or remove a listing that is wrong, misleading or dangerous. Jobs that are closed disappear from the lists.",
  matchScores: "Match scores",
  aMatchScoreComparesARSum:
    "A match score compares a CV with a job by a published rule. It is a help, not a verdict: it does not know you, and no employer is bound by it. You see its parts, and you can correct the data behind it.",
  applications: "Applications",
  whenYouApplyToAJobPosted:
    "When you apply to a job posted here, your CV and your match as they are at that moment go to the company. What it decides is up to the company. For jobs listed elsewhere you apply on the employer’s site, under the employer’s terms.",
  whatYouSendMustBeYoursAnd: "What you send must be yours and true.",
  referralRequests: "Referral requests",
  aReferralRequestAsksEmployeesOfA:
    "A referral request asks employees of a company to put you forward. It takes one credit, which is held when the request is accepted and comes back to you if no employee takes it on in time, if all decline and none of them is paid for feedback, if you withdraw it before someone has taken it on, or if it is found that you were not referred. Feedback for which a referee is paid uses the credit and ends the request.",
  refereesDecideFreelyAReferralIs: "Referees decide freely. A referral is not a promise of an interview or a job.",
  refereesPromiseThatTheyWorkWhere:
    "Referees promise that they work where they say, that they follow their employer’s rules on referrals, that they use CVs for the request and nothing else, and that they take no money from candidates outside this site.",
  guidance: "Guidance",
  sessionsArePersonalAdviceAndNo:
    "Sessions are personal advice and not a guarantee of anything. An employer’s confidential material has no place in them.",
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
  whatWeAnswerFor: "What we are liable for",
  weRunTheSiteWithCareBut:
    "We run the site with care, but cannot promise that it is always available or free of mistakes. We are liable without limit where the law says so, in particular for intent and gross negligence. Beyond that, we are liable only for what could be foreseen from a service of this kind.",
  changesAndHowToReachUs: "Changes, and how to reach us",
  questionsAboutTheTermsGoToUs: "Questions about the terms go to us through the contact page.",
  whatYouMayExpectFromThisSite: "What you may expect from this site, and what it expects from you. Written to be read.",
} as const;
