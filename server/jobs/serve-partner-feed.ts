// Serves all jobs that were posted here, with their texts, as one XML document in the form that Indeed documented and
// job boards read. Jobs from other sites are their sources' to pass on.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { escapeUTF8 } from "entities";
import type { FastifyInstance } from "fastify";
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { jobPath } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { siteName } from "../platform/site-name.ts";
import { readPlace } from "../taxonomy/places/index.ts";

/** Requests a minute per IP address: a partner reads it a few times a day. */
const perMinute = 12;
const secondsKept = 600;
const atOnce = 200;

type Row = {
  id: string;
  jobTitle: string;
  companyName: string;
  department: string | null;
  locations: string[];
  employmentType: "INTERNSHIP" | "FULL_TIME" | "PART_TIME" | null;
  workMode: "WFH" | "HYBRID" | "WFO" | null;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  payPeriod: string | null;
  experienceMin: number | null;
  experienceMax: number | null;
  createdAt: Date;
  expiresAt: Date | null;
  description: string;
};

const OWN = "j.external_job_id is null and j.is_listed";

/** XML 1.0 has no form for most control characters, not even escaped. */
export const xml = (text: string): string =>
  escapeUTF8(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

/** `site` is the public address without a trailing slash. */
export function mountPartnerFeed(app: FastifyInstance, { db }: Deps, site: string, rateLimitScale: number): void {
  const hidden = { schema: { hide: true } as object, config: { ...limitOf(perMinute, rateLimitScale), isCall: true } };
  app.get("/jobs.xml", hidden, async (request, reply) => {
    const { tag, changed } = await readState(db.replica);
    reply.header("etag", tag).header("cache-control", `public, max-age=${secondsKept}`);
    if (request.headers["if-none-match"]?.split(/,\s*/).includes(tag)) return reply.status(304).send();
    return reply.type("application/xml; charset=utf-8").send(Readable.from(documentOf(db.replica, site, changed)));
  });
}

/** What tells two states of the feed apart. */
async function readState(reader: Reader): Promise<{ tag: string; changed: Date }> {
  const [row] = await reader.query<{ jobs: number; changed: Date | null }>({
    name: "state of the partner feed",
    text: `select count(*)::int as jobs, max(j.updated_at) as changed from job j where ${OWN}`,
  });
  const changed = row?.changed ?? new Date(0);
  const state = `${row?.jobs} ${changed.getTime()} ${siteName()}`;
  return { tag: `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`, changed };
}

async function* documentOf(reader: Reader, site: string, changed: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>${xml(siteName())}</publisher>
<publisherurl>${xml(site)}</publisherurl>\n<lastBuildDate>${changed.toUTCString()}</lastBuildDate>\n`;
  for (let after: string | null = null, isMore = true; isMore; ) {
    const rows = await readPage(reader, after);
    yield rows.flatMap((row) => jobsOf(row, site)).join("");
    after = rows.at(-1)?.id ?? null;
    isMore = rows.length === atOnce;
  }
  yield "</source>\n";
}

const readPage = (reader: Reader, after: string | null): Promise<Row[]> =>
  reader.query<Row>(
    `select j.id, j.job_title as "jobTitle", c.name as "companyName", j.department, j.locations, j.employment_type as "employmentType",
          j.work_mode as "workMode", case when j.display_salary_range then j.pay_min end as "payMin", j.pay_max as "payMax",
          j.pay_currency as "payCurrency", j.pay_period as "payPeriod", j.experience_min as "experienceMin", j.experience_max as "experienceMax",
          j.created_at as "createdAt", j.expires_at as "expiresAt", d.description
        from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id
        where ${OWN} and ($1::uuid is null or j.id < $1) order by j.id desc limit ${atOnce}
        /* "employmentType", "workMode" as typed: constraints say so */`,
    [after],
    "a page of the partner feed",
  );

const TYPES = { FULL_TIME: "fulltime", PART_TIME: "parttime", INTERNSHIP: "internship" } as const;
const MODES = { WFH: "Fully remote", HYBRID: "Hybrid remote", WFO: "" } as const;
const countries = new Intl.DisplayNames("en", { type: "region" });

/** One element for each place, as readers of this form expect. */
function jobsOf(job: Row, site: string): string[] {
  const address = site + jobPath(job);
  return (job.locations.length === 0 ? [""] : job.locations).map((text, at) => {
    const place = readPlace(text);
    const fields: [name: string, value: string | null][] = [
      ["title", job.jobTitle],
      ["date", job.createdAt.toUTCString()],
      ["referencenumber", at === 0 ? job.id : `${job.id}-${at + 1}`],
      ["requisitionid", job.id],
      ["url", address],
      ["company", job.companyName],
      ["city", place.city ?? (place.country === null ? text : null)],
      ["country", place.country && (countries.of(place.country) ?? null)],
      ["description", job.description],
      ["salary", payOf(job)],
      ["jobtype", job.employmentType && TYPES[job.employmentType]],
      ["remotetype", job.workMode && MODES[job.workMode]],
      ["category", job.department],
      ["experience", yearsOf(job)],
      ["expirationdate", job.expiresAt?.toUTCString() ?? null],
    ];
    const elements = fields.flatMap(([name, value]) => (value ? `<${name}>${xml(value)}</${name}>\n` : []));
    return `<job>\n${elements.join("")}</job>\n`;
  });
}

const payOf = ({ payMin, payMax, payCurrency, payPeriod }: Row): string | null =>
  payMin === null ? null : `${payCurrency} ${payMin} - ${payMax} per ${payPeriod?.toLowerCase()}`;

function yearsOf({ experienceMin: least, experienceMax: most }: Row): string | null {
  if (least === null) return null;
  return most === OPEN_ENDED_YEARS ? `${least}+ years` : `${least}-${most} years`;
}
