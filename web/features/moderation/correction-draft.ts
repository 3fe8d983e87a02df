// A job's reading as an admin types it, and what of it differs from what is read.
import { t } from "#messages/admin-jobs.ts";
import { WORK_MODES } from "../../../contract/jobs/filters.ts";
import type { AdminJobDetail, JobReading } from "../../../contract/moderation/jobs-wire.ts";
import { PAY_PERIODS } from "../../../contract/moderation/rules.ts";
import type { Flaw } from "../../session/action-form.tsx";

/** The contract's OPEN_ENDED_YEARS; importing its module would bring a validator along. */
export const OPEN_ENDED_YEARS = 9999;

export type ReadingDraft = Record<
  | "coreSkills"
  | "softSkills"
  | "locations"
  | "workMode"
  | "payMin"
  | "payMax"
  | "currency"
  | "period"
  | "yearsMin"
  | "yearsMax",
  string
>;

export const NO_READING: JobReading = {
  coreSkills: [],
  softSkills: [],
  pay: null,
  locations: [],
  workMode: null,
  experience: null,
};

const textOf = (number: number | undefined) => (number === undefined || number === OPEN_ENDED_YEARS ? "" : `${number}`);

export const draftOf = ({
  coreSkills,
  softSkills,
  locations,
  workMode,
  pay,
  experience,
}: JobReading): ReadingDraft => ({
  coreSkills: coreSkills.join(", "),
  softSkills: softSkills.join(", "),
  locations: locations.join("\n"),
  workMode: workMode ?? "",
  payMin: textOf(pay?.min),
  payMax: textOf(pay?.max),
  currency: pay?.currency ?? "INR",
  period: pay?.period ?? "YEAR",
  yearsMin: textOf(experience?.min),
  yearsMax: textOf(experience?.max),
});

const partsOf = (text: string, separator: "," | "\n") =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function readingOf(draft: ReadingDraft): JobReading {
  const [payMin, payMax] = [draft.payMin.trim(), draft.payMax.trim()];
  const [least, most] = [draft.yearsMin.trim(), draft.yearsMax.trim()];
  return {
    coreSkills: partsOf(draft.coreSkills, ","),
    softSkills: partsOf(draft.softSkills, ","),
    locations: partsOf(draft.locations, "\n"),
    workMode: WORK_MODES.find((mode) => mode === draft.workMode) ?? null,
    pay:
      payMin === "" || payMax === ""
        ? null
        : {
            min: Number(payMin),
            max: Number(payMax),
            currency: draft.currency.trim().toUpperCase(),
            period: PAY_PERIODS.find((period) => period === draft.period) ?? "YEAR",
          },
    experience: least === "" ? null : { min: Number(least), max: most === "" ? OPEN_ENDED_YEARS : Number(most) },
  };
}

/** What is sent: the fields that differ, and those that are corrected already. */
export function changedFields(
  draft: ReadingDraft,
  { reading, corrected }: Pick<AdminJobDetail, "reading" | "corrected">,
): Partial<JobReading> {
  const typed = readingOf(draft);
  // A field that was left alone is as it is read: a line break or a comma within a name is no change.
  const before = readingOf(draftOf(reading));
  const isChanged = (name: keyof JobReading) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  const names = (Object.keys(typed) as (keyof JobReading)[]).filter(
    (name) => corrected.includes(name) || isChanged(name),
  );
  return Object.fromEntries(names.map((name) => [name, isChanged(name) ? typed[name] : reading[name]]));
}

/** The first error of what is typed. */
export function flawOf(draft: ReadingDraft, known: Pick<AdminJobDetail, "reading" | "corrected">): Flaw | null {
  for (const field of ["payMin", "payMax", "yearsMin", "yearsMax"] as const)
    if (!/^\d*$/.test(draft[field].trim())) return { field, title: t.pleaseEnterNumbers };
  if ((draft.payMin.trim() === "") !== (draft.payMax.trim() === ""))
    return { field: draft.payMin.trim() === "" ? "payMin" : "payMax", title: t.pleaseEnterBoth };
  const before = JSON.stringify(readingOf(draftOf(known.reading)));
  return JSON.stringify(readingOf(draft)) === before ? { title: t.pleaseChangeSomething } : null;
}
