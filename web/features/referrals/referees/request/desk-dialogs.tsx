// The dialogs of a claimed request; an open one stays when the claim ends, with its text and a way to continue.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import {
  DECLINE_REASONS,
  type DeclineReason,
  MAX_FEEDBACK,
  MIN_FEEDBACK,
} from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { DECLINE_WORDS } from "../referee-words.ts";
import { type AnswerDialogProps, AnswerFrame } from "./answer-dialog.tsx";
import { draftOf, forgetDraft, keepDraft } from "./answer-drafts.ts";
import { ReferDialog } from "./refer-dialog.tsx";
import type { Steps } from "./use-steps.ts";

export type DeskDialog = "refer" | "decline" | "conflict" | "give-back";

type DeskDialogsProps = {
  request: RefereeRequestDetail;
  wanted: DeskDialog | null;
  /** Whether the referee still holds the request. */
  isHeld: boolean;
  steps: Steps;
  onClaim: () => void;
  onClose: () => void;
};

export function DeskDialogs({ request, wanted, isHeld, steps, onClaim, onClose }: DeskDialogsProps) {
  const lost = isHeld ? null : <ClaimLost isBusy={steps.isBusy} onClaim={onClaim} />;
  const common = { request, steps, lost, onClose };
  return (
    <>
      <ReferDialog key={`refer ${request.id}`} {...common} isOpen={wanted === "refer"} />
      <DeclineDialog key={`decline ${request.id}`} {...common} isOpen={wanted === "decline"} />
      <AskDialog
        isOpen={wanted === "conflict"}
        title="You know this person?"
        button="Yes, I know them"
        steps={steps}
        onYes={() => steps.take("conflict")}
        onClose={onClose}
      >
        Family, friends, people you have worked with: somebody else should judge. The request goes to the other referees
        and is never offered to you again. It earns nothing, and it does not count against you.
      </AskDialog>
      <AskDialog
        isOpen={wanted === "give-back"}
        title="Give it back unanswered?"
        button="Give it back"
        steps={steps}
        onYes={() => steps.take("give-back")}
        onClose={onClose}
      >
        The request goes back to the pool at once, for any of your colleagues. It earns nothing, and it does not count
        against you.
      </AskDialog>
    </>
  );
}

const ClaimLost = ({ isBusy, onClaim }: { isBusy: boolean; onClaim: () => void }) => (
  <Alert tone="notice" role="alert" title="Your ten minutes are over">
    <p>What you typed is still here. Claim the request again to send it.</p>
    <Button size="sm" className="mt-3" busy={isBusy} busyLabel="One moment…" onClick={onClaim}>
      Claim it again
    </Button>
  </Alert>
);

type AskDialogProps = {
  isOpen: boolean;
  title: string;
  button: string;
  steps: Steps;
  onYes: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

function AskDialog({ isOpen, title, button, steps, onYes, onClose, children }: AskDialogProps) {
  const yes = async () => {
    if (await onYes()) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={steps.isBusy} busyLabel="One moment…" onClick={() => void yes()}>
            {button}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <ProblemAlert problem={steps.problem} />
      </div>
    </Dialog>
  );
}

/** Declines a request: reasons, and feedback that the candidate reads without the referee's name. */
function DeclineDialog({ request, steps, lost, isOpen, onClose }: AnswerDialogProps) {
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
