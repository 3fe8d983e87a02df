// One part of the form, with its title.
import type { ReactNode } from "react";

type FormCardProps = { id: string; title: string; lead?: string; children: ReactNode };

export function FormCard({ id, title, lead, children }: FormCardProps) {
  return (
    <section className="card posting-card" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
