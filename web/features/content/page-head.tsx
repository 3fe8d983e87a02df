// The head of a content page: its title, and a sentence or two.
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

type PageHeadProps = { title: string; eyebrow?: string; lead?: ReactNode; actions?: ReactNode; className?: string };

export function PageHead({ title, eyebrow, lead, actions, className }: PageHeadProps) {
  return (
    <div className={classNames("max-w-3xl", className)}>
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      <h1 className="text-4xl">{title}</h1>
      {lead && (
        <div className="prose-width mt-5 text-lg text-ink-soft">
          <p>{lead}</p>
        </div>
      )}
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
