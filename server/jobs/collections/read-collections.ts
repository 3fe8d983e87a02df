// The pages of jobs by field, city and work mode: what one says, which there are, and which ones a job is in.
import {
  type CollectionKey,
  type CollectionMode,
  collectionSlug,
  type SlugReading,
  slugReadings,
} from "../../../contract/jobs/collection-rules.ts";
import type * as calls from "../../../contract/jobs/collections-wire.ts";
import type { CollectionLink, FieldLink, JobCollection } from "../../../contract/jobs/collections-wire.ts";
import type { Deps } from "../../deps.ts";
import { type Reader, readLatest } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { familyGroup, familyInHindi, familyName, familyNamed, relatedFamilies } from "../../taxonomy/families/index.ts";
import { canonicalCity, cityInHindi, cityKey, cityNames } from "../../taxonomy/places/index.ts";
import { payOfFamily } from "../pay-insight.ts";

/** Links of one kind on a page. */
const MOST_LINKS = 16;
const MOST_OF_JOB = 6;

/** What a slug names, by any spelling of it; null for what we do not know. */
export function collectionNamed(slug: string): CollectionKey | null {
  for (const reading of slugReadings(slug)) {
    const key = knownKey(reading);
    if (key !== null) return key;
  }
  return null;
}

function knownKey({ workMode, field, city }: SlugReading): CollectionKey | null {
  const known = { workMode, field: field && familyNamed(field), city: city && knownCity(city) };
  const isWhole = (field === null) === (known.field === null) && (city === null) === (known.city === null);
  return isWhole && Object.values(known).some((part) => part !== null) ? known : null;
}

function knownCity(name: string): string | null {
  const key = cityNames().has(name) ? name : cityKey(canonicalCity(name)?.city ?? "");
  return cityNames().has(key) ? key : null;
}

/** As the table has it: "" for any. */
type LinkRow = { field: string; city: string; workMode: string; jobs: number };
type FiguresRow = {
  jobs: number;
  fresh: number;
  remote: number;
  hybrid: number;
  onSite: number;
  companies: number;
  topCompanies: { companyId: string; name: string; jobs: number }[];
  skills: string[];
  changedAt: Date;
};

const keyOf = ({ field, city, workMode }: LinkRow): CollectionKey => ({
  field: field || null,
  city: city || null,
  workMode: (workMode as CollectionMode) || null,
});

const nameOfCity = (key: string | null) => (key === null ? null : (cityNames().get(key) ?? key));

function linkTo(row: LinkRow): CollectionLink {
  const key = keyOf(row);
  return {
    slug: collectionSlug(key),
    field: key.field && familyName(key.field),
    fieldInHindi: key.field && familyInHindi(key.field),
    city: nameOfCity(key.city),
    cityInHindi: key.city && cityInHindi(key.city),
    workMode: key.workMode,
    jobs: row.jobs,
  };
}

/** See contract/jobs/collections-wire.ts. 404 for a slug that names nothing; figures are null while there are too few jobs. */
export async function getJobCollection(
  { params }: Input<typeof calls.getJobCollection>,
  deps: Pick<Deps, "db">,
): Promise<JobCollection> {
  const key = collectionNamed(params.slug);
  if (key === null) throw refuse(404, "NOT_FOUND", "There are no jobs under this address.");
  const db = deps.db.replica;
  const [[row], links, pay] = await Promise.all([
    db.query<FiguresRow>(FIGURES, valuesOf(key)),
    readLinks(db, key),
    key.field === null ? null : payOfFamily(key.field, key.city, deps),
  ]);
  return {
    slug: collectionSlug(key),
    field:
      key.field === null ? null : { key: key.field, name: familyName(key.field), inHindi: familyInHindi(key.field) },
    city: nameOfCity(key.city),
    cityInHindi: key.city && cityInHindi(key.city),
    workMode: key.workMode,
    figures: row === undefined ? null : figuresOf(row),
    pay,
    ...links,
  };
}

const valuesOf = ({ field, city, workMode }: CollectionKey) => [field ?? "", city ?? "", workMode ?? ""];

function figuresOf({ remote, hybrid, onSite, changedAt, ...figures }: FiguresRow): JobCollection["figures"] {
  return { ...figures, modes: { WFH: remote, HYBRID: hybrid, WFO: onSite }, changedAt: changedAt.toISOString() };
}

