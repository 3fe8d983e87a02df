// The terms of use, in plain words.
import { t } from "#messages/content.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";

export const meta = fixedMeta({
  title: t.termsOfUse,
  description: fill(t.whatYouMayExpectFromAndWhat, { brandName: BRAND_NAME }),
});

const SECTIONS: readonly TextSection[] = [
  {
    id: "agreement",
    title: t.whatThisIs,
    body: [fill(t.theseTermsAreTheAgreementBetween, { brandName: BRAND_NAME }), t.youMustBeOldEnoughToWork],
  },
  {
    id: "looking",
    title: t.lookingAround,
    body: [
      "You may search and read listings and company pages without an account, as often as you like and for your own use. Please do not copy the listings in bulk or load the site with machines in a way that slows it down for others; search engines that follow robots.txt are welcome.",
    ],
  },
  {
    id: "accounts",
    title: t.yourAccount,
    body: [t.yourAccountBelongsToYouAloneKeep, t.ifYouBreakTheseTermsWeMay],
  },
  {
    id: "listings",
    title: t.listings,
    body: [
      "Jobs posted here come from the companies named; other jobs are read from employers’ public job boards. We take care that they are real and current, but we are not the employer, and cannot promise that a job is still open or that its description is complete.",
      t.companiesThatPostPromiseThatThe,
      t.weMayFreezeOrRemoveAListing,
    ],
  },
  {
    id: "scores",
    title: t.matchScores,
    body: [t.aMatchScoreComparesARSum],
  },
  {
    id: "applications",
    title: t.applications,
    body: [t.whenYouApplyToAJobPosted, t.whatYouSendMustBeYoursAnd],
  },
  {
    id: "referrals",
    title: t.referralRequests,
    body: [t.aReferralRequestAsksEmployeesOfA, t.refereesDecideFreelyAReferralIs, t.refereesPromiseThatTheyWorkWhere],
  },
  {
    id: "guidance",
    title: t.guidance,
    body: [
      "Guidance sessions are booked between a candidate and a referee. A candidate may cancel until 48 hours before the session and gets everything back; after that the fee is due. If the referee declines, does not answer in time, cancels or does not appear, the candidate gets everything back.",
      t.sessionsArePersonalAdviceAndNo,
    ],
  },
  {
    id: "money",
    title: t.creditsFeesAndRewards,
    body: [
      t.pricesFeesAndRewardsAreSetBy,
      "Fees and rewards that were obtained by deception, by referring oneself, or through several accounts are not paid, and may be taken back. Before a payout we compare keyed traces of browsers, networks and payout destinations of the two sides; where they agree, an admin looks at it.",
    ],
  },
  {
    id: "conduct",
    title: t.whatIsNotAllowed,
    body: [
      [
        t.pretendingToBeSomeoneElseOrTo,
        t.askingCandidatesForMoneyIdentity,
        t.harassingAnyoneOrTreatingPeople,
        t.gettingAtDataThatIsNotMeant,
        t.passingOnOtherPeoplesCvsOr,
      ],
    ],
  },
  {
    id: "software",
    title: t.theSoftware,
    body: [
      "The software behind the site is open source under the MIT licence. That licence covers the software; it does not cover the listings, the company names and logos, or what people write here, which remain their owners’.",
    ],
  },
  {
    id: "liability",
    title: t.whatWeAnswerFor,
    body: [t.weRunTheSiteWithCareBut],
  },
  {
    id: "changes",
    title: t.changesAndHowToReachUs,
    body: [
      "If these terms change, the new text is published on this page and holds for what you do here from then on; you may close your account instead. Should one part of them not hold, the rest does.",
      t.questionsAboutTheTermsGoToUs,
    ],
  },
];

export default function Terms() {
  return <TextPage title={t.termsOfUse} intro={t.whatYouMayExpectFromThisSite} sections={SECTIONS} />;
}
