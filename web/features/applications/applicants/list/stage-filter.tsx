// The stages as links, each with its number of applicants.

import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import { APPLICATION_STATUSES } from "../../../../../contract/applications/rules.ts";
import { ChipLink } from "../../../../ui/chip.tsx";
import { type ListFilters, listAddress } from "../list-address.ts";
import { labelOf } from "../stage-words.ts";

/** Empty stages are hidden, except those of the usual process. */
const ALWAYS = ["APPLIED", "SHORTLISTED", "INTERVIEW", "OFFERED"];

type StageFilterProps = { jobId: string; job: CompanyJob | null; filters: ListFilters };

export function StageFilter({ jobId, job, filters }: StageFilterProps) {
  const counts = job?.counts ?? {};
  const stages = APPLICATION_STATUSES.filter(
    (status) => ALWAYS.includes(status) || (counts[status] ?? 0) > 0 || status === filters.status,
  );
  return (
    <nav aria-label="Stages" className="stage-filter">
      <ChipLink
        to={listAddress(jobId, { ...filters, status: null })}
        current={filters.status === null}
        preventScrollReset
      >
        All <Count value={job?.applicants} />
      </ChipLink>
      {stages.map((status) => (
        <ChipLink
          key={status}
          to={listAddress(jobId, { ...filters, status })}
          current={filters.status === status}
          preventScrollReset
        >
          {labelOf(status)} <Count value={job ? (counts[status] ?? 0) : undefined} />
        </ChipLink>
      ))}
    </nav>
  );
}

/** Reserves the space until the number is known. */
function Count({ value }: { value: number | undefined }) {
  return <span className="tabular-nums font-bold opacity-[0.8]">{value?.toLocaleString("en-GB") ?? "\u2007"}</span>;
}
