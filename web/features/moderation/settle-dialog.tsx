// The dialog in which an admin settles a report.
import { type ReactNode, useRef } from "react";
import { MAX_REPORT_TEXT, type ReportState } from "../../../contract/moderation/rules.ts";
import { ActionDialog, TextField, useForm } from "../../session/action-form.tsx";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { showToast } from "../../ui/toast.ts";

export type Decision = Exclude<ReportState, "OPEN">;

export type SettleTexts = {
  words: Record<Decision, { title: string; button: string; done: string; text: string }>;
  /** The label of the note, and the toast when another admin was first. */
  note: string;
  settledMeanwhile: string;
  /** The button keeps its words while it is busy. */
  isBusyAsNamed?: boolean;
};

type SettleDialogProps = SettleTexts & {
  /** Null while the dialog is closed. */
  decision: Decision | null;
  onClose: () => void;
  settle: (body: { decision: Decision; note?: string }) => Promise<unknown>;
  /** What is reported, before what the decision means. */
  children?: ReactNode;
};

/** Confirms before a report is settled, with room for a note to the other admins. */
export function SettleDialog({ decision, onClose, words, settle, children, ...texts }: SettleDialogProps) {
  const action = useAction();
  const form = useForm(action, { note: "" });
  // The closing dialog still shows the last decision.
  const last = useRef<Decision>("DISMISSED");
  last.current = decision ?? last.current;
  const { title, button, done, text } = words[last.current];
  const send = async () => {
    const note = form.draft.note.trim();
    const isDone = await action.run(async () => {
      try {
        await settle({ decision: last.current, ...(note && { note }) });
        showToast("success", done);
      } catch (error) {
        if (!isRefusedWith(error, 409)) throw error;
        showToast("info", texts.settledMeanwhile);
      }
    });
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      {...{ onClose, form, title, button }}
      isOpen={decision !== null}
      role="alertdialog"
      busyLabel={texts.isBusyAsNamed ? button : undefined}
      variant={last.current === "UPHELD" ? "danger" : "primary"}
      onSend={send}
    >
      <p>
        {children}
        {text}
      </p>
      <TextField form={form} name="note" label={texts.note} optional rows={3} maxLength={MAX_REPORT_TEXT} />
    </ActionDialog>
  );
}
