// The form that reports a job: a reason and details. Typed text is retained until sent, even when the dialog is closed.

import { useId, useState } from "react";
import { t } from "#messages/moderation.ts";
import { MAX_REPORT_TEXT, REPORT_REASONS, type ReportReason } from "../../../contract/moderation/rules.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { rich } from "../../ui/rich.tsx";
import { REPORT_TEXTS } from "./report-texts.ts";

type ReportDialogProps = {
  job: { id: string; title: string; companyName: string };
  isOpen: boolean;
  onClose: () => void;
};

type Draft = { reason: ReportReason | null; details: string };

const EMPTY: Draft = { reason: null, details: "" };

export function ReportDialog({ job, isOpen, onClose }: ReportDialogProps) {
  const action = useAction();
  const form = useForm(action, EMPTY);
  const [isSent, setSent] = useState(false);
  const { draft, change, errorOf } = form;
  const send = async () => {
    const { reason } = draft;
    const details = draft.details.trim();
    if (reason === null) return;
    const call = { params: { jobid: job.id }, body: { reason, ...(details && { details }) } };
    setSent(await action.run(() => repeatCall(() => ask("reportJob", call))));
  };
  const restart = () => {
    onClose();
    change(EMPTY);
    setSent(false);
  };
  if (isSent)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={restart}
        title={t.thankYou}
        actions={<Button onClick={restart}>{t.close}</Button>}
      >
        <p role="status">{t.someoneOfOurTeamLooksIntoIt}</p>
      </Dialog>
    );
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.reportThisJob}
      button={t.sendReport}
      busyLabel={t.beingSent}
      flawOf={() => flawOf(draft)}
      onSend={send}
    >
      <p className="text-ink-soft">
        {rich(t.atTheCompanyDoesNotLearnWho, {
          title: job.title,
          companyName: job.companyName,
          b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
        })}
      </p>
      <ReasonChoice chosen={draft.reason} error={errorOf("reason")} onChoose={(reason) => change({ reason })} />
      <TextField
        form={form}
        name="details"
        label={t.whatDidYouSee}
        optional={draft.reason !== "OTHER"}
        required={draft.reason === "OTHER"}
        rows={4}
        maxLength={MAX_REPORT_TEXT}
      />
    </ActionDialog>
  );
}

/** Errors that the server would refuse, found before sending. */
function flawOf({ reason, details }: Draft): Flaw | null {
  if (reason === null) return { title: t.pleaseChooseWhatIsWrong, field: "reason" };
  return reason === "OTHER" && details.trim() === "" ? { title: t.pleaseSayWhatIsWrong, field: "details" } : null;
}

type ReasonChoiceProps = {
  chosen: ReportReason | null;
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
};

function ReasonChoice({ chosen, error, onChoose }: ReasonChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-1.5 [&>legend]:mb-2 [&>.field-error]:mt-0 [&>.field-error]:mr-0 [&>.field-error]:mb-1 [&>.field-error]:ml-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{t.whatIsWrongWithIt}</legend>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {REPORT_REASONS.map((reason) => (
        <label
          key={reason}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [align-items:start] pt-1.5 pr-3.5 pb-1.75 pl-3.5 border border-line rounded-md cursor-pointer [transition:border-color_120ms] hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:outline-offset-2 [&>input]:w-4.5 [&>input]:h-4.5 [&>input]:mt-[0.2rem] [&>input]:outline-none"
        >
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          <span>
            <span className="block font-semibold leading-[1.35]">{REPORT_TEXTS[reason].label}</span>
            <span className="block text-sm/[1.4] text-ink-soft">{REPORT_TEXTS[reason].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
