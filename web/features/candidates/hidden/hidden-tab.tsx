// The dashboard's list of hidden companies and jobs, each with a button to show it again.
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useRef } from "react";
import type { listHiddenJobs } from "../../../../contract/saved/wire.ts";
import { jobRows } from "../../../row-places.ts";
import { ask } from "../../../session/ask.ts";
import { hiddenJobListKey } from "../../../session/candidate-keys.ts";
import { reasonAndAdviceOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import "../../../styles/jobs.css";
import { type HidableJob, useMarks } from "./marks-store.ts";
import { useMarksWatch } from "./use-marks.ts";
import { setCompanyHidden, setJobHidden } from "./watch-marks.ts";

type Page = (typeof listHiddenJobs)["answer"]["_output"];
export type HiddenJob = Page["data"][number];

const PAGE_SIZE = 50;

type HiddenTabProps = {
  /** Renders the cards; passed in, because features do not import each other. */
  Rows: ComponentType<{ hidden: readonly HiddenJob[]; Action: (props: { row: HidableJob }) => ReactNode }>;
};

export function HiddenTab({ Rows }: HiddenTabProps) {
  useMarksWatch();
  const marks = useMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useHiddenJobs();
  const again = () => void (data ? fetchNextPage() : refetch());
  if (!data && error) return <Trouble error={error} isBusy={isFetching} onAgain={again} />;
  if (!data || marks.kind === "unknown") return <Waiting />;
  const companies = [...marks.hidden.companies];
  // A job just shown again disappears at once; the list is refetched later.
  const jobs = data.pages
    .flatMap((page) => page.data)
    .filter(({ job }) => marks.kind === "failed" || marks.hidden.jobs.has(job.id));
  if (companies.length === 0 && jobs.length === 0 && !hasNextPage) return <NoneYet />;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        Hidden jobs
      </h2>
      <p className="prose-width mb-5 text-ink-soft">
        These never come in “For you” or in our mails. Press the eye of a job to bring it back.
      </p>
      {companies.length > 0 && <Companies names={companies} onShown={() => heading.current?.focus()} />}
      {jobs.length > 0 && <Rows hidden={jobs} Action={BringBack} />}
      {error && <Trouble error={error} isBusy={isFetching} onAgain={again} />}
      {hasNextPage && !error && (
        <p className="mt-5 text-center">
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void fetchNextPage()}
          >
            Show more hidden jobs
          </Button>
        </p>
      )}
    </>
  );
}

const useHiddenJobs = () =>
  useInfiniteQuery<Page, Error, InfiniteData<Page>, typeof hiddenJobListKey, string | null>({
    queryKey: hiddenJobListKey,
    queryFn: ({ pageParam }) =>
      repeatCall(() => ask("listHiddenJobs", { query: { pageSize: PAGE_SIZE, lastKey: pageParam } })),
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    staleTime: 10_000,
  });

type CompaniesProps = { names: readonly string[]; onShown: () => void };

function Companies({ names, onShown }: CompaniesProps) {
  const show = (companyName: string) => {
    onShown();
    void setCompanyHidden({ id: "", title: "", companyName }, false);
  };
  return (
    <section className="mb-6" aria-labelledby="hidden-companies">
      <h3 id="hidden-companies" className="mb-3 text-lg font-semibold">
        Companies whose jobs are hidden
      </h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip cursor-pointer"
              aria-label={`Show jobs of ${name} again`}
              onClick={() => show(name)}
            >
              {name}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BringBack({ row }: { row: HidableJob }) {
  return (
    <button
      type="button"
      className="hide-mark grid place-items-center w-11 h-11 rounded-full text-ink-faint hover:text-brand-strong hover:bg-brand-soft aria-pressed:text-brand-strong"
      aria-label={`Bring back ${row.title} at ${row.companyName}`}
      title="Bring back"
      onClick={() => void setJobHidden(row, false)}
    >
      <Icon name="eye" size={22} />
    </button>
  );
}

function NoneYet() {
  return (
    <EmptyState icon="eye-off" title="Nothing is hidden" actions={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
      <p>Press the crossed eye on a job that is not for you. It leaves your lists and mails, and waits here.</p>
    </EmptyState>
  );
}

type TroubleProps = { error: unknown; isBusy: boolean; onAgain: () => void };

const Trouble = ({ error, ...rest }: TroubleProps) => (
  <LoadAlert title="Your hidden jobs could not be loaded" text={reasonAndAdviceOf(error)} className="mt-4" {...rest} />
);

const Waiting = () => (
  <LoadingBlock label="Your hidden jobs are being loaded." sizes={["mb-1 h-8 w-40", ...jobRows("h-40")]} />
);
