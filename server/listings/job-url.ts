// Reads a listing's address: cleaned, and the tracking system, board and id in it. Makes the keys of listings.
import type { Adapter } from "./external-job.ts";
import { textAt } from "./json-fields.ts";

export type AtsKey = { ats: string; token: string; id: string };

const TRACKING =
  /^(?:utm_\w+|gh_src|lever-\w+|source|src|ref|refid|trk|trackingid|fbclid|gclid|mc_cid|mc_eid|codes|jobboard|jr_id)$/i;

/** A listing's address: http(s) with a real host, at most 2,000 characters; null otherwise. */
export function readJobUrl(text: string | undefined): string | null {
  const trimmed = (text ?? "").trim();
  if (!/^https?:\/\//i.test(trimmed) || trimmed.length > 2000 || /[\s<>"\\^`{|}]/.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  if (url?.username !== "" || url.password !== "" || !/\.[a-z][a-z0-9-]*$/i.test(url.hostname)) return null;
  return url.href;
}

/** The address without what differs between two links to one listing, for comparisons. */
export function canonicalUrl(address: string): string {
  const url = new URL(address);
  url.protocol = "https:";
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  // Some feeds glue "&utm_source=…" to the path.
  url.pathname = url.pathname.replace(/&utm_[^/]*$/, "").replace(/\/(?:apply|application)?\/*$/, "");
  return url.href;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PATTERNS: readonly (readonly [string, RegExp, RegExp])[] = [
  ["greenhouse", /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, /^\/(?<token>[\w-]+)\/jobs\/(?<id>\d+)/],
  ["lever", /^jobs(?:\.eu)?\.lever\.co$/, new RegExp(`^/(?<token>[^/]+)/(?<id>${UUID})`, "i")],
  ["ashby", /^jobs\.ashbyhq\.com$/, new RegExp(`^/(?<token>[^/]+?)/?(?<id>${UUID})`, "i")],
  ["smartrecruiters", /^jobs\.smartrecruiters\.com$/, /^\/(?<token>[^/]+)\/(?<id>\d{9,})/],
  ["workable", /^apply\.workable\.com$/, /^\/(?<token>[^/]+)\/j\/(?<id>[0-9A-F]{6,})/i],
];
const WORKDAY_HOST = /^(?<token>[\w-]+)\.wd\d+\.myworkdayjobs\.com$/;
const WORKDAY_ID = /_(?<id>[A-Za-z]{0,8}[-_]?\d[\w-]*)$/;

/** Null when the address does not show the system, board and id. */
export function readAtsKey(address: string): AtsKey | null {
  const url = URL.parse(address);
  if (!url) return null;
  for (const [ats, host, path] of PATTERNS) {
    if (!host.test(url.hostname)) continue;
    const groups = path.exec(url.pathname)?.groups;
    return groups ? { ats, token: decode(groups.token), id: groups.id ?? "" } : embedded(ats, url);
  }
  const tenant = WORKDAY_HOST.exec(url.hostname)?.groups?.token;
  const id = tenant && WORKDAY_ID.exec(url.pathname.replace(/\/(?:apply.*)?$/, ""))?.groups?.id;
  return tenant && id ? { ats: "workday", token: tenant, id } : null;
}

/** Greenhouse's embedded form: /embed/job_app?for={board}&token={id}. */
function embedded(ats: string, url: URL): AtsKey | null {
  const token = url.searchParams.get("for");
  const id = url.searchParams.get("token");
  return ats === "greenhouse" && token && id && /^\d+$/.test(id) ? { ats, token, id } : null;
}

function decode(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return text ?? "";
  }
}

/** The canonical key: the board and UUIDs in lower case, other ids unchanged. */
export const keyOf = ({ ats, token, id }: AtsKey): string =>
  `${ats.toLowerCase()}:${token.trim().toLowerCase()}:${/^[0-9a-f-]{36}$/i.test(id) ? id.toLowerCase() : id.trim()}`;

/** The key of a board's row, from its `id`. */
export const keyById =
  (ats: string): Adapter["key"] =>
  (raw, { token }) => {
    const id = textAt(raw, "id");
    return id ? keyOf({ ats, token, id }) : null;
  };
