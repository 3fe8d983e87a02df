// Finds where the person lives: the place beside name and contacts.
import { canonicalCity } from "../../taxonomy/places/index.ts";
import type { Reading, ResumeDocument } from "../layout.ts";
import { isPlace as isKnownPlace } from "../work/place-words.ts";
import { isRole } from "../work/role-score.ts";
import { type PlacedLine, placeLines, trustOf } from "./head-lines.ts";

const MAX_CHARS = 100;
const MAX_WORDS = 12;
const MAX_LINE_CHARS = 400;
const LABEL =
  /^(?:(?:current |present |permanent |home |mailing |postal )?(?:location|address|residence|city|adresse|wohnort|ort|dirección|based in|lives? in)|📍|📌)\s*[:-]?\s*/iu;
const NOT_A_PLACE =
  /@|https?:|www\.|\.(?:com|org|net|io|dev)\b|\b(?:university|college|school|institute|inc|ltd|llc|pvt|gmbh|phone|mobile|e-?mail|linkedin|github|born|birth|nationality|citizen|languages?)\b/i;

function tidy(piece: string): string {
  return piece
    .replace(LABEL, "")
    .replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}).]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function isPlace(piece: string): boolean {
  if (piece.length < 3 || piece.length > MAX_CHARS || piece.split(" ").length > MAX_WORDS) return false;
  if (NOT_A_PLACE.test(piece) || isRole(piece)) return false;
  if (/\+?\d[\d\s().-]{8,}\d/.test(piece)) return false;
  return canonicalCity(piece) !== null && (/[,\d]/.test(piece) || isKnownPlace(piece));
}

/** What parts the entries of a line of contacts, the other contacts among them. */
const BETWEEN =
  /\t|\s[|•·/♦]\s|\s-\s|[|•♦⚲⌂☏☎✉✆📍]|\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|org|net|dev|io|me|in)(?:\/\S*)?(?=\s|$)|\+?\(?\d[\d\s().-]{8,}\d/u;

/** "QA Engineer, Kochi": the town after a role. */
function placeAfterRole(piece: string): string | null {
  const [, role, place] = /^(.+),\s*([^,]+)$/.exec(piece) ?? [];
  return role && place && isRole(role) && isKnownPlace(place) ? place : null;
}

/** True for lines of the person's own contacts, also at the foot of a page. */
function isOwn({ kind, line }: PlacedLine): boolean {
  if (kind === "head" || kind === "contact") return true;
  return kind !== "references" && kind !== "experience" && /\S@\S/.test(line.text);
}

/** The place as written ("Pune, Maharashtra"), or null. */
export function readLocation(document: ResumeDocument): Reading<string> | null {
  let best: (Reading<string> & { score: number }) | null = null;
  for (const placed of placeLines(document)) {
    const own = isOwn(placed);
    if ((!own && trustOf(placed) < 4) || placed.line.text.length > MAX_LINE_CHARS) continue;
    for (const piece of placed.line.text.split(BETWEEN)) {
      const labelled = LABEL.test(piece.trim());
      const written = tidy(piece);
      const value = placeAfterRole(written) ?? written;
      if (!(own || labelled) || !isPlace(value)) continue;
      const score = (labelled ? 3 : 0) + (value.includes(",") ? 2 : 0) + (own ? 1 : 0);
      if (best === null || score > best.score)
        best = { value, score, confidence: score >= 3 ? 0.9 : 0.6, source: placed.line.text };
    }
  }
  return best === null ? null : { value: best.value, confidence: best.confidence, source: best.source };
}
