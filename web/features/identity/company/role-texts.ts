// How roles of company members and invites read.

import { t } from "#messages/identity.ts";
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
