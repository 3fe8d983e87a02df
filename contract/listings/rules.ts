// Rules of sources of listings that both sides use: states, schedules, and bounds of what admins type.

export const SOURCE_HEALTHS = ["NEW", "HEALTHY", "FAILING", "ASKING", "SUSPENDED"] as const;
export type SourceHealth = (typeof SOURCE_HEALTHS)[number];

/** The choices of the list of sources. */
export const SOURCE_STATES = ["ALL", "FAILING", "ASKING", "PAUSED", "BY_HAND"] as const;

export const RUN_OUTCOMES = ["DONE", "UNCHANGED", "REPLAYED", "ASKING", "FAILED"] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** How often a source may run, in minutes. */
export const EVERY_MINUTES = { least: 15, most: 10_080, usual: 360 } as const;
/** The choices of the form: from an hour to a week. */
export const SCHEDULES = [60, 180, 360, 720, 1_440, 10_080] as const;

/** Where a field of a job was read: a field or a flag of the source, the place, title or text, the board's name, or nowhere. */
export const READINGS = ["FIELD", "FLAG", "PLACE", "TITLE", "TEXT", "BOARD", "NOWHERE"] as const;
export type Reading = (typeof READINGS)[number];

export const READ_FIELDS = ["COMPANY", "TYPE", "MODE", "PAY", "EXPERIENCE", "POSTED"] as const;
export type ReadField = (typeof READ_FIELDS)[number];

export const MAX_SOURCE_ADDRESS = 2_000;

/** The fields of a job that a mapping of a list in JSON or CSV fills, in the order of forms. */
export const MAPPED_FIELDS = [
  "title",
  "company",
  "location",
  "url",
  "id",
  "description",
  "employmentType",
  "workMode",
  "remote",
  "salary",
  "salaryMin",
  "salaryMax",
  "salaryCurrency",
  "salaryPeriod",
  "experience",
  "department",
  "skills",
  "posted",
  "expires",
  "active",
  "companyUrl",
] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** What 03/04/2026 means. */
export const DATE_ORDERS = ["DAY_FIRST", "MONTH_FIRST"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * For each field of a job the source's field that has it: its name, or a path such as "place.city". Others stay unread. Without
 * `dateOrder` the values of a date's field have to prove it, and else those that could mean two days stay unread.
 */
export type FieldMapping = { [Field in MappedField]?: string | undefined } & { dateOrder?: DateOrder | undefined };

export const MAX_FIELD_NAME = 200;

/** Why a mapping cannot be used, with the field at fault; null for one that can. */
export function flawOfMapping(mapping: FieldMapping): { field: MappedField; says: string } | null {
  if (!mapping.title) return { field: "title", says: "Please choose the field that has the title." };
  if (!mapping.url && !mapping.id)
    return { field: "url", says: "Please choose the field that has the address or the id." };
  return null;
}
