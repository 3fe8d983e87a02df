// Serves what is new as Atom (RFC 4287) and JSON Feed 1.1, of a search and of a company; mounts the feed for partners too.
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type JobCard, type JobListQuery, jobListQuery } from "../../contract/jobs/wire.ts";
import { companyPath, jobPath } from "../../contract/paths.ts";
import { readSavedQuery } from "../../contract/saved/wire.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { siteName } from "../platform/site-name.ts";
import { listJobs } from "./list-jobs.ts";
import { mountPartnerFeed, xml } from "./serve-partner-feed.ts";

const mostJobs = 50;
const secondsKept = 60;
/** Requests a minute per IP address: a reader asks for each of its feeds every few minutes. */
const perMinute = 120;

type FeedFormat = "atom" | "json";
type Feed = { title: string; page: string; self: string; jobs: readonly JobCard[] };

/** `site` is the public address without a trailing slash. */
export function mountFeeds(app: FastifyInstance, deps: Deps, site: string, rateLimitScale: number): void {
  mountPartnerFeed(app, deps, site, rateLimitScale);
  const hidden = { schema: { hide: true } as object, config: { ...limitOf(perMinute, rateLimitScale), isCall: true } };
  for (const format of ["atom", "json"] as const) {
    app.get(`/jobs.${format}`, hidden, async (request, reply) => {
      const { text, query } = searchIn(request.url);
      const search = text === "" ? "" : `?${text}`;
      const place = {
        page: `/jobs${search}`,
        self: `/jobs.${format}${search}`,
        of: query.searchText ?? query.companyName,
      };
      return send(request, reply, format, await keepFeed(deps, { format, query, place, site }));
    });
    app.get<Company>(`/company/:name/:companyId/jobs.${format}`, hidden, async (request, reply) => {
      const company = await findCompany(deps, request.params.companyId);
      const page = companyPath(company);
      const place = { page, self: `${page}/jobs.${format}`, of: company.name };
      const { query } = searchIn(`/jobs?companyId=${company.SK}`);
      return send(request, reply, format, await keepFeed(deps, { format, query, place, site }));
    });
  }
}
type Company = { Params: { companyId: string } };

/** The search in its canonical form, without the order and what the list does not know (such as campaign tags). */
export function searchIn(url: string): { text: string; query: JobListQuery } {
  const known = [...new URL(url, "http://localhost").searchParams].filter(([key]) => key in jobListQuery.shape);
  const read = readSavedQuery(new URLSearchParams(known).toString());
  if (!read.ok) throw refuse(400, "INVALID_PARAMETER", `${read.field}: ${read.problem}`, read.field);
  return read;
}

/** A listed company, also by the id of one that was merged into it; 404 for others. */
export async function findCompany({ db }: Deps, companyId: string): Promise<{ SK: string; name: string }> {
  const [company] = isUuid(companyId)
    ? await db.replica.query<{ SK: string; name: string }>(
        `select id as "SK", name from company where id = coalesce((select merged_into from company where id = $1), $1) and is_listed`,
        [companyId],
      )
    : [];
  if (!company) throw refuse(404, "NOT_FOUND", "There is no such company.");
  return company;
}

/** Paths of the page and of its feed, and what the jobs have in common. */
type Place = { page: string; self: string; of: string | undefined };
type Wanted = { format: FeedFormat; query: JobListQuery; place: Place; site: string };

/** The newest jobs that a search finds, whatever order its page has. Kept for a minute: readers ask again and again. */
const keepFeed = (deps: Deps, { format, query, place, site }: Wanted): Promise<{ text: string }> =>
  deps.cache.through(
    `feed:${place.self}:${siteName()}`,
    secondsKept,
    async () => {
      const asked: JobListQuery = { ...query, sortOrder: "desc", pageSize: mostJobs };
      const list = await listJobs({ query: asked, params: undefined, body: undefined }, deps);
      const { data: jobs } = JSON.parse(list.text) as { data: JobCard[] };
      const title = place.of ? `${place.of}: jobs at ${siteName()}` : `Jobs at ${siteName()}`;
      const feed = { title, page: place.page, self: place.self, jobs };
      return { text: format === "atom" ? atomOf(feed, site) : jsonOf(feed, site) };
    },
    { bytes: ({ text }) => 2 * text.length, isWorth: () => true },
  );

const TYPES: Record<FeedFormat, string> = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

/** 304 if the reader has this very text. */
function send(request: FastifyRequest, reply: FastifyReply, format: FeedFormat, { text }: { text: string }) {
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", tag).header("cache-control", `public, max-age=${secondsKept}`);
  if (request.headers["if-none-match"]?.split(/,\s*/).includes(tag)) return reply.status(304).send();
  return reply.type(TYPES[format]).header("access-control-allow-origin", "*").send(text);
}

/** An id that stays when the company or the site's address is renamed. */
const idOf = ({ id }: JobCard): string => `urn:uuid:${id}`;
const titleOf = ({ jobTitle, companyName }: JobCard): string => `${jobTitle} at ${companyName}`;

/** The places and the first skills: what a line in a reader has room for. */
function summaryOf({ location, coreSkills }: JobCard): string {
  const parts = [location.fullLocation.slice(0, 5).join("; "), coreSkills.slice(0, 10).join(", ")];
  return parts.filter((part) => part !== "").join(" · ");
}

function atomOf({ title, page, self, jobs }: Feed, site: string): string {
  const newest =
    jobs
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const entries = jobs.map(
    (job) => `<entry><id>${idOf(job)}</id><title>${xml(titleOf(job))}</title><link href="${xml(site + jobPath(job))}"/>
<published>${job.createdAt}</published><updated>${job.createdAt}</updated><author><name>${xml(job.companyName)}</name></author>
<summary>${xml(summaryOf(job))}</summary></entry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${xml(site + self)}</id><title>${xml(title)}</title><updated>${newest}</updated>
<link rel="self" type="application/atom+xml" href="${xml(site + self)}"/><link href="${xml(site + page)}"/>
${entries.join("")}</feed>\n`;
}

const jsonOf = ({ title, page, self, jobs }: Feed, site: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: site + page,
    feed_url: site + self,
    language: "en",
    items: jobs.map((job) => ({
      id: idOf(job),
      url: site + jobPath(job),
      title: titleOf(job),
      content_text: summaryOf(job) || titleOf(job),
      date_published: job.createdAt,
      authors: [{ name: job.companyName }],
      tags: job.coreSkills,
    })),
  });
