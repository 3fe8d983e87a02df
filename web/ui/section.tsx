// A part of a page, named by its heading.
import type { ReactNode } from "react";

type SectionProps = {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** The look of the heading. */
  head?: string;
  /** Such as a button beside the heading; `row` is the layout of both. */
  beside?: ReactNode;
  row?: string;
  className?: string;
  children: ReactNode;
};

export function Section({ id, title, head = "text-xl", beside, row, className, children }: SectionProps) {
  const heading = (
    <h2 id={id} className={head}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {row === undefined ? (
        heading
      ) : (
        <div className={row}>
          {heading}
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}
