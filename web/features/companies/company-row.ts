// One company as a card shows it, and its compact form on the way to the browser.

export type CompanyRow = {
  id: string;
  name: string;
  logo: string | null;
  linkedIn: string | null;
  careerPage: string | null;
  /** Industry and size in words, "" when neither is known. */
  about: string;
  openJobs: number;
};

type Packed = [string, string, string | null, string | null, string | null, string, number];

/** Rows as one text: far cheaper for the router to carry than a hundred objects. */
export function packCompanyRows(rows: readonly CompanyRow[]): string {
  return JSON.stringify(
    rows.map((row): Packed => [row.id, row.name, row.logo, row.linkedIn, row.careerPage, row.about, row.openJobs]),
  );
}

/** The rows that `packCompanyRows` made into a text. */
export function unpackCompanyRows(text: string): CompanyRow[] {
  return (JSON.parse(text) as Packed[]).map(([id, name, logo, linkedIn, careerPage, about, openJobs]) => ({
    id,
    name,
    logo,
    linkedIn,
    careerPage,
    about,
    openJobs,
  }));
}
