// The error of a form or an action as a whole, announced at once.
import { Alert } from "./alert.tsx";

type ProblemAlertProps = { problem: { title: string; text?: string } | null; className?: string };

/** Renders nothing without a problem. Errors of a field are shown beside it instead. */
export function ProblemAlert({ problem, className }: ProblemAlertProps) {
  if (!problem) return null;
  return (
    <Alert tone="bad" role="alert" title={problem.title} className={className}>
      {problem.text && <p>{problem.text}</p>}
    </Alert>
  );
}
