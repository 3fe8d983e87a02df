// A list of proposals, each with its reason and two answers; answers can be changed while shown.
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type Proposal = { name: string; reason: string };
export type ProposalAnswer = "yes" | "no";
/** `problem`: why the answer could not be saved; it is shown, and pressing again retries. */
export type AnsweredProposal = { answer: ProposalAnswer; state: "saving" | "saved" | "failed"; problem?: string };

type ProposalsProps = {
  items: readonly Proposal[];
  answers: Readonly<Record<string, AnsweredProposal>>;
  onAnswer: (name: string, answer: ProposalAnswer) => void;
  label: string;
};

/** Buttons stay in place after a press, so that focus does too. */
export function Proposals({ items, answers, onAnswer, label }: ProposalsProps) {
  return (
    <>
      <ul className="grid gap-2.5" aria-label={label}>
        {items.map((item) => (
          <Row
            key={item.name}
            {...item}
            given={answers[item.name]}
            onAnswer={(answer) => onAnswer(item.name, answer)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {toldOf(answers)}
      </p>
    </>
  );
}

type RowProps = Proposal & { given: AnsweredProposal | undefined; onAnswer: (answer: ProposalAnswer) => void };

function Row({ name, reason, given, onAnswer }: RowProps) {
  const isYes = given?.answer === "yes";
  const isNo = given?.answer === "no";
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-2.5 gap-x-4 pt-3 pr-3 pb-3 pl-4 border-[1.5px] border-line rounded-md bg-surface [transition-property:background-color,border-color] max-[34rem]:grid-cols-[minmax(0,1fr)] max-[34rem]:pe-4",
        isYes && "border-brand bg-brand-soft",
      )}
    >
      <div className="proposal-words">
        <p className={classNames("leading-[1.35]", isNo ? "font-medium text-ink-soft" : "font-[650]")}>{name}</p>
        <p className="mt-0.5 text-sm/[1.45] text-ink-soft wrap-anywhere">“{reason}”</p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className="inline-flex items-center justify-center gap-1.5 min-w-23 min-h-9.5 px-3.5 border-[1.5px] border-line-strong rounded-full bg-surface text-sm/body font-semibold [transition-property:background-color,border-color,color] hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand max-[34rem]:flex-1 max-[34rem]:min-h-11"
          aria-pressed={isYes}
          aria-label={fill(t.add2, { name })}
          onClick={() => onAnswer("yes")}
        >
          <Icon name={isYes ? "check" : "plus"} size={16} />
          {isYes ? t.added : t.add}
        </button>
        <button
          type="button"
          className="inline-flex items-center justify-center gap-1.5 min-w-23 min-h-9.5 px-3.5 border-[1.5px] border-line-strong rounded-full bg-surface text-sm/body font-semibold [transition-property:background-color,border-color,color] hover:border-brand max-[34rem]:flex-1 max-[34rem]:min-h-11 aria-pressed:border-ink-soft aria-pressed:bg-transparent aria-pressed:text-ink-soft"
          aria-pressed={isNo}
          aria-label={fill(t.leaveOut, { name })}
          onClick={() => onAnswer("no")}
        >
          {isNo && <Icon name="check" size={16} />}
          {isNo ? t.leftOut : t.notMe}
        </button>
      </div>
      {given?.state === "failed" && (
        <p role="alert" className="col-span-full text-sm/body text-bad">
          {fill(t.pressAgainToTryAgain, { problem: given.problem ?? "" })}
        </p>
      )}
    </li>
  );
}

/** The saved answers in order, as announced. */
function toldOf(answers: ProposalsProps["answers"]): string {
  return Object.entries(answers)
    .filter(([, { state }]) => state === "saved")
    .map(([name, { answer }]) => fill(answer === "yes" ? t.nameAdded : t.nameLeftOut, { name }))
    .join(" ");
}
