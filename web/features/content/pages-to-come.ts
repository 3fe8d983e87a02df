// Texts and links for reserved addresses without a page, by first path segment.
import { ONWARD, type OnwardLink } from "./onward.ts";

export type PageToCome = { title: string; text: string; links: readonly OnwardLink[] };

const PAGES: Record<string, PageToCome> = {
  faqs: {
    title: "More questions and answers",
    text: "The questions people ask most are answered on another page.",
    links: [ONWARD.faq, ONWARD.candidateFaq, ONWARD.contact],
  },
  blogs: {
    title: "Blog",
    text: "There is nothing to read here. What we think about hiring stands on the about page.",
    links: [ONWARD.about, ONWARD.jobs, ONWARD.companies],
  },
  pricing: {
    title: "Pricing",
    text: "Browsing and applying are free, and everyone starts with three credits for referral requests. What more of them cost is set by the operator of this site, and shown with your credits before you pay.",
    links: [ONWARD.credits, ONWARD.plans, ONWARD.candidateFaq],
  },
  support: {
    title: "Support",
    text: "Write to us by the contact form, and quote the reference it gives you when you write again.",
    links: [ONWARD.contact, ONWARD.faq, ONWARD.candidateFaq],
  },
  employee: {
    title: "This part of the employee area",
    text: "Requests, guidance, earnings and settings of referees have pages of their own.",
    links: [ONWARD.employeeArea, ONWARD.employee, ONWARD.faq],
  },
  candidate: {
    title: "The candidate area",
    text: "Your applications, requests, sessions and saved jobs are in your dashboard.",
    links: [ONWARD.dashboard, ONWARD.credits, ONWARD.jobs],
  },
  profile: {
    title: "Profiles",
    text: "Your résumé, skills and preferences are in your own profile; nobody’s profile is public.",
    links: [ONWARD.profile, ONWARD.dashboard, ONWARD.jobs],
  },
};

const UNKNOWN: PageToCome = {
  title: "This page",
  text: "There is nothing at this address.",
  links: [ONWARD.jobs, ONWARD.faq, ONWARD.contact],
};

/** "/employee/requests" -> the page of "employee". */
export function pageToCome(pathname: string): PageToCome {
  return PAGES[firstSegment(pathname)] ?? UNKNOWN;
}

const firstSegment = (pathname: string) => pathname.split("/")[1] ?? "";
