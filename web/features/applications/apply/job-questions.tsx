// The questions of a job in the last look before applying.

import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/hiring.ts";
import { MAX_ANSWER, rulesOut } from "../../../../contract/jobs/question-rules.ts";
import type { JobQuestion, SentAnswer } from "../../../../contract/jobs/questions-wire.ts";
import { ask } from "../../../session/ask.ts";
import { loadErrorWords } from "../../../session/error-words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Field, FieldError, FieldHint, NativeSelect, TextArea, TextInput } from "../../../ui/field.tsx";
import type { Typed } from "./apply-flow.ts";

/** From the server whenever it opens: the company may have changed them. */
export const useJobQuestions = (jobId: string) =>
  useQuery({
    queryKey: ["job-questions", jobId],
    queryFn: async () => {
      // What is wrong with an answer is said in the contract's sentences.
      await loadErrorWords();
      return ask("getJobQuestions", { params: { jobid: jobId } });
    },
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });

/** What is typed as answers; what cannot be read as a number stays words, which `readAnswers` refuses. */
export const answersOf = (questions: readonly JobQuestion[], typed: Typed): SentAnswer[] =>
  questions.flatMap((question) => {
    const answer = readTyped(question, typed[question.id] ?? "");
    return answer === null ? [] : [{ questionId: question.id, answer }];
  });

function readTyped({ kind }: JobQuestion, text: string): SentAnswer["answer"] | null {
  const words = text.trim();
  if (words === "") return null;
  if (kind === "YES_NO") return words === "yes";
  if (kind !== "NUMBER") return words;
  const number = Number(words.replaceAll(",", ""));
  return Number.isFinite(number) ? number : words;
}

type JobQuestionsProps = {
  questions: readonly JobQuestion[];
  typed: Typed;
  /** A sentence about the question of this id. */
  flaw: { questionId: string; message: string } | null;
  onType: (questionId: string, text: string) => void;
};

export const JobQuestions = ({ questions, typed, flaw, onType }: JobQuestionsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    {questions.map((question) => (
      <QuestionField
        key={question.id}
        question={question}
        text={typed[question.id] ?? ""}
        error={flaw?.questionId === question.id ? flaw.message : undefined}
        onType={(text) => onType(question.id, text)}
      />
    ))}
  </div>
);

type QuestionFieldProps = {
  question: JobQuestion;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The id of the control that answers a question. */
export const answerFieldId = (questionId: string) => `field-answer-${questionId}`;

function QuestionField(props: QuestionFieldProps) {
  const { question, text, error, onType } = props;
  if (question.kind === "YES_NO") return <YesOrNo {...props} />;
  return (
    <Field name={`answer-${question.id}`} label={question.text} optional={!question.isRequired} error={error}>
      {(control) =>
        question.kind === "CHOICE" ? (
          <NativeSelect
            {...control}
            placeholder={t.pleaseChoose}
            value={text}
            options={question.choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={(event) => onType(event.target.value)}
          />
        ) : question.kind === "NUMBER" ? (
          <TextInput
            {...control}
            className="max-w-48"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_ANSWER}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** An answer that rules out says so before it is chosen, and again when it is. */
function YesOrNo({ question, text, error, onType }: QuestionFieldProps) {
  const id = answerFieldId(question.id);
  const hint = question.knockOut === null ? null : question.knockOut ? t.yesIsRuledOut : t.noIsRuledOut;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="field-label">
        {question.text}
        {!question.isRequired && <span className="font-normal text-ink-faint"> {t.optional}</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="flex flex-wrap gap-x-6">
        {(["yes", "no"] as const).map((value, at) => (
          <label key={value} className="check-row">
            <input
              type="radio"
              name={`answer-${question.id}`}
              id={at === 0 ? id : undefined}
              checked={text === value}
              onChange={() => onType(value)}
            />
            {value === "yes" ? t.yes : t.no}
          </label>
        ))}
      </div>
      {text !== "" && rulesOut(question, text === "yes") && (
        <Alert tone="notice" role="status" className="mt-2" title={t.youAreRuledOut} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
