// "Continue with your company": the work e-mail leads to the company's own log-in page.
import { useState } from "react";
import { t } from "#messages/company-sign-in.ts";
import { LANGUAGE } from "#messages/language.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { Button } from "../../../ui/button.tsx";
import { InputField } from "../../../ui/control-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";

/** Leaves for another page; never resolves, so that the form stays busy until that page loads. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}

/** Leaves for the log-in page of the company of a work e-mail. */
export async function leaveForCompany(workEmail: string, returnTo: string | null): Promise<never> {
  const { continueAt } = await ask("findCompanySignIn", {
    body: { workEmail, ...(returnTo !== null && { returnTo }), language: LANGUAGE },
  });
  return leaveFor(continueAt);
}

export function CompanyChoice({ returnTo }: { returnTo: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CompanyForm returnTo={returnTo} />;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full whitespace-normal"
      data-needs-script=""
      onClick={() => setOpen(true)}
    >
      <Icon name="people" />
      {t.continueWithYourCompany}
    </Button>
  );
}

function CompanyForm({ returnTo }: { returnTo: string | null }) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).companySignInWay,
    fields: ["workEmail"],
    send: ({ workEmail }) => leaveForCompany(workEmail, returnTo),
  });
  return (
    <form {...form.formProps} aria-label={t.continueWithYourCompany} className="grid gap-4">
      <InputField
        name="workEmail"
        label={t.workEMail}
        hint={t.weLookOnlyAtTheDomain}
        error={form.errors.workEmail}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <SubmitRow form={form} busyLabel={t.oneMoment} variant="secondary">
        {t.continueWord}
      </SubmitRow>
    </form>
  );
}
