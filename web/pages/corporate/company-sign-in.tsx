// A company's admins set up how its people log in by the company's own identity provider.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/company-sign-in.ts";
import { COMPANY_PAGE_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { SignInSettings } from "../../features/identity/company/sign-in-settings.tsx";
import { ask } from "../../session/ask.ts";
import { companySignInKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { linkTo } from "../../ui/link-to.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.howYourPeopleLogIn, description: t.setUpYourCompanysLogIn });

export default function CompanySignInPage() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: companySignInKey, queryFn: () => ask("getCompanySignIn") });
  const { data } = query;
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.howYourPeopleLogIn}>
        <p>{t.leadText}</p>
      </ScreenHead>
      <div className="mt-8">
        {!data && (
          <AdminsLoadState
            query={query}
            label={t.beingLoaded}
            sizes={["h-24", "h-48", "h-24"]}
            className="grid gap-5"
          />
        )}
        {data && data.domains.length === 0 && !data.settings && (
          <EmptyState icon="shield" title={t.noDomainYet}>
            <p>{rich(t.proveOneFirst, { link: linkTo(COMPANY_PAGE_PATH) })}</p>
          </EmptyState>
        )}
        {data && (data.domains.length > 0 || data.settings) && (
          <SignInSettings
            // Set up anew once it has ended.
            key={String(data.settings === null)}
            known={data}
            onChanged={(known) => queries.setQueryData(companySignInKey, known)}
          />
        )}
      </div>
    </div>
  );
}
