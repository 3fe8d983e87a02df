// The dialog in which a person uploads a résumé and follows its reading.

import { useEffect, useRef, useSyncExternalStore } from "react";
import { t } from "#messages/resumes.ts";
import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { CV_STEP_TEXTS } from "../../../messages/en/files.ts";
import { useProposalAnswers } from "../../session/use-proposal-answers.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type AnsweredProposal, type ProposalAnswer, Proposals } from "../../ui/proposals.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { resumeEngine, resumeStore } from "./live-resume.ts";

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
      title={t.updateResume}
      actions={
        isChoosing ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button onClick={() => void resumeEngine.send()}>{t.upload}</Button>
          </>
        ) : (
          isProposing && (
            <Button busy={isSaving} busyLabel={t.saving} onClick={resumeEngine.leave}>
              {t.done}
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
        <UploadSteps onLeave={onClose} />
        {phase.kind === "proposing" && <ProposingStep proposals={phase.proposals} answers={answers} onAnswer={give} />}
      </div>
    </Dialog>
  );
}

/** The views up to the end of the reading, also for a page without the dialog. */
export function UploadSteps({ onLeave }: { onLeave: () => void }) {
  const { phase, file, trouble, hasCv } = useSyncExternalStore(resumeStore.listen, resumeStore.read, resumeStore.read);
  switch (phase.kind) {
    case "choosing":
      return <ChooseStep file={file} trouble={trouble} engine={resumeEngine} onLeave={onLeave} />;
    case "sending":
      return <SendingStep file={file} share={phase.share} />;
    case "reading":
      return <ReadingStep step={phase.step} hasCv={hasCv} />;
    case "done":
      return <CompleteStep />;
    case "proposing":
      return null;
  }
}

/** A view that replaces another takes the focus: the pressed button is gone. */
export function useFocusOnChange(view: string) {
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

/** The dialog's views after sending: upload progress, the five steps of reading, the end. */
function SendingStep({ file, share }: { file: File | null; share: number }) {
  const percent = Math.round(share * 100);
  const words = percent < 100 ? t.sendingYourCv : t.handingItOver;
  return (
    <div className="flex flex-1 flex-col justify-center gap-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span role="status">{words}</span>
        <span className="tabular-nums text-ink-soft">{percent} %</span>
      </p>
      <progress
        className="appearance-none w-full h-2.5 border-0 rounded-full overflow-hidden bg-brand-soft [&::-webkit-progress-bar]:bg-brand-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:[transition:width_160ms_linear] [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand"
        max={100}
        value={percent}
        aria-label={t.sent}
      />
      {file && <p className="truncate text-xs text-ink-faint">{file.name}</p>}
    </div>
  );
}

/** `step` is the server's: the steps before it are done. */
function ReadingStep({ step, hasCv }: { step: number; hasCv: boolean }) {
  return (
    <>
      <ol className="resume-steps">
        {CV_STEP_TEXTS.map((text, index) => (
          <li
            key={text}
            className={index < step ? "resume-step-done" : index === step ? "resume-step-now" : "resume-step-next"}
            aria-current={index === step ? "step" : undefined}
          >
            <span className="resume-step-mark" aria-hidden="true">
              {index < step ? <Icon name="check" size={16} /> : index === step ? <span className="spinner" /> : null}
            </span>
            {text}
            {index < step && <span className="sr-only"> {t.done2}</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {CV_STEP_TEXTS[step]}
      </p>
      <p className="text-xs text-ink-faint">
        {t.youMayCloseThisAndGoOn}
        {hasCv && t.untilItIsDoneYourPreviousCv}
      </p>
    </>
  );
}

function CompleteStep() {
  return (
    <div className="resume-complete flex flex-1 flex-col items-center justify-center gap-2 text-center" role="status">
      <span className="grid place-items-center w-16 h-16 mb-2 rounded-full bg-good-soft text-good" aria-hidden="true">
        <Icon name="check" size={32} />
      </span>
      <p className="text-xl font-semibold">{t.processComplete}</p>
      <p className="text-sm text-ink-soft">{t.oneMomentThisPageIsAboutTo}</p>
    </div>
  );
}

type ProposingProps = {
  proposals: readonly SkillProposal[];
  answers: Readonly<Record<string, AnsweredProposal>>;
  onAnswer: (name: string, answer: ProposalAnswer) => void;
};

/** The last view, when the CV implies soft skills that it does not list. */
function ProposingStep({ proposals, answers, onAnswer }: ProposingProps) {
  return (
    <>
      <div className="grid gap-1.5">
        <p className="flex items-center gap-1.5 mb-1.5 text-sm/body font-semibold text-good" role="status">
          <Icon name="check" size={18} />
          {t.processComplete}
        </p>
        <h3 className="text-lg">{t.areTheseSoftSkillsYours}</h3>
        <p className="text-sm text-ink-soft">{t.yourCvDoesNotListThemBut}</p>
      </div>
      <Proposals
        label={t.softSkillsThatYourCvShows}
        items={proposals.map(({ skillName, evidence }) => ({ name: skillName, reason: evidence }))}
        answers={answers}
        onAnswer={onAnswer}
      />
    </>
  );
}
