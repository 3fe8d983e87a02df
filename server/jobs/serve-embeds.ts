// Jobs that other sites show in a frame: a company's list, a search, or one card; and the script that places the frame.
import { createHash } from "node:crypto";
import { escapeUTF8 } from "entities";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Language } from "../../contract/identity/rules.ts";
import type { JobCard } from "../../contract/jobs/wire.ts";
import { companyPath, jobPath } from "../../contract/paths.ts";
import { t as english } from "../../messages/en/embeds.ts";
import { WORK_MODE_LABELS as modesEn } from "../../messages/en/jobs.ts";
import { t as hindi } from "../../messages/hi/embeds.ts";
import { WORK_MODE_LABELS as modesHi } from "../../messages/hi/jobs.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { siteName } from "../platform/site-name.ts";
import { dayIn, siteIn, wordsOf } from "../platform/words.ts";
import { listJobs } from "./list-jobs.ts";
import { getJob } from "./read-jobs.ts";
import { findCompany, searchIn } from "./serve-feeds.ts";

const WORDS = wordsOf(english, hindi);
const MODES = { en: modesEn, hi: modesHi } as const;
const usualJobs = 10;
const mostJobs = 50;
/** How many places a row shows. */
const mostPlaces = 2;
const secondsKept = 60;
/** Requests a minute per IP address: an office of people reads one careers page. */
const perMinute = 240;

const THEMES = ["auto", "light", "dark"] as const;
type Look = { theme: (typeof THEMES)[number]; accent: string; language: Language };
type Page = {
  heading: string;
  jobs: readonly JobCard[];
  note: string | null;
  more: { path: string; words: string } | null;
};

/** `site` is the public address without a trailing slash. */
export function mountEmbeds(app: FastifyInstance, deps: Deps, site: string, rateLimitScale: number): void {
  const hidden = { schema: { hide: true } as object, config: { ...limitOf(perMinute, rateLimitScale), isCall: true } };
  app.get("/embed/jobs", hidden, async (request, reply) => {
    const given = new URL(request.url, "http://localhost").searchParams;
    const look = lookIn(given);
    const { text: search, query } = searchIn(request.url);
    const { t, fill } = WORDS[look.language];
    const size = numberIn(given, "limit", usualJobs, mostJobs);
    const company = query.companyId === undefined ? null : await orGone(findCompany(deps, query.companyId));
    if (company === "gone")
      return send(reply.status(404), { heading: t.newJobs, jobs: [], note: t.companyIsGone, more: null }, look, site);
    const asked = { ...query, ...(company && { companyId: company.SK }), pageSize: size };
    const list = await deps.cache.through(
      `embed:${size}:${search}`,
      secondsKept,
      async () => ({ text: (await listJobs({ query: asked, params: undefined, body: undefined }, deps)).text }),
      { bytes: ({ text }) => 2 * text.length, isWorth: () => true },
    );
    const { data: jobs } = JSON.parse(list.text) as { data: JobCard[] };
    const page = company ? companyPath(company) : `/jobs${search === "" ? "" : `?${search}`}`;
    const heading = company ? fill(t.jobsAt, { name: company.name }) : t.newJobs;
    const more = { path: page, words: fill(t.allJobs, { site: siteName() }) };
    return send(reply, { heading, jobs, note: jobs.length === 0 ? t.noOpenJobs : null, more }, look, site);
  });
  app.get("/embed/job", hidden, async (request, reply) => {
    const given = new URL(request.url, "http://localhost").searchParams;
    const look = lookIn(given);
    const { t, fill } = WORDS[look.language];
    const jobid = given.get("jobId") ?? "";
    const found = await orGone(getJob({ params: { jobid }, query: undefined, body: undefined }, deps));
    if (found === "gone")
      return send(reply.status(404), { heading: t.newJobs, jobs: [], note: t.jobIsGone, more: null }, look, site);
    const job = JSON.parse(found.text) as JobCard;
    const more = { path: jobPath(job), words: fill(t.viewOn, { site: siteName() }) };
    return send(reply, { heading: job.companyName, jobs: [job], note: null, more }, look, site);
  });
  app.get("/embed.js", hidden, async (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin" })
      .type("text/javascript; charset=utf-8")
      .send(scriptOf(site)),
  );
}

/** "gone" for what is not there, or no longer: a person reads that in the frame. */
async function orGone<Found>(asked: Promise<Found>): Promise<Found | "gone"> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 410)) return "gone";
    throw error;
  }
}

