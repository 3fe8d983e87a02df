// The dashboard's list of hidden companies and jobs, each with a button to show it again.

import { type ComponentType, type ReactNode, useRef } from "react";
import { t } from "#messages/candidates.ts";
import type { listHiddenJobs } from "../../../../contract/saved/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { jobRows } from "../../../row-places.ts";
import { ask } from "../../../session/ask.ts";
import { hiddenJobListKey } from "../../../session/candidate-keys.ts";
import { usePages } from "../../../session/use-pages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { type HidableJob, useMarks } from "./marks-store.ts";
import { useMarksWatch } from "./use-marks.ts";
import { setCompanyHidden, setJobHidden } from "./watch-marks.tsx";

export type HiddenJob = (typeof listHiddenJobs)["answer"]["_output"]["data"][number];

const PAGE_SIZE = 50;

type HiddenTabProps = {
  /** Renders the cards; passed in, because features do not import each other. */
  Rows: ComponentType<{ hidden: readonly HiddenJob[]; Action: (props: { row: HidableJob }) => ReactNode }>;
};

export function HiddenTab({ Rows }: HiddenTabProps) {
  useMarksWatch();
  const marks = useMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = usePages(hiddenJobListKey, (lastKey) =>
    ask("listHiddenJobs", { query: { pageSize: PAGE_SIZE, lastKey } }),
  );
  // A job just shown again disappears at once; the list is refetched later.
  const isShown = ({ job }: HiddenJob) => marks.kind === "failed" || marks.hidden.jobs.has(job.id);
  const rows = marks.kind === "unknown" ? undefined : list.rows?.filter(isShown);
  const companies = [...marks.hidden.companies];
  const head = (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        {t.hiddenJobs}
      </h2>
      <p className="prose-width mb-5 text-ink-soft">{t.theseNeverComeInForYouOr}</p>
      {companies.length > 0 && <Companies names={companies} onShown={() => heading.current?.focus()} />}
    </>
  );
  return (
    <PagedList
      list={{ ...list, rows }}
      loading={LOADING}
      empty={companies.length > 0 ? head : <NoneYet />}
      moreLabel={t.showMoreHiddenJobs}
    >
      {(jobs) => (
        <>
          {head}
          {jobs.length > 0 && <Rows hidden={jobs} Action={BringBack} />}
        </>
      )}
    </PagedList>
  );
}

type CompaniesProps = { names: readonly string[]; onShown: () => void };

function Companies({ names, onShown }: CompaniesProps) {
  const show = (companyName: string) => {
    onShown();
    void setCompanyHidden({ id: "", title: "", companyName }, false);
  };
  return (
    <section className="mb-6" aria-labelledby="hidden-companies">
      <h3 id="hidden-companies" className="mb-3 text-lg font-semibold">
        {t.companiesWhoseJobsAreHidden}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip cursor-pointer"
              aria-label={fill(t.showJobsOfAgain, { name })}
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
      aria-label={fill(t.bringBackAt, { title: row.title, companyName: row.companyName })}
      title={t.bringBack}
      onClick={() => void setJobHidden(row, false)}
    >
      <Icon name="eye" size={22} />
    </button>
  );
}

function NoneYet() {
  return (
    <EmptyState icon="eye-off" title={t.nothingIsHidden} actions={<ButtonLink to="/jobs">{t.browseJobs}</ButtonLink>}>
      <p>{t.pressTheCrossedEyeOnAJob}</p>
    </EmptyState>
  );
}

const LOADING = {
  label: t.yourHiddenJobsAreBeingLoaded,
  sizes: ["mb-1 h-8 w-40", ...jobRows("h-40")],
  className: "grid gap-3",
};
