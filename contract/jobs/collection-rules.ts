// What a collection is, and how it is addressed: the open jobs of one field, city and work mode, with a page of its own.
import type { WorkMode } from "./filters.ts";

/**
 * A collection gets a page with so many open jobs, and keeps it until fewer than `stays` are left: a page that comes and goes
 * with single jobs would be a dead link half of the time.
 */
export const COLLECTION_NEEDS = { opens: 10, stays: 6 };

/** How many jobs its page shows. */
export const COLLECTION_JOBS = 20;

/** Work modes with collections. Most jobs are in an office: a collection of those would repeat the one of all. */
export const COLLECTION_MODES = ["WFH", "HYBRID"] as const satisfies readonly WorkMode[];
export type CollectionMode = (typeof COLLECTION_MODES)[number];

/** A family of work, the key of a city ("new delhi") and a work mode; null for any. One at least is named. */
export type CollectionKey = { field: string | null; city: string | null; workMode: CollectionMode | null };

const MODE_NAMES: Record<CollectionMode, string> = { WFH: "remote", HYBRID: "hybrid" };
const MODE_SPELLINGS = new Map<string, CollectionMode>([
  ["remote", "WFH"],
  ["work-from-home", "WFH"],
  ["wfh", "WFH"],
  ["hybrid", "HYBRID"],
]);

/** "remote-software-developer-in-new-delhi". */
export const collectionSlug = ({ field, city, workMode }: CollectionKey): string =>
  [workMode && MODE_NAMES[workMode], field, city && `in-${city.replaceAll(" ", "-")}`].filter(Boolean).join("-");

/** One segment, since two are a company and a job. */
export const collectionPath = (slug: string): string => `/jobs/${slug}`;

/** Lists the collections; no field is called "browse". */
export const BROWSE_JOBS_PATH = "/jobs/browse";

/** The parts of a slug in words with blanks, as they may be meant. */
export type SlugReading = { workMode: CollectionMode | null; field: string | null; city: string | null };

/** How a slug may be read, the likeliest first; none of an empty one. In any case, with any signs between words, and with "jobs" in it. */
export function slugReadings(slug: string): SlugReading[] {
  const plain = slug
    .slice(0, 120)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+#]+/gu, "-")
    .replace(/(^|-)jobs?(?=-|$)/g, "")
    .replace(/^-+|-+$/g, "");
  const readings = [...MODE_SPELLINGS].flatMap(([name, workMode]) =>
    plain === name || plain.startsWith(`${name}-`) ? placesIn(plain.slice(name.length + 1), workMode) : [],
  );
  return [...readings, ...(plain === "" ? [] : placesIn(plain, null))];
}

/** "web-developer-in-pune": the last "in" parts field and city, unless the words before it are no field. */
function placesIn(text: string, workMode: CollectionMode | null): SlugReading[] {
  const words = (part: string) => part.replaceAll("-", " ").trim() || null;
  if (text === "") return [{ workMode, field: null, city: null }];
  const cuts = [...`-${text}`.matchAll(/-in-/g)].map(({ index }) => index).reverse();
  return [
    ...cuts.map((at) => ({
      workMode,
      field: words(text.slice(0, Math.max(0, at - 1))),
      city: words(text.slice(at + 3)),
    })),
    { workMode, field: words(text), city: null },
  ];
}

/** The parameters of the job list that find the same jobs; `city` is a name. */
export function collectionQuery({ field, city, workMode }: CollectionKey): Record<string, string> {
  return { ...(field && { field }), ...(city && { location: city }), ...(workMode && { workMode }) };
}
