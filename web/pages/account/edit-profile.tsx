// The former address for editing profiles: redirects to the profile, with the return path.

import { Navigate, useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourProfile, description: t.editYourProfileForPeopleWithAn });

export default function EditProfile() {
  const returnUrl = useSearchParams()[0].get("returnUrl");
  const query = returnUrl === null ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  return <Navigate to={`/v2/candidate/profile${query}`} replace />;
}
