// Rules of posted jobs: what may be done with one, how long it is listed, and how its skills are named. Pure.

import { LISTED_DAYS, WARNED_DAYS } from "../../../contract/jobs/posting-rules.ts";
import type { PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { JobStatus } from "../../../contract/jobs/wire.ts";
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { canonicalSkill } from "../../taxonomy/skills/index.ts";

const MS_OF_DAY = 86_400_000;

/** The end of a job that is published or renewed `now`. */
export const listedUntil = (now: Date): Date => new Date(now.getTime() + LISTED_DAYS * MS_OF_DAY);

/** Companies are warned `now` of jobs that expire up to this time. */
export const warnedUpTo = (now: Date): Date => new Date(now.getTime() + WARNED_DAYS * MS_OF_DAY);

export type Standing = { status: JobStatus; badJob: boolean; isExternal: boolean };

/** Why an action on a job is refused. */
export type Hindrance = "EXTERNAL" | "FROZEN" | "NOT_OPEN" | "STILL_OPEN";

/** Changing or renewing a job: it must be listed now. Null when allowed. */
export function whyNotChange({ status, badJob, isExternal }: Standing): Hindrance | null {
  if (isExternal) return "EXTERNAL";
  if (badJob) return "FROZEN";
  return status === "PUBLISHED" ? null : "NOT_OPEN";
}

/** Closing: a closed or expired job stays as it is. */
export const whyNotClose = ({ isExternal }: Standing): Hindrance | null => (isExternal ? "EXTERNAL" : null);

/** Posting a job again: it must have ended, and not by a moderator. */
export function whyNotRepost({ status, badJob, isExternal }: Standing): Hindrance | null {
  if (isExternal) return "EXTERNAL";
  if (badJob) return "FROZEN";
  return status === "CLOSED" || status === "EXPIRED" ? null : "STILL_OPEN";
}

/** Making a draft like it: a copy must not bring back what a moderator stopped. */
export const whyNotClone = ({ badJob }: Pick<Standing, "badJob">): Hindrance | null => (badJob ? "FROZEN" : null);

/** The same fields with canonical names of skills, each once. */
export const withCanonicalSkills = (fields: PostingDraft): PostingDraft => ({
  ...fields,
  coreSkills: canonicalNames(fields.coreSkills),
  softSkills: canonicalNames(fields.softSkills),
});

function canonicalNames(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const typed of names) {
    const name = canonicalSkill(typed) ?? typed.replace(/\s+/g, " ").trim();
    const key = skillKey(name) || name;
    if (name !== "" && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** Whether two drafts are equal, so that saving the second changes nothing. */
export const isSame = (one: PostingDraft, other: PostingDraft): boolean => textOf(one) === textOf(other);

/** JSON with sorted keys, since the database does not keep their order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
