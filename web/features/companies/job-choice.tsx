// The open jobs of a company to pick from; the choice stands in the URL, so it works without script.
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

/** `facts` is a line in words: where, and since when. */
type ChoosableJob = { id: string; title: string; facts: string };

const SHOWN_JOBS = 6;

type JobChoiceProps = {
  jobs: readonly ChoosableJob[];
  chosenId: string | null;
  pathname: string;
  /** Where all of them are listed, when there are more than these. */
  allHref: string | null;
};

export function JobChoice({ jobs, chosenId, pathname, allHref }: JobChoiceProps) {
  const first = jobs.slice(0, SHOWN_JOBS);
  const rest = jobs.slice(SHOWN_JOBS);
  const choices = { chosenId, pathname };
  return (
    <section className="request-pick" aria-labelledby="choice-title">
      <h2 id="choice-title" className="text-xl">
        Pick a job
      </h2>
      {jobs.length === 0 && (
        <p className="mt-3 text-ink-soft">
          No jobs are listed here right now. You will be able to bring the address of one from the company's own site.
        </p>
      )}
      {first.length > 0 && <Choices {...choices} jobs={first} />}
      {rest.length > 0 && (
        <details className="job-choice-rest" open={rest.some((job) => job.id === chosenId)}>
          <summary className="text-link">{`${rest.length} more`}</summary>
          <Choices {...choices} jobs={rest} />
        </details>
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

function Choices({ jobs, chosenId, pathname }: Pick<JobChoiceProps, "jobs" | "chosenId" | "pathname">) {
  return (
    <ul className="job-choice">
      {jobs.map((job) => {
        const isChosen = job.id === chosenId;
        return (
          <li key={job.id}>
            <Link
              to={isChosen ? pathname : `${pathname}?jobId=${job.id}`}
              aria-current={isChosen ? "true" : undefined}
              preventScrollReset
              replace
              rel="nofollow"
            >
              <Icon name={isChosen ? "check" : "plus"} />
              <span className="job-choice-title">{job.title}</span>
              <span className="job-choice-facts">{job.facts}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