function lookIn(given: URLSearchParams): Look {
  const theme = given.get("theme") ?? "auto";
  const accent = given.get("accent") ?? "c2410c";
  const language = given.get("lang") ?? "en";
  if (!isOneOf(THEMES, theme)) throw refuse(400, "INVALID_PARAMETER", "theme: must be auto, light or dark", "theme");
  if (!/^[\da-f]{6}$/i.test(accent))
    throw refuse(
      400,
      "INVALID_PARAMETER",
      "accent: must be a colour as six hexadecimal digits, such as c2410c",
      "accent",
    );
  if (!isOneOf(["en", "hi"] as const, language))
    throw refuse(400, "INVALID_PARAMETER", "lang: must be en or hi", "lang");
  return { theme, accent, language };
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

function numberIn(given: URLSearchParams, name: string, usual: number, most: number): number {
  const text = given.get(name);
  if (text === null) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw refuse(400, "INVALID_PARAMETER", `${name}: must be a whole number from 1 to ${most}`, name);
  return value;
}

/** Scripts and styles of the frame are these alone; any site may frame it, as it shows public facts and takes no input. */
function send(reply: FastifyReply, page: Page, look: Look, site: string) {
  const accent = `:root{--accent:#${look.accent}}`;
  const sources = [STYLE, accent].map((text) => `'${hashOf(text)}'`).join(" ");
  return reply
    .removeHeader("x-frame-options")
    .headers({
      "cache-control": `public, max-age=${secondsKept}`,
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": `default-src 'none'; style-src ${sources}; script-src '${hashOf(TELL_HEIGHT)}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(documentOf(page, look, { site: siteIn(look.language, site), accent }));
}

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function documentOf(
  { heading, jobs, note, more }: Page,
  { theme, language }: Look,
  { site, accent }: { site: string; accent: string },
) {
  const { t } = WORDS[language];
  const link = (path: string, words: string) =>
    `<a href="${escapeUTF8(site + path)}" target="_blank" rel="noopener">${escapeUTF8(words)}<span class="aside"> ${escapeUTF8(t.opensInANewTab)}</span></a>`;
  const rows = jobs.map(
    (job) => `<li>${link(jobPath(job), job.jobTitle)}<p>${escapeUTF8(factsOf(job, language))}</p></li>`,
  );
  return `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeUTF8(heading)}</title><style>${STYLE}</style><style>${accent}</style></head><body><main><h1>${escapeUTF8(heading)}</h1>
${rows.length > 0 ? `<ul>${rows.join("\n")}</ul>` : ""}${note === null ? "" : `<p class="note">${escapeUTF8(note)}</p>`}
${more === null ? "" : `<p class="more">${link(more.path, more.words)}</p>`}</main><script>${TELL_HEIGHT}</script></body></html>\n`;
}

/** "Pune · Mumbai +2 · Hybrid · Posted on 3 November 2026": only what is known. */
function factsOf({ location, workMode, jobPostedDate, createdAt }: JobCard, language: Language): string {
  const { t, fill } = WORDS[language];
  const places = location.fullLocation;
  const rest = places.length > mostPlaces ? ` +${places.length - mostPlaces}` : "";
  const posted = jobPostedDate ?? createdAt;
  return [
    `${places.slice(0, mostPlaces).join(" · ")}${rest}`,
    workMode ? MODES[language][workMode] : "",
    Number.isNaN(Date.parse(posted)) ? "" : fill(t.postedOn, { day: dayIn(language, posted) }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** The accent is a line beside the text, so that any colour leaves the text readable. */
const STYLE = `:root{color-scheme:light;--back:#fff;--ink:#1c1917;--soft:#57534e;--line:#e7e5e4;--link:#1d4ed8}
:root[data-theme=dark]{color-scheme:dark;--back:#1c1917;--ink:#fafaf9;--soft:#c7c2bd;--line:#44403c;--link:#93c5fd}
@media (prefers-color-scheme:dark){:root[data-theme=auto]{color-scheme:dark;--back:#1c1917;--ink:#fafaf9;--soft:#c7c2bd;--line:#44403c;--link:#93c5fd}}
*{box-sizing:border-box;margin:0}
body{background:var(--back);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{padding:1rem;border-inline-start:4px solid var(--accent)}
h1{font-size:1.125rem;line-height:1.3;margin-block-end:.5rem}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-block-start:1px solid var(--line)}
a{color:var(--link);text-underline-offset:.2em}
li a{font-weight:600;display:inline-block;padding-block:.125rem}
li p,.note{color:var(--soft);font-size:.875rem}
.more{border-block-start:1px solid var(--line);padding-block-start:.75rem;font-size:.875rem}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
.aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Says to the page around how high the content is; a height is no secret. */
const TELL_HEIGHT = `new ResizeObserver(()=>{parent.postMessage({vouchboardHeight:Math.ceil(document.querySelector("main").getBoundingClientRect().height)},"*")}).observe(document.querySelector("main"))`;

/**
 * Defines <vouchboard-jobs company-id theme accent lang limit search> and <vouchboard-job job-id …>. It sets no inline style and
 * writes no markup, so that a page with a strict content policy needs this site in script-src and frame-src only.
 */
const scriptOf = (site: string) => `// Shows jobs of ${site} in a page. See ${site}/embed/jobs
(() => {
  const site = ${JSON.stringify(site)};
  class Frame extends HTMLElement {
    static observedAttributes = ["company-id", "job-id", "theme", "accent", "lang", "limit", "search"];
    #frame = null;
    #hear = ({ data, origin, source }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== new URL(site).origin) return;
      const height = data && data.vouchboardHeight;
      if (Number.isInteger(height) && height > 0 && height < 20000) this.#frame.height = String(height);
    };
    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#show();
    }
    disconnectedCallback() {
      removeEventListener("message", this.#hear);
    }
    attributeChangedCallback() {
      if (this.#frame) this.#show();
    }
    #show() {
      const asked = new URLSearchParams(this.getAttribute("search") || "");
      for (const [attribute, name] of [["company-id", "companyId"], ["job-id", "jobId"], ["theme", "theme"], ["accent", "accent"], ["lang", "lang"], ["limit", "limit"]]) {
        const value = this.getAttribute(attribute);
        if (value) asked.set(name, value);
      }
      const address = site + this.constructor.path + "?" + asked;
      if (this.#frame) {
        if (this.#frame.src !== address) this.#frame.src = address;
        return;
      }
      const frame = document.createElement("iframe");
      frame.src = address;
      frame.title = this.getAttribute("title") || "Jobs";
      frame.loading = "lazy";
      frame.width = "100%";
      frame.height = "320";
      frame.setAttribute("frameborder", "0");
      frame.referrerPolicy = "no-referrer";
      this.#frame = frame;
      this.append(frame);
    }
  }
  const define = (name, path) => customElements.get(name) || customElements.define(name, class extends Frame { static path = path; });
  define("vouchboard-jobs", "/embed/jobs");
  define("vouchboard-job", "/embed/job");
})();
`;
