// A company's admins show its jobs on their own website, and give their programs keys and webhooks.
import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/integrations.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { EmbedSection, KeysSection } from "../../features/identity/company/api-keys.tsx";
import { WebhooksSection } from "../../features/identity/company/webhooks.tsx";
import { ask } from "../../session/ask.ts";
import { apiKeysKey, ownCompanyKey, webhooksKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.integrations, description: t.describeIntegrations });

export default function IntegrationsPage() {
  const company = useQuery({ queryKey: ownCompanyKey, queryFn: () => ask("getOwnCompany") });
  const keys = useQuery({ queryKey: apiKeysKey, queryFn: () => ask("listApiKeys") });
  const webhooks = useQuery({ queryKey: webhooksKey, queryFn: () => ask("listWebhooks") });
  const missing = [company, keys, webhooks].find(({ data }) => data === undefined);
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.integrations}>
        <p>{t.leadText}</p>
      </ScreenHead>
      <div className="mt-8 grid gap-10">
        {missing && (
          <AdminsLoadState
            query={missing}
            label={t.beingLoaded}
            sizes={["h-32", "h-48", "h-48"]}
            className="grid gap-5"
          />
        )}
        {company.data && keys.data && webhooks.data && (
          <>
            <EmbedSection companyId={company.data.id} />
            <KeysSection keys={keys.data.data} />
            <WebhooksSection webhooks={webhooks.data.data} />
          </>
        )}
      </div>
    </div>
  );
}
