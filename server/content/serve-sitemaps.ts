// Serves robots.txt, llms.txt and the sitemaps: an index, the fixed pages, and jobs and companies streamed in files of at most
// 50,000 URLs.
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { companyPath, guidancePath, jobPath, referralPath } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { siteName } from "../platform/site-name.ts";

const urlsInFile = 50_000;
const rowsAtOnce = 5_000;
const firstId = "00000000-0000-0000-0000-000000000000";
const secondsKept = 600;

const fixedPages = [
  "/",
  "/jobs",
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
  app.get<{ Params: { kind: string; from: string } }>("/sitemaps/:kind/:from", hidden, async (request, reply) => {
    const from = request.params.from.replace(/\.xml$/, "");
    const read = Object.hasOwn(readers, request.params.kind) ? readers[request.params.kind] : undefined;
    if (read === undefined || !isUuid(from))
      return reply.status(404).type("text/plain").send("There is no such sitemap.");
    return reply.type("application/xml; charset=utf-8").send(Readable.from(streamUrls(deps, site, read, from)));
  });
}

/** What language models may read about the site, after the proposal of llmstxt.org. */
const textForModels = (site: string): string => `# ${siteName()}

> A board of jobs and referrals: open jobs with their pay, place and skills, companies, and people who refer or advise.

## Jobs

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

function entry(address: string, changed?: Date): string {
  const lastmod = changed === undefined ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>\n`;
}

const escapeXml = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&apos;");

/** Files start at fixed ids, oldest first, so that a new job changes only the last file. */
async function indexText({ db }: Deps, site: string): Promise<string> {
  const starts = (table: string, where: string, step: number) =>
    db.replica.query<{ id: string }>(
      `select id from (select id, row_number() over (order by id) as n from ${table} ${where}) numbered where n % ${step} = 1 order by id`,
    );
  const [jobs, companies] = await Promise.all([
    starts("job", "where is_listed and canonical_id is null", urlsInFile),
    starts("company", "where is_listed", Math.floor(urlsInFile / 3)),
  ]);
  const files = [
    "/sitemaps/pages.xml",
    ...jobs.map(({ id }) => `/sitemaps/jobs/${id}.xml`),
    ...companies.map(({ id }) => `/sitemaps/companies/${id}.xml`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((path) => `<sitemap><loc>${escapeXml(site + path)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;
}

type Batch = { id: string; paths: string[]; changed?: Date }[];
type ReadBatch = (deps: Deps, from: string, inclusive: boolean, limit: number) => Promise<Batch>;

const readers: Record<string, ReadBatch> = {
  async jobs({ db }, from, inclusive, limit) {
    const rows = await db.replica.query<{ id: string; name: string; changed: Date }>(
      `select j.id, c.name, j.updated_at as changed from job j join company c on c.id = j.company_id
       where j.is_listed and j.canonical_id is null and (j.id > $1 or ($2 and j.id = $1)) order by j.id limit $3`,
      [from, inclusive, limit],
    );
    return rows.map(({ id, name, changed }) => ({ id, changed, paths: [jobPath({ id, companyName: name })] }));
  },
  async companies({ db }, from, inclusive, limit) {
    const rows = await db.replica.query<{ SK: string; name: string }>(
      `select id as "SK", name from company where is_listed and (id > $1 or ($2 and id = $1)) order by id limit $3`,
      [from, inclusive, Math.floor(limit / 3)],
    );
    return rows.map((row) => ({ id: row.SK, paths: [companyPath(row), referralPath(row), guidancePath(row)] }));
  },
};

async function* streamUrls(deps: Deps, site: string, read: ReadBatch, from: string): AsyncGenerator<string> {
  yield open;
  let last = from || firstId;
  for (let written = 0; written < urlsInFile; ) {
    const rows = await read(deps, last, written === 0, Math.min(rowsAtOnce, urlsInFile - written));
    if (rows.length === 0) break;
    yield rows.flatMap((row) => row.paths.map((path) => entry(site + path, row.changed))).join("");
    written += rows.reduce((sum, row) => sum + row.paths.length, 0);
    last = rows.at(-1)!.id;
  }
  yield close;
}
