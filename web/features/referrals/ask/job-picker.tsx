// Chooses one of a company's open jobs, or an unlisted one; the choice is in the URL, so it works without JavaScript.

import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { t } from "#messages/referrals.ts";
import { REFERRAL_SCORE } from "../../../../contract/referrals/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

/** `facts` is a line in words: place and posting date. */
type ChoosableJob = { id: string; title: string; facts: string };

/** In the address, the value of `jobId` for any unlisted job of the company. */
export const OTHER_JOB = "other";

const SHOWN_JOBS = 6;

type JobPickerProps = {
  companyName: string;
  jobs: readonly ChoosableJob[];
  /** A job's id, OTHER_JOB, or null. */
  chosenId: string | null;
  pathname: string;
  /** The search text; "" for none. */
  searchText: string;
  /** Number of open jobs, shown or not. */
  openJobs: number;
  /** Shows the person's match with a job; absent for visitors. */
  Score: ComponentType<{ id: string }> | undefined;
  /** Whether the match is enough for a request; null while unknown. */
  isAskable: (id: string) => boolean | null;
  /** False while the order of the jobs may still change. */
  isSettled: boolean;
};

export function JobPicker(props: JobPickerProps) {
  const { jobs, chosenId, pathname, searchText } = props;
  const chosen = chosenId === OTHER_JOB ? ANOTHER : jobs.find((job) => job.id === chosenId);
  const section = useFocusOnChoice(chosenId);
  return (
    <section ref={section} className="request-pick" aria-labelledby="choice-title">
      <h2 id="choice-title" className="text-xl">
        {chosen ? t.theJob : t.pickAJob}
      </h2>
      {chosen ? (
        <>
          <ul className="job-choice">
            <Choice to={pathname} isChosen icon="check" title={chosen.title} facts={chosen.facts} />
          </ul>
          {/* A new key closes the list with each choice. */}
          <details key={chosenId} className="job-choice-rest" open={searchText !== ""}>
            <summary className="text-link thumb">{t.chooseAnother}</summary>
            <Offers {...props} />
          </details>
        </>
      ) : (
        <Offers {...props} />
      )}
    </section>
  );
}

const ANOTHER = { title: t.anotherJob, facts: t.bringItsAddressAndItsDescription };

/** The search and its results, without the chosen job. */
function Offers(props: JobPickerProps) {
  const { companyName, jobs, chosenId, pathname, searchText, openJobs, isSettled } = props;
  const isSearched = searchText !== "";
  const offered = jobs.filter((job) => job.id !== chosenId);
  const count = isSearched ? offered.length : SHOWN_JOBS;
  const rest = offered.slice(count);
  return (
    <>
      {openJobs > SHOWN_JOBS && <JobSearch {...{ pathname, chosenId, searchText, companyName }} />}
      {offered.length === 0 && chosenId === null && (
        <p className="mt-3 text-ink-soft" role="status">
          {isSearched ? fill(t.noneOfItsOpenJobsHasAnother, { searchText }) : t.noJobsAreListedHereRightNow}
        </p>
      )}
      <div className="job-offers" data-settled={isSettled || undefined}>
        {offered.length > 0 && <Choices {...props} jobs={offered.slice(0, count)} />}
        {rest.length > 0 && (
          <details className="job-choice-rest">
            <summary className="text-link thumb">{fill(t.more, { count: rest.length })}</summary>
            <Choices {...props} jobs={rest} />
          </details>
        )}
      </div>
      {chosenId !== OTHER_JOB && (
        <ul className="job-choice" aria-label={t.aJobThatIsNotListed}>
          <Choice to={addressIn(pathname, { jobId: OTHER_JOB, searchText: "" })} icon="link" {...ANOTHER} />
        </ul>
      )}
    </>
  );
}

/** The focused link disappears with the choice: focus moves to the chosen job, or back to the list. */
function useFocusOnChoice(chosenId: string | null) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(chosenId);
  useEffect(() => {
    if (before.current === chosenId) return;
    before.current = chosenId;
    if (document.activeElement === document.body) section.current?.querySelector("a")?.focus();
  }, [chosenId]);
  return section;
}

/** The page's address with this choice and search. */
function addressIn(pathname: string, kept: { jobId: string | null; searchText: string }): string {
  const query = new URLSearchParams(Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

type JobSearchProps = Pick<JobPickerProps, "pathname" | "chosenId" | "searchText" | "companyName">;

function JobSearch({ pathname, chosenId, searchText, companyName }: JobSearchProps) {
  return (
    <search>
      <Form
        method="get"
        action={pathname}
        className="flex flex-wrap items-center gap-2 mt-4 [&>.input]:flex-[1_1_12rem] [&>.input]:max-w-96 [&>.text-link]:text-sm/body [&>.text-link]:p-1"
        preventScrollReset
        replace
      >
        {chosenId && <input type="hidden" name="jobId" value={chosenId} />}
        <TextInput
          // A search cleared elsewhere is cleared here.
          key={searchText}
          type="search"
          name="searchText"
          aria-label={fill(t.searchTheOpenJobsOf, { companyName })}
          placeholder={t.titleOrSkill}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={searchText}
        />
        <Button type="submit" variant="secondary" iconOnly aria-label={t.search}>
          <Icon name="search" />
        </Button>
        {searchText !== "" && (
          <Link
            to={addressIn(pathname, { jobId: chosenId, searchText: "" })}
            className="text-link"
            preventScrollReset
            replace
          >
            {t.showAll}
          </Link>
        )}
      </Form>
    </search>
  );
}

const Choices = ({ jobs, pathname, Score, isAskable }: JobPickerProps) => (
  <ul className="job-choice">
    {jobs.map(({ id, title, facts }) => (
      <Choice
        key={id}
        to={addressIn(pathname, { jobId: id, searchText: "" })}
        icon="briefcase"
        title={title}
        facts={facts}
        shortfall={isAskable(id) === false ? fill(t.aRequestNeedsAMatchOf, { referralScore: REFERRAL_SCORE }) : null}
        score={Score && <Score id={id} />}
      />
    ))}
  </ul>
);

type ChoiceProps = {
  to: string;
  isChosen?: boolean;
  icon: IconName;
  title: string;
  facts: string;
  /** Why no referral can be requested for it. */
  shortfall?: string | null;
  score?: ReactNode;
};

const Choice = ({ to, isChosen = false, icon, title, facts, shortfall, score }: ChoiceProps) => (
  <li>
    <Link to={to} aria-current={isChosen ? "true" : undefined} preventScrollReset replace rel="nofollow">
      <Icon name={icon} />
      <span className="font-semibold leading-[1.35] wrap-anywhere">{title}</span>
      <span className="col-2 text-sm/body text-ink-faint wrap-anywhere">
        {facts}
        {shortfall && <span className="block text-accent-ink">{shortfall}</span>}
      </span>
      {score}
    </Link>
  </li>
);
