// Facts by name, such as those of a company.
import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode };

type FactsProps = {
  /** Those without a value are left out; 0 is one. */
  facts: readonly Fact[];
  /** The layout; the rows are `div`s. */
  className: string;
};

export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className}>
    {facts.map(
      ({ name, value }) =>
        (value || value === 0) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
