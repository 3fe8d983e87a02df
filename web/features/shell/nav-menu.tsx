// A menu of links that opens without JavaScript (a details element); with it, Escape, a click outside, loss of focus
// and navigation close it.
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

type NavMenuProps = {
  /** Content of the button. */
  summary: ReactNode;
  /** The button's name when `summary` is no text. */
  label?: string;
  summaryClassName?: string;
  className?: string;
  children: ReactNode;
};

export function NavMenu({ summary, label, summaryClassName, className, children }: NavMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => close(details.current), [key]);
  useEffect(() => (details.current ? closeOnLeaving(details.current) : undefined), []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}

function closeOnLeaving(details: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  details.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      close(details);
      details.querySelector("summary")?.focus();
    },
    { signal },
  );
  details.addEventListener(
    "focusout",
    (event) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close(details);
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close(details);
    },
    { signal },
  );
  return () => stop.abort();
}
