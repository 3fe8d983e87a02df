// The dialog's views after sending: upload progress, the five steps of reading, the end.

import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { CV_STEP_TEXTS } from "../../../messages/en/files.ts";
import { Icon } from "../../ui/icon.tsx";
import { type AnsweredProposal, type ProposalAnswer, Proposals } from "../../ui/proposals.tsx";

export function SendingStep({ file, share }: { file: File | null; share: number }) {
  const percent = Math.round(share * 100);
  const words = percent < 100 ? "Sending your CV…" : "Handing it over…";
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
        aria-label="Sent"
      />
      {file && <p className="truncate text-xs text-ink-faint">{file.name}</p>}
    </div>
  );
}

/** `step` is the server's: the steps before it are done. */
export function ReadingStep({ step }: { step: number }) {
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
            {index < step && <span className="sr-only"> done</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {CV_STEP_TEXTS[step]}
      </p>
      <p className="text-xs text-ink-faint">
        You may close this and go on; the reading continues. Until it is done, your previous CV stays in force.
      </p>
    </>
  );
}

export function CompleteStep() {
  return (
    <div className="resume-complete flex flex-1 flex-col items-center justify-center gap-2 text-center" role="status">
      <span className="grid place-items-center w-16 h-16 mb-2 rounded-full bg-good-soft text-good" aria-hidden="true">
        <Icon name="check" size={32} />
      </span>
      <p className="text-xl font-semibold">Process Complete</p>
      <p className="text-sm text-ink-soft">One moment: this page is about to show you what fits.</p>
    </div>
  );
}

type ProposingProps = {
  proposals: readonly SkillProposal[];
  answers: Readonly<Record<string, AnsweredProposal>>;
  onAnswer: (name: string, answer: ProposalAnswer) => void;
};

/** The last view, when the CV implies soft skills that it does not list. */
export function ProposingStep({ proposals, answers, onAnswer }: ProposingProps) {
  return (
    <>
      <div className="grid gap-1.5">
        <p className="flex items-center gap-1.5 mb-1.5 text-sm/body font-semibold text-good" role="status">
          <Icon name="check" size={18} />
          Process Complete
        </p>
        <h3 className="text-lg">Are these soft skills yours?</h3>
        <p className="text-sm text-ink-soft">
          Your CV does not list them, but these lines show them. What you add counts in your match with every job that
          asks for it. You can change your mind in your profile.
        </p>
      </div>
      <Proposals
        label="Soft skills that your CV shows"
        items={proposals.map(({ skillName, evidence }) => ({ name: skillName, reason: evidence }))}
        answers={answers}
        onAnswer={onAnswer}
      />
    </>
  );
}
