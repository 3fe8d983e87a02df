// Confirms before a report is settled, with room for a note to the other admins.
import { type FormEvent, useId, useRef, useState } from "react";
import { CallError } from "../../../contract/call-error.ts";
import { MAX_REPORT_TEXT } from "../../../contract/moderation/rules.ts";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { type FormProblem, problemOf } from "../../session/form-problem.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.ts";
import { type Decision, useSettling } from "./report-queries.ts";

type SettleDialogProps = {
  report: JobReport;
  /** Null while the dialog is closed. */
  decision: Decision | null;
  onClose: () => void;
};

const WORDS: Record<Decision, { title: string; button: string; done: string }> = {
  UPHELD: { title: "Take this job off the site?", button: "Uphold", done: "The job is off the site." },
  DISMISSED: { title: "Dismiss this report?", button: "Dismiss", done: "The report is dismissed." },
};

export function SettleDialog({ report, decision, onClose }: SettleDialogProps) {
  const [note, setNote] = useState("");
  const form = useId();
  const { isBusy, problem, settle } = useSettle(report, onClose);
  // The closing dialog still shows the last decision.
  const last = useRef<Decision>("DISMISSED");
  last.current = decision ?? last.current;
  const words = WORDS[last.current];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (decision && !isBusy) void settle(decision, note);
  };
  return (
    <Dialog
      isOpen={decision !== null}
      onClose={onClose}
      title={words.title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={last.current === "UPHELD" ? "danger" : "primary"} busy={isBusy}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="grid gap-5">
        <p>
          <strong className="font-semibold">{report.jobTitle}</strong> at {report.companyName}.{" "}
          {last.current === "UPHELD"
            ? "It vanishes from lists, searches and its page at once, and every open report of it is settled."
            : "The job stays as it is. Other reports of it stay open."}
        </p>
        <Field name={`note-${report.id}`} label="Note for the other admins" optional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={MAX_REPORT_TEXT}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function useSettle(report: JobReport, onClose: () => void) {
  const run = useSettling();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const settle = async (decision: Decision, note: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await run(report.id, decision, note);
      showToast("success", WORDS[decision].done);
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        showToast("info", "Somebody else has settled this report meanwhile.");
        onClose();
      } else setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date() }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, settle };
}
