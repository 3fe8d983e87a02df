// Serves robots.txt, llms.txt and the sitemaps: an index that says when each file last changed, the fixed pages, the collections,
// and jobs and companies streamed in files of at most 50,000 URLs (sitemap-parts.ts).
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import {
  BROWSE_JOBS_PATH,
  type CollectionMode,
  collectionPath,
  collectionSlug,
} from "../../contract/jobs/collection-rules.ts";
import { companyPath, guidancePath, jobPath, referralPath } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";
import { FIRST_ID, isUuid } from "../platform/ids.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { siteName } from "../platform/site-name.ts";
import { SITEMAP_KINDS, type SitemapKind } from "./sitemap-parts.ts";

const urlsInFile = 50_000;
const rowsAtOnce = 5_000;
const secondsKept = 600;

const fixedPages = [
  "/",
  "/jobs",
  BROWSE_JOBS_PATH,
  "/referrals",
  "/guidance",
  "/company",
  "/for-employee",
  "/faq",
  "/salaries",
  "/about",
  "/corporate",
  "/corporate/connect-with-us",
];

/** Requests a minute per file and IP address: a crawler reads each once. */
const perMinute = 60;

/** `site` is the public address without a trailing slash. */
export function mountSitemaps(app: FastifyInstance, deps: Deps, site: string, rateLimitScale: number): void {
  const hidden = { schema: { hide: true } as object, config: limitOf(perMinute, rateLimitScale) };
  app.get("/robots.txt", hidden, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dashboards/\n\nSitemap: ${site}/sitemap.xml\n`,
      ),
  );
  app.get("/llms.txt", hidden, async (_request, reply) =>
    reply.type("text/markdown; charset=utf-8").send(textForModels(site)),
  );
  app.get("/sitemap.xml", hidden, async (_request, reply) => {
    const { text } = await deps.cache.through("sitemap-index", secondsKept, async () => ({
      text: await indexText(deps, site),
    }));
    return reply.type("application/xml; charset=utf-8").send(text);
  });
  app.get("/sitemaps/pages.xml", hidden, async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .send(`${open}${fixedPages.map((path) => entry(site + path)).join("")}${close}`),
  );
  app.get("/sitemaps/collections.xml", hidden, async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(`${open}${await collectionEntries(deps, site)}${close}`),
  );
  app.get<{ Params: { kind: string; from: string } }>("/sitemaps/:kind/:from", hidden, async (request, reply) => {
    const from = request.params.from.replace(/\.xml$/, "");
    const kind = SITEMAP_KINDS.find((one) => one === request.params.kind);
    if (kind === undefined || !isUuid(from))
      return reply.status(404).type("text/plain").send("There is no such sitemap.");
    return reply.type("application/xml; charset=utf-8").send(Readable.from(streamUrls(deps, site, kind, from)));
  });
}

/** What language models may read about the site, after the proposal of llmstxt.org. */
const textForModels = (site: string): string => `# ${siteName()}

> A board of jobs and referrals: open jobs with their pay, place and skills, companies, and people who refer or advise.

## Jobs

- [Open jobs by field, city and work mode](${site}/jobs/browse)
- [Open jobs](${site}/jobs): every listing is readable without an account; the parameters are those of the API's job list
- [New jobs as JSON Feed](${site}/jobs.json): the same parameters; [as Atom](${site}/jobs.atom)
- [All jobs that were posted here, with their texts](${site}/jobs.xml): XML in the form of Indeed's feeds
- [Stated pay by title, city and years](${site}/salaries)
- [Companies](${site}/company)

## API

- [OpenAPI description](${site}/api/openapi.json): reading jobs and companies needs no key
- [Documentation](${site}/api/docs)

## More

- [Questions and answers](${site}/faq)
- [Sitemap](${site}/sitemap.xml)
`;

const open = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const close = "</urlset>\n";

const entry = (address: string, changed?: Date) => `<url>${located(address, changed)}</url>\n`;

function located(address: string, changed?: Date): string {
  const lastmod = changed === undefined ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<loc>${escapeXml(address)}</loc>${lastmod}`;
}

const escapeXml = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&apos;");

type FileRow = { kind: SitemapKind | "collections"; from: string; changed: Date };

/** Without `changed`, nothing says when it changed. */
type File = { path: string; changed?: Date };

/** Before the first round each kind is one file. */
async function indexText({ db }: Deps, site: string): Promise<string> {
  const rows = await db.replica.query<FileRow>(
    `select kind, from_id as "from", changed_at as changed from sitemap_part
     union all (select 'collections', '${FIRST_ID}', changed_at from job_collection order by changed_at desc limit 1)
     order by kind, "from"`,
  );
  const files = SITEMAP_KINDS.flatMap((kind): File[] => {
    const parts = rows.filter((row) => row.kind === kind);
    const paths = parts.map(({ from, changed }) => ({ path: `/sitemaps/${kind}/${from}.xml`, changed }));
    return paths.length > 0 ? paths : [{ path: `/sitemaps/${kind}/${FIRST_ID}.xml` }];
  });
  const collections = rows.find(({ kind }) => kind === "collections");
  const all: File[] = [
    { path: "/sitemaps/pages.xml" },
    ...(collections ? [{ path: "/sitemaps/collections.xml", changed: collections.changed }] : []),
    ...files,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all
    .map(({ path, changed }) => `<sitemap>${located(site + path, changed)}</sitemap>\n`)
    .join("")}</sitemapindex>\n`;
}

type CollectionRow = { field: string; city: string; workMode: "" | CollectionMode; changed: Date };

async function collectionEntries({ db }: Deps, site: string): Promise<string> {
  const rows = await db.replica.query<CollectionRow>(
    `select field, city, work_mode as "workMode", changed_at as changed from job_collection order by field, city, work_mode limit ${urlsInFile}`,
  );
  const slugOf = ({ field, city, workMode }: CollectionRow) =>
    collectionSlug({ field: field || null, city: city || null, workMode: workMode || null });
  return rows.map((row) => entry(site + collectionPath(slugOf(row)), row.changed)).join("");
}

type Batch = { id: string; paths: string[]; changed?: Date }[];
/** The next entries after an id, or from it on, and before the next file. */
type Place = { from: string; inclusive: boolean; end: string | null; limit: number };

const readers: Record<SitemapKind, (deps: Deps, place: Place) => Promise<Batch>> = {
  async jobs({ db }, { from, inclusive, end, limit }) {
    const rows = await db.replica.query<{ id: string; name: string; changed: Date }>(
      `select j.id, c.name, j.updated_at as changed from job j join company c on c.id = j.company_id
       where j.is_listed and j.canonical_id is null and (j.id > $1 or ($2 and j.id = $1)) and ($4::uuid is null or j.id < $4) order by j.id limit $3`,
      [from, inclusive, limit, end],
    );
    return rows.map(({ id, name, changed }) => ({ id, changed, paths: [jobPath({ id, companyName: name })] }));
  },
  async companies({ db }, { from, inclusive, end, limit }) {
    const rows = await db.replica.query<{ SK: string; name: string }>(
      `select id as "SK", name from company where is_listed and (id > $1 or ($2 and id = $1)) and ($4::uuid is null or id < $4) order by id limit $3`,
      [from, inclusive, Math.floor(limit / 3), end],
    );
    return rows.map((row) => ({ id: row.SK, paths: [companyPath(row), referralPath(row), guidancePath(row)] }));
  },
};

async function* streamUrls(deps: Deps, site: string, kind: SitemapKind, from: string): AsyncGenerator<string> {
  yield open;
  const [next] = await deps.db.replica.query<{ id: string }>(
    "select from_id as id from sitemap_part where kind = $1 and from_id > $2 order by from_id limit 1",
    [kind, from],
  );
  let last = from;
  for (let written = 0; written < urlsInFile; ) {
    const limit = Math.min(rowsAtOnce, urlsInFile - written);
    const rows = await readers[kind](deps, { from: last, inclusive: written === 0, end: next?.id ?? null, limit });
    if (rows.length === 0) break;
    yield rows.flatMap((row) => row.paths.map((path) => entry(site + path, row.changed))).join("");
    written += rows.reduce((sum, row) => sum + row.paths.length, 0);
    last = rows.at(-1)!.id;
  }
  yield close;
}
