// Finds the person's e-mail address, profiles and sites, and rates how likely a line holds the person's own details.
import type { Line, Link, Reading, ResumeDocument, SectionKind } from "../layout.ts";

/** `place` counts lines in reading order; `top` is the height on page 1 (0 to 1). */
export type PlacedLine = { line: Line; kind: SectionKind; place: number; top: number | null };

/** How likely a section holds the person's own details, and not those of referees or employers. */
const TRUST: Partial<Record<SectionKind, number>> = {
  head: 5,
  contact: 5,
  summary: 2,
  other: 1,
  languages: 1,
  interests: 1,
  experience: -3,
  publications: -4,
  volunteering: -3,
  references: -12,
};
/** A line this high on page 1 belongs to the head in any section. */
const HEAD_SHARE = 0.2;

/** Longer lines are about work. */
const LONG_LINE = 70;

const REFEREE = /\b(?:referees?|references?)\b\s*:?$/i;

/** All lines in reading order. Lines that jump back to the top of page 1 belong to the head. */
export function placeLines(document: ResumeDocument): PlacedLine[] {
  const firstPage = Math.min(...document.lines.map((line) => line.page));
  const height = document.pages[0]?.height ?? 0;
  const placed: PlacedLine[] = [];
  for (const { kind, heading, lines } of document.sections) {
    const own = heading !== null && REFEREE.test(heading) ? "references" : kind;
    for (const line of lines) {
      const top = line.page === firstPage && height > 0 ? line.y / height : null;
      const jumped = top !== null && top < HEAD_SHARE && (lines[0]?.y ?? 0) > line.y + 0.1 * height;
      placed.push({ line, kind: jumped ? "head" : own, place: placed.length, top });
    }
  }
  return placed;
}

/** From -12 (a referee's) to 5 (the head). */
export function trustOf({ kind, top, line }: PlacedLine): number {
  const trust = TRUST[kind] ?? 0;
  if (top === null || top >= HEAD_SHARE || kind === "references") return trust;
  return trust < 0 && line.text.length > LONG_LINE ? trust : Math.max(trust, 4);
}

