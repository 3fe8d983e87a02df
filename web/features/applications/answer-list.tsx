// The answers of an application, beside the questions as they were asked.
import { t } from "#messages/hiring.ts";
import type { GivenAnswer } from "../../../contract/jobs/questions-wire.ts";
import { Badge } from "../../ui/badge.tsx";

export const AnswerList = ({ answers }: { answers: readonly GivenAnswer[] }) => (
  <dl className="grid gap-3 mt-2.5 text-sm/body">
    {answers.map((given) => (
      <div key={given.question.id}>
        <dt className="text-ink-soft wrap-anywhere">{given.question.text}</dt>
        <dd className="flex flex-wrap items-center gap-2 whitespace-pre-line wrap-anywhere font-semibold">
          {wordsOf(given)}
          {given.rulesOut && <Badge tone="bad">{t.thisRulesOut}</Badge>}
        </dd>
      </div>
    ))}
  </dl>
);

function wordsOf({ answer }: GivenAnswer): string {
  if (answer === null) return t.notAnswered;
  if (typeof answer === "boolean") return answer ? t.yes : t.no;
  return typeof answer === "number" ? answer.toLocaleString("en-IN") : answer;
}
