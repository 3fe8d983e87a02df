// A company's admins write its page.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/recruiting.ts";
import type { OwnCompany } from "../../../contract/recruiting/company-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { DomainSection } from "../../features/identity/company/domain-section.tsx";
import { PageForm } from "../../features/identity/company/page-form.tsx";
import { PictureEditor } from "../../features/identity/company/picture-editor.tsx";
import { ask } from "../../session/ask.ts";
import { ownCompanyKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourCompanysPage, description: t.writeWhatCandidatesRead });

export default function CompanyPageEditor() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ownCompanyKey, queryFn: () => ask("getOwnCompany") });
  const take = (saved: OwnCompany) => queries.setQueryData(ownCompanyKey, saved);
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.yourCompanysPage}>
        {query.data && <p>{fill(t.whatCandidatesReadAbout, { companyName: query.data.name })}</p>}
      </ScreenHead>
      <div className="mt-8">
        {query.data ? (
          <>
            <PictureEditor company={query.data} onSaved={take} />
            <PageForm company={query.data} onSaved={take} />
            <DomainSection />
          </>
        ) : (
          <AdminsLoadState
            query={query}
            label={t.thePageIsBeingLoaded}
            sizes={["h-48", "h-32", "h-32"]}
            className="grid gap-5"
          />
        )}
      </div>
    </div>
  );
}
