// A link that leads the keyboard past what it need not walk through; seen while it has the focus.
import type { ReactNode } from "react";

/** `to`: the id of an element with a tabindex. Leaves the address alone: a list starts anew in each history entry. */
export function SkipLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className={className}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        event.preventDefault();
        target.scrollIntoView();
        target.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
