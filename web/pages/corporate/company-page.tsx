// A company's admins write its page.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/recruiting.ts";
import type { OwnCompany } from "../../../contract/recruiting/company-wire.ts";
import type { CompanyDomain } from "../../../contract/recruiting/domain-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { PageForm } from "../../features/identity/company/page-form.tsx";
import { PictureEditor } from "../../features/identity/company/picture-editor.tsx";
import { RecordSteps } from "../../features/identity/company/record-steps.tsx";
import { ActionForm, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { companySignInKey, ownCompanyKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { LoadState } from "../../session/load-state.tsx";
import { useAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { dayOf } from "../../ui/moments.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourCompanysPage, description: t.writeWhatCandidatesRead });

export default function CompanyPageEditor() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ownCompanyKey, queryFn: () => ask("getOwnCompany") });
  const take = (saved: OwnCompany) => queries.setQueryData(ownCompanyKey, saved);
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead
        title={t.yourCompanysPage}
        lead={query.data && fill(t.whatCandidatesReadAbout, { companyName: query.data.name })}
      />
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

/** An answer has the record only of the domain that was asked about. */
const keyOf = (asked: string | undefined) => ["company-domain", asked ?? null] as const;

function DomainSection() {
  const queries = useQueryClient();
  // Asked about again whenever the answer is renewed, so that the record stays in sight.
  const [asked, setAsked] = useState<string>();
  const query = useQuery({
    queryKey: keyOf(asked),
    queryFn: () => ask("getCompanyDomain", { query: asked === undefined ? {} : { domain: asked } }),
  });
  const take = (answer: CompanyDomain) => {
    const domain = answer.asked?.domain;
    queries.setQueryData(keyOf(domain), answer);
    setAsked(domain);
  };
  const prove = async (domain: string) => {
    take(await ask("proveCompanyDomain", { body: { domain } }));
    // Both say which domains are proven.
    for (const queryKey of [ownCompanyKey, companySignInKey]) void queries.invalidateQueries({ queryKey });
  };
  return (
    <Section id="page-domain" title={t.yourCompanysDomain} className="card mt-8 grid gap-4">
      {query.data ? (
        <Domain domain={query.data} onFound={take} onProve={prove} />
      ) : (
        <LoadState query={query} label={t.theDomainIsBeingLoaded} sizes={["h-10", "h-10"]} />
      )}
    </Section>
  );
}

type DomainProps = {
  domain: CompanyDomain;
  onFound: (domain: CompanyDomain) => void;
  onProve: (domain: string) => Promise<void>;
};

function Domain({ domain: { provenDomain, proof, asked }, onFound, onProve }: DomainProps) {
  const action = useAction();
  const form = useForm<{ domain: string }>(action, { domain: "" });
  const domain = form.draft.domain.trim();
  const find = () => action.run(async () => onFound(await ask("getCompanyDomain", { query: { domain } })));
  return (
    <>
      {provenDomain === null ? (
        <p className="text-ink-soft">{t.noDomainIsProvenYet}</p>
      ) : (
        <p>
          <Badge tone="good" icon="check">
            {fill(t.provenDomain, { domain: provenDomain })}
          </Badge>
        </p>
      )}
      {proof && <p className="text-sm/body text-ink-soft">{fill(t.weLookedItUp, { day: dayOf(proof.checkedAt) })}</p>}
      {proof?.isFailing && (
        <Alert tone="bad" title={t.theRecordIsMissing}>
          <p>{fill(t.addTheRecordAgain, { domain: proof.domain })}</p>
        </Alert>
      )}
      <ActionForm
        form={form}
        flawOf={() => (domain === "" ? { field: "domain", title: t.pleaseEnterADomain } : null)}
        onSend={find}
        className="grid gap-4"
        foot={
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            busy={action.isBusy}
            busyLabel={t.beingLookedUp}
          >
            {t.showTheRecord}
          </Button>
        }
      >
        <TextField
          form={form}
          name="domain"
          label={t.proveADomain}
          hint={t.whoSetsItsDns}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
      </ActionForm>
      {asked && (
        <RecordSteps
          key={asked.domain}
          record={asked.record}
          done={fill(t.theDomainIsProven, { domain: asked.domain })}
          onLook={() => onProve(asked.domain)}
        />
      )}
    </>
  );
}
