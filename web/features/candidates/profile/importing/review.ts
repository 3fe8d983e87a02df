// What an import would change in a profile, field by field, for the person to choose from.
import type { ProfileImport } from "../../../../../contract/candidates/imports-wire.ts";
import type { CandidateProfile, ProfileField, ProfileFields } from "../../../../../contract/candidates/wire.ts";
import { skillKey } from "../../../../../contract/matching/skill-key.ts";
import { isEmpty, isSame } from "../saving/send-changes.ts";
import { readingAt } from "../section/origin.ts";

export type ReviewRow = {
  field: ImportedField;
  /** What the file says; of lists that are added to, only what is new. */
  found: unknown;
  /** What the profile says now; null where nothing is replaced. */
  now: unknown;
  /** What the profile says once the row is saved. */
  after: unknown;
  /** Whether it is proposed: nothing that the person has set by hand is replaced unasked. */
  isProposed: boolean;
  isUnsure: boolean;
  /** The line of a Word file that it was read from. */
  line: string | null;
};

type ImportedField = keyof ProfileImport["fields"];

/** Lists that are added to, with the contract's most; the others are replaced. */
const ADDED: Partial<Record<ImportedField, { most: number; keyOf: (value: string) => string }>> = {
  coreSkills: { most: 100, keyOf: skillKey },
  softSkills: { most: 40, keyOf: skillKey },
  links: { most: 20, keyOf: (link) => link },
};

const ORDER: readonly ImportedField[] = [
  "designation",
  "YOE",
  "location",
  "summary",
  "coreSkills",
  "softSkills",
  "experience",
  "education",
  "links",
];

/** The fields in which the file says something that the profile does not, in the profile's order. */
export function reviewRows(profile: CandidateProfile, { fields, parsed, format }: ProfileImport): ReviewRow[] {
  return ORDER.flatMap((field): ReviewRow[] => {
    const [found, now] = [fields[field], profile[field]];
    if (isEmpty(found) || isSame(found, now)) return [];
    const { isSure, line } = readingAt(parsed, field);
    const row = { field, isUnsure: !isSure, line: format === "DOCX" ? line : null };
    const list = ADDED[field];
    if (!list) {
      const isProposed = isEmpty(now) || !profile.edited.includes(field);
      return [{ ...row, found, now: isEmpty(now) ? null : now, after: found, isProposed }];
    }
    const has = new Set((now as string[]).map(list.keyOf));
    const added = (found as string[]).filter((value) => !has.has(list.keyOf(value))).slice(0, list.most - has.size);
    if (added.length === 0) return [];
    return [{ ...row, found: added, now: null, after: [...(now as string[]), ...added], isProposed: true }];
  });
}

/** The chosen rows, with soft skills that were confirmed beside them, as one change; and the values it was based on. */
export function changesOf(
  profile: CandidateProfile,
  rows: readonly ReviewRow[],
  confirmed: readonly string[],
): { changes: Partial<ProfileFields>; base: Partial<ProfileFields> } {
  const changes = Object.fromEntries(rows.map(({ field, after }) => [field, after])) as Partial<ProfileFields>;
  if (confirmed.length > 0) changes.softSkills = [...(changes.softSkills ?? profile.softSkills), ...confirmed];
  const base = Object.fromEntries((Object.keys(changes) as ProfileField[]).map((field) => [field, profile[field]]));
  return { changes, base };
}
