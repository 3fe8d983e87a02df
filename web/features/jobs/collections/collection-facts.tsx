// What the page of a collection says beside its jobs: figures, stated pay, modes, companies and skills.
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { t } from "#messages/collections.ts";
import { collectionPath } from "../../../../contract/jobs/collection-rules.ts";
import type { JobCollection } from "../../../../contract/jobs/collections-wire.ts";
import { companyPath } from "../../../../contract/paths.ts";
import { WORK_MODE_LABELS } from "../../../../messages/en/jobs.ts";
import { fill } from "../../../../messages/fill.ts";
import { textHere } from "../../../ui/text-here.ts";
import { PaySummary } from "../pay/pay-range.tsx";
import { aboutText } from "../pay/pay-words.ts";
import { figureText } from "./collection-words.ts";

type Figures = NonNullable<JobCollection["figures"]>;

export function CollectionFigures({ figures: { jobs, fresh, companies } }: { figures: Figures }) {
  const rows = [
    { figure: jobs, label: fill(t.open, { jobs }) },
    { figure: fresh, label: t.newThisWeekLabel },
    { figure: companies, label: fill(t.companiesLabel, { companies }) },
  ].filter(({ figure }) => figure > 0);
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4" aria-label={t.inFigures}>
      {rows.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl font-bold tracking-display tabular-nums">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CollectionAside({ collection, figures }: { collection: JobCollection; figures: Figures }) {
  const { pay, field } = collection;
  return (
    // It stays in sight beside the longer list: where it is shorter than the window, at the top.
    <div className="grid min-w-0 content-start gap-5 lg:sticky lg:bottom-6 lg:min-h-[calc(100dvh-3rem)] lg:self-end">
      {pay && field && (
        <Panel title={t.statedPayTitle}>
          <p className="text-sm/body text-ink-soft">{aboutText(textHere(field.name, field.inHindi), pay)}</p>
          <PaySummary range={pay} />
          <Link
            to={`/salaries?${salaryQuery(field.name, pay.city)}`}
            className="text-link inline-flex items-center justify-self-start pointer-coarse:min-h-11"
          >
            {t.payByCity}
          </Link>
        </Panel>
      )}
      <Modes collection={collection} figures={figures} />
      {figures.topCompanies.length > 0 && (
        <Panel title={t.whoIsHiring}>
          <ol className="grid gap-2 pointer-coarse:gap-0">
            {figures.topCompanies.map(({ companyId, name, jobs }) => (
              <Row key={companyId} figure={jobs}>
                <Link to={companyPath({ SK: companyId, name })} className={`${ROW_LINK} [overflow-wrap:anywhere]`}>
                  {name}
                </Link>
              </Row>
            ))}
          </ol>
        </Panel>
      )}
      {figures.skills.length > 0 && (
        <Panel title={t.skillsAsked}>
          <ul className="job-skills flex flex-wrap gap-2">
            {figures.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

const salaryQuery = (title: string, city: string | null) => new URLSearchParams({ title, ...(city && { city }) });

/** How many jobs are of each work mode; nothing on the page of one mode, or where none says. */
function Modes({ collection, figures }: { collection: JobCollection; figures: Figures }) {
  const rows = (["WFO", "HYBRID", "WFH"] as const).filter((mode) => figures.modes[mode] > 0);
  if (collection.workMode !== null || rows.length === 0) return null;
  return (
    <Panel title={t.whereTheWorkIsDone}>
      <ul className="grid gap-2">
        {rows.map((mode) => {
          const page = collection.modes.find(({ workMode }) => workMode === mode);
          return (
            <Row key={mode} figure={figures.modes[mode]} share={figures.modes[mode] / figures.jobs}>
              {page ? (
                <Link to={collectionPath(page.slug)} className={ROW_LINK}>
                  {WORK_MODE_LABELS[mode]}
                </Link>
              ) : (
                WORK_MODE_LABELS[mode]
              )}
            </Row>
          );
        })}
      </ul>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

const ROW_LINK = "text-link inline-flex items-center pointer-coarse:min-h-11";

/** A line with its number at the end, and a bar for its share of all. */
function Row({ figure, share, children }: { figure: number; share?: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <span>{children}</span>
      <span className="text-sm/body text-ink-soft tabular-nums">{figureText(figure)}</span>
      {share !== undefined && (
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="col-span-full block h-1.5 w-full"
        >
          <rect width="100" height="4" className="fill-line" />
          <rect width={Math.max(share * 100, 1)} height="4" className="fill-brand" />
        </svg>
      )}
    </li>
  );
}
