// The step of a log-in after the password.

import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/security.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { CallAnswer } from "../../../contract/client.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { canUsePasskeys, givePasskey, wasGivenUp } from "../../features/identity/factors/passkeys.ts";
import { SubmitRow } from "../../features/identity/form/submit-row.tsx";
import { useAccountForm } from "../../features/identity/form/use-account-form.ts";
import { returnIn } from "../../features/identity/sign-in/return-path.ts";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { ask } from "../../session/ask.ts";
import { loadSchemas } from "../../session/load-schemas.ts";
import { signedIn } from "../../session/session-actions.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";

export const meta = fixedMeta({ title: t.enterYourSecondStep, description: t.theLogInThatAsksForTwo });

const FACTS: readonly AuthFact[] = [{ icon: "lock", text: t.codesAreCountedAndEachWorksOnce }];

export default function SecondFactor() {
  useLeadOn(returnIn(useSearchParams()[0]));
  return (
    <AuthFrame title={t.enterYourSecondStep} facts={FACTS}>
      <SecondStepForm />
    </AuthFrame>
  );
}

/** The page decides what follows: it observes the session. Busy until another application's page loads. */
function goOn({ continueAt, ...session }: CallAnswer<"giveSecondFactor">): Promise<void> {
  if (continueAt === null) return signedIn(session);
  window.location.assign(continueAt);
  return new Promise(() => {});
}

/** For accounts with a passkey: the browser asks for it. */
function PasskeyButton() {
  const { isBusy, problem, run, tell } = useAction({ CODE_MISMATCH: {}, CODE_EXPIRED: {} });
  const [canUse, setCanUse] = useState(false);
  useEffect(() => setCanUse(canUsePasskeys()), []);
  if (!canUse) return null;
  const press = () =>
    run(async () => {
      const given = await givePasskey().catch((error: unknown) => {
        if (!wasGivenUp(error)) throw error;
        return undefined;
      });
      if (given) await goOn(given);
      else tell({ title: given === null ? t.thereIsNoPasskey : t.thePasskeyWasNotUsed, code: null });
    });
  return (
    <div className="grid gap-4">
      <Button variant="secondary" size="lg" busy={isBusy} busyLabel={t.checking} onClick={() => void press()}>
        {t.useAPasskey}
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}

/** The page decides what follows: it observes the session. */
function SecondStepForm() {
  const [isRecovery, setRecovery] = useState(false);
  const form = useAccountForm({
    schema: async () =>
      (await loadSchemas(() => import("../../../contract/identity/factors-wire.ts"))).giveSecondFactor.body!,
    // The server's sentence fits: the code is no mailed one.
    words: { CODE_MISMATCH: {}, CODE_EXPIRED: {} },
    fields: ["code"],
    send: async (body) => {
      return goOn(await ask("giveSecondFactor", { body }));
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
      <PasskeyButton />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <Button variant="quiet" size="sm" className="-ms-3.5" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t.useTheApp : t.useARecoveryCode}
        </Button>
        <Link to="/auth/login" className="text-link thumb font-semibold">
          {t.startAgain}
        </Link>
      </div>
    </form>
  );
}
