// Reads the work a person does and wants, for comparison with jobs.

import type { ProfileFields } from "../../contract/candidates/wire.ts";
import type { Reader } from "../platform/db.ts";
import { readPlace } from "../taxonomy/places/index.ts";
import { readProfile } from "./store.ts";

/** How many lines below the employer's name its place may be. */
const LINES_BELOW = 2;
const MOST_MENTIONS = 6;
const BETWEEN_PIECES = /[\t|•·;()]| {2,}| [-–—] /;

/** "Seattle, WA": the first city with a region or country beside or just below the employer's name; null if none. */
export function placeOfWork(text: string, employer: string | null): string | null {
  if (employer === null || employer.trim().length < 2) return null;
  const lines = text.split("\n");
  const name = employer.trim().toLowerCase();
  return (
    lines
      .flatMap((line, at) => (line.toLowerCase().includes(name) ? [at] : []))
      .slice(0, MOST_MENTIONS)
      .flatMap((at) => lines.slice(at, at + 1 + LINES_BELOW))
      .flatMap((line) => line.split(BETWEEN_PIECES).map((piece) => piece.trim()))
      .find(isCityWithMore) ?? null
  );
}

/** A single name is ambiguous ("Reading", "Mobile"); with a region or country after a comma it is a place. */
function isCityWithMore(piece: string): boolean {
  if (!/^\p{Lu}[^,]{1,40}, ?\p{Lu}[^,]{1,40}(, ?\p{Lu}[^,]{1,40})?$/u.test(piece)) return false;
  const { city, country } = readPlace(piece);
  return city !== null && country !== null;
}

export type WorkProfile = ProfileFields & {
  hasCv: boolean;
  /** As written in the CV in force. */
  phone: string | null;
  /** Where they work now; read only if they give no location. */
  placeOfWork: string | null;
};

/** With the person's own changes; empty without a profile. */
export async function readWorkProfile(reader: Reader, accountId: string): Promise<WorkProfile> {
  const { fields, currentCvId, reading } = await readProfile(reader, accountId);
  const employer = fields.experience[0]?.name ?? null;
  const isUnplaced = fields.location === null && currentCvId !== null && employer !== null;
  const text = isUnplaced ? await readExtract(reader, currentCvId) : "";
  return {
    ...fields,
    hasCv: currentCvId !== null,
    phone: reading?.phone ?? null,
    placeOfWork: placeOfWork(text, employer),
  };
}

async function readExtract(reader: Reader, cvId: string): Promise<string> {
  const [cv] = await reader.query<{ extract: string | null }>(
    { name: "extract of a cv", text: "select extract from cv_version where id = $1" },
    [cvId],
  );
  return cv?.extract ?? "";
}
