// The words of searches: what one was read as, and why it finds a job.
import { t } from "#messages/reasons.ts";
import type { SearchReading, SearchReason } from "../../../contract/jobs/wire.ts";
import { agoText } from "../../../messages/en/formats.ts";
import { say, withCapital } from "../../../messages/say.ts";

/** By the codes of reasons and of what they consist of. */
const TEXTS = { ...t.readings, ...t.search };

/** The reading with its labels in the language of the page; a release before says them in English alone. */
export const readingInWords = (reading: SearchReading): SearchReading => ({
  ...reading,
  chips: reading.chips.map((chip) => ({
    ...chip,
    label: (chip.says && say(chip.says, { texts: t.readings })) ?? chip.label,
  })),
});

/** `now` in epoch ms. */
export function reasonInWords({ says, text }: SearchReason, now: number): string {
  if (says === undefined) return text;
  const ago = typeof says.values.posted === "string" ? agoText(says.values.posted, now) : "";
  const words = say(says, { texts: TEXTS, more: { ago } });
  return words === null ? text : withCapital(words);
}
