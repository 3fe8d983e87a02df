// Finds the person's e-mail address: behind links and in the text, also broken over two lines or written with "at".
import type { Link, Reading, ResumeDocument } from "../layout.ts";
import { type PlacedLine, placeLines, trustOf } from "./head-lines.ts";

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

/** Cuts off what stuck to the end of the domain ("gmail.comLinkedIn", "gmail.com.Phone"). */
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

/** The address that two neighbouring lines make together, when neither line alone does. */
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

/** Addresses with lost or added spaces ("name @ mail.com"), only near the top where nothing else can be meant. */
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

/** One candidate an address: seen twice, or both shown and linked, counts for more. */
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

/** The person's own address, as written. Addresses of referees and employers do not count, nor masked ones. */
export function readEmail(document: ResumeDocument): Reading<string> | null {
  const lines = placeLines(document);
  let candidates = merge([...linesWithAddresses(lines), ...linkedAddresses(document, lines)]);
  if (candidates.length === 0) candidates = merge(spacedAddresses(lines));
  candidates.sort((one, other) => other.score - one.score || one.place - other.place);
  const [best] = candidates;
  if (!best || best.score < 0) return null;
  return { value: best.address, confidence: best.score >= 4 ? 0.98 : 0.8, source: best.source };
}
