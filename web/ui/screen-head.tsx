// The head of a working page (dashboard, company, referee, admin): title, summary, and actions, all at one scale.
import type { ReactNode } from "react";

type ScreenHeadProps = {
  title: string;
  eyebrow?: string;
  /** The summary, in a paragraph. */
  lead?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function ScreenHead({ title, eyebrow, lead, children = lead && <p>{lead}</p>, actions }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {children && <div className="prose-width mt-3 text-ink-soft">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
