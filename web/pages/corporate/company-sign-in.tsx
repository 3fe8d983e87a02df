// A company's admins set up how its people log in by the company's own identity provider.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/company-sign-in.ts";
import { COMPANY_PAGE_PATH } from "../../../contract/paths.ts";
import type { CompanySignInAnswer } from "../../../contract/recruiting/sign-in-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { ActionForm, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { companySignInKey } from "../../session/company-keys.ts";
import type { Access } from "../../session/guard.ts";
import { useAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { CheckRow } from "../../ui/control-fields.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FieldError } from "../../ui/field.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";
import { linkTo } from "../../ui/tags.tsx";
import { textHere } from "../../ui/text-here.ts";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.howYourPeopleLogIn, description: t.setUpYourCompanysLogIn });

export default function CompanySignInPage() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: companySignInKey, queryFn: () => ask("getCompanySignIn") });
  const { data } = query;
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.howYourPeopleLogIn} lead={t.leadText} />
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

type Draft = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: readonly string[];
  isRequired: boolean;
};

const draftOf = ({ settings, domains }: CompanySignInAnswer): Draft => ({
  issuer: settings?.issuer ?? "",
  clientId: settings?.clientId ?? "",
  clientSecret: "",
  domains: settings?.domains ?? domains.filter(({ isTaken }) => !isTaken).map(({ domain }) => domain),
  isRequired: settings?.isRequired ?? false,
});

type SettingsProps = { known: CompanySignInAnswer; onChanged: (known: CompanySignInAnswer) => void };

function SignInSettings({ known, onChanged }: SettingsProps) {
  const { settings } = known;
  const action = useAction();
  const form = useForm<Draft>(action, () => draftOf(known));
  const { draft, change } = form;
  const save = () =>
    action.run(async () => {
      const { clientSecret, domains, ...rest } = draft;
      const saved = await ask("saveCompanySignIn", {
        body: { ...rest, domains: [...domains], ...(clientSecret.trim() !== "" && { clientSecret }) },
      });
      change(draftOf(saved));
      onChanged(saved);
    }, t.isSaved);
  return (
    <>
      <ActionForm
        form={form}
        onSend={save}
        className="card grid gap-6"
        foot={
          <Button type="submit" size="lg" className="justify-self-start" busy={action.isBusy} busyLabel={t.beingSaved}>
            {t.save}
          </Button>
        }
      >
        <ProviderFields known={known} form={form} />
        <DomainBoxes known={known} form={form} />
        <RequiredBox known={known} form={form} />
      </ActionForm>
      {settings && <Check key={JSON.stringify(settings)} workedAt={settings.workedAt} onEnded={onChanged} />}
    </>
  );
}

type PartProps = { known: CompanySignInAnswer; form: Form<Draft> };

function ProviderFields({ known: { settings, redirectUri }, form }: PartProps) {
  const plain = { form, autoComplete: "off", autoCapitalize: "none", spellCheck: false, required: true } as const;
  return (
    <>
      <div>
        <p className="font-semibold">{t.redirectAddress}</p>
        <p className="mt-1">
          <code className="wrap-anywhere">{redirectUri}</code>
        </p>
        <p className="mt-1 text-sm text-ink-soft">{t.registerIt}</p>
      </div>
      <TextField
        {...plain}
        name="issuer"
        label={t.issuer}
        hint={t.issuerHint}
        type="url"
        inputMode="url"
        maxLength={300}
      />
      <TextField {...plain} name="clientId" label={t.clientId} maxLength={200} />
      <TextField
        {...plain}
        name="clientSecret"
        label={t.clientSecret}
        hint={settings ? t.secretStays : t.secretIsSealed}
        type="password"
        autoComplete="new-password"
        maxLength={500}
        required={!settings}
        optional={settings !== null}
      />
    </>
  );
}

function DomainBoxes({ known, form: { draft, change, errorOf } }: PartProps) {
  const error = errorOf("domains");
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? "domains-error" : undefined}>
      <legend className="font-semibold">{t.domains}</legend>
      {known.domains.map(({ domain, isConfirmed, isTaken }) => (
        <CheckRow
          key={domain}
          name="domains"
          checked={draft.domains.includes(domain)}
          disabled={isTaken}
          onPick={(isChosen) =>
            change({
              domains: known.domains
                .map((one) => one.domain)
                .filter((one) => (one === domain ? isChosen : draft.domains.includes(one))),
            })
          }
        >
          <span>
            {domain}
            {(isTaken || !isConfirmed) && (
              <span className="block text-sm text-ink-soft">{isTaken ? t.domainIsTaken : t.domainIsUnconfirmed}</span>
            )}
          </span>
        </CheckRow>
      ))}
      {error && <FieldError id="domains-error">{error}</FieldError>}
    </fieldset>
  );
}

function RequiredBox({ known: { settings }, form: { draft, change, errorOf } }: PartProps) {
  const error = errorOf("isRequired");
  const hasWorked = settings?.workedAt != null;
  return (
    <div className="grid gap-1">
      <CheckRow
        name="isRequired"
        checked={draft.isRequired}
        disabled={!hasWorked && !draft.isRequired}
        aria-describedby="required-hint"
        onPick={(isRequired) => change({ isRequired })}
      >
        {t.require}
      </CheckRow>
      <p id="required-hint" className="text-sm text-ink-soft">
        {hasWorked ? t.adminsKeepPasswords : t.tryItFirst}
      </p>
      {error && <FieldError id="required-error">{error}</FieldError>}
    </div>
  );
}

type Found = { isReady: boolean; problem: string | null; problemInHindi: string | null };

function Check({ workedAt, onEnded }: { workedAt: string | null; onEnded: SettingsProps["onChanged"] }) {
  const checking = useAction();
  const ending = useAction();
  const [found, setFound] = useState<Found | null>(null);
  return (
    <Section id="check-title" title={t.checkIt} className="card mt-8 grid gap-4">
      <p className="text-ink-soft">{t.checkText}</p>
      <p>{workedAt === null ? t.neverWorked : fill(t.lastWorked, { date: longDayOf(workedAt) })}</p>
      <div role="status" className="empty:hidden">
        {found && (
          <Alert tone={found.isReady ? "good" : "bad"} title={found.isReady ? t.checkIsFine : t.checkFailed}>
            {textHere(found.problem, found.problemInHindi) ?? t.checkNext}
          </Alert>
        )}
      </div>
      <ProblemAlert problem={checking.problem ?? ending.problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={checking.isBusy}
          busyLabel={t.beingChecked}
          onClick={() => void checking.run(async () => setFound(await ask("testCompanySignIn")))}
        >
          {t.checkIt}
        </Button>
        <ConfirmButton
          size="md"
          label={t.end}
          title={t.endTitle}
          text={t.endText}
          isBusy={ending.isBusy}
          onConfirm={() => ending.run(async () => onEnded(await ask("removeCompanySignIn")), t.isEnded)}
        />
      </div>
    </Section>
  );
}
