// The panel of a job's page that acts: applying first, then what else can be done with the job.
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { named } from "./not-disclosed.ts";
import type { JobDetail } from "./present-job.ts";

type ApplyPanelProps = {
  job: JobDetail;
  referralHref: string;
  /** The way to apply, with what there is to say about it. */
  apply: ReactNode;
  /** Keeping the job and passing it on: quiet buttons, side by side. */
  keep: ReactNode;
  /** The last and smallest line. */
  foot?: ReactNode;
};

export function ApplyPanel({ job, referralHref, apply, keep, foot }: ApplyPanelProps) {
  return (
    <section className="card apply-panel" aria-labelledby="apply-title">
      <h2 id="apply-title" className="text-xl/body">
        {job.isExternal ? "Apply, then tell us" : "Apply here"}
      </h2>
      <p className="text-sm/body text-ink-soft wrap-anywhere [&>strong]:block [&>strong]:font-[650] [&>strong]:text-base/body [&>strong]:text-ink">
        <strong>{named("Salary", job.salary)}</strong>
        {named("Experience", job.experience)}
        <br />
        {named("Location", job.placesShown)}
        {job.places.length > 0 && " and more"}
      </p>
      {apply}
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
      <div className="apply-keep">{keep}</div>
      {foot && <div className="justify-self-center text-xs/body text-ink-faint">{foot}</div>}
    </section>
  );
}
