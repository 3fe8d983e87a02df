// A question that expands to its answer; a plain details element.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  id?: string;
  summary: ReactNode;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ id, summary, defaultOpen, className, children }: DisclosureProps) {
  return (
    <details id={id} className={classNames("disclosure", className)} open={defaultOpen}>
      <summary>
        {summary}
        <Icon name="chevron-down" className="disclosure-sign" />
      </summary>
      <div className="prose-width pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
