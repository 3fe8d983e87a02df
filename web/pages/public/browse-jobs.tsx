// The directory of jobs by field, city and work mode.
import { data } from "react-router";
import { t } from "#messages/collections.ts";
import { CallError } from "../../../contract/call-error.ts";
import { BROWSE_JOBS_PATH, COLLECTION_NEEDS } from "../../../contract/jobs/collection-rules.ts";
import type { FieldLink } from "../../../contract/jobs/collections-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { CollectionLinks, cityOf, fieldOf } from "../../features/jobs/collections/collection-links.tsx";
import { figureText } from "../../features/jobs/collections/collection-words.ts";
import { apiContext } from "../../server-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Route } from "./+types/browse-jobs";

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return await context.get(apiContext)("listJobCollections");
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw data(null, { status: error.status || 503, statusText: error.message });
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { fields = [], cities = [] } = (args.loaderData ?? {}) as Partial<Awaited<ReturnType<typeof loader>>>;
  return pageMeta(args, {
    title: t.jobsByFieldAndCity,
    description: fill(t.browseDescription, { fields: figureText(fields.length), cities: figureText(cities.length) }),
  });
};

/** In the order of the page; what is in none of these is among the last. */
const GROUPS = Object.keys(t.groups) as (keyof typeof t.groups)[];
const groupOf = ({ group }: FieldLink) => GROUPS.find((one) => one === group) ?? "other";

export default function BrowseJobs({ loaderData: { fields, cities, modes } }: Route.ComponentProps) {
  const byGroup = Map.groupBy(fields, groupOf);
  const opens = COLLECTION_NEEDS.opens;
  const isEmpty = fields.length + cities.length + modes.length === 0;
  return (
    <div className="wrap grid gap-12 pt-10 pb-20 md:pt-16">
      <PageHead
        title={t.jobsByFieldAndCity}
        actions={
          <ButtonLink to="/jobs" variant="secondary">
            {t.browseAllJobs}
          </ButtonLink>
        }
        lead={fill(isEmpty ? t.noneYet : t.browseIntro, { opens })}
      />
      <CollectionLinks title={t.remoteAndHybrid} links={modes} />
      <CollectionLinks title={t.cities} links={cities} label={cityOf} />
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        {GROUPS.map((group) => (
          <CollectionLinks
            key={group}
            title={t.groups[group]}
            links={byGroup.get(group) ?? []}
            label={fieldOf}
            className="first:col-span-full"
          />
        ))}
      </div>
      <TrailData
        trail={[
          { name: t.jobs, path: "/jobs" },
          { name: t.jobsByFieldAndCity, path: BROWSE_JOBS_PATH },
        ]}
      />
    </div>
  );
}
