// What the words of a search were read as: chips that take a part off, and notes on what was corrected or let go.
import { Link } from "react-router";
import type { SearchReading } from "../../../../contract/jobs/wire.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { AS_TYPED_PARAM, SEARCH_PARAM, withParam } from "./browse-state.ts";

type ReadingProps = { pathname: string; params: URLSearchParams; reading: SearchReading };

export function ReadingNotes({ pathname, params, reading: { loosened, corrected } }: ReadingProps) {
  return (
    <>
      {corrected && (
        <p className="mb-4">
          Results for <strong>{corrected.to}</strong>.{" "}
          <Link className="text-link" to={pathname + withParam(params, AS_TYPED_PARAM, "true")} preventScrollReset>
            Search instead for “{corrected.from}”
          </Link>
        </p>
      )}
      {loosened.length > 0 && (
        <p className="mb-4">Few jobs have all of this. Some of these are shown without {listed(loosened)}.</p>
      )}
    </>
  );
}

export function ReadingChips({ pathname, params, reading: { chips } }: ReadingProps) {
  if (chips.length === 0) return null;
  return (
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
  );
}

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(parts.map((part) => `“${part}”`));
