// Why a sign-in elsewhere failed, with links to continue.
import { Link } from "react-router";
import { useWays } from "../../../session/use-ways.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import type { RedirectProblem } from "./redirect-problem.ts";

export function RedirectTrouble({ trouble }: { trouble: RedirectProblem }) {
  return (
    <>
      <Alert tone="bad" role="alert" title={trouble.words}>
        {trouble.meaning && <p className="mt-1">{trouble.meaning}</p>}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth/login">{trouble.action}</ButtonLink>
        <ButtonLink to={useWays().home} variant="secondary">
          Go to Home
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">
        It keeps happening?{" "}
        <Link to="/contact-us" className="text-link">
          Write to us
        </Link>{" "}
        with the sentence above.
      </p>
    </>
  );
}
