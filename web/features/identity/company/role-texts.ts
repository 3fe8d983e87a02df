// How roles and dates of company members and invites read.

import { t } from "#messages/identity.ts";
import { DATES } from "#messages/language.ts";
import type { CorporateUserType } from "../../../../contract/identity/rules.ts";

export const ROLE_TEXTS: Record<CorporateUserType, { name: string; title: string; article: "a" | "an"; may: string }> =
  {
    "corporate-admin": {
      name: "admin",
      title: t.admin,
      article: "an",
      may: t.adminsAlsoInviteAndRemoveThe,
    },
    "corporate-recruiter": {
      name: "recruiter",
      title: t.recruiter,
      article: "a",
      may: t.recruitersWorkWithTheCompanys,
    },
  };

/** "2026-11-28T05:00:00.000Z" -> "28 November 2026", in the reader's time zone. */
export const longDate = (iso: string) =>
  new Date(iso).toLocaleDateString(DATES, { day: "numeric", month: "long", year: "numeric" });
