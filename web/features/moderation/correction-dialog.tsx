// The dialogs in which an admin corrects what a listing was read as, and takes the correction back.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { t } from "#messages/admin-jobs.ts";
import { WORK_MODE_LABELS } from "#messages/jobs.ts";
import { WORK_MODES } from "../../../contract/jobs/filters.ts";
import type { AdminJob, AdminJobDetail, JobReading } from "../../../contract/moderation/jobs-wire.ts";
import { PAY_PERIODS } from "../../../contract/moderation/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Flaw, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { SelectField } from "../../ui/control-fields.tsx";
import { OPEN_ENDED_YEARS, PERIODS, useAdminJob } from "./job-details.tsx";

type DialogProps = { isOpen: boolean; job: AdminJob; onClose: () => void };

export function CorrectionDialog({ isOpen, job, onClose }: DialogProps) {
  const query = useAdminJob(job.id, isOpen);
  const queries = useQueryClient();
  const action = useAction();
  const form = useForm<ReadingDraft>(action, () => draftOf(NO_READING));
  const known: AdminJobDetail | undefined = query.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins with what the job is read as now
  useEffect(() => {
    if (!isOpen || !known) return;
    form.change(draftOf(known.reading));
    action.tell(null);
  }, [isOpen, known]);
  const send = async () => {
    if (!known) return;
    const body = changedFields(form.draft, known);
    const isDone = await action.run(async () => {
      await ask("correctJob", { params: { jobId: job.id }, body });
      void queries.invalidateQueries({ queryKey: adminJobsKey });
    }, t.isCorrected);
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      {...{ form, isOpen, onClose }}
      title={fill(t.correctTitle, { jobTitle: job.jobTitle })}
      button={t.save}
      isDisabled={!known}
      flawOf={() => (known ? flawOf(form.draft, known) : null)}
      onSend={send}
    >
      {known ? <Fields form={form} /> : <LoadState query={query} label={t.detailsAreBeingLoaded} sizes={["h-44"]} />}
    </ActionDialog>
  );
}

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));
const PERIOD_OPTIONS = PAY_PERIODS.map((value) => ({ value, label: PERIODS[value] }));

function Fields({ form }: { form: Form<ReadingDraft> }) {
  const number = { form, inputMode: "numeric", maxLength: 10 } as const;
  return (
    <>
      <p>{t.correctText}</p>
      <TextField form={form} name="coreSkills" label={t.coreSkills} hint={t.commasBetween} rows={2} />
      <TextField form={form} name="softSkills" label={t.softSkills} hint={t.commasBetween} rows={2} />
      <TextField form={form} name="locations" label={t.places} hint={t.oneOnALine} rows={3} />
      <Choice form={form} name="workMode" label={t.workMode} options={MODES} placeholder={t.none} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...number} name="payMin" label={t.payFrom} hint={t.emptyForNone} />
        <TextField {...number} name="payMax" label={t.payTo} />
        <TextField form={form} name="currency" label={t.currency} maxLength={3} autoCapitalize="characters" />
        <Choice form={form} name="period" label={t.period} options={PERIOD_OPTIONS} />
        <TextField {...number} name="yearsMin" label={t.yearsLeast} hint={t.emptyForNone} />
        <TextField {...number} name="yearsMax" label={t.yearsMost} hint={t.emptyForOpen} />
      </div>
    </>
  );
}

type ChoiceProps = {
  form: Form<ReadingDraft>;
  name: "workMode" | "period";
  label: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

const Choice = ({ form, name, label, ...rest }: ChoiceProps) => (
  <SelectField
    name={name}
    label={label}
    {...rest}
    value={form.draft[name]}
    onPick={(value) => form.change({ [name]: value })}
  />
);

export function TakeBackDialog({ isOpen, job, onClose }: DialogProps) {
  const reload = useReload(adminJobsKey);
  const action = useAction();
  const form = useForm(action, {});
  const send = async () => {
    const call = () => reload(ask("takeBackCorrection", { params: { jobId: job.id } }));
    if (await action.run(call, t.isTakenBack)) onClose();
  };
  return (
    <ActionDialog
      {...{ form, isOpen, onClose }}
      role="alertdialog"
      title={fill(t.takeBackTitle, { jobTitle: job.jobTitle })}
      button={t.takeBack}
      onSend={send}
    >
      <p>{t.takeBackText}</p>
    </ActionDialog>
  );
}

type ReadingDraft = Record<
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

const NO_READING: JobReading = {
  coreSkills: [],
  softSkills: [],
  pay: null,
  locations: [],
  workMode: null,
  experience: null,
};

const textOf = (number: number | undefined) => (number === undefined || number === OPEN_ENDED_YEARS ? "" : `${number}`);

const draftOf = ({ coreSkills, softSkills, locations, workMode, pay, experience }: JobReading): ReadingDraft => ({
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
function changedFields(
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
function flawOf(draft: ReadingDraft, known: Pick<AdminJobDetail, "reading" | "corrected">): Flaw | null {
  for (const field of ["payMin", "payMax", "yearsMin", "yearsMax"] as const)
    if (!/^\d*$/.test(draft[field].trim())) return { field, title: t.pleaseEnterNumbers };
  if ((draft.payMin.trim() === "") !== (draft.payMax.trim() === ""))
    return { field: draft.payMin.trim() === "" ? "payMin" : "payMax", title: t.pleaseEnterBoth };
  const before = JSON.stringify(readingOf(draftOf(known.reading)));
  return JSON.stringify(readingOf(draft)) === before ? { title: t.pleaseChangeSomething } : null;
}
