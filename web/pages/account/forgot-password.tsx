// A forgotten password: asks for the address, and leads on to the code and the new password.
import { Link, useNavigate } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { startWith, useFormStart } from "../../features/identity/form/use-form-start.ts";
import { ForgotPasswordForm } from "../../features/identity/passwords/forgot-password-form.tsx";
import { PasswordElsewhere } from "../../features/identity/passwords/password-elsewhere.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import type { Route } from "./+types/forgot-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Forgot your password?",
  description: `Enter the e-mail address of your ${BRAND_NAME} account, and a code to choose a new password is mailed to it.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "mail", text: `The code goes to the address of the account and works for ${CODE_MINUTES} minutes.` },
  { icon: "shield", text: "This page never tells whether an address has an account. Only its mailbox does." },
];

export default function ForgotPassword({ loaderData: { methods } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { email } = useFormStart();
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Tell us the address of your account. If there is one, a code is on its way to it."
      facts={FACTS}
      needsScript={methods.signUp}
    >
      {methods.signUp ? (
        <ForgotPasswordForm
          email={email}
          onSent={async (to) => navigate("/auth/reset-password", { state: startWith(to) })}
        />
      ) : (
        <PasswordElsewhere />
      )}
      <p className="text-sm text-ink-soft">
        It came back to you?{" "}
        <Link to="/auth/login" className="text-link font-semibold">
          Log in
        </Link>
      </p>
    </AuthFrame>
  );
}
