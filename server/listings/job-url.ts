// Reads addresses of listings: cleaned, compared, and the board and id in them. Makes the keys of listings.
import type { Adapter, Named } from "./external-job.ts";
import { textAt } from "./json-fields.ts";

type AtsKey = { ats: string; token: string; id: string };

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

/** The form of an id in the addresses of Lever and Ashby. */
export const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** What the groups `board` and `id` of a path name. */
export function namedInPath(ats: string, path: RegExp, url: URL): Named | null {
  const groups = path.exec(url.pathname)?.groups;
  if (!groups?.board) return null;
  const board = decode(groups.board);
  return { board, key: groups.id ? keyOf({ ats, token: board, id: groups.id }) : null };
}

/** The board in a host such as `{board}.recruitee.com`; null for the source's own pages. */
export function namedByHost(url: URL, domain: string): Named | null {
  const board = url.hostname.endsWith(`.${domain}`) ? url.hostname.slice(0, -domain.length - 1) : "";
  return board === "" || /^(?:www|api|app|help|support|docs|developers?|status|blog|info)$/.test(board)
    ? null
    : { board, key: null };
}

/** The board that the address in a row names. */
export const boardInRow = (address: NonNullable<Adapter["address"]>, text: string | undefined): string | undefined => {
  const url = URL.parse(text ?? "");
  return url ? address(url)?.board : undefined;
};

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

/** The key of a board's row, from its `id` or the field that is one there. */
export const keyById =
  (ats: string, field = "id"): Adapter["key"] =>
  (raw, { token }) => {
    const id = textAt(raw, field);
    return id ? keyOf({ ats, token, id }) : null;
  };
