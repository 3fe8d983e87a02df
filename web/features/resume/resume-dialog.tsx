// The dialog in which a person gives us their résumé and sees it being read (spec §4).
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { resumeEngine, resumeStore } from "./live-resume.ts";
import { CompleteStep, ReadingStep, SendingStep } from "./progress-steps.tsx";
import "./resume.css";

/** Closing it does not call off what is under way: the person hears of its end, and opening it again shows how far it is. */
export function ResumeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const state = useSyncExternalStore(resumeStore.listen, resumeStore.read, resumeStore.read);
  useEffect(() => {
    if (!isOpen) return;
    resumeEngine.open();
    return () => resumeEngine.close();
  }, [isOpen]);
  const { phase } = state;
  const isChoosing = phase.kind === "choosing";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Update Resume"
      actions={
        isChoosing && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={() => void resumeEngine.send()}>Upload</Button>
          </>
        )
      }
    >
      <div className="resume-body">
        {isChoosing && <ChooseStep file={state.file} trouble={state.trouble} engine={resumeEngine} />}
        {phase.kind === "sending" && <SendingStep file={state.file} share={phase.share} />}
        {phase.kind === "reading" && <ReadingStep step={phase.step} />}
        {phase.kind === "done" && <CompleteStep />}
      </div>
    </Dialog>
  );
}
