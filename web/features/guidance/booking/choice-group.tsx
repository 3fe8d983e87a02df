// A choice of a few: radio buttons that look like chips.
import { useId } from "react";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Icon } from "../../../ui/icon.tsx";

type ChoiceGroupProps = {
  /** Its fieldset's id is `choice-{name}`. */
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  problem: FormProblem | null;
  onChoose: (value: string) => void;
};

export function ChoiceGroup({ name, legend, choices, chosen, problem, onChoose }: ChoiceGroupProps) {
  const flaw = problem?.field === name ? problem : null;
  const id = useId();
  return (
    <fieldset id={`choice-${name}`} aria-describedby={flaw ? `${id}-flaw` : undefined}>
      <legend className="mb-2.5 text-lg/[1.3] font-[650]">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className="book-choice">
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {flaw && <Flaw id={`${id}-flaw`} flaw={flaw} />}
    </fieldset>
  );
}

export const Flaw = ({ id, flaw }: { id: string; flaw: FormProblem }) => (
  <div id={id} role="alert">
    <p className="field-error">
      <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
      {flaw.title}
    </p>
    {flaw.text && <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]">{flaw.text}</p>}
  </div>
);
