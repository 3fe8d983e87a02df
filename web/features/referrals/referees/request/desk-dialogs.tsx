// The dialogs of a claimed request; an open one stays when the claim ends, with its text and a way to continue.
import { type ReactNode, useId } from "react";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import {
  DECLINE_REASONS,
  type DeclineReason,
  MAX_FEEDBACK,
  MIN_FEEDBACK,
} from "../../../../../contract/referrals/rules.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { DECLINE_WORDS } from "../referee-words.ts";
import { ReferDialog } from "./refer-dialog.tsx";
import { type AnswerDialogProps, draftOf, type Steps, useAnswer } from "./use-steps.ts";

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
        {...{ steps, onClose }}
        isOpen={wanted === "conflict"}
        step="conflict"
        title="You know this person?"
        button="Yes, I know them"
      >
        Family, friends, people you have worked with: somebody else should judge. The request goes to the other referees
        and is never offered to you again. It earns nothing, and it does not count against you.
      </AskDialog>
      <AskDialog
        {...{ steps, onClose }}
        isOpen={wanted === "give-back"}
        step="give-back"
        title="Give it back unanswered?"
        button="Give it back"
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
  step: "conflict" | "give-back";
  steps: Steps;
  onClose: () => void;
  children: ReactNode;
};

function AskDialog({ step, steps, onClose, children, ...look }: AskDialogProps) {
  const yes = async () => {
    if (await steps.take(step)) onClose();
  };
  return (
    <ActionDialog
      {...look}
      form={useForm(steps, {})}
      role="alertdialog"
      className="grid gap-4"
      onClose={onClose}
      onSend={yes}
    >
      <p>{children}</p>
    </ActionDialog>
  );
}

/** Declines a request: reasons, and feedback that the candidate reads without the referee's name. */
function DeclineDialog(props: AnswerDialogProps) {
  const { request, steps, lost, isOpen, onClose } = props;
  const { form, answer } = useAnswer(props, () => {
    const { reasons, feedback } = draftOf(request.id);
    return { reasons, feedback };
  });
  const { reasons } = form.draft;
  const feedback = form.draft.feedback.trim();
  const toggle = (reason: DeclineReason) =>
    form.change({ reasons: reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason] });
  const send = () =>
    answer((params) => {
      const body = { reasons: [...reasons], feedback };
      const key = steps.keyOf(body);
      return repeatCall(() => ask("declineRequest", { params, body, key }));
    }, "Your feedback is sent.");
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title="Decline with feedback"
      button="Send feedback"
      busyLabel="Sending…"
      isDisabled={lost !== null}
      flawOf={() => flawOf(reasons, feedback)}
      onSend={send}
    >
      {lost}
      <Reasons chosen={reasons} error={form.errorOf("reasons")} onToggle={toggle} />
      <TextField
        form={form}
        name="feedback"
        label="What would help them?"
        hint="Be concrete and kind: what is missing, what you would look for, what to do next. They do not learn your name."
        rows={6}
        maxLength={MAX_FEEDBACK}
        placeholder="Your Java is strong. For this team we look for two years with streaming systems: a project with Kafka would…"
      />
    </ActionDialog>
  );
}

function flawOf(reasons: readonly DeclineReason[], feedback: string): Flaw | null {
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
          <input type="checkbox" name="reasons" checked={chosen.includes(reason)} onChange={() => onToggle(reason)} />
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
