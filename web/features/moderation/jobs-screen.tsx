// Jobs for platform admins: what waits to be looked at, search over every state, and acts on several at once.
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/admin-jobs.ts";
import type { AdminJob } from "../../../contract/moderation/jobs-wire.ts";
import { JOB_ACTS, type JobAct, type JobList, type ScamRule } from "../../../contract/moderation/rules.ts";
import { ADMIN_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { dayOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { CorrectionDialog, TakeBackDialog } from "./correction-dialog.tsx";
import { JobDetails } from "./job-details.tsx";
import { ACT_LABELS, AppealDialog, JobActDialog } from "./job-dialogs.tsx";

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

const RULES: Record<ScamRule, string> = {
  ASKS_FOR_MONEY: t.ruleAsksForMoney,
  CHAT_APP: t.ruleChatApp,
  FREE_MAIL: t.ruleFreeMail,
  PHONE_IN_TEXT: t.rulePhoneInText,
  MAIL_IN_TEXT: t.ruleMailInText,
  LINK_TO_APPLY: t.ruleLinkToApply,
  QUICK_MONEY: t.ruleQuickMoney,
  BANK_DETAILS: t.ruleBankDetails,
  EASY_HOME_WORK: t.ruleEasyHomeWork,
  NO_INTERVIEW: t.ruleNoInterview,
  RECRUITING_OTHERS: t.ruleRecruitingOthers,
  PAY_FAR_OFF: t.rulePayFarOff,
};

function JobCard({ job, isChosen, onChoose }: { job: AdminJob; isChosen: boolean; onChoose: () => void }) {
  const { jobTitle, companyName, city, createdAt, hits, openReports, freeze } = job;
  return (
    <Card as="li" className="grid gap-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="flex items-start gap-3 min-w-0">
          <label className="-mx-3 -mt-2 -mb-3 shrink-0 p-3">
            <input type="checkbox" aria-label={fill(t.choose, { jobTitle })} checked={isChosen} onChange={onChoose} />
          </label>
          <div className="min-w-0">
            <h2 className="text-lg wrap-anywhere">
              {job.isListed ? (
                <a href={sitePath(job.path)} className="text-link">
                  {jobTitle}
                </a>
              ) : (
                jobTitle
              )}
            </h2>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {[companyName, city, fill(t.postedOn, { day: dayOf(createdAt) })].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StateBadges job={job} />
          <Acts job={job} />
        </div>
      </div>
      {(hits.length > 0 || openReports > 0) && (
        <ul aria-label={t.rules} className="grid gap-1 text-sm/body">
          {hits.map(({ rule, words }) => (
            <li key={rule} className="wrap-anywhere">
              {fill(t.hit, { rule: RULES[rule], words })}
            </li>
          ))}
          {openReports > 0 && <li>{fill(t.openReports, { count: openReports })}</li>}
        </ul>
      )}
      {freeze && (
        <p className="text-sm/body text-ink-soft wrap-anywhere">
          {fill(t.frozenOn, { day: dayOf(freeze.frozenAt), reason: freeze.reason ?? t.reportsWereRight })}
        </p>
      )}
      <Appeal job={job} />
      <JobDetails job={job} />
    </Card>
  );
}

function StateBadges({ job }: { job: AdminJob }) {
  return (
    <>
      {job.isFrozen && <Badge tone="bad">{t.frozen}</Badge>}
      {job.status === "EXPIRED" && <Badge>{t.expired}</Badge>}
      {job.status === "CLOSED" && <Badge>{t.closed}</Badge>}
      {job.isExternal && <Badge>{t.external}</Badge>}
      {job.corrected.length > 0 && <Badge tone="brand">{t.corrected}</Badge>}
      {job.clearedAt && <Badge tone="good">{t.lookedAt}</Badge>}
    </>
  );
}

function actsOf({ freeze, isFrozen, status, clearedAt, hits, openReports }: AdminJob): readonly JobAct[] {
  const isSpokenAgainst = clearedAt === null && (hits.length > 0 || openReports > 0);
  return [
    ...(freeze ? [] : (["FREEZE"] as const)),
    ...(isFrozen ? (["THAW"] as const) : []),
    ...(status === "PUBLISHED" ? (["EXPIRE"] as const) : []),
    ...(isSpokenAgainst && !isFrozen ? (["CLEAR"] as const) : []),
  ];
}

function Acts({ job }: { job: AdminJob }) {
  const [act, setAct] = useState<JobAct | "CORRECT" | "TAKE_BACK" | null>(null);
  const close = () => setAct(null);
  const items: MenuItem[] = [
    ...actsOf(job).map((id) => ({ id, label: ACT_LABELS[id], onAction: () => setAct(id) })),
    ...(job.isExternal ? [{ id: "CORRECT", label: t.correct, onAction: () => setAct("CORRECT") }] : []),
    ...(job.corrected.length > 0 ? [{ id: "TAKE_BACK", label: t.takeBack, onAction: () => setAct("TAKE_BACK") }] : []),
  ];
  return (
    <>
      <Menu size="sm" label={fill(t.actsOn, { jobTitle: job.jobTitle })} items={items}>
        {t.change}
      </Menu>
      <JobActDialog act={act === "CORRECT" || act === "TAKE_BACK" ? null : act} jobs={[job]} onClose={close} />
      <CorrectionDialog isOpen={act === "CORRECT"} job={job} onClose={close} />
      <TakeBackDialog isOpen={act === "TAKE_BACK"} job={job} onClose={close} />
    </>
  );
}

function Appeal({ job }: { job: AdminJob }) {
  const [isAnswering, setAnswering] = useState(false);
  const { freeze } = job;
  if (!freeze?.appealedAt) return null;
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="text-sm/body text-ink-soft">{fill(t.theCompanyAppeals, { day: dayOf(freeze.appealedAt) })}</p>
      <p className="py-3 px-4 w-full rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">{freeze.appeal}</p>
      {freeze.answeredAt ? (
        <p className="text-sm/body text-ink-soft wrap-anywhere">
          {fill(t.ourAnswer, { day: dayOf(freeze.answeredAt), answer: freeze.answer ?? "" })}
        </p>
      ) : (
        <Button size="sm" onClick={() => setAnswering(true)}>
          {t.answerTheAppeal}
        </Button>
      )}
      <AppealDialog isOpen={isAnswering} job={job} onClose={() => setAnswering(false)} />
    </div>
  );
}
