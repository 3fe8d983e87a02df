// The open jobs of a company to pick from, or one that is not listed; the choice stands in the URL, so it works without script.
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { OTHER_JOB } from "./ask-address.ts";

/** `facts` is a line in words: where, and since when. */
export type ChoosableJob = { id: string; title: string; facts: string };

const SHOWN_JOBS = 6;

type JobPickerProps = {
  companyName: string;
  jobs: readonly ChoosableJob[];
  /** A job's id, OTHER_JOB, or null. */
  chosenId: string | null;
  pathname: string;
  /** Words that the jobs were searched by; "" for none. */
  searchText: string;
  /** How many open jobs there are, shown or not. */
  openJobs: number;
};

export function JobPicker({ companyName, jobs, chosenId, pathname, searchText, openJobs }: JobPickerProps) {
  const isSearched = searchText !== "";
  const shown = isSearched ? jobs.length : SHOWN_JOBS;
  const first = jobs.slice(0, shown);
  const rest = jobs.slice(shown);
  const addressOf = (id: string | null) => addressIn(pathname, { jobId: id, searchText });
  const choices = { chosenId, addressOf };
  return (
    <section className="request-pick" aria-labelledby="choice-title">
      <h2 id="choice-title" className="text-xl">
        Pick a job
      </h2>
      {openJobs > SHOWN_JOBS && <JobSearch {...{ pathname, chosenId, searchText }} companyName={companyName} />}
      {jobs.length === 0 && (
        <p className="mt-3 text-ink-soft" role="status">
          {isSearched
            ? `None of its open jobs has “${searchText}”. Another word may find it.`
            : "No jobs are listed here right now. Bring the address of one from the company’s own site."}
        </p>
      )}
      {first.length > 0 && <Choices {...choices} jobs={first} />}
      {rest.length > 0 && (
        <details className="job-choice-rest" open={rest.some((job) => job.id === chosenId)}>
          <summary className="text-link">{`${rest.length} more`}</summary>
          <Choices {...choices} jobs={rest} />
        </details>
      )}
      <ul className="job-choice" aria-label="A job that is not listed">
        <Choice
          to={addressOf(chosenId === OTHER_JOB ? null : OTHER_JOB)}
          isChosen={chosenId === OTHER_JOB}
          icon="link"
          title="Another job"
          facts="Bring its address and its description"
        />
      </ul>
    </section>
  );
}

/** The page with another choice, or none. */
function addressIn(pathname: string, kept: { jobId: string | null; searchText: string }): string {
  const query = new URLSearchParams(Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

type JobSearchProps = Pick<JobPickerProps, "pathname" | "chosenId" | "searchText" | "companyName">;

function JobSearch({ pathname, chosenId, searchText, companyName }: JobSearchProps) {
  return (
    <search>
      <Form method="get" action={pathname} className="job-search" preventScrollReset replace>
        {chosenId && <input type="hidden" name="jobId" value={chosenId} />}
        <TextInput
          // What was cleared elsewhere is cleared here.
          key={searchText}
          type="search"
          name="searchText"
          aria-label={`Search the open jobs of ${companyName}`}
          placeholder="Title or skill"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={searchText}
        />
        <Button type="submit" variant="secondary" iconOnly aria-label="Search">
          <Icon name="search" />
        </Button>
        {searchText !== "" && (
          <Link
            to={addressIn(pathname, { jobId: chosenId, searchText: "" })}
            className="text-link"
            preventScrollReset
            replace
          >
            Show all
          </Link>
        )}
      </Form>
    </search>
  );
}

type ChoicesProps = {
  jobs: readonly ChoosableJob[];
  chosenId: string | null;
  addressOf: (id: string | null) => string;
};

function Choices({ jobs, chosenId, addressOf }: ChoicesProps) {
  return (
    <ul className="job-choice">
      {jobs.map((job) => {
        const isChosen = job.id === chosenId;
        return (
          <Choice key={job.id} {...job} to={addressOf(isChosen ? null : job.id)} isChosen={isChosen} icon="plus" />
        );
      })}
    </ul>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; icon: IconName; title: string; facts: string };

const Choice = ({ to, isChosen, icon, title, facts }: ChoiceProps) => (
  <li>
    <Link to={to} aria-current={isChosen ? "true" : undefined} preventScrollReset replace rel="nofollow">
      <Icon name={isChosen ? "check" : icon} />
      <span className="job-choice-title">{title}</span>
      <span className="job-choice-facts">{facts}</span>
    </Link>
  </li>
);
