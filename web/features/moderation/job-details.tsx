// What a job was read as, the reports about it and what admins did, loaded when asked for.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/admin-jobs.ts";
import { WORK_MODE_LABELS } from "#messages/jobs.ts";
import type { AdminJob, AdminJobDetail, JobCopy, JobReading } from "../../../contract/moderation/jobs-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionForm, TextField, useForm } from "../../session/action-form.tsx";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { useAction, useToastAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/moments.ts";
import { sitePath } from "../../ui/site-path.ts";
import { showToast } from "../../ui/toast.ts";
import { REPORT_TEXTS } from "./report-texts.ts";

/** The contract's OPEN_ENDED_YEARS; importing its module would bring a validator along. */
export const OPEN_ENDED_YEARS = 9999;

export const PERIODS = { YEAR: t.year, MONTH: t.month, WEEK: t.week, DAY: t.day, HOUR: t.hour } as const;

export const useAdminJob = (jobId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...adminJobsKey, "one", jobId],
    queryFn: () => ask("getAdminJob", { params: { jobId } }),
    enabled,
  });

export function JobDetails({ job }: { job: AdminJob }) {
  const [isOpen, setOpen] = useState(false);
  const query = useAdminJob(job.id, isOpen);
  return (
    <div className="grid gap-3 justify-items-start">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        aria-expanded={isOpen}
        aria-label={fill(t.detailsOf, { jobTitle: job.jobTitle })}
        onClick={() => setOpen(!isOpen)}
      >
        {t.details}
      </Button>
      {isOpen &&
        (query.data ? (
          <Details job={query.data} />
        ) : (
          <LoadState query={query} label={t.detailsAreBeingLoaded} sizes={["h-24"]} level={3} className="w-full" />
        ))}
    </div>
  );
}

const STATES = { OPEN: t.open, UPHELD: t.upheld, DISMISSED: t.dismissed } as const;

function Details({ job }: { job: AdminJobDetail }) {
  const { reading, corrected, reports, history } = job;
  return (
    <div className="grid gap-4 w-full lg:grid-cols-2">
      <Part title={t.readAs}>
        <dl className="grid gap-1">
          {rowsOf(reading).map(([name, label, value]) => (
            <div key={name} className="wrap-anywhere">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">
                {value || t.none}
                {corrected.includes(name) && ` (${t.corrected})`}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t.history}>
        {history.length === 0 && <p>{t.nothingYet}</p>}
        <ul className="grid gap-1">
          {history.map(({ id, action, actor, at }) => (
            <li key={id} className="wrap-anywhere">
              {fill(t.byOn, {
                action,
                actor: actor ? actor.name || t.someoneWhoHasLeft : t.theOperator,
                moment: momentOf(at),
              })}
            </li>
          ))}
        </ul>
      </Part>
      <Copies job={job} />
      {reports.length > 0 && (
        <Part title={t.reports}>
          <ul className="grid gap-2">
            {reports.map(({ id, reason, details, state, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                {fill(t.reportOn, {
                  reason: REPORT_TEXTS[reason].label,
                  state: STATES[state],
                  moment: momentOf(createdAt),
                })}
                {details && <p className="text-ink whitespace-pre-wrap">{details}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="text-sm/body text-ink-soft">
    <h3 className="text-base font-semibold text-ink mb-1">{title}</h3>
    {children}
  </section>
);

/** Says of a listing whether it is the same job, and shows the outcome. */
function useRuling(job: AdminJob) {
  const queries = useQueryClient();
  return async (otherId: string, isSame: boolean) => {
    await ask("ruleOnCopy", { params: { jobId: job.id }, body: { otherId, isSame } });
    void queries.invalidateQueries({ queryKey: adminJobsKey });
  };
}

function Copies({ job }: { job: AdminJobDetail }) {
  const rule = useRuling(job);
  const { isBusy, run } = useToastAction();
  const part = (other: JobCopy) =>
    run(async () => {
      await rule(other.id, false);
      const undo = () => void run(() => rule(other.id, true), t.isJoined);
      showToast("success", t.isParted, { label: t.undo, onAction: undo });
    });
  return (
    <Part title={t.otherListings}>
      {job.copies.length === 0 && <p>{t.noOtherListings}</p>}
      <ul className="grid gap-2">
        {job.copies.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <a href={sitePath(other.path)} className="text-link">
                {other.jobTitle}
              </a>
              {` · ${noteOf(other).join(" · ")}`}
            </span>
            <Button
              variant="secondary"
              size="sm"
              busy={isBusy}
              busyLabel={t.oneMoment}
              aria-label={fill(t.listingIsAnotherJob, { jobTitle: other.jobTitle, companyName: other.companyName })}
              onClick={() => void part(other)}
            >
              {t.anotherJob}
            </Button>
          </li>
        ))}
      </ul>
      <JoinForm job={job} />
    </Part>
  );
}

const noteOf = ({ companyName, isCanonical, isListed, isRuled }: JobCopy): string[] => [
  companyName,
  ...(isCanonical ? [t.isShownInLists] : []),
  ...(isListed ? [] : [t.listingIsClosed]),
  ...(isRuled ? [t.joinedByAnAdmin] : []),
];

/** The id in a job's address, or the id itself. */
const idIn = (text: string): string | undefined => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text)?.[0];

function JoinForm({ job }: { job: AdminJob }) {
  const rule = useRuling(job);
  const action = useAction();
  const form = useForm(action, { otherId: "" });
  const join = async () => {
    const otherId = idIn(form.draft.otherId) ?? "";
    if (await action.run(() => rule(otherId, true), t.isJoined)) form.change({ otherId: "" });
  };
  return (
    <ActionForm
      form={form}
      className="grid gap-2 mt-3 justify-items-start"
      flawOf={() => (idIn(form.draft.otherId) ? null : { title: t.pleaseGiveAJobsAddress, field: "otherId" })}
      onSend={join}
      foot={
        <Button type="submit" variant="secondary" size="sm" busy={action.isBusy} busyLabel={t.oneMoment}>
          {t.sameJob}
        </Button>
      }
    >
      <TextField form={form} name="otherId" label={t.addressOfAnotherListing} hint={t.addressOfAnotherListingHint} />
    </ActionForm>
  );
}

function rowsOf(reading: JobReading): [name: keyof JobReading, label: string, value: string][] {
  const { coreSkills, softSkills, locations, workMode, pay, experience } = reading;
  return [
    ["coreSkills", t.coreSkills, coreSkills.join(", ")],
    ["softSkills", t.softSkills, softSkills.join(", ")],
    ["locations", t.places, locations.join("; ")],
    ["workMode", t.workMode, workMode ? WORK_MODE_LABELS[workMode] : ""],
    ["pay", t.pay, pay ? payOf(pay) : ""],
    ["experience", t.experience, experience ? yearsOf(experience) : ""],
  ];
}

/** The currency is written as the listing has it, which need be none that Intl knows. */
const payOf = ({ min, max, currency, period }: NonNullable<JobReading["pay"]>) =>
  fill(t.payOf, { min: whole(min), max: whole(max), currency, period: PERIODS[period] });

const whole = (amount: number) => amount.toLocaleString("en-IN");

const yearsOf = ({ min, max }: NonNullable<JobReading["experience"]>) =>
  max === OPEN_ENDED_YEARS ? fill(t.yearsFrom, { min }) : fill(t.yearsOf, { min, max });
