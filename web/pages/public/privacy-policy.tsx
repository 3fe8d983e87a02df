// The privacy policy, in plain words: which data is stored, why, for how long, and who sees it.
import { t } from "#messages/content.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { REFERRAL_SCORE } from "../../../contract/referrals/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TextPage, type TextSection } from "../../features/content/text-page.tsx";

export const meta = fixedMeta({
  title: t.privacyPolicy,
  description: fill(t.whatKeepsAboutYouWhyForHow, { brandName: BRAND_NAME }),
});

const SECTIONS: readonly TextSection[] = [
  {
    id: "in-short",
    title: t.inShort,
    body: [
      [
        t.youCanSearchAndReadEverything,
        t.thereAreNoTrackersNoAdvertising,
        t.weDoNotSellDataAndNobody,
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
      "Reading the site sets no cookie. Signing up and logging in do: one keeps you logged in until you log out, a short-lived one ties a sign-up, or a login through another site, to the browser that began it, and one marks the browser in which you logged in, so that several accounts of one person who pay each other can be found. None of them is used to follow you on other sites. If you choose a light or dark scheme, your browser remembers it; that choice stays on your device.",
      t.ifYouOpenAJobByA,
      t.whatYouLastSearchedForAmongThe,
      t.whatYouTypeIntoTheSearchBox,
    ],
  },
  {
    id: "writing",
    title: t.whenYouWriteToUs,
    body: [
      "The contact forms send your name, your e-mail address and what you write, and for companies the company’s name, its size and a telephone number if you give one. We use that to answer you and for nothing else. What came from the address of an account is deleted with the account; for anything else, ask us to delete it.",
    ],
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
        "Match scores: worked out from your profile and a job whenever they are shown; what you apply with is kept, so that it can be explained to you later.",
        t.applicationsReferralRequests,
        t.asARefereeYourCompanyYourTitle,
        "Saved jobs and searches: what you keep for later, how often a search writes to you, and when it last did. Only you see them; you remove them in your dashboard. What you press before logging in waits in that tab of your browser.",
        "Against abuse: from which browser and which block of internet addresses your account was used, as a fingerprint from which neither can be read back, with the days. Before somebody is paid by us, it is compared with the accounts they earned by.",
        t.sharesAndReportsTheLinksYouMade,
        "Money: credits, payments, fees and rewards are entered in books that cannot be altered, as the law on accounting asks; they know you by a number. You pay on the payment service’s own page: your card or account never reaches this site. Where a payout goes is kept sealed, and forgotten 90 days after it was settled.",
      ],
    ],
  },
  {
    id: "who-sees",
    title: t.whoSeesWhat,
    body: [
      [
        t.aCompanySeesYourCvAndMatch,
        "Whoever shared a job with you sees how many people came by their link, how many applied and whether a reward was earned; no names. A company does not learn who reported a job.",
        t.verifiedEmployeesOfACompanySee,
        t.aRefereesNameIsGivenToA,
        "The operator’s staff see what they need to help you or to look into a report; that, too, is recorded.",
        t.serviceProvidersSuchAsAMail,
      ],
      t.beyondThatDataIsHandedOutOnly,
    ],
  },
  {
    id: "why",
    title: t.onWhatGround,
    body: [
      t.weUseYourDataToDoWhat,
      `No decision with legal effect is made about you by machine alone. A low match score warns you, a score below 1 holds an application back until the score is there, and a referral request below ${REFERRAL_SCORE} is not sent; people decide everything else.`,
    ],
  },
  {
    id: "how-long",
    title: t.forHowLong,
    body: [
      "Your résumé and profile stay until you delete them or your account; the file that an application or a request was sent with stays with it. A deleted account can be taken back for 14 days; then your profile, résumés, photo and sign-in are deleted for good. Applications stay as long as the company may need them to answer for its decision. Records of payments stay, as the law on accounting demands. Fingerprints of browsers and address blocks are deleted 180 days after they were last used, or with the account if nobody has earned by it. How long technical logs are kept is set by the operator.",
    ],
  },
  {
    id: "safety",
    title: t.howItIsKeptSafe,
    body: [t.whereThisSitesAddressBeginsWith, t.ifSomethingGoesWrongThatConcerns],
  },
  {
    id: "your-rights",
    title: t.yourRights,
    body: [
      "You may ask what we keep about you, have it corrected, receive a copy in a usable format, object to a use, or have it deleted. With an account you do most of that yourself: your profile shows and corrects it, downloads all of it as one file, and deletes the account. For anything else write to us through the contact page; we may have to make sure that it is you. If you are not content with the answer, you can turn to the data protection authority where you live.",
    ],
  },
  {
    id: "changes",
    title: t.changes,
    body: [t.whenThisPolicyChangesTheNewText],
  },
];

export default function PrivacyPolicy() {
  return <TextPage title={t.privacyPolicy} intro={t.whatIsKeptAboutYouWhyFor} sections={SECTIONS} />;
}
