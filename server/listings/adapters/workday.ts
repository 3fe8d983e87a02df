// Workday's list of a careers site, as a saved file: it has no texts and no dates, and Workday documents no such address.
import type { Adapter, Board, Named } from "../external-job.ts";
import { cleanLine } from "../html-text.ts";
import { keyOf, readJobUrl } from "../job-url.ts";
import { type JsonRecord, listIn, textAt, textsAt } from "../json-fields.ts";

const HOST = /^(?<tenant>[\w-]+)\.(?<cluster>wd\d+)\.myworkdayjobs\.com$/;
const ID = /_(?<id>[A-Za-z]{0,8}[-_]?\d[\w-]*)$/;
/** The older host, whose path begins with "recruiting/{tenant}/{site}". */
const SHARED_HOST = /^(?<cluster>wd\d+)\.myworkdaysite\.com$/;
const LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/;

/** A board is one site of a tenant, `{tenant}.{cluster}.{site}`. Keys name the tenant: its sites share their jobs. */
function address(url: URL): Named | null {
  const segments = url.pathname.split("/").filter((part) => part !== "" && !LANGUAGE.test(part));
  const shared = segments[0] === "recruiting" ? SHARED_HOST.exec(url.hostname)?.groups?.cluster : undefined;
  const { tenant, cluster } = shared
    ? { tenant: segments[1], cluster: shared }
    : (HOST.exec(url.hostname)?.groups ?? {});
  if (!tenant || !cluster) return null;
  const parts = shared ? segments.slice(2) : segments;
  const id = idIn(url.pathname);
  const board = [tenant, cluster, parts[0] ?? ""].filter((part) => part !== "").join(".");
  return { board, key: id ? keyOf({ ats: "workday", token: tenant, id }) : null };
}

const idIn = (path: string): string | undefined => ID.exec(path.replace(/\/(?:apply.*)?$/, ""))?.groups?.id;

const tenantOf = (token: string): string => token.split(".")[0] ?? token;

export const workday: Adapter = {
  address,
  isRow: (raw) => "externalPath" in raw && ("bulletFields" in raw || "locationsText" in raw),
  rowsIn: (document) => listIn(document, "jobPostings"),
  employerIn: tenantOf,

  key(raw, board) {
    const id = idIn(pathOf(raw)) ?? textsAt(raw, "bulletFields")[0];
    return id ? keyOf({ ats: "workday", token: tenantOf(board.token), id }) : null;
  },

  read: (raw, board) => ({
    title: textAt(raw, "title"),
    company: board.company,
    locations: [placeOf(raw)],
    employmentRaws: [],
    pay: null,
    // "Posted 3 Days Ago" counts from a day that the file does not name.
    posted: null,
    url: pageOf(raw, board),
    html: "",
  }),
};

const pathOf = (raw: JsonRecord): string => (textAt(raw, "externalPath") ?? "").slice(0, 2000);

/** "3 Locations" names none, but the page's path has the first, with hyphens for spaces. */
function placeOf(raw: JsonRecord): string {
  const written = cleanLine(textAt(raw, "locationsText") ?? "");
  if (written !== "" && !/^\d+ /.test(written)) return written;
  const folder = /^\/job\/([^/]+)\//.exec(pathOf(raw))?.[1] ?? "";
  return folder.replaceAll("---", ", ").replaceAll("-", " ");
}

/** Known only where the board names cluster and site. */
function pageOf(raw: JsonRecord, { token }: Board): string | null {
  const [tenant, cluster, site] = token.split(".");
  const path = pathOf(raw);
  return cluster && site && /^wd\d+$/.test(cluster) && path.startsWith("/job/")
    ? readJobUrl(`https://${tenant}.${cluster}.myworkdayjobs.com/${encodeURIComponent(site)}${path}`)
    : null;
}
