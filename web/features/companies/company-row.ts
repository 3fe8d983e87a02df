// One company as a card shows it, and its compact form for the page's data.
import type { Answers } from "../../../contract/jobs/filters.ts";

export type CompanyRow = {
  id: string;
  name: string;
  logo: string | null;
  linkedIn: string | null;
  careerPage: string | null;
  industry: string | null;
  /** In words ("51–200 people"). */
  teamSize: string | null;
  openJobs: number;
  /** What employees of the company offer here. */
  answers: readonly Answers[];
};

type Packed = [
  id: string,
  name: string,
  logo: string | null,
  linkedIn: string | null,
  careerPage: string | null,
  industry: string | null,
  teamSize: string | null,
  openJobs: number,
  answers: readonly Answers[],
];

/** Rows as one JSON text: far cheaper for the router to serialise than a hundred objects. */
export function packCompanyRows(rows: readonly CompanyRow[]): string {
  return JSON.stringify(
    rows.map(
      (row): Packed => [
        row.id,
        row.name,
        row.logo,
        row.linkedIn,
        row.careerPage,
        row.industry,
        row.teamSize,
        row.openJobs,
        row.answers,
      ],
    ),
  );
}

/** Reverses `packCompanyRows`. */
export function unpackCompanyRows(text: string): CompanyRow[] {
  return (JSON.parse(text) as Packed[]).map(
    ([id, name, logo, linkedIn, careerPage, industry, teamSize, openJobs, answers]) => ({
      id,
      name,
      logo,
      linkedIn,
      careerPage,
      industry,
      teamSize,
      openJobs,
      answers,
    }),
  );
}
