// The places of each role as data, and which of them a page belongs to. Pure.
import { t } from "#messages/shell.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import {
  ADMIN_HOME_PATH,
  CANDIDATE_DASHBOARD_PATH,
  CORPORATE_HOME_PATH,
  CORPORATE_JOBS_PATH,
  EARNINGS_PATH,
  EMPLOYEE_GUIDANCE_PATH,
  EMPLOYEE_PATH,
  EMPLOYEE_REQUESTS_PATH,
  HOME_PATH,
  MEMBERS_PATH,
} from "../../../contract/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

export type Place = {
  label: string;
  /** Where the label is too long for a fifth of a phone's width. */
  inBar?: string;
  to: string;
  icon: IconName;
  /** The pages that belong to it, by path and query; its own address alone unless given. */
  holds?: RegExp;
};

const HOME: Place = { label: t.homePage, to: HOME_PATH, icon: "home" };
const JOBS: Place = { label: t.jobs, to: "/jobs", icon: "briefcase", holds: /^\/jobs\// };
const REFERRALS: Place = { label: t.referrals2, to: "/referrals", icon: "handshake", holds: /^\/(referrals|company)/ };
const GUIDANCE: Place = { label: t.guidance, to: "/guidance", icon: "chat", holds: /^\/guidance\// };
const DASHBOARD: Place = {
  label: t.dashboard,
  to: CANDIDATE_DASHBOARD_PATH,
  icon: "document",
  holds: /^\/v2\/candidate\/profile\?.*\bview=dashboard\b/,
};
/** The switch between a person's two roles. */
const REFEREE: Place = { label: t.referee, to: EMPLOYEE_PATH, icon: "people", holds: /^\/employee/ };
const CANDIDATE: Place = { ...HOME, label: t.candidate, icon: "person" };

const REFEREE_BAR: readonly Place[] = [
  { label: t.homePage, to: EMPLOYEE_PATH, icon: "home", holds: /^\/employee\/(settings|become)/ },
  { label: t.requests, to: EMPLOYEE_REQUESTS_PATH, icon: "handshake", holds: /^\/employee\/requests\// },
  { label: t.guidance, to: EMPLOYEE_GUIDANCE_PATH, icon: "calendar", holds: /^\/employee\/guidance/ },
  { label: t.earnings, to: EARNINGS_PATH, icon: "wallet" },
  CANDIDATE,
];

const POST: Place = {
  label: t.postAJob,
  inBar: t.postInBar,
  to: `${CORPORATE_JOBS_PATH}/new`,
  icon: "plus",
  holds: /^\/v2\/corporate\/drafts\//,
};
const COMPANY_JOBS: Place = {
  label: t.jobs,
  to: CORPORATE_JOBS_PATH,
  icon: "briefcase",
  holds: /^\/v2\/corporate\/jobs\/(?!new)/,
};
const RECRUITER: readonly Place[] = [
  { label: t.homePage, to: CORPORATE_HOME_PATH, icon: "home" },
  COMPANY_JOBS,
  POST,
  { label: t.people, to: MEMBERS_PATH, icon: "people", holds: /^\/v2\/corporate\/(company|sign-in|integrations)$/ },
  { label: t.profile, to: "/v2/corporate/profile", icon: "person" },
];
const ADMIN: readonly Place[] = [
  { label: t.admin, to: ADMIN_HOME_PATH, icon: "shield", holds: /^\/v2\/admin/ },
  JOBS,
  REFERRALS,
  GUIDANCE,
  DASHBOARD,
];

type Person = { userType: UserType | null; isCompanyAdmin: boolean; refers: boolean; pathname: string };

/** `groups` are those of the header, one for each role of the person; `bar` has at most five, those of the role in use. */
export function placesOf({ userType, isCompanyAdmin, refers, pathname }: Person): {
  groups: readonly (readonly Place[])[];
  bar: readonly Place[];
} {
  if (userType === "Corporate") {
    const own = RECRUITER.filter(({ to }) => isCompanyAdmin || to !== MEMBERS_PATH);
    return { groups: [own], bar: own };
  }
  if (userType === "Admin") return { groups: [ADMIN], bar: ADMIN };
  const candidate = [HOME, JOBS, REFERRALS, GUIDANCE, DASHBOARD];
  if (!refers) return { groups: [candidate], bar: candidate };
  const isAtWork = pathname === EMPLOYEE_PATH || pathname.startsWith(`${EMPLOYEE_PATH}/`);
  return {
    groups: [candidate, [REFEREE]],
    bar: isAtWork ? REFEREE_BAR : [HOME, JOBS, REFERRALS, DASHBOARD, REFEREE],
  };
}

/** The `aria-current` of a place on a page: "page" at its own address, "true" within what it holds. */
export function placeState({ to, holds }: Place, pathname: string, search: string): "page" | "true" | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  if (path === to || path + search === to) return "page";
  return holds?.test(path + search) ? "true" : undefined;
}
