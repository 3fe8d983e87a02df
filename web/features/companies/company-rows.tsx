// The items of one loaded page of companies, for each purpose of the list.
import { CompanyCard } from "./company-card.tsx";
import type { CompanyRow } from "./company-row.ts";

type RowsProps = { rows: readonly CompanyRow[] };

export function ReferralRows({ rows }: RowsProps) {
  return rows.map((row) => <CompanyCard key={row.id} row={row} purpose="referral" />);
}

export function GuidanceRows({ rows }: RowsProps) {
  return rows.map((row) => <CompanyCard key={row.id} row={row} purpose="guidance" />);
}
