// The links that a page without content of its own offers.
import { t } from "#messages/content.ts";
import { CANDIDATE_DASHBOARD_PATH } from "../../../contract/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

export type OnwardLink = { to: string; label: string; hint: string; icon: IconName };

export const ONWARD = {
  jobs: { to: "/jobs", label: t.browseJobs, hint: t.openToEveryoneNoAccountNeeded, icon: "briefcase" },
  companies: { to: "/company", label: t.seeCompanies, hint: t.whoTheyAreAndWhatTheyHave, icon: "building" },
  referrals: { to: "/referrals", label: t.requestReferral, hint: t.findTheCompanyYouWantToBe, icon: "handshake" },
  guidance: { to: "/guidance", label: t.requestGuidance, hint: t.findACompanyToAskAbout, icon: "chat" },
  faq: { to: "/faq", label: t.questionsAndAnswers, hint: t.howItAllWorks, icon: "info" },
  candidateFaq: {
    to: "/faq?tab=candidates",
    label: t.questionsCandidatesAsk,
    hint: t.scoresCreditsReferrals,
    icon: "info",
  },
  credits: {
    to: "/v2/candidate/subscription",
    label: t.yourCredits,
    hint: t.whatTheyCostForPeopleWithAn,
    icon: "wallet",
  },
  dashboard: {
    to: CANDIDATE_DASHBOARD_PATH,
    label: t.yourDashboard,
    hint: t.applicationsRequestsSessions,
    icon: "briefcase",
  },
  profile: { to: "/v2/candidate/profile", label: t.yourProfile, hint: t.rSumSkillsPreferences, icon: "person" },
  contact: { to: "/contact-us", label: t.contactUs, hint: t.aPersonReadsItAndAnswers, icon: "mail" },
  employee: { to: "/for-employee", label: t.forEmployees, hint: t.whatRefereesDoAndEarn, icon: "people" },
  employeeArea: { to: "/employee", label: t.theEmployeeArea, hint: t.whatWaitsForYouAsAReferee, icon: "handshake" },
  corporate: { to: "/corporate", label: t.forCorporates, hint: t.whatHiringHereLooksLike, icon: "building" },
  plans: {
    to: "/corporate#corporatePlans",
    label: t.corporatePlans,
    hint: t.whatHiringHereContains,
    icon: "document",
  },
  connect: {
    to: "/corporate/connect-with-us",
    label: t.connectWithUs,
    hint: t.tellUsWhomYouWantToHire,
    icon: "mail",
  },
  companyJobs: {
    to: "/v2/corporate/jobs",
    label: t.yourCompanysJobs,
    hint: t.postThemAndMeetWhoApplies,
    icon: "briefcase",
  },
  about: { to: "/about", label: t.aboutUs, hint: t.whyThisExists, icon: "globe" },
} as const satisfies Record<string, OnwardLink>;
