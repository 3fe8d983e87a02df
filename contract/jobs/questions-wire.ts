// Questions that a company asks people who apply, and their answers, on the wire.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { idField, onOneLine, plainText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import {
  MAX_ANSWER,
  MAX_CHOICE,
  MAX_CHOICES,
  MAX_QUESTION,
  MAX_QUESTIONS,
  MOST_NUMBER,
  QUESTION_KINDS,
} from "./question-rules.ts";

const endpoint = endpointsOf("Applications");

const line = (most: number) => z.string().overwrite(onOneLine).max(most, `Please keep this under ${most} characters.`);

/** A question as typed; `flawsOfQuestions` says what keeps it from being published. */
const jobQuestion = z
  .strictObject({
    id: idField("must be an id"),
    kind: z.enum(QUESTION_KINDS),
    text: line(MAX_QUESTION),
    /** For CHOICE, else empty. */
    choices: z.array(line(MAX_CHOICE)).max(MAX_CHOICES, `At most ${MAX_CHOICES} choices.`),
    isRequired: z.boolean(),
    /** For YES_NO: the answer that rules an applicant out, which they are told before they answer; null for none. */
    knockOut: z.boolean().nullable(),
  })
  .meta({ id: "JobQuestion" });
export type JobQuestion = z.infer<typeof jobQuestion>;

export const jobQuestions = z.array(jobQuestion).max(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} questions.`);

/** Words, a choice as it is worded, a number, or yes (true) and no (false). */
const answerValue = z.union([
  plainText().max(MAX_ANSWER, `Please keep this under ${MAX_ANSWER.toLocaleString("en")} characters.`),
  z.number().min(-MOST_NUMBER).max(MOST_NUMBER),
  z.boolean(),
]);

export const sentAnswer = z.strictObject({ questionId: idField("must be a question's id"), answer: answerValue });
export type SentAnswer = z.infer<typeof sentAnswer>;

/** A question as it was asked when the person applied; later edits of the job do not change it. */
export const givenAnswer = namedObject("GivenAnswer", {
  question: jobQuestion,
  /** Null when it was left out. */
  answer: answerValue.nullable(),
  rulesOut: z.boolean(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

export const getJobQuestions = endpoint("getJobQuestions", {
  summary: "What the company asks people who apply for a job; empty for most jobs",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({
    /** Sent with the answers, so that a person answers the questions that they saw. */
    version: z.string(),
    data: jobQuestions,
  }),
  refusals: { 401: "No valid token", 404: "There is no such job" },
});
