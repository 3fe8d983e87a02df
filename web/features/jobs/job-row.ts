// One job as a card shows it, and its compact form on the way to the browser.
import type { MatchJob } from "../../../contract/matching/match-score.ts";

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
  /** Listed on the employer's own site; jobs posted here can be shared for a reward. */
  isExternal: boolean;
  /** A person of the company has proven to speak for it; absent otherwise. */
  isProven?: true;
  /** What speaks against it being open, in a few words; absent otherwise. */
  evidence?: string;
  /** What the match score compares. */
  match: MatchJob;
  /** Sentences why it is in a personal list; absent from other lists. */
  why?: readonly string[];
};

/** How many skills a card shows. */
export const SKILLS_ON_A_CARD = 4;

/** The fields that a packed row begins with; `Rest` follows. Rows are also stored in the tab, where an earlier release may have packed them. */
const FIRST = [
  "id",
  "title",
  "companyName",
  "logo",
  "places",
  "morePlaces",
  "experience",
  "salary",
  "employmentType",
  "workMode",
] as const;

type Rest = [
  coreSkills: readonly string[],
  softSkills: readonly string[],
  minYears: number,
  posted: string,
  ago: string,
  isExternal: 0 | 1,
  /** The skills on the card, if they are not the first core skills, and how many more there are. */
  shown?: readonly string[] | null,
  moreSkills?: number | null,
  why?: readonly string[] | null,
  isProven?: 1 | null,
  evidence?: string,
];

/** Rows as one text, which the router serialises in 0.6 ms a page; 100 objects take 4 ms and twice the bytes. */
export const packJobRows = (rows: readonly JobRow[]): string => JSON.stringify(rows.map(packRow));

function packRow(row: JobRow): unknown[] {
  const { coreSkills, softSkills, minYears } = row.match;
  const isShownApart = coreSkills.length === 0 && row.skills.length > 0;
  const rest: Rest = [coreSkills, softSkills, minYears, row.posted, row.ago, row.isExternal ? 1 : 0];
  if (isShownApart) rest.push(row.skills, row.moreSkills);
  else if (row.why || row.isProven || row.evidence) rest.push(null, null);
  if (row.why || row.isProven || row.evidence) rest.push(row.why ?? null);
  if (row.isProven || row.evidence) rest.push(row.isProven ? 1 : null);
  if (row.evidence) rest.push(row.evidence);
  return [...FIRST.map((key) => row[key]), ...rest];
}

/** Reverses `packJobRows`. */
export function unpackJobRows(text: string): JobRow[] {
  return (JSON.parse(text) as unknown[][]).map((packed) => {
    const first = Object.fromEntries(FIRST.map((key, at) => [key, packed[at]])) as Pick<JobRow, (typeof FIRST)[number]>;
    const rest = packed.slice(FIRST.length) as Rest;
    const [coreSkills, softSkills, minYears, posted, ago, isExternal, shown, moreSkills, why, proven, evidence] = rest;
    return {
      ...first,
      skills: shown ?? coreSkills.slice(0, SKILLS_ON_A_CARD),
      moreSkills: moreSkills ?? Math.max(0, coreSkills.length - SKILLS_ON_A_CARD),
      posted,
      ago,
      isExternal: isExternal === 1,
      match: { coreSkills, softSkills, minYears },
      ...(why && { why }),
      ...(proven && { isProven: true }),
      ...(evidence && { evidence }),
    };
  });
}
