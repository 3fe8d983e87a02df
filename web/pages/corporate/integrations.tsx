// A company's admins show its jobs on their own website, and give their programs keys and webhooks.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/integrations.ts";
import { KEY_SCOPES, type KeyScope } from "../../../contract/integrations/rules.ts";
import type { ApiKey } from "../../../contract/integrations/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { CheckBoxes, Copied, SecretsSection } from "../../features/identity/company/secrets-section.tsx";
import { WebhooksSection } from "../../features/identity/company/webhooks.tsx";
import { ActionForm, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { apiKeysKey, ownCompanyKey, webhooksKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { useAction, useToastAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { momentOf } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.integrations, description: t.describeIntegrations });

export default function IntegrationsPage() {
  const company = useQuery({ queryKey: ownCompanyKey, queryFn: () => ask("getOwnCompany") });
  const keys = useQuery({ queryKey: apiKeysKey, queryFn: () => ask("listApiKeys") });
  const webhooks = useQuery({ queryKey: webhooksKey, queryFn: () => ask("listWebhooks") });
  const missing = [company, keys, webhooks].find(({ data }) => data === undefined);
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.integrations} lead={t.leadText} />
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

/** The lines that show the company's jobs on its own website. */
function EmbedSection({ companyId }: { companyId: string }) {
  const site = globalThis.location?.origin ?? "";
  const code = `<script src="${site}/embed.js" async></script>\n<vouchboard-jobs company-id="${companyId}"></vouchboard-jobs>`;
  return (
    <Section id="embed-title" title={t.onYourWebsite} head="text-2xl" className="grid gap-4">
      <p>{t.embedText}</p>
      <Copied text={code} />
      <p className="text-sm text-ink-soft">{fill(t.embedOptions, { site })}</p>
      <p>
        <a href={`/embed/jobs?companyId=${companyId}`} className="text-link">
          {t.seeTheList}
        </a>
      </p>
    </Section>
  );
}

function KeysSection({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <SecretsSection
      id="keys"
      title={t.keys}
      text={rich(t.keysText, {
        link: (words) => (
          <a href="/api/openapi.json" className="text-link">
            {words}
          </a>
        ),
      })}
      queryKey={apiKeysKey}
      secretTitle={t.yourKey}
      known={keys}
      none={t.noKeys}
      row={(key, show) => <KeyRow key={key.id} known={key} onMade={show} />}
      form={(show) => <NewKey onMade={show} />}
    />
  );
}

type Made = { key: ApiKey; secret: string };

function KeyRow({ known, onMade }: { known: ApiKey; onMade: (made: Made) => void }) {
  const queries = useQueryClient();
  const { run, isBusy } = useToastAction();
  const { id, name, start, scopes, lastUsedAt, previousUntil } = known;
  const rotate = () => run(async () => onMade(await ask("rotateApiKey", { params: { keyId: id } })));
  const end = () =>
    run(async () => {
      queries.setQueryData(apiKeysKey, await ask("revokeApiKey", { params: { keyId: id } }));
      // Its row goes with the pressed button.
      focusSoon("#keys-title");
    }, t.keyIsEnded);
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        <code>{start}…</code>
      </div>
      <ul className="list-disc ps-5">
        {scopes.map((scope) => (
          <li key={scope}>{t.scopes[scope]}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {lastUsedAt ? fill(t.lastUsed, { moment: momentOf(lastUsedAt) }) : t.neverUsed}
        {previousUntil && ` · ${fill(t.oldWorksUntil, { moment: momentOf(previousUntil) })}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          label={t.rotate}
          about={name}
          title={t.rotateKey}
          text={t.rotateKeyText}
          isBusy={isBusy}
          onConfirm={rotate}
        />
        <ConfirmButton
          label={t.end}
          about={name}
          title={t.endKey}
          text={fill(t.endKeyText, { name })}
          isBusy={isBusy}
          onConfirm={end}
        />
      </div>
    </li>
  );
}

function NewKey({ onMade }: { onMade: (made: Made) => void }) {
  const action = useAction();
  const form = useForm<{ name: string; scopes: readonly KeyScope[] }>(action, { name: "", scopes: ["jobs:read"] });
  const { draft, change, errorOf } = form;
  const make = () =>
    action.run(async () => {
      onMade(await ask("createApiKey", { body: { name: draft.name, scopes: [...draft.scopes] } }));
      change({ name: "" });
    });
  return (
    <ActionForm
      form={form}
      onSend={make}
      labelledBy="new-key-title"
      className="card grid gap-5"
      foot={
        <Button type="submit" className="justify-self-start" busy={action.isBusy} busyLabel={t.oneMoment}>
          {t.makeKey}
        </Button>
      }
    >
      <h3 id="new-key-title" className="text-lg">
        {t.newKey}
      </h3>
      <TextField form={form} name="name" label={t.keyName} hint={t.keyNameHint} maxLength={60} required />
      <CheckBoxes
        name="scopes"
        legend={t.whatItMayRead}
        choices={KEY_SCOPES}
        labels={t.scopes}
        chosen={draft.scopes}
        error={errorOf("scopes")}
        onChange={(scopes) => change({ scopes })}
      />
    </ActionForm>
  );
}
