// The way to apply on a job's page. A visitor is led to sign-in and back.
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { buttonClass } from "../../../ui/button.tsx";

/** A job as far as applying to it goes; `externalUrl` is where its employer takes applications, null for jobs posted here. */
export type JobToApply = {
  id: string;
  title: string;
  companyName: string;
  isExternal: boolean;
  externalUrl: string | null;
};

export function ApplyButton({ job }: { job: JobToApply }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isLoggedIn, setPendingApply } = useSession();
  if (isLoggedIn) {
    return (
      <Alert tone="info" title="Applying here is not open yet">
        {job.externalUrl
          ? "It comes with a later release. Until then, the company's own site takes your application."
          : "It comes with a later release. Your account is ready for it."}
      </Alert>
    );
  }
  const signIn = `/auth/login?returnTo=${encodeURIComponent(pathname + search)}`;
  const remember = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await setPendingApply({ jobId: job.id, url: window.location.href });
    void navigate(signIn);
  };
  return (
    <>
      <p className="apply-text">
        {job.isExternal
          ? `${job.companyName} takes applications on its own site. Sign in first and this one is kept with your others.`
          : "Sign in and your résumé goes straight to the people who hire."}
      </p>
      <a
        href={signIn}
        rel="nofollow"
        className={buttonClass({ variant: "accent", size: "lg" })}
        onClick={(event) => void remember(event)}
      >
        Apply
        <span className="sr-only"> for {job.title} (leads to sign-in)</span>
      </a>
    </>
  );
}