const FIGURES = {
  name: "job-collection",
  text: `select jobs, fresh, remote, hybrid, on_site as "onSite", companies, skills, changed_at as "changedAt",
      (select coalesce(json_agg(json_build_object('companyId', c.id, 'name', c.name, 'jobs', top.jobs) order by top.place), '[]')
        from unnest(top_companies, top_jobs) with ordinality top (id, jobs, place) join company c on c.id = top.id and c.is_listed) as "topCompanies"
    from job_collection where field = $1 and city = $2 and work_mode = $3`,
};

type Kind = "broader" | "cities" | "fields" | "modes";

/** $1 to $3: the collection; $4: fields related to its own, nearest first; $5: so many of a kind. A field alone leads to related fields only. */
const LINKS = {
  name: "job-collection-links",
  text: `select kind, field, city, "workMode", jobs from (
      (select 'cities' as kind, field, city, work_mode as "workMode", jobs, row_number() over (order by jobs desc, city) as place
        from job_collection where field = $1 and work_mode = $3 and city not in ('', $2) order by place limit $5)
      union all (select 'fields', field, city, work_mode, jobs, row_number() over (order by array_position($4::text[], field), jobs desc, field) as place
        from job_collection where city = $2 and work_mode = $3 and field not in ('', $1) and ($1 = '' or $2 <> '' or field = any ($4))
        order by place limit $5)
      union all select 'modes', field, city, work_mode, jobs, 0 from job_collection
        where field = $1 and city = $2 and work_mode not in ('', $3)
      union all select 'broader', field, city, work_mode, jobs, 0 from job_collection
        where field in ('', $1) and city in ('', $2) and work_mode in ('', $3) and (field, city, work_mode) <> ($1, $2, $3)) linked
    order by kind, place, field <> '' desc, city <> '' desc, "workMode"`,
};

async function readLinks(db: Reader, key: CollectionKey): Promise<Record<Kind, CollectionLink[]>> {
  const related = key.field === null ? [] : relatedFamilies(key.field).map(({ family }) => family);
  const rows = await db.query<LinkRow & { kind: Kind }>(LINKS, [...valuesOf(key), related, MOST_LINKS]);
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(linkTo);
  return { broader: of("broader"), cities: of("cities"), fields: of("fields"), modes: of("modes") };
}

/** See contract/jobs/collections-wire.ts. */
export async function listJobCollections({ db }: Pick<Deps, "db">) {
  const rows = await db.replica.query<LinkRow>({
    name: "job-collections",
    text: `select field, city, work_mode as "workMode", jobs from job_collection
      where (field <> '')::int + (city <> '')::int + (work_mode <> '')::int = 1 order by jobs desc, field, city, work_mode`,
  });
  const fields = rows.flatMap((row): FieldLink[] =>
    row.field === "" ? [] : [{ ...linkTo(row), group: familyGroup(row.field) }],
  );
  return {
    fields,
    cities: rows.filter(({ city }) => city !== "").map(linkTo),
    modes: rows.filter(({ workMode }) => workMode !== "").map(linkTo),
  };
}

/** See contract/jobs/collections-wire.ts. Works for closed jobs too; 404 for an unknown id. */
export async function listCollectionsOfJob(
  { params }: Input<typeof calls.listCollectionsOfJob>,
  { db }: Pick<Deps, "db">,
): Promise<{ data: CollectionLink[] }> {
  const read = (reader: Reader) =>
    reader.query<{ status: string; links: LinkRow[] }>(OF_JOB, [params.jobid, MOST_OF_JOB]);
  const job = isUuid(params.jobid) ? await readLatest(db, read, ({ status }) => status !== "DRAFT") : undefined;
  if (job === undefined || job.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  return { data: job.links.map(linkTo) };
}

/** The job's first field and city come before its others. */
const OF_JOB = {
  name: "job-collections-of-job",
  text: `select j.status, coalesce((select json_agg(json_build_object('field', c.field, 'city', c.city, 'workMode', c.work_mode, 'jobs', c.jobs) order by place)
      from (select c.*, row_number() over (order by (field <> '')::int + (city <> '')::int + (c.work_mode <> '')::int desc, field <> '' desc,
          array_position(rank_keys, 'f:' || field), array_position(city_keys, city), c.work_mode <> '') as place
        from job_collection c where field in (select '' union all select substr(key, 3) from unnest(rank_keys) key where left(key, 2) = 'f:')
          and (city = '' or city = any (city_keys)) and c.work_mode in ('', coalesce(j.work_mode, ''))
        order by place limit $2) c), '[]') as links
    from job j where j.id = $1`,
};
