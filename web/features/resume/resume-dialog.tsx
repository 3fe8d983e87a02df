// The dialog in which a person uploads a résumé and follows its reading.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useProposalAnswers } from "../../session/use-proposal-answers.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { resumeEngine, resumeStore } from "./live-resume.ts";
import { CompleteStep, ProposingStep, ReadingStep, SendingStep } from "./progress-steps.tsx";
import "../../styles/people.css";

/** Closing it does not cancel the upload: a toast reports its end, and reopening shows its progress. */
export function ResumeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const state = useSyncExternalStore(resumeStore.listen, resumeStore.read, resumeStore.read);
  useEffect(() => {
    if (!isOpen) return;
    resumeEngine.open();
    return () => resumeEngine.close();
  }, [isOpen]);
  const { phase } = state;
  const isChoosing = phase.kind === "choosing";
  const isProposing = phase.kind === "proposing";
  const { answers, give, isSaving } = useProposalAnswers();
  const body = useFocusOnChange(phase.kind);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isProposing ? resumeEngine.leave : onClose}
      title="Update Resume"
      actions={
        isChoosing ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={() => void resumeEngine.send()}>Upload</Button>
          </>
        ) : (
          isProposing && (
            <Button busy={isSaving} busyLabel="Saving…" onClick={resumeEngine.leave}>
              Done
            </Button>
          )
        )
      }
    >
      <div
        ref={body}
        tabIndex={-1}
        className={classNames("flex flex-col gap-4 min-h-62 outline-none", !isChoosing && !isProposing && "min-h-81")}
      >
        {isChoosing && <ChooseStep file={state.file} trouble={state.trouble} engine={resumeEngine} />}
        {phase.kind === "sending" && <SendingStep file={state.file} share={phase.share} />}
        {phase.kind === "reading" && <ReadingStep step={phase.step} />}
        {phase.kind === "done" && <CompleteStep />}
        {phase.kind === "proposing" && <ProposingStep proposals={phase.proposals} answers={answers} onAnswer={give} />}
      </div>
    </Dialog>
  );
}

/** A view that replaces another takes the focus: the pressed button is gone. */
function useFocusOnChange(view: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    // Unless the new view has focused an element itself.
    if (!element.current?.contains(document.activeElement)) element.current?.focus();
  }, [view]);
  return element;
}
