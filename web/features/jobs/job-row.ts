// One job as a card shows it, and its compact form on the way to the browser.

/** Texts are ready to show; `posted` is the ISO date behind `ago`. */
export type JobRow = {
  id: string;
  title: string;
  companyName: string;
  logo: string | null;
  places: string;
  morePlaces: readonly string[];
  experience: string;
  salary: string;
  employmentType: string;
  workMode: string;
  skills: readonly string[];
  /** Skills beyond those shown. */
  moreSkills: number;
  posted: string;
  ago: string;
  /** Listed on the employer's own site; false for jobs posted here, which can be shared for a reward. */
  isExternal: boolean;
  /** What the match score compares. */
  match: JobMatchFacts;
  /** Why it is in a list that was made for its reader, in sentences; absent from other lists. */
  why?: readonly string[];
};

/** `minYears`: 0 when the job asks for none or does not say. */
export type JobMatchFacts = { coreSkills: readonly string[]; softSkills: readonly string[]; minYears: number };

/** How many skills a card shows. */
export const SKILLS_ON_A_CARD = 4;

type Packed = [
  id: string,
  title: string,
  companyName: string,
  logo: string | null,
  places: string,
  morePlaces: readonly string[],
  experience: string,
  salary: string,
  employmentType: string,
  workMode: string,
  coreSkills: readonly string[],
  softSkills: readonly string[],
  minYears: number,
  posted: string,
  ago: string,
  isExternal: 0 | 1,
  /** What the card shows where it is not the first core skills, and how many more there are. */
  shown?: readonly string[] | null,
  moreSkills?: number | null,
  why?: readonly string[],
];

/**
 * Rows as one text. Handing the router 100 objects costs the server about 4 ms a page and twice the bytes; a single
 * text costs 0.6 ms.
 */
export function packJobRows(rows: readonly JobRow[]): string {
  return JSON.stringify(rows.map(packRow));
}

function packRow(row: JobRow): Packed {
  const { coreSkills, softSkills, minYears } = row.match;
  const packed: Packed = [
    row.id,
    row.title,
    row.companyName,
    row.logo,
    row.places,
    row.morePlaces,
    row.experience,
    row.salary,
    row.employmentType,
    row.workMode,
    coreSkills,
    softSkills,
    minYears,
    row.posted,
    row.ago,
    row.isExternal ? 1 : 0,
  ];
  const isShownApart = coreSkills.length === 0 && row.skills.length > 0;
  if (isShownApart) packed.push(row.skills, row.moreSkills);
  if (row.why) packed.push(...(isShownApart ? [] : [null, null]), row.why);
  return packed;
}

/** The rows that `packJobRows` made into a text. */
export function unpackJobRows(text: string): JobRow[] {
  return (JSON.parse(text) as Packed[]).map((packed) => ({
    id: packed[0],
    title: packed[1],
    companyName: packed[2],
    logo: packed[3],
    places: packed[4],
    morePlaces: packed[5],
    experience: packed[6],
    salary: packed[7],
    employmentType: packed[8],
    workMode: packed[9],
    skills: packed[16] ?? packed[10].slice(0, SKILLS_ON_A_CARD),
    moreSkills: packed[17] ?? Math.max(0, packed[10].length - SKILLS_ON_A_CARD),
    posted: packed[13],
    ago: packed[14],
    isExternal: packed[15] === 1,
    match: { coreSkills: packed[10], softSkills: packed[11], minYears: packed[12] },
    ...(packed[18] && { why: packed[18] }),
  }));
}
