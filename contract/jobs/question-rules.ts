// Questions that a company asks on applying, without schemas: limits, what a question still lacks, and how answers are read.
import type { GivenAnswer, JobQuestion, SentAnswer } from "./questions-wire.ts";

export const QUESTION_KINDS = ["TEXT", "CHOICE", "NUMBER", "YES_NO"] as const;

export const MAX_QUESTIONS = 10;
export const MAX_QUESTION = 300;
export const MAX_CHOICES = 10;
export const MAX_CHOICE = 100;
/** The most characters of an answer in words, and the farthest number from 0. */
export const MAX_ANSWER = 1_000;
export const MOST_NUMBER = 1_000_000_000_000;

/** A sentence about one question; `field` is its place, such as "questions.0.text". */
export type QuestionFlaw = { field: string; message: string };

/** All that keeps questions from being published, in their order; at most one sentence for each. */
export function flawsOfQuestions(questions: readonly JobQuestion[] = []): QuestionFlaw[] {
  const ids = new Set<string>();
  return questions.flatMap((question, at) => {
    const flaw = flawOf(question) ?? (ids.has(question.id) ? (["id", "This question is there twice."] as const) : null);
    ids.add(question.id);
    return flaw ? [{ field: `questions.${at}.${flaw[0]}`, message: flaw[1] }] : [];
  });
}

function flawOf({ kind, text, choices, isRequired, knockOut }: JobQuestion): readonly [string, string] | null {
  if (text.trim() === "") return ["text", "Please write the question."];
  if (kind === "CHOICE" && choices.length < 2) return ["choices", "Please give at least two choices."];
  if (kind !== "CHOICE" && choices.length > 0) return ["choices", "Only a question with choices can have them."];
  if (new Set(choices.map((choice) => choice.trim().toLowerCase())).size < choices.length)
    return ["choices", "Two of the choices are the same."];
  if (choices.some((choice) => choice.trim() === "")) return ["choices", "One of the choices is empty."];
  if (knockOut !== null && kind !== "YES_NO") return ["knockOut", "Only a yes-or-no question can rule people out."];
  if (knockOut !== null && !isRequired) return ["isRequired", "A question that rules people out must be answered."];
  return null;
}

/** Whether this answer to the question rules an applicant out. */
export const rulesOut = ({ knockOut }: Pick<JobQuestion, "knockOut">, answer: SentAnswer["answer"] | null): boolean =>
  knockOut !== null && answer === knockOut;

/**
 * Reads the answers to questions: each question as it was asked, with its answer or null. Otherwise the first flaw;
 * `field` is "answers" or names the question: "answers.QUESTION-ID".
 */
export function readAnswers(
  questions: readonly JobQuestion[],
  sent: readonly SentAnswer[],
): { given: GivenAnswer[] } | { flaw: QuestionFlaw } {
  const answers = new Map(sent.map(({ questionId, answer }) => [questionId, answer]));
  const known = new Set(questions.map(({ id }) => id));
  if (answers.size < sent.length) return { flaw: { field: "answers", message: "A question is answered twice." } };
  if (sent.some(({ questionId }) => !known.has(questionId)))
    return { flaw: { field: "answers", message: "An answer belongs to none of the job's questions." } };
  const given: GivenAnswer[] = [];
  for (const question of questions) {
    const typed = answers.get(question.id);
    const answer = typed === undefined || typed === "" ? null : typed;
    const message = answer === null ? lackOf(question) : misfit(question, answer);
    if (message) return { flaw: { field: `answers.${question.id}`, message } };
    given.push({ question, answer, rulesOut: rulesOut(question, answer) });
  }
  return { given };
}

const lackOf = ({ isRequired, text }: JobQuestion) => (isRequired ? `Please answer “${text}”` : null);

function misfit({ kind, choices }: JobQuestion, answer: SentAnswer["answer"]): string | null {
  if (kind === "YES_NO") return typeof answer === "boolean" ? null : "Please answer with yes or no.";
  if (kind === "NUMBER") return typeof answer === "number" ? null : "Please answer with a number.";
  if (typeof answer !== "string") return "Please answer in words.";
  return kind === "TEXT" || choices.includes(answer) ? null : "Please choose one of the answers.";
}
