// What the words of a search were read as: chips that take a part off, and notes on what was corrected or let go.
import { Link } from "react-router";
import type { SearchReading } from "../../../contract/jobs.ts";
import { RemovableChip } from "../../ui/chip.tsx";
import { AS_TYPED_PARAM, SEARCH_PARAM, withParam } from "./browse-state.ts";

type ReadingProps = { pathname: string; params: URLSearchParams; reading: SearchReading };

export function Reading({ pathname, params, reading: { chips, loosened, corrected } }: ReadingProps) {
  if (chips.length === 0 && loosened.length === 0 && corrected === null) return null;
  return (
    <div className="search-reading">
      {corrected && (
        <p>
          Results for <strong>{corrected.to}</strong>.{" "}
          <Link className="text-link" to={pathname + withParam(params, AS_TYPED_PARAM, "true")} preventScrollReset>
            Search instead for “{corrected.from}”
          </Link>
        </p>
      )}
      {chips.length > 0 && (
        <ul className="active-filters" aria-label="Read from your search">
          {chips.map(({ kind, label, typed, without }) => (
            <li key={`${kind} ${typed}`}>
              <RemovableChip
                to={pathname + withParam(params, SEARCH_PARAM, without)}
                removeLabel={`Remove from your search: ${label}`}
                preventScrollReset
              >
                {label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {loosened.length > 0 && <p>Few jobs have all of this. Some of these are shown without {listed(loosened)}.</p>}
    </div>
  );
}

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(parts.map((part) => `“${part}”`));
