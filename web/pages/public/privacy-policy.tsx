// The privacy policy, in plain words: which data is stored, why, for how long, and who sees it.

import { t as contentTexts } from "#messages/content.ts";
import { t } from "#messages/legal.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { PRIVACY_REQUEST_PATH } from "../../../contract/paths.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ownText } from "../../features/content/own-text.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";
import type { Route } from "./+types/privacy-policy";

export const loader = ({ context }: Route.LoaderArgs) => ownText(context, "privacyText");

export const meta = fixedMeta({ title: contentTexts.privacyPolicy, description: t.whatKeepsAboutYouWhyForHow });

const SECTIONS: readonly TextSection[] = [
  {
    id: "in-short",
    title: t.inShort,
    body: [
      [
        t.youCanSearchAndReadEverything,
        t.thereAreNoTrackersNoAdvertising,
        t.noSaleOfDataNoCvSearch,
        t.youCanSeeCorrectTakeWithYou,
      ],
    ],
  },
  {
    id: "who",
    title: t.whoIsResponsible,
    body: [fill(t.thisSiteIsRunByItsOperator, { brandName: BRAND_NAME })],
  },
  {
    id: "visiting",
    title: t.whenYouVisit,
    body: [
      t.yourBrowsersRequestTellsThe,
      t.readingTheSiteSetsNoCookie,
      t.ifYouOpenAJobByA,
      t.whatYouLastSearchedForAmongThe,
      t.whatYouTypeIntoTheSearchBox,
    ],
  },
  {
    id: "writing",
    title: t.whenYouWriteToUs,
    body: [t.theContactFormsSendYourName],
  },
  {
    id: "accounts",
    title: t.whenYouHaveAnAccount,
    body: [
      t.theFollowingAppliesToPeopleWith,
      [
        t.signInYourNameEMailAddress,
        t.loggingInWhileYouAreLoggedIn,
        t.yourBrowserWhoIsLoggedInAnd,
        t.profileWhatYouFillInWhatYou,
        t.rSumThePdfFilesYouUpload,
        t.matchScoresWorkedOutFrom,
        t.applicationsReferralRequests,
        t.asARefereeYourCompanyYourTitle,
        t.savedJobsAndSearchesWhatYouKeep,
        t.againstAbuseFromWhichBrowser,
        t.sharesAndReportsTheLinksYouMade,
        t.moneyCreditsPaymentsFees,
      ],
    ],
  },
  {
    id: "who-sees",
    title: t.whoSeesWhat,
    body: [
      [
        t.aCompanySeesYourCvAndMatch,
        t.thePersonWhoSharedAJobWithYou,
        t.verifiedEmployeesOfACompanySee,
        t.aRefereesNameIsGivenToA,
        t.theOperatorsStaffSeeWhat,
        t.serviceProvidersSuchAsAMail,
      ],
      t.beyondThatDataIsHandedOutOnly,
    ],
  },
  {
    id: "why",
    title: t.onWhatGround,
    body: [t.weUseYourDataToDoWhat, fill(t.noDecisionWithLegalEffect, { score: REFERRAL_SCORE })],
  },
  {
    id: "how-long",
    title: t.forHowLong,
    body: [t.yourCvAndProfileStay],
  },
  {
    id: "safety",
    title: t.howItIsKeptSafe,
    body: [t.whereThisSitesAddressBeginsWith, t.ifSomethingGoesWrongThatConcerns],
  },
  {
    id: "your-rights",
    title: t.yourRights,
    body: [t.youMayAskWhatWeKeepAbout],
    link: { to: PRIVACY_REQUEST_PATH, label: t.askForYourRights },
  },
  {
    id: "changes",
    title: t.changes,
    body: [t.whenThisPolicyChangesTheNewText],
  },
];

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      own={loaderData}
      title={contentTexts.privacyPolicy}
      intro={t.whatIsKeptAboutYouWhyFor}
      sections={SECTIONS}
    />
  );
}
