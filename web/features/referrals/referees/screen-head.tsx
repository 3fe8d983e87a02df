// The head of a screen of the employee area: title, summary, and actions.
import type { ReactNode } from "react";

type ScreenHeadProps = { title: string; children?: ReactNode; actions?: ReactNode };

export function ScreenHead({ title, children, actions }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {children && <div className="prose-width mt-3 text-ink-soft">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
