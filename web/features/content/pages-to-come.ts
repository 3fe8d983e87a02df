// Texts and links for reserved addresses without a page, by first path segment.
import { t } from "#messages/content.ts";
import { ONWARD, type OnwardLink } from "./onward.ts";

export type PageToCome = { title: string; text: string; links: readonly OnwardLink[] };

const PAGES: Record<string, PageToCome> = {
  faqs: {
    title: t.moreQuestionsAndAnswers,
    text: t.theQuestionsPeopleAskMostAre,
    links: [ONWARD.faq, ONWARD.candidateFaq, ONWARD.contact],
  },
  blogs: {
    title: t.blog,
    text: t.thereIsNothingToReadHereWhat,
    links: [ONWARD.about, ONWARD.jobs, ONWARD.companies],
  },
  pricing: {
    title: t.pricing,
    text: t.browsingAndApplyingAreFreeAnd,
    links: [ONWARD.credits, ONWARD.plans, ONWARD.candidateFaq],
  },
  support: {
    title: t.support,
    text: t.writeToUsByTheContactForm,
    links: [ONWARD.contact, ONWARD.faq, ONWARD.candidateFaq],
  },
  employee: {
    title: t.thisPartOfTheEmployeeArea,
    text: t.requestsGuidanceEarningsAnd,
    links: [ONWARD.employeeArea, ONWARD.employee, ONWARD.faq],
  },
  candidate: {
    title: t.theCandidateArea,
    text: t.yourApplicationsRequestsSessions,
    links: [ONWARD.dashboard, ONWARD.credits, ONWARD.jobs],
  },
  profile: {
    title: t.profiles,
    text: t.yourCvSkillsAndPreferences,
    links: [ONWARD.profile, ONWARD.dashboard, ONWARD.jobs],
  },
};

const UNKNOWN: PageToCome = {
  title: t.thisPage,
  text: t.thereIsNothingAtThisAddress,
  links: [ONWARD.jobs, ONWARD.faq, ONWARD.contact],
};

/** "/employee/requests" -> the page of "employee". */
export function pageToCome(pathname: string): PageToCome {
  return PAGES[firstSegment(pathname)] ?? UNKNOWN;
}

const firstSegment = (pathname: string) => pathname.split("/")[1] ?? "";
