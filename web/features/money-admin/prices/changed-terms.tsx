// What a proposal changes: each term before and after.
import type { PriceChange } from "../../../../contract/ledger/prices-wire.ts";
import { Icon } from "../../../ui/icon.tsx";
import { changedTerms } from "./price-words.ts";

export function ChangedTerms({ change }: { change: PriceChange }) {
  return (
    <dl className="changed-terms">
      {changedTerms(change).map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="sr-only">from </span>
                <s>{before}</s>
                <Icon name="arrow-right" size={16} />
                <span className="sr-only">to </span>
              </>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
