// Which applicants stand in which column of the board: pure.
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import { COMPANY_STAGES, type CompanyStage } from "../../../../../contract/applications/rules.ts";
import type { ListFilters } from "../list-address.ts";

type Row = Pick<Applicant, "applicationId" | "status" | "matchingScore">;

/**
 * The loaded rows of all columns by the stage that they have now: a moved applicant is in the list of the stage before
 * until that is fetched again. Each once, in the order of the lists.
 */
export function rowsByStage<R extends Row>(
  loaded: readonly R[],
  order: ListFilters["sortOrder"],
): Record<CompanyStage, R[]> {
  const each = [...new Map(loaded.map((row) => [row.applicationId, row])).values()].sort(
    (one, other) =>
      (order === "score" ? other.matchingScore - one.matchingScore : 0) ||
      (one.applicationId < other.applicationId ? 1 : -1),
  );
  return Object.fromEntries(
    COMPANY_STAGES.map((stage) => [stage, each.filter(({ status }) => status === stage)]),
  ) as Record<CompanyStage, R[]>;
}
