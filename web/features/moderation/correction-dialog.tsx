// The dialogs in which an admin corrects what a listing was read as, and takes the correction back.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { t } from "#messages/admin-jobs.ts";
import { WORK_MODE_LABELS } from "#messages/jobs.ts";
import { WORK_MODES } from "../../../contract/jobs/filters.ts";
import type { AdminJob, AdminJobDetail } from "../../../contract/moderation/jobs-wire.ts";
import { PAY_PERIODS } from "../../../contract/moderation/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { SelectField } from "../../ui/field.tsx";
import { changedFields, draftOf, flawOf, NO_READING, type ReadingDraft } from "./correction-draft.ts";
import { PERIODS, useAdminJob } from "./job-details.tsx";

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
