// The site's navigation as data: the header's groups and the footer's columns (spec §2).
import type { IconName } from "../../ui/icon.tsx";

export type NavLinkRow = { label: string; to: string };
export type CandidateLinkRow = NavLinkRow & { icon: IconName; hint: string };

export const CANDIDATE_LINKS: readonly CandidateLinkRow[] = [
  { label: "Jobs", to: "/jobs", icon: "briefcase", hint: "Search every open listing" },
  { label: "Request Referral", to: "/referrals", icon: "handshake", hint: "Be put forward by someone inside" },
  { label: "Request Guidance", to: "/guidance", icon: "chat", hint: "Talk to someone who does the job" },
];

export const MAIN_LINKS: readonly NavLinkRow[] = [
  { label: "For Employee", to: "/for-employee" },
  { label: "For Corporate", to: "/corporate" },
  { label: "About Us", to: "/about" },
];

export const LOGIN_LINK: NavLinkRow = { label: "Login", to: "/auth/login" };
export const SIGN_UP_LINK: NavLinkRow = { label: "Sign-up for free", to: "/auth/signup" };

export const FOOTER_COLUMNS: readonly { title: string; links: readonly NavLinkRow[] }[] = [
  {
    title: "Candidates",
    links: [
      { label: "Home", to: "/" },
      { label: "Jobs", to: "/jobs" },
      { label: "Request Referral", to: "/referrals" },
      { label: "Request Guidance", to: "/guidance" },
    ],
  },
  {
    title: "Corporates",
    links: [
      { label: "For Corporate", to: "/corporate" },
      { label: "Plans", to: "/corporate#corporatePlans" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", to: "/about" },
      { label: "Contact Us", to: "/contact-us" },
      { label: "FAQ", to: "/faq" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Terms", to: "/terms" },
    ],
  },
];

/** How a link to `to` stands to the page at `pathname`: the page itself, a section that holds it, or neither. */
export function currentState(to: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  if (path === to) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
