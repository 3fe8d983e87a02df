// The site's navigation as data: the header's groups and the footer's columns, filtered by what a user may open.
import { t } from "#messages/shell.ts";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import { BROWSE_JOBS_PATH } from "../../../contract/jobs/collection-rules.ts";
import { homeOf } from "../../session/dashboard.ts";
import { mayOpen } from "../../session/guard.ts";
import type { IconName } from "../../ui/icon.tsx";

export type NavLinkRow = { label: string; to: string };
export type CandidateLinkRow = NavLinkRow & { icon: IconName; hint: string };

export const CANDIDATE_LINKS: readonly CandidateLinkRow[] = [
  { label: t.jobs, to: "/jobs", icon: "briefcase", hint: t.searchEveryOpenListing },
  { label: t.requestReferral, to: "/referrals", icon: "handshake", hint: t.bePutForwardBySomeoneInside },
  { label: t.requestGuidance, to: "/guidance", icon: "chat", hint: t.talkToSomeoneWhoDoesTheJob },
];

export const MAIN_LINKS: readonly NavLinkRow[] = [
  { label: t.forEmployee, to: "/for-employee" },
  { label: t.forCorporate, to: "/corporate" },
  { label: t.aboutUs, to: "/about" },
];

export const LOGIN_LINK: NavLinkRow = { label: t.login, to: "/auth/login" };
export const SIGN_UP_LINK: NavLinkRow = { label: t.signUpForFree, to: "/auth/signup" };

export const FOOTER_COLUMNS: readonly { title: string; links: readonly NavLinkRow[] }[] = [
  {
    title: t.candidates,
    links: [
      { label: t.homePage, to: "/" },
      { label: t.jobs, to: "/jobs" },
      { label: t.jobsByFieldAndCity, to: BROWSE_JOBS_PATH },
      { label: t.requestReferral, to: "/referrals" },
      { label: t.requestGuidance, to: "/guidance" },
    ],
  },
  {
    title: t.corporates,
    links: [
      { label: t.forCorporate, to: "/corporate" },
      { label: t.plans, to: "/corporate#corporatePlans" },
    ],
  },
  {
    title: t.company,
    links: [
      { label: t.aboutUs, to: "/about" },
      { label: t.contactUs, to: "/contact-us" },
      { label: t.faq, to: "/faq" },
    ],
  },
  {
    title: t.legal,
    links: [
      { label: t.privacyPolicy, to: "/privacy-policy" },
      { label: t.terms, to: "/terms" },
    ],
  },
];

/** The footer for a kind of user: only links that they may open, and their own home. */
export function footerColumns(
  userType: UserType | null,
  isOpen = (to: string) => mayOpen(to, userType),
): typeof FOOTER_COLUMNS {
  const home = { label: t.homePage, to: homeOf(userType) };
  const links = FOOTER_COLUMNS.map(({ title, links }) => ({
    title,
    links: links.filter(({ to }) => to !== "/" && isOpen(to)),
  })).filter((column) => column.links.length > 0);
  return links.map((column, index) => (index === 0 ? { ...column, links: [home, ...column.links] } : column));
}

/**
 * The address of a login or sign-up link on the page at `pathname`: with this page as the return path. Login pages pass
 * on their own return path; the landing page has none, since people start at their dashboard.
 */
export function guestPath(to: string, pathname: string, search: string): string {
  const isLogin = /^\/auth(\/|$)/.test(pathname);
  if (isLogin) {
    const back = safeReturnTo(new URLSearchParams(search).get("returnTo"));
    return back === "/" ? to : `${to}?returnTo=${encodeURIComponent(back)}`;
  }
  return pathname === "/" ? to : `${to}?returnTo=${encodeURIComponent(pathname + search)}`;
}

/** The `aria-current` of a link to `to` on the page at `pathname`: "page" for itself, "true" for a section that contains it. */
export function currentState(to: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  if (path === to) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
