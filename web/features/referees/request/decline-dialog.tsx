// Declines a request: reasons, and feedback that the candidate reads without the referee's name.
import { type FormEvent, useId, useState } from "react";
import {
  DECLINE_REASONS,
  type DeclineReason,
  MAX_FEEDBACK,
  MIN_FEEDBACK,
} from "../../../../contract/referrals/rules.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Field, TextArea } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { DECLINE_WORDS } from "../referee-words.ts";
import { type AnswerDialogProps, AnswerFrame } from "./answer-dialog.tsx";
import { draftOf, forgetDraft, keepDraft } from "./answer-drafts.ts";

export function DeclineDialog({ request, steps, lost, isOpen, onClose }: AnswerDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(request.id));
  const { problem, isBusy } = steps;
  const set = (change: Parameters<typeof keepDraft>[1]) => setDraft(keepDraft(request.id, change));
  const toggle = (reason: DeclineReason) =>
    set({
      reasons: draft.reasons.includes(reason)
        ? draft.reasons.filter((one) => one !== reason)
        : [...draft.reasons, reason],
    });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const feedback = draft.feedback.trim();
    const flaw = flawOf(draft.reasons, feedback);
    if (flaw) {
      steps.tell({ ...flaw, code: null });
      event.currentTarget.querySelector<HTMLElement>(flaw.field === "reasons" ? "input" : "textarea")?.focus();
      return;
    }
    const body = { reasons: [...draft.reasons], feedback };
    const isDone = await steps.step(() => {
      const call = { params: { requestId: request.id }, body, key: steps.keyOf(body) };
      return repeatCall(() => ask("declineRequest", call));
    }, "Your feedback is sent.");
    if (!isDone) return;
    forgetDraft(request.id);
    onClose();
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.title : undefined);
  return (
    <AnswerFrame
      {...{ lost, isOpen, onClose }}
      title="Decline with feedback"
      button={{ label: "Send feedback", busyLabel: "Sending…", busy: isBusy }}
      onSend={send}
    >
      <Reasons chosen={draft.reasons} error={errorOf("reasons")} onToggle={toggle} />
      <Field
        name="feedback"
        label="What would help them?"
        hint="Be concrete and kind: what is missing, what you would look for, what to do next. They do not learn your name."
        error={errorOf("feedback")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={MAX_FEEDBACK}
            placeholder="Your Java is strong. For this team we look for two years with streaming systems: a project with Kafka would…"
            value={draft.feedback}
            onChange={({ target }) => set({ feedback: target.value })}
          />
        )}
      </Field>
      <ProblemAlert problem={problem?.field === "reasons" || problem?.field === "feedback" ? null : problem} />
    </AnswerFrame>
  );
}

function flawOf(reasons: readonly DeclineReason[], feedback: string) {
  if (reasons.length === 0) return { field: "reasons", title: "Please choose at least one reason." };
  if (feedback.length < MIN_FEEDBACK)
    return { field: "feedback", title: `Please write at least ${MIN_FEEDBACK} characters: what would help them?` };
  return null;
}

type ReasonsProps = {
  chosen: readonly DeclineReason[];
  error: string | undefined;
  onToggle: (reason: DeclineReason) => void;
};

function Reasons({ chosen, error, onToggle }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">Why?</legend>
      {DECLINE_REASONS.map((reason) => (
        <label key={reason} className="check-row">
          <input type="checkbox" checked={chosen.includes(reason)} onChange={() => onToggle(reason)} />
          {DECLINE_WORDS[reason]}
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
