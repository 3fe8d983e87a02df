// The terms of use, in plain words.
import { t } from "#messages/legal.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { ownText } from "../../features/content/own-text.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";
import type { Route } from "./+types/terms";

export const loader = ({ context }: Route.LoaderArgs) => ownText(context, "termsText");

export const meta = fixedMeta({ title: t.termsOfUse, description: t.whatYouMayExpectFromAndWhat });

const SECTIONS: readonly TextSection[] = [
  {
    id: "agreement",
    title: t.whatThisIs,
    body: [fill(t.theseTermsAreTheAgreementBetween, { brandName: BRAND_NAME }), t.youMustBeOldEnoughToWork],
  },
  {
    id: "looking",
    title: t.lookingAround,
    body: [t.youMaySearchAndReadListings],
  },
  {
    id: "accounts",
    title: t.yourAccount,
    body: [t.yourAccountBelongsToYouAloneKeep, t.ifYouBreakTheseTermsWeMay],
  },
  {
    id: "listings",
    title: t.listings,
    body: [t.jobsPostedHereComeFrom, t.companiesThatPostPromiseThatThe, t.weMayFreezeOrRemoveAListing],
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
    body: [t.guidanceSessionsAreBookedBetween, t.sessionsArePersonalAdviceAndNo],
  },
  {
    id: "money",
    title: t.creditsFeesAndRewards,
    body: [t.pricesFeesAndRewardsAreSetBy, t.feesAndRewardsThatWereObtained],
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
    body: [t.theSoftwareBehindTheSite],
  },
  {
    id: "liability",
    title: t.whatWeAnswerFor,
    body: [t.weRunTheSiteWithCareBut],
  },
  {
    id: "changes",
    title: t.changesAndHowToReachUs,
    body: [t.ifTheseTermsChange, t.questionsAboutTheTermsGoToUs],
  },
];

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage own={loaderData} title={t.termsOfUse} intro={t.whatYouMayExpectFromThisSite} sections={SECTIONS} />;
}