const ADDRESS = /[a-z0-9](?:[a-z0-9._%+'-]{0,63})@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}/gi;
const WHOLE = /^[a-z0-9](?:[a-z0-9._%+'-]{0,63})@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i;
const SPELT =
  /([a-z0-9][a-z0-9._%+-]{1,63})\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*([a-z0-9-]+(?:\s*(?:[[({<]\s*dot\s*[\])}>]|\.)\s*[a-z0-9-]+){1,3})/gi;
const MASKED = /\*|x{4,}|^x+@|\[email/i;
const PLATFORM =
  /^(?:bluesky|bsky|twitter|x|github|gitlab|telegram|medium|instagram|mastodon|threads|tiktok|skype|handle)$/i;
const GLUED_TLD = /^(com|org|net|edu|gov|info|in|io|co)(?=[A-Z]|(?:linkedin|github|phone|mobile|tel|www|http))/;
const PREFIX = /^(?:mailto|e-?mail|envelope|mail)[:.]?(?=[a-z0-9])/i;

type Candidate = { address: string; score: number; source: string; place: number };

/** Cuts off text joined to the domain ("gmail.comLinkedIn", "gmail.com.Phone"). */
function trimDomain(address: string): string {
  const dot = address.lastIndexOf(".");
  const tld = address.slice(dot + 1);
  const glued = GLUED_TLD.exec(tld)?.[1];
  if (glued) return address.slice(0, dot + 1) + glued;
  const domain = address.slice(address.indexOf("@") + 1);
  const extra =
    /^\p{Lu}\p{Ll}+$/u.test(tld) && /^[a-z0-9.-]+$/.test(domain.slice(0, -tld.length)) && domain.split(".").length > 2;
  return extra ? address.slice(0, dot) : address;
}

function readable(address: string): string | null {
  const trimmed = trimDomain(address.replace(PREFIX, ""));
  return WHOLE.test(trimmed) && !MASKED.test(trimmed) && !/\.\.|\.@/.test(trimmed) ? trimmed : null;
}

function addressesIn(text: string): string[] {
  const plain = [...text.matchAll(ADDRESS)].map(([found]) => found);
  const spelt = [...text.matchAll(SPELT)].map(([, local, domain]) => {
    const host = (domain as string).replace(/\s*[[({<]\s*dot\s*[\])}>]\s*/gi, ".").replace(/\s+/g, "");
    return `${local}@${host}`;
  });
  return [...plain, ...spelt].flatMap((found) => readable(found) ?? []);
}

/** The address that two neighbouring lines form together. */
function brokenAddress(upper: string, lower: string): string | null {
  const head = /\S+$/.exec(upper.trimEnd())?.[0] ?? "";
  const tail = /^\S+/.exec(lower.trimStart())?.[0] ?? "";
  if (head.includes("@") === tail.includes("@")) return null;
  const complete = addressesIn(head).length > 0;
  const opens =
    head.includes("@") && (!complete || /[.-]$/.test(head) || /^\.[a-z]/i.test(tail) || isCutTld(head, tail));
  const closes = tail.startsWith("@") || (/[._-]$/.test(head) && !WHOLE.test(tail));
  if (!opens && !closes) return null;
  return addressesIn(head + tail)[0] ?? null;
}

function isCutTld(head: string, tail: string): boolean {
  return /^[a-z]{1,2}$/.test(tail) && /\.(?:com|org|net|edu)$/.test(head + tail);
}

function linesWithAddresses(lines: readonly PlacedLine[]): Candidate[] {
  return lines.flatMap((placed, index) => {
    const { line, place } = placed;
    const text = line.text.replaceAll("\t", " ");
    const next = lines[index + 1];
    const broken = next && next.line.page === line.page ? brokenAddress(line.text, next.line.text) : null;
    const score = trustOf(placed) + (/e-?mail|✉|📧/i.test(text) ? 1 : 0);
    const whole = addressesIn(text).filter((address) => broken === null || !broken.startsWith(address));
    return [...(broken === null ? [] : [broken]), ...whole].map((address) => ({ address, score, source: text, place }));
  });
}

/** Addresses with missing or extra spaces ("name @ mail.com"), only near the top, where they are unambiguous. */
function spacedAddresses(lines: readonly PlacedLine[]): Candidate[] {
  return lines
    .filter((placed) => trustOf(placed) >= 4)
    .flatMap(({ line, place }) => {
      const closed = line.text.replace(/\s*@\s*/g, "@").replace(/\s*\.\s*(?=(?:com|in|org|net|edu|co)\b)/gi, ".");
      const own = addressesIn(closed).filter((address) => !PLATFORM.test(address.split("@")[0] as string));
      return own.map((address) => ({ address, score: 3, source: line.text, place }));
    });
}

function lineOfLink(lines: readonly PlacedLine[], link: Link): PlacedLine | undefined {
  return lines.find(
    ({ line }) =>
      line.page === link.page &&
      line.y >= link.top - 2 &&
      line.y - line.size <= link.bottom + 2 &&
      line.x <= link.right + 2 &&
      line.right >= link.x - 2,
  );
}

function linkedAddresses(document: ResumeDocument, lines: readonly PlacedLine[]): Candidate[] {
  return document.links.flatMap((link) => {
    if (!/^mailto:/i.test(link.url)) return [];
    const address = readable(unescaped(link.url.slice(7).split("?")[0] ?? "").trim());
    if (address === null) return [];
    const placed = lineOfLink(lines, link);
    const score = (placed ? trustOf(placed) : 1) + 0.5;
    return [{ address, score, source: placed?.line.text ?? link.url, place: placed?.place ?? 9_999 }];
  });
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One candidate for each address: more than one occurrence counts for more. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = candidate.address.toLowerCase();
    const known = merged.get(key);
    if (!known) merged.set(key, { ...candidate });
    else {
      known.score = Math.max(known.score, candidate.score) + 1;
      known.place = Math.min(known.place, candidate.place);
    }
  }
  return [...merged.values()];
}

/** The person's own address as written; not a referee's, an employer's or a masked one. */
export function readEmail(document: ResumeDocument): Reading<string> | null {
  const lines = placeLines(document);
  let candidates = merge([...linesWithAddresses(lines), ...linkedAddresses(document, lines)]);
  if (candidates.length === 0) candidates = merge(spacedAddresses(lines));
  candidates.sort((one, other) => other.score - one.score || one.place - other.place);
  const [best] = candidates;
  if (!best || best.score < 0) return null;
  return { value: best.address, confidence: best.score >= 4 ? 0.98 : 0.8, source: best.source };
}

const MAX_LINKS = 12;
const MAX_URL_CHARS = 200;
const DOMAIN =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|edu|in|io|dev|me|co|us|uk|ca|au|de|fr|es|it|nl|be|ch|at|se|no|dk|fi|pl|pt|br|jp|kr|cn|sg|ai|app|tech|info|xyz|site|blog|page|pro|design|studio|online|website|space|eu|gov|biz|tv|fm|ly|gg|sh|so|to|is|example)(?:\/[^\s|,;"'<>()•]*)?(?![@\p{L}\p{N}])/giu;
const PROFILE_HOST =
  /(?:^|\.)(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com|medium\.com|twitter\.com|x\.com|kaggle\.com|leetcode\.com|hackerrank\.com|codeforces\.com|behance\.net|dribbble\.com|orcid\.org|researchgate\.net|scholar\.google\.[a-z.]+|huggingface\.co|dev\.to|youtube\.com|codechef\.com|geeksforgeeks\.org)$/i;
const PROFILE_PATH = /^\/(?:in\/|users?\/|profile|@|u\/|citations)?[^/]+\/?$/i;
const MAIL_HOST = /^(?:gmail|yahoo|outlook|hotmail|icloud|protonmail|live|aol|rediffmail)\./i;
/** Names of tools that look like domains. */
const TOOL =
  /^(?:node|vue|react|next|express|three|d3|nuxt|ember|backbone|moment|socket|asp|ado|vb|ml|draw|monday|nest|chart|fastify|alpine|bun|crossfit)\.(?:js|net|io|com|ai)$/i;

function hostAndPath(url: string): { host: string; path: string } {
  const bare = url.replace(/^[a-z]+:\/\//i, "").replace(/^www\./i, "");
  const slash = bare.search(/[/?#]/);
  return slash < 0 ? { host: bare, path: "" } : { host: bare.slice(0, slash), path: bare.slice(slash) };
}

function keyOf(url: string): string {
  const { host, path } = hostAndPath(url);
  return (host + path.replace(/[?#].*$/, "").replace(/\/+$/, "")).toLowerCase();
}

function isProfile(url: string): boolean {
  const { host, path } = hostAndPath(url);
  return PROFILE_HOST.test(host) && (PROFILE_PATH.test(path) || /^\/(?:citations|profile|users?)/.test(path));
}

/** Joins a profile's address that is broken over two lines at a slash or hyphen. */
function joinBroken(text: string, next: PlacedLine | undefined): string {
  const cut = /(?:linkedin\.com|github\.com)\/\S*[/-]$/i.test(text.trimEnd());
  const tail = /^[\p{L}\p{N}-]+(?=$|\s|\t)/u.exec(next?.line.text ?? "")?.[0];
  return cut && tail ? text.trimEnd() + tail : text;
}

function shownLinks(lines: readonly PlacedLine[]): string[] {
  return lines.flatMap((placed, index) => {
    const own = trustOf(placed) >= 4;
    const text = joinBroken(placed.line.text, lines[index + 1]);
    const found = [...text.matchAll(DOMAIN)].map(([url]) => url.replace(/[.,;:)\]]+$/, ""));
    return found.filter((url) => {
      const { host } = hostAndPath(url);
      if (MAIL_HOST.test(host) || TOOL.test(host) || text.includes(`@${host}`)) return false;
      return placed.kind !== "references" && (own || isProfile(url));
    });
  });
}

function linkedPages(document: ResumeDocument, lines: readonly PlacedLine[]): string[] {
  return document.links.flatMap(({ url, page, x, right, top, bottom }) => {
    if (!/^https?:\/\//i.test(url) || url.length > MAX_URL_CHARS) return [];
    const placed = lines.find(
      ({ line }) =>
        line.page === page &&
        line.y >= top - 2 &&
        line.y - line.size <= bottom + 2 &&
        line.x <= right + 2 &&
        line.right >= x - 2,
    );
    const own = placed !== undefined && trustOf(placed) >= 4;
    return isProfile(url) ? (placed?.kind === "references" ? [] : [url]) : own ? [url] : [];
  });
}

/** The person's pages without duplicates; a link's full address replaces the short form on the page. */
export function readLinks(document: ResumeDocument): Reading<string[]> | null {
  const lines = placeLines(document);
  const links = new Map<string, string>();
  for (const url of [...linkedPages(document, lines), ...shownLinks(lines)]) {
    const key = keyOf(url);
    if (key.includes(".") && !links.has(key)) links.set(key, url);
  }
  const value = [...links.values()].slice(0, MAX_LINKS);
  return value.length === 0 ? null : { value, confidence: 0.9, source: value[0] as string };
}
