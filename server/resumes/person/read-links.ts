// Collects the person's own pages: profiles and sites behind links and in the text near the name.
import type { Reading, ResumeDocument } from "../layout.ts";
import { type PlacedLine, placeLines, trustOf } from "./head-lines.ts";

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

/** A profile's address that was broken at a slash or hyphen goes on at the start of the next line. */
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

/** The person's pages, each once; the full address of a link before the short form on the page. */
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
