// What a proposal changes: each term before and after.
import type { PriceChange } from "../../../../../contract/ledger/prices-wire.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { changedTerms } from "./price-words.ts";

export function ChangedTerms({ change }: { change: PriceChange }) {
  return (
    <dl className="grid gap-1 text-sm/body [&>div]:grid [&>div]:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)] [&>div]:gap-3 [&_dt]:text-ink-faint [&_dd]:flex [&_dd]:flex-wrap [&_dd]:items-center [&_dd]:gap-y-1 [&_dd]:gap-x-2 [&_dd]:wrap-anywhere [&_s]:text-ink-faint">
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
