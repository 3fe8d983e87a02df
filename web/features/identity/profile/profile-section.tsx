// One part of the profile: title and text on the left, its form on the right.
import type { ReactNode } from "react";

type ProfileSectionProps = { id: string; title: string; text: string; children: ReactNode };

export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="card grid gap-6 md:grid-cols-[15rem_1fr] md:gap-10 md:p-8"
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
