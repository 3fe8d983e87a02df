// Jobs for platform admins: what waits to be looked at, search over every state, and acts on several at once.
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/admin-jobs.ts";
import type { AdminJob } from "../../../contract/moderation/jobs-wire.ts";
import { JOB_ACTS, type JobAct, type JobList } from "../../../contract/moderation/rules.ts";
import { ADMIN_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { ACT_LABELS, JobActDialog } from "./job-act-dialog.tsx";
import { JobCard } from "./job-card.tsx";

const LISTS: readonly { value: JobList; label: string }[] = [
  { value: "WAITING", label: t.waiting },
  { value: "APPEALS", label: t.appeals },
  { value: "ALL", label: t.all },
  { value: "LISTED", label: t.listed },
  { value: "FROZEN", label: t.frozen },
  { value: "EXPIRED", label: t.expired },
  { value: "CLOSED", label: t.closed },
];

export function JobsScreen() {
  const [params] = useSearchParams();
  const query = params.get("query")?.trim() ?? "";
  const list = chosenIn(params, "list", LISTS);
  return (
    <>
      <SearchForm
        action={ADMIN_JOBS_PATH}
        query={query}
        label={t.searchJobs}
        placeholder={t.titleCompanyOrId}
        search={t.search}
        maxLength={200}
        className="mt-7"
      >
        {/* Words look for a job, wherever it is. */}
        <input type="hidden" name="list" value={list === "WAITING" ? "ALL" : list} />
      </SearchForm>
      <ChoiceLinks label={t.jobsByList} parameter="list" choices={LISTS} chosen={list} className="mt-5" />
      <JobsList key={`${list} ${query}`} {...{ list, query }} />
    </>
  );
}

function JobsList({ list, query }: { list: JobList; query: string }) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const pages = usePages([...adminJobsKey, list, query], (lastKey) =>
    ask("listAdminJobs", { query: { list, ...(query && { query }), lastKey } }),
  );
  // Only what is shown: a chosen job may have left the list since, cleared by its own card.
  const chosen = (pages.rows ?? []).filter(({ id }) => chosenIds.has(id));
  const toggle = (id: string) =>
    setChosenIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <ChosenBar chosen={chosen} onDone={() => setChosenIds(new Set())} />
      <PagedItems
        list={pages}
        loading={{ label: t.jobsAreBeingLoaded, sizes: ["h-36", "h-36", "h-36"], className: "grid gap-3 mt-6" }}
        empty={<NoJobs list={query ? "ALL" : list} />}
        className="outline-none mt-6"
        items="grid gap-3"
      >
        {(job) => <JobCard key={job.id} job={job} isChosen={chosenIds.has(job.id)} onChoose={() => toggle(job.id)} />}
      </PagedItems>
    </>
  );
}

function NoJobs({ list }: { list: JobList }) {
  const [title, text] =
    list === "WAITING"
      ? [t.nothingWaits, t.nothingWaitsText]
      : list === "APPEALS"
        ? [t.noAppeal, t.noAppealText]
        : [t.noJobFits, t.tryOtherWords];
  return <EmptyState icon="briefcase" title={title} text={text} />;
}

/** The acts on all chosen jobs; nothing while none is chosen. */
function ChosenBar({ chosen, onDone }: { chosen: readonly AdminJob[]; onDone: () => void }) {
  const [act, setAct] = useState<JobAct | null>(null);
  return (
    <div role="status" className="sm:sticky sm:top-2 z-10 mt-4">
      {chosen.length > 0 && (
        <div className="card flex flex-wrap items-center gap-2 py-3">
          <p className="grow font-semibold">{fill(t.chosen, { count: chosen.length })}</p>
          {JOB_ACTS.map((one) => (
            <Button key={one} size="sm" variant={one === "FREEZE" ? "danger" : "secondary"} onClick={() => setAct(one)}>
              {ACT_LABELS[one]}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t.chooseNone}
          </Button>
        </div>
      )}
      <JobActDialog act={act} jobs={chosen} onClose={() => setAct(null)} onDone={onDone} />
    </div>
  );
}
