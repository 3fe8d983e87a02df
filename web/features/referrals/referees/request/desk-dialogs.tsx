// The dialogs of a claimed request; an open one stays when the claim ends, with its text and a way to continue.

import { type ReactNode, useId } from "react";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import {
  DECLINE_REASONS,
  type DeclineReason,
  MAX_FEEDBACK,
  MIN_FEEDBACK,
} from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, type Flaw, TextField, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";
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
        title={t.youKnowThisPerson}
        button={t.yesIKnowThem}
      >
        {t.familyFriendsPeopleYouHaveWorked}
      </AskDialog>
      <AskDialog
        {...{ steps, onClose }}
        isOpen={wanted === "give-back"}
        step="give-back"
        title={t.giveItBackUnanswered}
        button={t.giveItBack}
      >
        {t.theRequestGoesBackToThePool}
      </AskDialog>
    </>
  );
}

const ClaimLost = ({ isBusy, onClaim }: { isBusy: boolean; onClaim: () => void }) => (
  <Alert tone="notice" role="alert" title={t.yourTenMinutesAreOver}>
    <p>{t.whatYouTypedIsStillHereClaim}</p>
    <Button size="sm" className="mt-3" busy={isBusy} busyLabel={t.oneMoment} onClick={onClaim}>
      {t.claimItAgain}
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
    }, t.yourFeedbackIsSent);
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.declineWithFeedback}
      button={t.sendFeedback}
      busyLabel={requestTexts.sending}
      isDisabled={lost !== null}
      flawOf={() => flawOf(reasons, feedback)}
      onSend={send}
    >
      {lost}
      <Reasons chosen={reasons} error={form.errorOf("reasons")} onToggle={toggle} />
      <TextField
        form={form}
        name="feedback"
        label={t.whatWouldHelpThem}
        hint={t.beConcreteAndKindWhatIsMissing}
        rows={6}
        maxLength={MAX_FEEDBACK}
        placeholder={t.yourJavaIsStrongForThisTeam}
      />
    </ActionDialog>
  );
}

function flawOf(reasons: readonly DeclineReason[], feedback: string): Flaw | null {
  if (reasons.length === 0) return { field: "reasons", title: t.pleaseChooseAtLeastOneReason };
  if (feedback.length < MIN_FEEDBACK)
    return { field: "feedback", title: fill(t.pleaseWriteAtLeastCharactersWhat, { minFeedback: MIN_FEEDBACK }) };
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
      <legend className="field-label">{t.why}</legend>
      {DECLINE_REASONS.map((reason) => (
        <label key={reason} className="check-row">
          <input type="checkbox" name="reasons" checked={chosen.includes(reason)} onChange={() => onToggle(reason)} />
          {DECLINE_WORDS[reason]}
        </label>
      ))}
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
