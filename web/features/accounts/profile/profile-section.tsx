// One part of the profile: what it is about, and its form beside or below.
import type { ReactNode } from "react";

import { classNames } from "../../../ui/class-names.ts";

type ProfileSectionProps = {
  id: string;
  title: string;
  text: string;
  /** One above the other, where the page has columns of its own. */
  isStacked?: boolean;
  children: ReactNode;
};

export function ProfileSection({ id, title, text, isStacked = false, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={classNames("card grid gap-6", !isStacked && "md:grid-cols-[15rem_1fr] md:gap-10 md:p-8")}
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
