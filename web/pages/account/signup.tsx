// The sign-up: the form, then the code from the mail. A reload stays at the current step.
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { draftOf, valuesIn } from "../../features/identity/form/form-draft.ts";
import { startWith, useFormStart } from "../../features/identity/form/use-form-start.ts";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import { ContinueChoice, ProviderChoices } from "../../features/identity/sign-in/provider-choices.tsx";
import { withReturn } from "../../features/identity/sign-in/return-path.ts";
import { useLeadOn } from "../../features/identity/sign-in/use-lead-on.ts";
import { ConfirmForm } from "../../features/identity/sign-up/confirm-form.tsx";
import { SignUpForm } from "../../features/identity/sign-up/sign-up-form.tsx";
import { apiContext } from "../../server-context.ts";
import { readHint, removeHint, writeHint } from "../../session/hints.ts";
import type { Route } from "./+types/signup";

export const loader = async ({ context }: Route.LoaderArgs) => {
  const [{ methods }, { openJobs, hiringCompanies }] = await Promise.all([
    loadMethods(context),
    context.get(apiContext)("getSiteFigures"),
  ]);
  return { methods, openJobs, hiringCompanies };
};

export const meta = fixedMeta({
  title: "Sign up for free",
  description: `Create your free ${BRAND_NAME} account with an e-mail address. A code is mailed to you, and nothing is shown to anybody.`,
});

const factsOf = (openJobs: number, hiringCompanies: number): readonly AuthFact[] => [
  {
    icon: "briefcase",
    text: `${openJobs.toLocaleString("en-IN")} jobs at ${hiringCompanies.toLocaleString("en-IN")} companies are open here right now.`,
  },
  { icon: "wallet", text: "Free for candidates. Nobody asks you for a card." },
  { icon: "shield", text: "Your e-mail address and phone number stand on no public page." },
];

export default function SignUp({ loaderData: { methods, openJobs, hiringCompanies } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo");
  const start = useFormStart();
  const { pending, begin, goBack, forget, defaults } = usePendingSignUp();
  useLeadOn(returnTo);

  const toLogin = async () => {
    await forget();
    const state = startWith(pending?.username ?? "", "Your address is confirmed. Log in to go on.");
    await navigate(withReturn("/auth/login", returnTo), { state });
  };

  return (
    <AuthFrame
      title={pending ? "One last step" : "Sign up for free"}
      lead={pending ? null : "One account, whether you look for a job or refer others."}
      facts={factsOf(openJobs, hiringCompanies)}
      needsScript={methods.signUp}
    >
      {pending ? (
        <ConfirmForm
          username={pending.username}
          sentAt={pending.sentAt}
          onResent={() => begin(pending)}
          onDone={toLogin}
          onSignedIn={forget}
          onBack={goBack}
        />
      ) : (
        <>
          <ProviderChoices methods={methods} returnTo={returnTo} or="or with your e-mail" />
          {methods.signUp ? (
            <SignUpForm defaults={{ username: start.email, ...defaults }} onSent={begin} />
          ) : (
            methods.providers.length === 0 && <ContinueChoice returnTo={returnTo} />
          )}
        </>
      )}
      <p className="text-sm text-ink-soft">
        You have an account?{" "}
        <Link to={withReturn("/auth/login", returnTo)} className="text-link font-semibold">
          Log in
        </Link>
      </p>
    </AuthFrame>
  );
}

const HINT = "AuthActiveFormData";
const FORM = "confirm";

type Filled = { username: string; name?: string; phone_number?: string };
/** `sentAt` in milliseconds since 1970. */
type PendingSignUp = Filled & { sentAt: number };

/** A sign-up that waits for its code, stored over a reload, since the mail may be read in another window. */
function usePendingSignUp() {
  const [pending, setPending] = useState<PendingSignUp | null>(null);
  const [defaults, setDefaults] = useState<Partial<Filled>>({});

  useEffect(() => {
    let isGone = false;
    void readHint(HINT).then((stored) => {
      const { username, name, phone_number, sentAt } = valuesIn(stored, FORM, Date.now());
      if (isGone || !username) return;
      setPending({
        username,
        ...(name && { name }),
        ...(phone_number && { phone_number }),
        sentAt: Number(sentAt) || 0,
      });
    });
    return () => {
      isGone = true;
    };
  }, []);

  return {
    pending,
    defaults,
    begin({ username, name = "", phone_number = "" }: Filled) {
      const sentAt = Date.now();
      setPending({ username, name, phone_number, sentAt });
      void writeHint(HINT, draftOf(FORM, { username, name, phone_number, sentAt: String(sentAt) }, sentAt));
    },
    goBack() {
      if (pending) setDefaults({ username: pending.username, name: pending.name, phone_number: pending.phone_number });
      setPending(null);
      void removeHint(HINT);
    },
    forget: () => removeHint(HINT),
  };
}
