// The apply action of a job's page. A visitor is led to sign-in and back; an external job can also be opened where it came from.
import { useLocation } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { named } from "./not-disclosed.ts";
import { signInPath, storePendingApply } from "./pending-apply.ts";
import type { JobDetail } from "./present-job.ts";
import { ShareJob } from "./share-job.tsx";

export function ApplyPanel({ job, referralHref }: { job: JobDetail; referralHref: string }) {
  const { pathname, search } = useLocation();
  const signIn = signInPath(pathname + search);
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
      <p className="apply-text">
        {job.isExternal
          ? `${job.companyName} takes applications on its own site. Sign in first and this one is kept with your others.`
          : "Sign in and your résumé goes straight to the people who hire."}
      </p>
      <a
        href={signIn}
        rel="nofollow"
        className={buttonClass({ variant: "accent", size: "lg" })}
        onClick={() => storePendingApply({ jobId: job.id, url: window.location.href })}
      >
        Apply
        <span className="sr-only"> for {job.title} (leads to sign-in)</span>
      </a>
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
