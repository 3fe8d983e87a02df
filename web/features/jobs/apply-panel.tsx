// The apply action of a job's page. A visitor is led to sign-in and back; an external job can also be opened where it came from.
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../session/session-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { named } from "./not-disclosed.ts";
import type { JobDetail } from "./present-job.ts";
import { ShareJob } from "./share-job.tsx";

export function ApplyPanel({ job, referralHref }: { job: JobDetail; referralHref: string }) {
  const { isLoggedIn } = useSession();
  return (
    <section className="card apply-panel" aria-labelledby="apply-title">
      <h2 id="apply-title" className="apply-title">
        {job.isExternal ? "Apply, then tell us" : "Apply here"}
      </h2>
      <p className="apply-facts">
        <strong>{named("Salary", job.salary)}</strong>
        {named("Experience", job.experience)}
        <br />
        {named("Location", job.placesShown)}
        {job.places.length > 0 && " and more"}
      </p>
      {!isLoggedIn && (
        <p className="apply-text">
          {job.isExternal
            ? `${job.companyName} takes applications on its own site. Sign in first and this one is kept with your others.`
            : "Sign in and your résumé goes straight to the people who hire."}
        </p>
      )}
      <ApplyAction job={job} />
      {job.externalUrl && (
        <a
          href={job.externalUrl}
          target="_blank"
          rel="noopener nofollow"
          className={buttonClass({ variant: "secondary" })}
        >
          View on company site
          <Icon name="external" size={18} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <a href={referralHref} className={buttonClass({ variant: "quiet" })}>
        <Icon name="handshake" size={18} />
        Ask for a referral
      </a>
      <ShareJob title={`${job.title} at ${job.companyName}`} />
    </section>
  );
}

/** Leads a visitor to the login, and remembers what for (spec §4, step 1). */
function ApplyAction({ job }: { job: JobDetail }) {
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
    <a
      href={signIn}
      rel="nofollow"
      className={buttonClass({ variant: "accent", size: "lg" })}
      onClick={(event) => void remember(event)}
    >
      Apply
      <span className="sr-only"> for {job.title} (leads to sign-in)</span>
    </a>
  );
}
