// The two steps of a sign-up, for the pages that have them: the form, then the code from the mail.

import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import type { SignInMethods } from "../../../../contract/identity/wire.ts";
import { Alert } from "../../../ui/alert.tsx";
import { startWith } from "../form/use-form-start.ts";
import { ContinueChoice, ProviderChoices } from "../sign-in/provider-choices.tsx";
import { returnIn, withReturn } from "../sign-in/return-path.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
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
