// A section of a page that its heading names.
import type { ReactNode } from "react";

type Props = {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  titleClass?: string;
  className?: string;
  children: ReactNode;
};

export const TitledSection = ({ id, title, titleClass = "text-xl", className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className={titleClass}>
      {title}
    </h2>
    {children}
  </section>
);
