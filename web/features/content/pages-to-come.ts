// What the pages that do not exist yet say, by the first part of their address.
import { ONWARD, type OnwardLink } from "./onward.ts";

export type PageToCome = { title: string; text: string; links: readonly OnwardLink[] };

const PAGES: Record<string, PageToCome> = {
  faqs: {
    title: "More questions and answers",
    text: "A longer collection is being written. The questions people ask most are answered already.",
    links: [ONWARD.faq, ONWARD.candidateFaq, ONWARD.contact],
  },
  blogs: {
    title: "Blog",
    text: "There is nothing to read here yet. What we think about hiring stands on the about page.",
    links: [ONWARD.about, ONWARD.jobs, ONWARD.companies],
  },
  pricing: {
    title: "Pricing",
    text: "Browsing and applying are free, and everyone starts with three credits for referral requests. What more of them cost is set by the operator of this site, and shown with your credits before you pay.",
    links: [ONWARD.credits, ONWARD.plans, ONWARD.candidateFaq],
  },
  support: {
    title: "Support",
    text: "A place to follow your questions is on its way. Until then, write to us: a person reads every message.",
    links: [ONWARD.contact, ONWARD.faq, ONWARD.candidateFaq],
  },
  employee: {
    title: "This part of the employee area",
    text: "Requests, guidance, earnings and settings of referees are there already.",
    links: [ONWARD.employeeArea, ONWARD.employee, ONWARD.faq],
  },
  candidate: {
    title: "The candidate area",
    text: "Where your applications, requests and scores will be. Searching works today, without an account.",
    links: [ONWARD.jobs, ONWARD.referrals, ONWARD.guidance],
  },
  profile: {
    title: "Profiles",
    text: "Where your résumé, skills and preferences will be. Searching works today, without a profile.",
    links: [ONWARD.jobs, ONWARD.candidateFaq, ONWARD.contact],
  },
};

const UNKNOWN: PageToCome = {
  title: "This page",
  text: "It is not ready yet.",
  links: [ONWARD.jobs, ONWARD.faq, ONWARD.contact],
};

/** "/employee/requests" -> the page of "employee". */
export function pageToCome(pathname: string): PageToCome {
  return PAGES[firstSegment(pathname)] ?? UNKNOWN;
}

export type ClosedDoor = PageToCome & { next: string };

const CLOSED: ClosedDoor = {
  title: "This area is not open yet",
  text: "It comes with a later release. Your account is ready for it, and nothing you enter elsewhere is lost.",
  next: "What works now:",
  links: [ONWARD.jobs, ONWARD.referrals, ONWARD.contact],
};

const SUBSCRIPTION: ClosedDoor = {
  ...CLOSED,
  title: "Subscriptions are not open yet",
  text: "Credits and plans come with a later release. Nothing is charged until then, and no card is asked for.",
  links: [ONWARD.candidateFaq, ONWARD.jobs, ONWARD.contact],
};

const CORPORATE: ClosedDoor = { ...CLOSED, links: [ONWARD.companyJobs, ONWARD.plans, ONWARD.contact] };

/** What an address of the dashboards, /v1 or /v2 says while there is nothing behind it. */
export function closedDoor(pathname: string): ClosedDoor {
  if (/^\/v2\/candidate\/subscription\/*$/.test(pathname)) return SUBSCRIPTION;
  return /^\/(v2|dashboards)\/corporate(\/|$)/.test(pathname) ? CORPORATE : CLOSED;
}

const firstSegment = (pathname: string) => pathname.split("/")[1] ?? "";
