// The open jobs of a company to pick from; the choice stands in the URL, so it works without script.
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

export type ChoosableJob = { id: string; title: string; places: string; ago: string };

type JobChoiceProps = {
  jobs: readonly ChoosableJob[];
  chosenId: string | null;
  pathname: string;
  /** Where all of them are listed, when there are more than these. */
  allHref: string | null;
};

export function JobChoice({ jobs, chosenId, pathname, allHref }: JobChoiceProps) {
  return (
    <section aria-labelledby="choice-title">
      <h2 id="choice-title" className="text-xl">
        Pick a job
      </h2>
      {jobs.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          No jobs are listed here right now. You will be able to bring the address of one from the company's own site.
        </p>
      ) : (
        <ul className="job-choice">
          {jobs.map((job) => (
            <li key={job.id}>
              <Link
                to={job.id === chosenId ? pathname : `${pathname}?jobId=${job.id}`}
                aria-current={job.id === chosenId ? "true" : undefined}
                preventScrollReset
                replace
                rel="nofollow"
              >
                <Icon name={job.id === chosenId ? "check" : "plus"} />
                <span className="job-choice-title">{job.title}</span>
                <span className="job-choice-facts">
                  {job.places} · {job.ago}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {allHref && (
        <p className="mt-3">
          <Link to={allHref} className="text-link">
            See all of its jobs
          </Link>
        </p>
      )}
    </section>
  );
}
