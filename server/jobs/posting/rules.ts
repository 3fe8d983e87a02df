// What may become of a job that was posted here, how long it is listed, and how its skills are named; pure.

import { LISTED_DAYS, WARNED_DAYS } from "../../../contract/jobs/posting-rules.ts";
import type { PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { JobStatus } from "../../../contract/jobs/wire.ts";
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { canonicalSkill } from "../../taxonomy/skills/index.ts";

const MS_OF_DAY = 86_400_000;

/** A job that is published or renewed `now` is listed until then. */
export const listedUntil = (now: Date): Date => new Date(now.getTime() + LISTED_DAYS * MS_OF_DAY);

/** Jobs that expire up to then are warned of `now`. */
export const warnedUpTo = (now: Date): Date => new Date(now.getTime() + WARNED_DAYS * MS_OF_DAY);

export type Standing = { status: JobStatus; badJob: boolean; isExternal: boolean };

/** Why something may not be done with a job. */
export type Hindrance = "EXTERNAL" | "FROZEN" | "NOT_OPEN" | "STILL_OPEN";

/** Changing or renewing a job: it must be listed now. Null when nothing hinders. */
export function whyNotChange({ status, badJob, isExternal }: Standing): Hindrance | null {
  if (isExternal) return "EXTERNAL";
  if (badJob) return "FROZEN";
  return status === "PUBLISHED" ? null : "NOT_OPEN";
}

/** Closing: what is closed or expired already simply stays so. */
export const whyNotClose = ({ isExternal }: Standing): Hindrance | null => (isExternal ? "EXTERNAL" : null);

/** Posting a job again: its time must be over, and no moderator have stopped it. */
export function whyNotRepost({ status, badJob, isExternal }: Standing): Hindrance | null {
  if (isExternal) return "EXTERNAL";
  if (badJob) return "FROZEN";
  return status === "CLOSED" || status === "EXPIRED" ? null : "STILL_OPEN";
}

/** Making a draft like it: what a moderator has stopped does not come back by a copy. */
export const whyNotClone = ({ badJob }: Pick<Standing, "badJob">): Hindrance | null => (badJob ? "FROZEN" : null);

/** The same fields with the taxonomy's names of skills, each once, whatever they were typed as. */
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

/** Whether two drafts say the same, so that saving the second changes nothing. */
export const isSame = (one: PostingDraft, other: PostingDraft): boolean => textOf(one) === textOf(other);

/** JSON that does not depend on the order in which a database keeps keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
