// Open jobs of one field, city and work mode: figures, the newest jobs, and links to narrower and neighbouring pages.

import { t } from "#messages/collections.ts";
import { BROWSE_JOBS_PATH, COLLECTION_NEEDS, collectionPath } from "../../../contract/jobs/collection-rules.ts";
import { jobPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { breadcrumbList, itemList } from "../../features/content/seo/structured-data.ts";
import { pageOfDocument } from "../../features/jobs/card-rows.ts";
import { CollectionAside, CollectionFigures } from "../../features/jobs/collections/collection-facts.tsx";
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
import { useScores } from "../../features/matching/match-slot.tsx";
import { apiContext, documentContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { rowsOf } from "../../ui/rows/kept-rows.ts";
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
        >
          {lead !== "" && <p>{lead}</p>}
        </PageHead>
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
      <section aria-labelledby="newest-jobs" className="min-w-0">
        <h2 id="newest-jobs" className="mb-4 text-2xl">
          {t.newestJobs}
        </h2>
        <Cards rows={rows} />
        <ButtonLink to={listOf(loaded)} size="lg" className="mt-6">
          {fill(t.seeAllJobs, { figure: figureText(figures.jobs) })}
        </ButtonLink>
      </section>
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
