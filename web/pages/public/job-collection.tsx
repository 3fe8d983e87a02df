// Open jobs of one field, city and work mode: figures, the newest jobs, and links to narrower and neighbouring pages.

import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { t } from "#messages/collections.ts";
import { BROWSE_JOBS_PATH, COLLECTION_NEEDS, collectionPath } from "../../../contract/jobs/collection-rules.ts";
import type { JobCollection } from "../../../contract/jobs/collections-wire.ts";
import { companyPath, jobPath } from "../../../contract/paths.ts";
import { WORK_MODE_LABELS } from "../../../messages/en/jobs.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { breadcrumbList, itemList } from "../../features/content/seo/structured-data.ts";
import { pageOfDocument } from "../../features/jobs/card-rows.ts";
import { CollectionLinks, cityOf, fieldOf } from "../../features/jobs/collections/collection-links.tsx";
import {
  collectionName,
  countSentences,
  factSentences,
  figureText,
  namesOfLink,
} from "../../features/jobs/collections/collection-words.ts";
import { loadCollection, queryOf } from "../../features/jobs/collections/load-collection.ts";
import { JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { type JobRow, unpackJobRows } from "../../features/jobs/job-row.ts";
import { PaySummary } from "../../features/jobs/pay/pay-range.tsx";
import { aboutText } from "../../features/jobs/pay/pay-words.ts";
import { useScores } from "../../features/matching/match-slot.tsx";
import { apiContext, documentContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { rowsOf } from "../../ui/rows/kept-rows.ts";
import { Section } from "../../ui/section.tsx";
import { textHere } from "../../ui/text-here.ts";
import type { Route } from "./+types/job-collection";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCollection(context.get(apiContext), {
    slug: params.slug,
    search: url.search,
    now: Date.now(),
    cards: context.get(documentContext)?.cards ?? null,
  });

type Loaded = Awaited<ReturnType<typeof loadCollection>>["data"];

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData as Loaded | undefined;
  const name = loaded ? collectionName(namesOf(loaded)) : t.jobs;
  const figures = loaded?.figures ?? null;
  return pageMeta(args, {
    title: figures ? fill(t.nameAndOpen, { name, figure: figureText(figures.jobs) }) : name,
    description: loaded && figures ? descriptionOf(name, loaded, figures) : tooFew(),
    // Parameters change nothing here, and the canonical address has none.
    robots: figures ? "index, follow" : "noindex, follow",
  });
};

const descriptionOf = (name: string, loaded: Loaded, figures: NonNullable<Loaded["figures"]>) =>
  [`${name}:`, ...countSentences(figures), ...factSentences(figures, loaded)].join(" ");

const tooFew = () => fill(t.tooFew, { opens: COLLECTION_NEEDS.opens });

const namesOf = ({ field, city, cityInHindi, workMode }: Loaded) => ({
  field: field && textHere(field.name, field.inHindi),
  city: textHere(city, cityInHindi),
  workMode,
});

export default function JobCollectionPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = useSiteFacts();
  const { figures, slug } = loaderData;
  const name = collectionName(namesOf(loaderData));
  const lead = figures === null ? tooFew() : factSentences(figures, loaderData).join(" ");
  const trail = [...trailOf(loaderData), { name, path: collectionPath(slug) }];
  return (
    <div className="wrap grid gap-12 pt-6 pb-20 md:pt-10">
      <div>
        <Breadcrumb trail={trail} />
        <PageHead
          title={name}
          lead={lead}
          className="mt-6"
          {...(figures === null && {
            actions: (
              <>
                <ButtonLink to={listOf(loaderData)}>{t.seeTheFew}</ButtonLink>
                <ButtonLink to={BROWSE_JOBS_PATH} variant="secondary">
                  {t.jobsByFieldAndCity}
                </ButtonLink>
              </>
            ),
          })}
        />
        {figures && <CollectionFigures figures={figures} />}
      </div>
      {figures && <Found loaded={loaderData} />}
      <Neighbours loaded={loaderData} />
      {figures && <JsonLd data={breadcrumbList(publicUrl, trail)} />}
    </div>
  );
}

const listOf = (loaded: Loaded) => `/jobs?${new URLSearchParams(queryOf(loaded))}`;

/** The pages above, as far as there are any: the field, then the field in the city. */
function trailOf({ broader, field, city }: Loaded): { name: string; path: string }[] {
  const above = broader.filter(
    (link) => link.workMode === null && (field ? link.field !== null : true) && (link.city === null || city !== null),
  );
  const widestFirst = above.toReversed();
  return [
    { name: t.jobs, path: "/jobs" },
    ...widestFirst.map((link) => ({ name: collectionName(namesOfLink(link)), path: collectionPath(link.slug) })),
  ];
}

function Found({ loaded }: { loaded: Loaded }) {
  const { publicUrl } = useSiteFacts();
  const { figures } = loaded;
  const page = pageOfDocument(loaded.list);
  const rows = rowsOf<JobRow>(page) ?? unpackJobRows(page.packed);
  if (figures === null) return null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Section id="newest-jobs" title={t.newestJobs} head="mb-4 text-2xl" className="min-w-0">
        <Cards rows={rows} />
        <ButtonLink to={listOf(loaded)} size="lg" className="mt-6">
          {fill(t.seeAllJobs, { figure: figureText(figures.jobs) })}
        </ButtonLink>
      </Section>
      <CollectionAside collection={loaded} figures={figures} />
      {rows.length > 0 && <JsonLd data={itemList(publicUrl, rows.map(jobPath))} />}
    </div>
  );
}

function Cards({ rows }: { rows: readonly JobRow[] }) {
  return (
    <JobList>
      <JobRows rows={rows} Score={useScores(rows)} Mark={useAppliedMark()} Action={useSaveAction()} />
    </JobList>
  );
}

function Neighbours({ loaded }: { loaded: Loaded }) {
  const { broader, cities, fields, modes, workMode } = loaded;
  const { field, city } = namesOf(loaded);
  const titleOfFields = city === null ? (field === null ? t.byField : t.relatedFields) : fill(t.fieldsInCity, { city });
  return (
    <nav aria-label={t.jobsByFieldAndCity} className="grid gap-10">
      <CollectionLinks title={city === null ? t.byCity : t.inOtherCities} links={cities} label={cityOf} />
      <CollectionLinks title={titleOfFields} links={fields} label={fieldOf} />
      <CollectionLinks title={workMode === null ? t.remoteAndHybrid : t.otherWays} links={modes} />
      <CollectionLinks title={t.widerSearch} links={broader} />
    </nav>
  );
}

type Figures = NonNullable<JobCollection["figures"]>;

function CollectionFigures({ figures: { jobs, fresh, companies } }: { figures: Figures }) {
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

function CollectionAside({ collection, figures }: { collection: JobCollection; figures: Figures }) {
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
    <Section id={id} title={title} head="text-lg" className="card grid gap-3">
      {children}
    </Section>
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
