// What a job was read as, the reports about it and what admins did, loaded when asked for.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/admin-jobs.ts";
import { WORK_MODE_LABELS } from "#messages/jobs.ts";
import type { AdminJob, AdminJobDetail, JobReading } from "../../../contract/moderation/jobs-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/moments.ts";
import { OPEN_ENDED_YEARS } from "./correction-draft.ts";
import { REPORT_TEXTS } from "./report-texts.ts";

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

function Details({ job: { reading, corrected, reports, history } }: { job: AdminJobDetail }) {
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

function rowsOf(reading: JobReading): [name: keyof JobReading, label: string, value: string][] {
  const { coreSkills, softSkills, locations, workMode, pay, experience } = reading;
  return [
    ["coreSkills", t.coreSkills, coreSkills.join(", ")],
    ["softSkills", t.softSkills, softSkills.join(", ")],
    ["locations", t.places, locations.join("; ")],
    ["workMode", t.workMode, workMode ? WORK_MODE_LABELS[workMode] : ""],
    ["pay", t.pay, pay ? fill(t.payOf, { ...pay, period: PERIODS[pay.period] }) : ""],
    ["experience", t.experience, experience ? yearsOf(experience) : ""],
  ];
}

const yearsOf = ({ min, max }: NonNullable<JobReading["experience"]>) =>
  max === OPEN_ENDED_YEARS ? fill(t.yearsFrom, { min }) : fill(t.yearsOf, { min, max });
