// The callback page of an issuer or social provider: finishes the sign-in, or explains why it failed and how to continue.
import { useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame, NoScriptNotice } from "../../features/identity/auth-frame.tsx";
import { RedirectTrouble } from "../../features/identity/sign-in/redirect-trouble.tsx";
import { useRedirectFinish } from "../../features/identity/sign-in/use-redirect-finish.ts";

export const meta = fixedMeta({
  title: "Logging you in",
  description: `The page that brings you back to ${BRAND_NAME} after you have logged in elsewhere.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "shield", text: "What came back is checked against what this browser asked for, and works once." },
];

export default function CheckRedirection() {
  const [search] = useSearchParams();
  const outcome = useRedirectFinish(search);
  if (outcome.state === "refused")
    return (
      <AuthFrame title={outcome.trouble.title} facts={FACTS} needsScript={false}>
        <RedirectTrouble trouble={outcome.trouble} />
      </AuthFrame>
    );
  return (
    <AuthFrame title="Logging you in…" facts={FACTS} needsScript={false}>
      <NoScriptNotice />
      <p className="flex items-center gap-3 text-ink-soft" role="status" data-needs-script="">
        <span className="spinner" aria-hidden="true" />
        One moment: what you bring along is being checked.
      </p>
    </AuthFrame>
  );
}
