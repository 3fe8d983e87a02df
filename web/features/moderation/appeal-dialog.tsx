// The dialog in which an admin answers a company's appeal.
import { t } from "#messages/admin-jobs.ts";
import type { AdminJob } from "../../../contract/moderation/jobs-wire.ts";
import { MAX_ACT_REASON } from "../../../contract/moderation/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, TextField, useForm } from "../../session/action-form.tsx";
import { adminJobsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { SelectField } from "../../ui/field.tsx";

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
        onPick={(value) => form.change({ decision: value === "THAWED" ? "THAWED" : "UPHELD" })}
      />
      <TextField form={form} name="answer" label={t.yourAnswer} hint={t.whyHint} rows={4} maxLength={MAX_ACT_REASON} />
    </ActionDialog>
  );
}
