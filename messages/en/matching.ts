// What a match score is called.

export const SCORE_WORDS = {
  none: "No match",
  low: "Low match",
  fair: "Fair match",
  good: "Good match",
  strong: "Strong match",
} as const;

/** For lines without a gauge: "64 of 90, good match". */
export const scoreLine = (score: number, most: number, words: string): string =>
  `${score} of ${most}, ${words.toLowerCase()}`;

export const t = {
  theListingNamesNoCoreSkillsSoft: "The listing names no core skills; soft skills and experience are compared.",
  followsFromExperienceHeldAt10:
    "Follows from experience and soft skills; held at 10 until a fifth of the core skills match",
  yearsWhereAsked: "{years}, where {asked, number} are asked for",
  exactYears: "{years, plural, one {# year} other {# years}}",
  yearsAskedNoneKnown: "{years} asked for; your profile gives none",
  forYou: "For you",
  allJobs: "All jobs",
  whichJobs: "Which jobs",
  seeYourProfile: "See your profile",
  noOpenJobSuitsYourProfileRight: "No open job suits your profile right now",
  theseAreTheNewestJobsATitle:
    "These are the newest jobs. Another title or skill in your profile may bring some that suit.",
  tryAgain: "Try again",
  theJobsForYouCouldNotBe: "The jobs for you could not be loaded",
  theseAreTheNewestJobs: "These are the newest jobs.",
  showTheJobsForYou: "Show the jobs for you",
  theJobsForYouAreReady: "The jobs for you are ready",
  uploadYourCv: "Upload your CV",
  addYourCvToSeeTheJobs: "Add your CV to see the jobs that suit you",
  yourTitleSkillsAndYearsAreRead:
    "Your title, skills and years are read from it, and the jobs that fit come first. Until then these are the newest.",
  yourCvIsBeingRead: "Your CV is being read",
  theJobsThatSuitYouComeAs: "The jobs that suit you come as soon as it is. Until then these are the newest.",
  completeYourProfile: "Complete your profile",
  tellUsYourJobTitleAndSkills: "Tell us your job title and skills",
  yourProfileNamesNeitherSoThereIs:
    "Your profile names neither, so there is nothing to choose jobs by. These are the newest.",
  or: "{names} or {last}",
  matchScore: "Match score",
  yourMatch: "Your match",
  howItIsMadeUp: "How it is made up",
  youHave: "You have",
  youWouldNeed: "You would need",
  somethingMissingOrWrongCorrect:
    "Something missing or wrong? <link>Correct your profile</link> and the score follows.",
  theListingNamesNoSkillsSoThis: "The listing names no skills, so this shows your experience alone.",
  youHaveAllCoreSkillsThatThe:
    "You have {of, plural, one {the one core skill} other {all # core skills}} that the listing names.",
  youHaveOfTheCoreSkillsThat: "You have {has} of the {of} core skills that the listing names.",
  stepOfYears: "{years, plural, one {# year of experience} other {# years of experience}}",
  coreSkill: "Core skill",
  softSkill: "Soft skill",
  experience: "Experience",
  whatWouldRaiseIt: "What would raise it",
  wouldRaiseItByTo: "would raise it by {score} to {score2}",
  coreSkills: "Core skills",
  softSkills: "Soft skills",
  followsFromExperienceAndSoft: "Follows from experience and soft skills",
  roleAndResponsibilities: "Role and responsibilities",
  theListingNamesNone: "The listing names none",
  ofThatTheListingNames: "{has} of {has2} that the listing names",
  theListingAsksForNone: "The listing asks for none",
  uploadYourRSumAndSeeAt:
    "Upload your CV and see at once how well this job fits you, and what would make it fit better.",
  uploadRSum: "Upload CV",
  match: "match",
  mySkillsAgainstTheMarket: "My skills against the market",
  theMarketCouldNotBeRead: "The market could not be loaded.",
  noOpenJobSharesACoreSkill:
    "No open job shares a core skill with your profile yet. Once one does, this shows how your skills match the market, and what to learn next.",
  aloneWouldOpenThatDoNotFit: "<b>{skill}</b> alone would open {opens} that do not fit you yet.",
  yours: "yours",
  mostWantedWhereYouFit: "Most wanted where you fit",
  mostWantedNearYou: "Most wanted near you",
  opens: "opens {opens}",
  raises: "raises {raises}",
  oneMoreSkill: "One more skill",
  oneOpenJobShares: "One open job shares",
  ofTheNewestOpenJobsThatShare: "Of the newest {jobsRead} open jobs that share",
  aSkillWithYouAndItDoes:
    "{read} a skill with you, and {jobsThatFit, plural, one {it fits} other {it does not fit yet}}.",
  noneReaches: "none reaches",
  oneReaches: "one reaches",
  reach: "{jobsThatFit} reach",
  aSkillWithYouAMatchOf: "{read} a skill with you, {fit} a match of 50 or more.",
} as const;
