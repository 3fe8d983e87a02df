// The links that a page without content of its own offers.
import { CANDIDATE_DASHBOARD_PATH } from "../../../contract/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

export type OnwardLink = { to: string; label: string; hint: string; icon: IconName };

export const ONWARD = {
  jobs: { to: "/jobs", label: "Browse jobs", hint: "Open to everyone, no account needed", icon: "briefcase" },
  companies: { to: "/company", label: "See companies", hint: "Who they are and what they have open", icon: "building" },
  referrals: {
    to: "/referrals",
    label: "Request Referral",
    hint: "Find the company you want to be referred at",
    icon: "handshake",
  },
  guidance: { to: "/guidance", label: "Request Guidance", hint: "Find a company to ask about", icon: "chat" },
  faq: { to: "/faq", label: "Questions and answers", hint: "How it all works", icon: "info" },
  candidateFaq: {
    to: "/faq?tab=candidates",
    label: "Questions candidates ask",
    hint: "Scores, credits, referrals",
    icon: "info",
  },
  credits: {
    to: "/v2/candidate/subscription",
    label: "Your credits",
    hint: "What they cost, for people with an account",
    icon: "wallet",
  },
  dashboard: {
    to: CANDIDATE_DASHBOARD_PATH,
    label: "Your dashboard",
    hint: "Applications, requests, sessions, saved jobs",
    icon: "briefcase",
  },
  profile: { to: "/v2/candidate/profile", label: "Your profile", hint: "Résumé, skills, preferences", icon: "person" },
  contact: { to: "/contact-us", label: "Contact Us", hint: "A person reads it and answers", icon: "mail" },
  employee: { to: "/for-employee", label: "For employees", hint: "What referees do and earn", icon: "people" },
  employeeArea: {
    to: "/employee",
    label: "The employee area",
    hint: "What waits for you as a referee",
    icon: "handshake",
  },
  corporate: { to: "/corporate", label: "For corporates", hint: "What hiring here looks like", icon: "building" },
  plans: {
    to: "/corporate#corporatePlans",
    label: "Corporate plans",
    hint: "What hiring here contains",
    icon: "document",
  },
  connect: {
    to: "/corporate/connect-with-us",
    label: "Connect with us",
    hint: "Tell us whom you want to hire",
    icon: "mail",
  },
  companyJobs: {
    to: "/v2/corporate/jobs",
    label: "Your company’s jobs",
    hint: "Post them, and meet who applies",
    icon: "briefcase",
  },
  about: { to: "/about", label: "About us", hint: "Why this exists", icon: "globe" },
} as const satisfies Record<string, OnwardLink>;
