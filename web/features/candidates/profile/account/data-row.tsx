// A row of the account's settings: what it is about, and its button.
import type { ReactNode } from "react";

/** `id` is the title's. */
export const DataRow = ({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <div className="data-row">
    <div>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);
