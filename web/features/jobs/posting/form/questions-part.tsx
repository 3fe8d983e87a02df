// The part of the job form with the questions that people answer when they apply.

import { t } from "#messages/hiring.ts";
import {
  MAX_CHOICE,
  MAX_CHOICES,
  MAX_QUESTION,
  MAX_QUESTIONS,
  QUESTION_KINDS,
} from "../../../../../contract/jobs/question-rules.ts";
import type { JobQuestion } from "../../../../../contract/jobs/questions-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckRow, InputField, SelectField, TextAreaField } from "../../../../ui/control-fields.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { FormCard } from "./fields.tsx";
import type { FormPartProps } from "./posting-form.ts";

type Kind = JobQuestion["kind"];

const KIND_WORDS: Record<Kind, string> = {
  TEXT: t.answerText,
  CHOICE: t.answerChoice,
  NUMBER: t.answerNumber,
  YES_NO: t.answerYesNo,
};
const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const KNOCK_OUTS = [
  { value: "", label: t.noAnswerRulesOut },
  { value: "no", label: t.noRulesOut },
  { value: "yes", label: t.yesRulesOut },
];

const newQuestion = (): JobQuestion => ({
  id: crypto.randomUUID(),
  kind: "TEXT",
  text: "",
  choices: [],
  isRequired: true,
  knockOut: null,
});

export function QuestionsPart({ form, set, errors }: FormPartProps) {
  const questions = form.questions ?? [];
  const put = (next: JobQuestion[]) => set({ questions: next });
  const add = () => {
    if (questions.length >= MAX_QUESTIONS) return;
    const question = newQuestion();
    put([...questions, question]);
    requestAnimationFrame(() => document.getElementById(`field-question-${question.id}`)?.focus());
  };
  return (
    <FormCard id="posting-questions" title={t.questions} lead={fill(t.questionsLead, { max: MAX_QUESTIONS })}>
      {questions.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {questions.map((question, at) => (
            <QuestionFields
              key={question.id}
              question={question}
              number={at + 1}
              onChange={(changes) => put(questions.with(at, { ...question, ...changes }))}
              onRemove={() => put(questions.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          id="field-questions"
          variant="secondary"
          size="sm"
          aria-disabled={questions.length >= MAX_QUESTIONS || undefined}
          aria-describedby={errors.questions ? "field-questions-error" : undefined}
          onClick={add}
        >
          <Icon name="plus" size={18} />
          {t.addQuestion}
        </Button>
        {errors.questions && <FieldError id="field-questions-error">{errors.questions}</FieldError>}
      </div>
    </FormCard>
  );
}

type QuestionFieldsProps = {
  question: JobQuestion;
  number: number;
  onChange: (changes: Partial<JobQuestion>) => void;
  onRemove: () => void;
};

function QuestionFields({ question, number, onChange, onRemove }: QuestionFieldsProps) {
  const { id, kind, text, isRequired, knockOut } = question;
  return (
    <li>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 min-w-0 rounded-md border border-line p-4">
        <legend className="field-label px-1.5">{fill(t.questionNumber, { number })}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <InputField
            name={`question-${id}`}
            label={t.theQuestion}
            value={text}
            maxLength={MAX_QUESTION}
            autoComplete="off"
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <SelectField
            name={`kind-${id}`}
            label={t.kindOfAnswer}
            value={kind}
            options={KINDS}
            onPick={(picked) => onChange(ofKind(picked))}
          />
        </div>
        {kind === "CHOICE" && <Choices question={question} onChange={onChange} />}
        {kind === "YES_NO" && <KnockOut question={question} onChange={onChange} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CheckRow
            checked={isRequired}
            disabled={knockOut !== null}
            onPick={(picked) => onChange({ isRequired: picked })}
          >
            {t.mustBeAnswered}
          </CheckRow>
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {rich(t.removeQuestion, { number, span: (words) => <span className="sr-only">{words}</span> })}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

/** Another kind has neither the choices nor the answer that rules out. */
const ofKind = (kind: Kind): Partial<JobQuestion> => ({ kind, choices: [], knockOut: null });

type PartProps = Pick<QuestionFieldsProps, "question" | "onChange">;

function Choices({ question: { id, choices }, onChange }: PartProps) {
  const read = (typed: string) =>
    onChange({
      choices: typed
        .split("\n")
        .slice(0, MAX_CHOICES)
        .map((choice) => choice.slice(0, MAX_CHOICE)),
    });
  return (
    <TextAreaField
      name={`choices-${id}`}
      label={t.choices}
      hint={fill(t.choicesHint, { max: MAX_CHOICES })}
      rows={4}
      value={choices.join("\n")}
      onChange={(event) => read(event.target.value)}
      onBlur={() => onChange({ choices: choices.map((one) => one.trim()).filter((one) => one !== "") })}
    />
  );
}

function KnockOut({ question: { id, knockOut, isRequired }, onChange }: PartProps) {
  const choose = (value: string) =>
    onChange(value === "" ? { knockOut: null, isRequired } : { knockOut: value === "yes", isRequired: true });
  return (
    <SelectField
      name={`knock-out-${id}`}
      label={t.whichAnswerRulesOut}
      hint={t.rulesOutHint}
      controlClass="max-w-md"
      value={knockOut === null ? "" : knockOut ? "yes" : "no"}
      options={KNOCK_OUTS}
      onPick={choose}
    />
  );
}
