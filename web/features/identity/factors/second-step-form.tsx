// The step of a log-in after the password: a code of the app, or a recovery code.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/security.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { signedIn } from "../../../session/session-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";

/** The page decides what follows: it observes the session. */
export function SecondStepForm() {
  const [isRecovery, setRecovery] = useState(false);
  const form = useAccountForm({
    schema: async () =>
      (await loadSchemas(() => import("../../../../contract/identity/factors-wire.ts"))).giveSecondFactor.body!,
    // The server's sentence fits: the code is no mailed one.
    words: { CODE_MISMATCH: {}, CODE_EXPIRED: {} },
    fields: ["code"],
    send: async (body) => {
      const { continueAt, ...session } = await ask("giveSecondFactor", { body });
      if (continueAt === null) return signedIn(session);
      window.location.assign(continueAt);
      // The form stays busy until the other page loads.
      return new Promise(() => {});
    },
  });
  const { form: element } = form;
  useEffect(() => element.current?.querySelector<HTMLInputElement>("[name=code]")?.focus(), [element]);
  return (
    <form {...form.formProps} aria-label={t.secondStep} className="grid gap-5">
      <CodeField
        name="code"
        label={isRecovery ? t.recoveryCode : t.code}
        error={form.errors.code}
        hint={isRecovery ? t.oneOfTheCodesThatYouKept : fill(t.openYourAuthenticatorApp, { brandName: BRAND_NAME })}
        inputMode={isRecovery ? "text" : "numeric"}
      />
      <SubmitRow form={form} busyLabel={t.loggingIn}>
        {t.logIn}
      </SubmitRow>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <Button variant="quiet" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t.useTheApp : t.useARecoveryCode}
        </Button>
        <Link to="/auth/login" className="text-link font-semibold">
          {t.startAgain}
        </Link>
      </div>
    </form>
  );
}
