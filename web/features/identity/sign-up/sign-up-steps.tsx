// The two steps of a sign-up, for the pages that have them: the form, then the code from the e-mail.

import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { LANGUAGE } from "#messages/language.ts";
import { CODE_DIGITS, CODE_MINUTES, RESEND_SECONDS } from "../../../../contract/identity/rules.ts";
import type { SignInMethods } from "../../../../contract/identity/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { reasonAndAdviceOf } from "../../../session/reason-of.ts";
import { signedIn } from "../../../session/session-actions.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { InputField } from "../../../ui/control-fields.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { rich } from "../../../ui/rich.tsx";
import { linkTo } from "../../../ui/tags.tsx";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { filledIn, useAccountForm } from "../form/use-account-form.ts";
import { useFormDraft } from "../form/use-form-draft.ts";
import { startWith } from "../form/use-form-start.ts";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { ContinueChoice, ProviderChoices } from "../sign-in/provider-choices.tsx";
import { returnIn, withReturn } from "../sign-in/return-path.ts";
import type { PendingSignUp } from "./use-pending-sign-up.ts";

type SignUpStepsProps = { methods: SignInMethods; email: string; signUp: PendingSignUp };

/** The page decides what follows: it observes the session. */
export function SignUpSteps({ methods, email, signUp }: SignUpStepsProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = returnIn(search);
  const { pending, begin, goBack, forget, defaults } = signUp;
  const toLogin = async () => {
    await forget();
    const state = startWith(pending?.username ?? "", t.yourAddressIsConfirmedLogInTo);
    await navigate(withReturn("/auth/login", returnTo), { state });
  };
  if (pending)
    return (
      <ConfirmForm
        username={pending.username}
        sentAt={pending.sentAt}
        onResent={() => begin(pending)}
        onDone={toLogin}
        onSignedIn={forget}
        onBack={goBack}
      />
    );
  return (
    <>
      <ProviderChoices methods={methods} returnTo={returnTo} or={t.orWithYourEMail} />
      {methods.mailIsMissing && <Alert tone="notice">{t.noCodeArrives}</Alert>}
      {methods.signUp ? (
        <SignUpForm defaults={{ username: email, ...defaults }} onSent={begin} />
      ) : (
        methods.providers.length === 0 && <ContinueChoice returnTo={returnTo} />
      )}
    </>
  );
}

type ConfirmFormProps = {
  username: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: () => void;
  /** Confirmed without a session: a sign-in follows. */
  onDone: () => Promise<void>;
  onSignedIn: () => Promise<void>;
  /** Back to the address, to correct or replace it. */
  onBack: () => void;
};

function ConfirmForm({ username, sentAt, onResent, onDone, onSignedIn, onBack }: ConfirmFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).confirmForm,
    fields: ["code"],
    send: async (values) => {
      const { isSignUpComplete, nextStep, ...session } = await ask("confirmSignUp", { body: values });
      if (!session.isLoggedIn) return onDone();
      await onSignedIn();
      await signedIn(session);
    },
  });
  const { form: element } = form;
  useEffect(() => {
    // The new step starts at the top, wherever the previous one was scrolled to.
    window.scrollTo(0, 0);
    element.current?.querySelector<HTMLInputElement>("[name=code]")?.focus({ preventScroll: true });
  }, [element]);
  const resend = async () => {
    await ask("resendCode", { body: { username } });
    onResent();
  };

  return (
    <form {...form.formProps} aria-labelledby="confirm-title" className="grid gap-5">
      <h2 id="confirm-title" className="text-xl">
        {t.enterTheCodeFromYourMail}
      </h2>
      <input type="hidden" name="username" value={username} />
      <CodeField
        name="code"
        label={t.code}
        error={form.errors.code}
        hint={rich(t.weSentDigitsToTheyWorkFor, {
          codeDigits: CODE_DIGITS,
          username,
          codeMinutes: CODE_MINUTES,
          b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
        })}
      />
      <SubmitRow form={form} busyLabel={t.checking}>
        {t.confirm}
      </SubmitRow>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ResendCode sentAt={sentAt} resend={resend} />
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t.useAnotherAddress}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t.noMailLookIntoTheSpamFolder}</p>
    </form>
  );
}

type ResendCodeProps = {
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  resend: () => Promise<void>;
};

/** Requests the code again, or says how long until that is possible. */
function ResendCode({ sentAt, resend }: ResendCodeProps) {
  const left = useSecondsLeft(sentAt);
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState("");

  const press = async () => {
    if (left > 0) return;
    setBusy(true);
    setWords("");
    try {
      await resend();
      setWords(t.aNewCodeIsOnItsWay);
    } catch (error) {
      setWords(reasonAndAdviceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyLabel={t.sending}
        aria-disabled={left > 0 || undefined}
        aria-describedby={left > 0 ? "resend-wait" : undefined}
        onClick={press}
      >
        {t.sendTheCodeAgain}
      </Button>
      {left > 0 && (
        // Not announced every second; a screen reader reads it at the button.
        <p id="resend-wait" className="mt-2 text-sm text-ink-soft">
          {left === 1 ? t.possibleInASecond : fill(t.possibleInSeconds, { left })}
        </p>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {words}
      </p>
    </div>
  );
}

function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((sentAt - now) / 1_000 + RESEND_SECONDS)));
  const isWaiting = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code starts a new count
  useEffect(() => setNow(Date.now()), [sentAt]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}

type SignUpFormProps = {
  /** Initial values, for instance the address that an invite was sent to. */
  defaults: { username?: string; name?: string; phone_number?: string };
  /** Called once the code is on its way to this address. */
  onSent: (form: { username: string; name: string; phone_number?: string }) => void;
};

function SignUpForm({ defaults, onSent }: SignUpFormProps) {
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/identity/wire.ts"))).signUpForm,
    fields: ["username", "password", "name", "phone_number"],
    send: async (values) => {
      await ask("signUp", { body: { ...values, language: LANGUAGE } });
      await draft.forget();
      const { password: _, ...kept } = values;
      onSent(kept);
    },
  });
  const draft = useFormDraft("sign-up", form.form);
  const about = () => {
    const typed = form.form.current ? filledIn(form.form.current) : {};
    return { email: typed.username ?? "", name: typed.name ?? "" };
  };

  return (
    <form {...form.formProps} aria-label={t.signUp} className="grid gap-5" onInput={draft.keep}>
      <Field name="name" label={t.yourName} error={form.errors.name} required>
        {(control) => <TextInput {...control} autoComplete="name" maxLength={120} defaultValue={defaults.name} />}
      </Field>
      <EmailField name="username" error={form.errors.username} defaultValue={defaults.username} />
      <NewPasswordField
        name="password"
        id="field-new-password"
        label={t.password}
        error={form.errors.password}
        about={about}
      />
      <InputField
        name="phone_number"
        label={t.phone}
        error={form.errors.phone_number}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t.phoneExample}
        defaultValue={defaults.phone_number}
      />
      <SubmitRow form={form} busyLabel={t.sendingYourCode}>
        {t.signUpForFree}
      </SubmitRow>
      <Terms />
    </form>
  );
}

const Terms = () => (
  <p className="text-sm text-ink-soft">
    {rich(t.bySigningUpYouAgreeToThe, {
      link: linkTo("/terms"),
      link2: linkTo("/privacy-policy"),
    })}
  </p>
);
