// Why a job is in a list, folded away on its card.
import { type ReactNode, useEffect, useRef } from "react";

type JobWhyProps = {
  title: string;
  /** It was opened; the reasons are asked for by script. */
  onOpen?: () => void;
  children?: ReactNode;
};

export function JobWhy({ title, onOpen, children }: JobWhyProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const open = () => {
    if (details.current?.open) onOpen?.();
  };
  // It may have been opened before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, at the start
  useEffect(open, []);
  return (
    <details ref={details} className="job-why" onToggle={open} data-needs-script={onOpen && ""}>
      <summary>
        Why this job<span className="sr-only">: {title}</span>
      </summary>
      {children}
    </details>
  );
}

/** The reasons, each a sentence. */
export function WhyList({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

export const LookingUp = () => <p>Looking up the reasons…</p>;
