// Names of the roles of company members, and what each role may do.
import type { CorporateUserType } from "../../../../contract/identity/rules.ts";

export const ROLE_TEXTS: Record<CorporateUserType, { name: string; title: string; article: "a" | "an"; may: string }> =
  {
    "corporate-admin": {
      name: "admin",
      title: "Admin",
      article: "an",
      may: "Admins also invite and remove the company’s people.",
    },
    "corporate-recruiter": {
      name: "recruiter",
      title: "Recruiter",
      article: "a",
      may: "Recruiters work with the company’s jobs and applicants.",
    },
  };
