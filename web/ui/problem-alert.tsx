// What is wrong with a form or an action as a whole, announced at once.
import { Alert } from "./alert.tsx";

/** Nothing while there is no problem, and none for one that stands beside its field. */
export function ProblemAlert({ problem }: { problem: { title: string; text?: string } | null }) {
  if (!problem) return null;
  return (
    <Alert tone="bad" role="alert" title={problem.title}>
      {problem.text && <p>{problem.text}</p>}
    </Alert>
  );
}
