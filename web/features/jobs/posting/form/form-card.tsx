// One part of the form, with its title.
import type { ReactNode } from "react";

type FormCardProps = { id: string; title: string; lead?: string; children: ReactNode };

export function FormCard({ id, title, lead, children }: FormCardProps) {
  return (
    <section
      className="card grid grid-cols-[minmax(0,1fr)] gap-6 md:py-7 md:px-8 [&_kbd]:py-[0.05em] [&_kbd]:px-[0.4em] [&_kbd]:border [&_kbd]:border-line [&_kbd]:rounded-sm [&_kbd]:bg-sunken [&_kbd]:font-[ui-monospace,monospace] [&_kbd]:text-[0.9em]"
      aria-labelledby={`${id}-title`}
    >
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
