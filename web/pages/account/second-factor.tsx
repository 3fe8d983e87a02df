// The step of a log-in after the password.

import { useSearchParams } from "react-router";
import { t } from "#messages/security.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { SecondStepForm } from "../../features/identity/factors/second-step-form.tsx";
import { returnIn } from "../../features/identity/sign-in/return-path.ts";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";

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
