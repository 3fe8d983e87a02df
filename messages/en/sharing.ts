// Texts of sharing.

export const t = {
  peopleCameAndNoneApplied:
    "{visitors, plural, one {1 person} other {# people}} came through your link; none has applied yet.",
  peopleCameAndApplied:
    "{visitors, plural, one {1 person} other {# people}} came through your link, {applications, number} applied.",
  someone: "Someone",
  thisIsYourOwnLink: "This is your own link",
  sharedThisJobWithYou: "{name} shared this job with you",
  aboutTheLinkYouCameBy: "About the link you came by",
  ifYouApplyHereAndTheCompany:
    "If you apply here and the company takes you further, {name} earns a reward. It costs you nothing, and changes nothing about how you are judged.",
  passItOnWhenSomeoneApplies:
    "Pass it on: when someone applies through it and the company takes them further, you earn a reward.",
  youCameToThisJobByAnother:
    "You came to this job through another link first, so that one counts. For you it changes nothing: apply as you would have.",
  thisCouldNotBeLoadedPleaseCheck: "This could not be loaded. Please check your connection and try again.",
  shareThisJob: "Share this job",
  at: "<b>{title}</b> at {companyName}",
  whenSomeoneAppliesThroughItAnd:
    "When someone applies through it and the company takes them further, you earn a reward.",
  seeWhatCameOfYourShares: "See what came of your shares",
  thisLinkIsYours: "This link is yours",
  withALinkOfYourOwnYou:
    "With a link of your own you earn a reward when someone applies through it and the company takes them further. This one is plain: it works, and earns nothing.",
  login: "Login",
  logInAndEarn: "Log in and earn",
  thePlainLinkAboveWorksButEarns: "The plain link above works, but earns nothing.",
  theSiteCannotBeReachedJustNow: "The site cannot be reached just now.",
  youAreOffline: "You are offline.",
  tryAgain: "Try again",
  yourOwnLinkCouldNotBeMade: "Your own link could not be made",
  at2: "{title} at {companyName}",
  opensInANewTab: "(opens in a new tab)",
  moreWays: "More ways",
  thisJobComesFromTheEmployersOwn: "This job comes from the employer’s own site, so sharing it earns no reward.",
  yourLinkIsBeingMade: "Your link is being made.",
  linkToThisJob: "Link to this job",
  copied: "Copied",
  copyLink: "Copy link",
  theLinkIsCopied: "The link is copied.",
  yourBrowserDidNotLetUsCopy: "Your browser did not let us copy. The link is selected: copy it with your keyboard.",
  atIThoughtOfYou: "{title} at {companyName}: I thought of you.",
  myShares: "My shares",
  personCame: "person came",
  peopleCame: "people came",
  rewardEarned: "reward earned",
  rewardsEarned: "rewards earned",
  knowSomeoneWhoWouldFitOpenA:
    "Know someone who would fit? Open a job that was posted here and press “Share this job”: you get a link of your own. When someone applies through it and the company takes them further, you earn a reward.",
  nothingSharedYet: "Nothing shared yet",
  findAJobToShare: "Find a job to share",
  yourSharesAreBeingLoaded: "Your shares are being loaded.",
  applied: "Applied",
  rewardEarned2: "Reward earned",
  endedWithoutReward: "Ended without reward",
  sharedOn: "{companyName} · shared on <time>{createdAt}</time>",
  closed: "Closed",
  whatCameOfIt: "What came of it",
  noLogInByYourLink: "No one has logged in through your link yet.",
} as const;
