// The words of a source's states and schedules.
import { t } from "#messages/sources.ts";
import {
  type ReadField,
  type Reading,
  type RunOutcome,
  SCHEDULES,
  type SourceHealth,
} from "../../../contract/listings/rules.ts";
import type { JobSource } from "../../../contract/listings/sources-wire.ts";
import { fill } from "../../../messages/fill.ts";

type Tone = "plain" | "good" | "bad" | "accent";

const HEALTH_WORDS: Record<SourceHealth, { label: string; tone: Tone }> = {
  NEW: { label: t.healthNew, tone: "plain" },
  HEALTHY: { label: t.healthHealthy, tone: "good" },
  FAILING: { label: t.healthFailing, tone: "bad" },
  ASKING: { label: t.healthAsking, tone: "accent" },
  SUSPENDED: { label: t.healthSuspended, tone: "bad" },
};

/** A pause hides the health, except that of a board that is gone. */
export const stateOf = ({ health, isEnabled }: JobSource): { label: string; tone: Tone } =>
  isEnabled || health === "SUSPENDED" ? HEALTH_WORDS[health] : { label: t.paused, tone: "plain" };

export const OUTCOME_WORDS: Record<RunOutcome, { label: string; tone: Tone }> = {
  DONE: { label: t.outcomeDone, tone: "good" },
  UNCHANGED: { label: t.outcomeUnchanged, tone: "plain" },
  REPLAYED: { label: t.outcomeReplayed, tone: "good" },
  ASKING: { label: t.outcomeAsking, tone: "accent" },
  FAILED: { label: t.outcomeFailed, tone: "bad" },
};

export const FIELD_WORDS: Record<ReadField, string> = {
  COMPANY: t.fieldCompany,
  TYPE: t.fieldType,
  MODE: t.fieldMode,
  PAY: t.fieldPay,
  EXPERIENCE: t.fieldExperience,
  POSTED: t.fieldPosted,
};

export const READING_WORDS: Record<Reading, string> = {
  FIELD: t.fromField,
  FLAG: t.fromFlag,
  PLACE: t.fromPlace,
  TITLE: t.fromTitle,
  TEXT: t.fromText,
  BOARD: t.fromBoard,
  NOWHERE: t.fromNowhere,
};

/** "Every 6 hours". */
export function scheduleWords(minutes: number): string {
  if (minutes % 1_440 === 0) return fill(t.everyDays, { days: minutes / 1_440 });
  return minutes % 60 === 0 ? fill(t.everyHours, { hours: minutes / 60 }) : fill(t.every, { minutes });
}

/** The choices of a form, with what is set now among them. */
export const scheduleOptions = (now: number): { value: string; label: string }[] =>
  [...new Set([...SCHEDULES, now])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: scheduleWords(minutes) }));
