// The dialog in which an admin freezes, brings back, ends or clears jobs.
import { useRef } from "react";
import { t } from "#messages/admin-jobs.ts";
import type { AdminJob } from "../../../contract/moderation/jobs-wire.ts";
import { type JobAct, MAX_ACT_REASON } from "../../../contract/moderation/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, TextField, useForm } from "../../session/action-form.tsx";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { SelectField } from "../../ui/control-fields.tsx";
import { showToast } from "../../ui/toast.ts";

export const ACT_LABELS: Record<JobAct, string> = { FREEZE: t.freeze, THAW: t.thaw, EXPIRE: t.expire, CLEAR: t.clear };

const WORDS: Record<JobAct, { title: string; text: string; done: string }> = {
  FREEZE: { title: t.freezeTitle, text: t.freezeText, done: t.isFrozen },
  THAW: { title: t.thawTitle, text: t.thawText, done: t.isThawed },
  EXPIRE: { title: t.expireTitle, text: t.expireText, done: t.isExpired },
  CLEAR: { title: t.clearTitle, text: t.clearText, done: t.isCleared },
};

type JobActDialogProps = {
  /** Null while closed. */
  act: JobAct | null;
  jobs: readonly Pick<AdminJob, "id">[];
  onClose: () => void;
  onDone?: () => void;
};

export function JobActDialog({ act, jobs, onClose, onDone }: JobActDialogProps) {
  const reload = useReload(adminJobsKey);
  const action = useAction();
  const form = useForm(action, { reason: "" });
  // The closing dialog still shows the last act.
  const last = useRef<JobAct>("CLEAR");
  last.current = act ?? last.current;
  const { title, text, done } = WORDS[last.current];
  const isTold = last.current !== "CLEAR";
  const { reason } = form.draft;
  const send = async () => {
    const body = { act: last.current, jobIds: jobs.map(({ id }) => id), ...(reason.trim() && { reason }) };
    const isDone = await action.run(async () => {
      const { skipped } = await reload(ask("actOnJobs", { body }));
      if (skipped.length > 0) showToast("info", fill(t.someWereSkipped, { count: skipped.length }));
      else showToast("success", done);
    });
    if (!isDone) return;
    form.change({ reason: "" });
    onClose();
    onDone?.();
  };
  return (
    <ActionDialog
      {...{ form, onClose }}
      isOpen={act !== null}
      role="alertdialog"
      title={fill(title, { count: jobs.length })}
      button={ACT_LABELS[last.current]}
      variant={last.current === "FREEZE" || last.current === "EXPIRE" ? "danger" : "primary"}
      flawOf={() => (isTold && reason.trim() === "" ? { field: "reason", title: t.pleaseSayWhy } : null)}
      onSend={send}
    >
      <p>{text}</p>
      <TextField
        form={form}
        name="reason"
        label={isTold ? t.why : t.noteForAdmins}
        {...(isTold ? { hint: t.whyHint } : { optional: true })}
        rows={3}
        maxLength={MAX_ACT_REASON}
      />
    </ActionDialog>
  );
}

const DECISIONS = [
  { value: "UPHELD", label: t.uphold },
  { value: "THAWED", label: t.grant },
] as const;

export function AppealDialog({ isOpen, job, onClose }: { isOpen: boolean; job: AdminJob; onClose: () => void }) {
  const reload = useReload(adminJobsKey);
  const action = useAction();
  const form = useForm(action, { decision: "UPHELD" as "UPHELD" | "THAWED", answer: "" });
  const { decision, answer } = form.draft;
  const send = async () => {
    const body = { freezeId: job.freeze?.id ?? "", decision, answer };
    const call = () => reload(ask("answerAppeal", { params: { jobId: job.id }, body }));
    if (await action.run(call, t.isAnswered)) onClose();
  };
  return (
    <ActionDialog
      {...{ form, isOpen, onClose }}
      title={fill(t.appealTitle, { jobTitle: job.jobTitle })}
      button={t.sendTheAnswer}
      flawOf={() => (answer.trim() === "" ? { field: "answer", title: t.pleaseSayWhy } : null)}
      onSend={send}
    >
      <p className="wrap-anywhere">{job.freeze?.appeal}</p>
      <SelectField
        name="decision"
        label={t.yourDecision}
        options={DECISIONS}
        value={decision}
        onPick={(value) => form.change({ decision: value })}
      />
      <TextField form={form} name="answer" label={t.yourAnswer} hint={t.whyHint} rows={4} maxLength={MAX_ACT_REASON} />
    </ActionDialog>
  );
}
