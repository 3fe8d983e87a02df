// Recognises the source behind an address: a known system by the address, or what is found there.

import type { FieldMapping } from "../../../contract/listings/rules.ts";
import { OperatorError } from "../../platform/operator.ts";
import { ADAPTERS, KINDS, readAddress, rowsOfText } from "../adapters/adapters.ts";
import { jsonld } from "../adapters/jsonld.ts";
import { BOARD_TOKEN, type FetchContext, type ListingKind } from "../external-job.ts";
import { fieldsOf, neededMapping } from "../field-mapping.ts";
import { isRecord } from "../json-fields.ts";

/** What is stored of a source to be read. */
export type Recognised = {
  kind: ListingKind;
  /** As the address spells it. */
  board: string;
  origin: string | null;
  /** Of the list itself, where the kind and the board do not tell it. */
  list: string | null;
  /** What the names of its fields propose, where it would not be read without a mapping. */
  mapping: FieldMapping | null;
  /** The one by which it would be recognised again, without looking for it. */
  address: string;
};

/** The lists that systems publish for programs, which people paste too. */
const LISTS: readonly [kind: ListingKind, host: RegExp, path: RegExp][] = [
  ["greenhouse", /^boards-api(?:\.eu)?\.greenhouse\.io$/, /^\/v1\/boards\/([^/]+)\/jobs/],
  ["lever", /^api(?:\.eu)?\.lever\.co$/, /^\/v0\/postings\/([^/]+)/],
  ["ashby", /^api\.ashbyhq\.com$/, /^\/posting-api\/job-board\/([^/]+)/],
  ["workable", /^apply\.workable\.com$/, /^\/api\/v1\/widget\/accounts\/([^/]+)/],
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address as typed; `https` unless it says otherwise. Throws an OperatorError. */
function typedUrl(text: string): URL {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new OperatorError("This is no web address.");
}

/** By the address alone; null when it names no known system. A name below `.localhost` is read as the name before it. */
function recogniseAddress(url: URL, openLoopback: boolean): Recognised | null {
  const bare = openLoopback ? url.hostname.replace(/\.localhost$/, "") : url.hostname;
  const isLocal = openLoopback && (bare !== url.hostname || LOOPBACK.test(url.hostname));
  const real = new URL(url.href);
  if (bare !== url.hostname) {
    real.protocol = "https:";
    real.port = "";
    real.hostname = bare;
  }
  const named = readAddress(real.href) ?? namedList(real, isLocal);
  return named && { ...named, origin: isLocal ? url.origin : null, list: null, mapping: null, address: url.href };
}

function namedList(url: URL, isLocal: boolean): { kind: ListingKind; board: string } | null {
  for (const [kind, host, path] of LISTS) {
    const board = path.exec(url.pathname)?.[1];
    if (board && (isLocal || host.test(url.hostname))) return { kind, board: decodeURIComponent(board) };
  }
  return null;
}

/** By the address, or by what is there: a list, a link to a board, or pages with schema.org. Throws an OperatorError. */
export async function recogniseSource(
  typed: string,
  context: FetchContext,
  openLoopback: boolean,
): Promise<Recognised> {
  const url = typedUrl(typed);
  const known = recogniseAddress(url, openLoopback);
  if (known) return readable(known);
  const text = await context.readText(url.href);
  if (text === undefined) throw new OperatorError(`${url.host} has no such page.`);
  const found = rowsOfText(text);
  if (found && found.rows.length > 0 && found.kind !== "jsonld") return listAt(url, found);
  const linked = boardLinked(text, openLoopback);
  if (linked) return linked;
  if (found?.kind === "jsonld" || (await hasPostings(url, context))) return siteOf(url);
  throw new OperatorError(
    `No list of jobs was found at ${url.host}${url.pathname}: neither a board of a known system, nor a feed, nor pages with schema.org JobPosting in its sitemap.`,
  );
}

function readable(known: Recognised): Recognised {
  if (KINDS.fetched.includes(known.kind)) return known;
  throw new OperatorError(
    known.kind === "smartrecruiters"
      ? "This is a board of smartrecruiters, which asks programs to stay away (robots.txt): import a saved file of it."
      : `This is a board of ${known.kind}, which has no list for programs that we know: import a saved file of it.`,
  );
}

const hostName = (url: URL): string => url.host.replace(/^www\./, "").replace(/[^\p{L}\p{N}.]+/gu, "-");

function listAt(url: URL, { kind, rows }: { kind: ListingKind; rows: unknown[] }): Recognised {
  const first = rows.find(isRecord);
  const named = first && ADAPTERS[kind].boardOf?.(first);
  const board = named && BOARD_TOKEN.test(named) ? named : hostName(url);
  const mapping = kind === "listing-file" ? neededMapping(fieldsOf(rows).map(({ name }) => name)) : null;
  return { kind, board, origin: null, list: url.href, mapping, address: url.href };
}

const MOST_LINKS = 3_000;

/** The board of a known system that a page links to or embeds most often. */
function boardLinked(text: string, openLoopback: boolean): Recognised | null {
  const counts = new Map<string, { board: Recognised; count: number }>();
  let links = 0;
  for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>\\)]{4,500}/gi)) {
    links += 1;
    if (links > MOST_LINKS) break;
    const url = URL.parse(address.replaceAll("&amp;", "&"));
    const board = url && recogniseAddress(url, openLoopback);
    if (!board || !KINDS.fetched.includes(board.kind)) continue;
    const name = `${board.kind}:${board.board.toLowerCase()}`;
    counts.set(name, { board, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.board ?? null;
}

async function hasPostings(url: URL, context: FetchContext): Promise<boolean> {
  const board = { kind: "jsonld" as const, token: hostName(url), company: null };
  const rows = await jsonld.fetch?.(board, { ...context, origin: url.origin, most: 1 }).catch((error) => {
    if (error instanceof OperatorError) return [];
    throw error;
  });
  return (rows?.length ?? 0) > 0;
}

const siteOf = (url: URL): Recognised => ({
  kind: "jsonld",
  board: hostName(url),
  origin: url.origin,
  list: null,
  mapping: null,
  address: url.href,
});
