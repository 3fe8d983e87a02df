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
    text: "Browsing and applying are free. Prices of credits and plans are set by the operator of this site and are not published yet.",
    links: [ONWARD.plans, ONWARD.candidateFaq, ONWARD.connect],
  },
  support: {
    title: "Support",
    text: "A place to follow your questions is on its way. Until then, write to us: a person reads every message.",
    links: [ONWARD.contact, ONWARD.faq, ONWARD.candidateFaq],
  },
  employee: {
    title: "The employee area",
    text: "Where referees will see their requests and sessions. What they do and earn is described already.",
    links: [ONWARD.employee, ONWARD.faq, ONWARD.contact],
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

const SIGN_IN: ClosedDoor = {
  title: "Sign-in is not open yet",
  text: "Accounts come to this site with a later release, so there is nothing to log in to today, and no password to enter.",
  next: "Everything that needs no account works now.",
  links: [ONWARD.jobs, ONWARD.companies, ONWARD.contact],
};

const SIGN_UP: ClosedDoor = {
  title: "Sign-up is not open yet",
  text: "Accounts come to this site with a later release. We ask for no details before they are of use to you.",
  next: "Until then, you can look around as much as you like.",
  links: [ONWARD.jobs, ONWARD.referrals, ONWARD.guidance],
};

const CORPORATE_SIGN_IN: ClosedDoor = {
  title: "Corporate sign-in is not open yet",
  text: "Accounts for companies come to this site with a later release.",
  next: "If you want to hire here, tell us now and you will be among the first.",
  links: [ONWARD.connect, ONWARD.plans, ONWARD.contact],
};

const DASHBOARD: ClosedDoor = {
  title: "This area is not open yet",
  text: "It belongs to people with an account, and accounts come to this site with a later release.",
  next: "Everything that needs no account works now.",
  links: [ONWARD.jobs, ONWARD.referrals, ONWARD.contact],
};

/** What an address below /auth, /dashboards, /v1 or /v2 says while there are no accounts. */
export function closedDoor(pathname: string): ClosedDoor {
  const path = pathname.replace(/\/+$/, "");
  if (firstSegment(path) !== "auth")
    return path.startsWith("/v2/corporate") ? { ...DASHBOARD, links: CORPORATE_SIGN_IN.links } : DASHBOARD;
  if (path.startsWith("/auth/corporate")) return CORPORATE_SIGN_IN;
  return /sign-?up/i.test(path) ? SIGN_UP : SIGN_IN;
}

const firstSegment = (pathname: string) => pathname.split("/")[1] ?? "";
