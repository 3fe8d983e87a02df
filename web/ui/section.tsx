// A part of a page, named by its heading.
import type { ReactNode } from "react";

type SectionProps = {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** The look of the heading. */
  head?: string;
  className?: string;
  children: ReactNode;
};

export const Section = ({ id, title, head = "text-xl", className, children }: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className={head}>
      {title}
    </h2>
    {children}
  </section>
);
