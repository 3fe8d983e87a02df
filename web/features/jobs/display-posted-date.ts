// Says on which day a job was posted.
import { MONTHS } from "../../ui/month-names.ts";

/** "21 November 2026" in UTC, the same on every machine; "" for a text that is no date. */
export function dateText(posted: string): string {
  const at = new Date(posted);
  if (Number.isNaN(at.getTime())) return "";
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}
