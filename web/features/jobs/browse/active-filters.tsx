// The chosen filters as chips that take themselves off.
import { Link } from "react-router";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { type Choice, EXCLUSIVE_PARAM, withoutChoice, withoutFilters } from "./browse-state.ts";

type ActiveFiltersProps = {
  pathname: string;
  params: URLSearchParams;
  filters: readonly FilterDefinition[];
  choices: readonly Choice[];
  /** Tooltip of the exclusive filter's chip. */
  exclusiveHint?: string | undefined;
};

export function ActiveFilters({ pathname, params, filters, choices, exclusiveHint }: ActiveFiltersProps) {
  if (choices.length === 0) return null;
  const filterOf = (paramKey: string) =>
    filters.find((filter) => filter.paramKey === paramKey) ?? { paramKey, options: [] };
  return (
    <ul className="active-filters" aria-label="Chosen filters">
      {choices.map(({ paramKey, value, label }) => (
        <li key={`${paramKey} ${value}`} className={paramKey === EXCLUSIVE_PARAM ? "exclusive-chip" : undefined}>
          <RemovableChip
            to={pathname + withoutChoice(params, filterOf(paramKey), value)}
            removeLabel={`Remove filter ${label}`}
            aria-describedby={paramKey === EXCLUSIVE_PARAM && exclusiveHint ? "exclusive-tip" : undefined}
            preventScrollReset
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          to={pathname + withoutFilters(params)}
          className="inline-flex items-center min-h-9 px-2 text-sm/body text-link"
          preventScrollReset
        >
          Clear all
        </Link>
      </li>
      {exclusiveHint && (
        <li>
          <span role="tooltip" id="exclusive-tip" className="tip">
            {exclusiveHint}
          </span>
        </li>
      )}
    </ul>
  );
}
