// Sets a new password with the code from the mail; this ends every session of the account.
import { Link, useNavigate } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { startWith, useFormStart } from "../../features/identity/form/use-form-start.ts";
import { PasswordElsewhere } from "../../features/identity/passwords/password-elsewhere.tsx";
import { ResetPasswordForm } from "../../features/identity/passwords/reset-password-form.tsx";
import { loadMethods } from "../../features/identity/sign-in/load-methods.ts";
import type { Route } from "./+types/reset-password";

export const loader = ({ context }: Route.LoaderArgs) => loadMethods(context);

export const meta = fixedMeta({
  title: "Choose a new password",
  description: `Enter the code from our mail and choose a new password for your ${BRAND_NAME} account.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "lock", text: "With a new password you are logged out everywhere, and so is whoever else was in." },
  { icon: "document", text: "A password manager can make one up and remember it. Pasting works in every field here." },
];

export default function ResetPassword({ loaderData: { methods } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { email } = useFormStart();
  const toLogin = async (to: string) =>
    navigate("/auth/login", { state: startWith(to, "Your new password is set. Log in with it.") });
  return (
    <AuthFrame
      title="Choose a new password"
      lead="If the address has an account, a code has just been mailed to it."
      facts={FACTS}
      needsScript={methods.signUp}
    >
      {methods.signUp ? <ResetPasswordForm email={email} onDone={toLogin} /> : <PasswordElsewhere />}
      <p className="text-sm text-ink-soft">
        No mail?{" "}
        <Link to="/auth/forgot-password" state={startWith(email)} className="text-link font-semibold">
          Ask for another code
        </Link>
        , or look into the spam folder.
      </p>
    </AuthFrame>
  );
}
