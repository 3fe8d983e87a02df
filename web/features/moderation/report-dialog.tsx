// The form that reports a job: a reason and details. Typed text is retained until sent, even when the dialog is closed.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_REPORT_TEXT, REPORT_REASONS, type ReportReason } from "../../../contract/moderation/rules.ts";
import { ask } from "../../session/ask.ts";
import { type FormProblem, problemOf } from "../../session/form-problem.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { REPORT_TEXTS } from "./report-texts.ts";

type ReportDialogProps = {
  job: { id: string; title: string; companyName: string };
  isOpen: boolean;
  onClose: () => void;
};

export function ReportDialog({ job, isOpen, onClose }: ReportDialogProps) {
  const { draft, change, problem, isBusy, isSent, send, restart } = useReport(job.id);
  const box = useFocusOnFlaw(problem);
  const form = useId();
  const close = () => {
    onClose();
    if (isSent) restart();
  };
  if (isSent)
    return (
      <Dialog isOpen={isOpen} onClose={close} title="Thank you" actions={<Button onClick={close}>Close</Button>}>
        <p role="status">
          Somebody of our team looks into it. If you were right, the job is taken off the site at once. We tell you what
          became of it.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Report this job"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Being sent…">
            Send report
          </Button>
        </>
      }
    >
      <form id={form} ref={box} onSubmit={send} noValidate className="grid gap-5">
        <p className="text-ink-soft">
          <strong className="font-semibold text-ink">{job.title}</strong> at {job.companyName}. The company does not
          learn who reported it.
        </p>
        <ReasonChoice
          chosen={draft.reason}
          error={problem?.field === "reason" ? problem.title : undefined}
          onChoose={(reason) => change({ reason })}
        />
        <Field
          name="report-details"
          label="What did you see?"
          optional={draft.reason !== "OTHER"}
          required={draft.reason === "OTHER"}
          {...(problem?.field === "details" && { error: problem.title })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={MAX_REPORT_TEXT}
              value={draft.details}
              onChange={(event) => change({ details: event.target.value })}
            />
          )}
        </Field>
        {problem && problem.field === undefined && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </form>
    </Dialog>
  );
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
      <legend className="field-label">What is wrong with it?</legend>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {REPORT_REASONS.map((reason) => (
        <label
          key={reason}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [align-items:start] pt-1.5 pr-3.5 pb-1.75 pl-3.5 border border-line rounded-md cursor-pointer [transition:border-color_120ms] hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:outline-offset-2 [&>input]:w-4.5 [&>input]:h-4.5 [&>input]:mt-[0.2rem] [&>input]:accent-brand [&>input]:outline-none"
        >
          <input
            type="radio"
            name={`${id}-reason`}
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

/** Focuses the field at fault, which may be out of view. */
function useFocusOnFlaw(problem: FormProblem | null) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const at = { reason: "input[type=radio]", details: "textarea" }[problem?.field ?? ""];
    if (at) box.current?.querySelector<HTMLElement>(at)?.focus();
  }, [problem]);
  return box;
}

type Draft = { reason: ReportReason | null; details: string };

const EMPTY: Draft = { reason: null, details: "" };

function useReport(jobId: string) {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const flaw = flawOf(draft);
    setProblem(flaw);
    if (flaw || draft.reason === null || isBusy) return;
    setBusy(true);
    try {
      const body = { reason: draft.reason, ...(draft.details.trim() && { details: draft.details.trim() }) };
      await repeatCall(() => ask("reportJob", { params: { jobid: jobId }, body }));
      setSent(true);
    } catch (error) {
      setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date() }));
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    change: (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some })),
    problem,
    isBusy,
    isSent,
    send: (event: FormEvent) => void send(event),
    restart: () => {
      setDraft(EMPTY);
      setSent(false);
    },
  };
}

/** Errors that the server would refuse, found before sending. */
function flawOf({ reason, details }: Draft): FormProblem | null {
  if (reason === null) return { title: "Please choose what is wrong.", field: "reason", code: null };
  if (reason === "OTHER" && details.trim() === "")
    return { title: "Please say what is wrong.", field: "details", code: null };
  return null;
}
