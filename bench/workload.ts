// What is measured: the list's kinds of query with varied values, and random combinations of its parameters, all from a fixed seed.
import {
  DEPARTMENTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_BANDS,
  INDUSTRIES,
  POPULAR_CITIES,
  SALARY_BANDS,
  TEAM_SIZES,
  WORK_MODES,
} from "../contract/jobs/filters.ts";
import type { Reader } from "../server/platform/db.ts";

type Given = Record<string, string>;

export type Workload = {
  /** Name of the kind -> its queries, each used once as far as there are enough. */
  kinds: Record<string, Given[]>;
  /** Ids of listed jobs. */
  jobIds: string[];
  /** Names with a letter wrong. */
  misspelt: string[];
};

type Named = { id: string; name: string };

/** Names, ids and words of this database, so that every query has something to find. */
async function readNames(db: Reader) {
  const ids = await db.query<Named>(
    "select j.id, c.name from job j tablesample system (1) join company c on c.id = j.company_id where j.is_listed limit 2000",
  );
  const words = await db.query<{ word: string; jobs: number }>(
    "select word, jobs from job_word where length(word) between 5 and 12 order by jobs desc",
  );
  const terms = await db.query<{ text: string }>(
    "select text from job_term where kind <> 'word' order by md5(text) limit 400",
  );
  const titles = await db.query<{ title: string }>(
    `select distinct job_title as title from (select job_title from job where is_listed order by id desc limit 20000) newest
     where job_title ~ '^[A-Za-z ]{8,40}$' limit 400`,
  );
  return { ids, words, terms, titles };
}

export async function makeWorkload(db: Reader): Promise<Workload> {
  const { ids, words, terms, titles } = await readNames(db);
  const rare = words.filter((row) => row.jobs <= 5);
  const common = words.slice(0, 400);
  const random = randomFrom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const misspelt = ids.slice(0, 400).map((row) => misspell(row.name, random));
  const page = { pageSize: "100" };
  /** So many that no query comes twice in a measurement: a query that was just asked costs a third of one that was not. */
  const many = (make: () => Given): Given[] => Array.from({ length: 400 }, make);
  const withId = ({ id }: Named): Given => ({ id });
  return {
    jobIds: ids.map((row) => row.id),
    misspelt,
    kinds: {
      "newest page": [page],
      filters: many(() => ({
        ...page,
        location: pick(POPULAR_CITIES),
        typeofEmployment: pick(EMPLOYMENT_TYPES),
        workMode: pick(WORK_MODES),
        salaryRange: pick(SALARY_BANDS.slice(0, 6)),
        experienceRange: pick(EXPERIENCE_BANDS.slice(0, 6)),
      })),
      "text, rare word": rare.slice(0, 400).map(({ word }) => ({ ...page, searchText: `${word} ` })),
      "text, common word": common.map(({ word }) => ({ ...page, searchText: `${word} ` })),
      "text, two words": many(() => ({ ...page, searchText: `${pick(common).word} ${pick(common).word} ` })),
      "text, prefix": many(() => ({ ...page, searchText: pick(common).word.slice(0, 4 + Math.floor(random() * 2)) })),
      "text and filters": many(() => ({
        ...page,
        searchText: `${pick(common).word} `,
        location: pick(POPULAR_CITIES),
        workMode: pick(WORK_MODES),
      })),
      "title, by relevance": titles.map(({ title }) => ({ ...page, searchText: `${title} ` })),
      "title and city, by relevance": titles.map(({ title }) => ({
        ...page,
        searchText: `${title} ${pick(POPULAR_CITIES)}`,
        title,
      })),
      "counts, no filter": [{}],
      "counts, filters": many(() => ({
        location: pick(POPULAR_CITIES),
        workMode: pick(WORK_MODES),
        experienceRange: pick(EXPERIENCE_BANDS.slice(0, 6)),
      })),
      "counts, text": common.map(({ word }) => ({ searchText: `${word} ` })),
      "company with a typo": misspelt.map((companyName) => ({ ...page, companyName })),
      "skills-ranked (15 skills)": [skillsQuery],
      suggestions: terms.map(({ text }, at) => ({ text: typedOf(text, at, random) })),
      "job by id": ids.slice(0, 400).map(withId),
      "similar jobs": ids.slice(400, 800).map(withId),
      companies: [{}],
      "companies of an industry": INDUSTRIES.map((industryName) => ({ industryName })),
    },
  };
}

/** Where the API answers a query of a kind. */
export function pathOf(kind: string, { title: _title, ...given }: Given): string {
  const query = new URLSearchParams(given);
  if (kind === "job by id") return `/api/job/${given.id}`;
  if (kind === "suggestions") return `/api/job/suggestions?${query}`;
  if (kind === "similar jobs") return `/api/job/${given.id}/similar`;
  if (kind.startsWith("counts")) return `/api/job/counts?${query}`;
  return kind.startsWith("companies") ? `/api/company?${query}` : `/api/job/?${query}`;
}

/** A profile's default query: fifteen skills. */
const skillsQuery: Given = {
  pageSize: "100",
  coreSkills:
    "React,TypeScript,Node.js,PostgreSQL,AWS,Docker,Kubernetes,Python,GraphQL,Redis,CSS,HTML,Git,Next.js,Java",
  jobTitle: "Senior Full Stack Developer",
  YOE: "6",
};

/** `count` random combinations of the list's parameters. */
export function randomCombinations(count: number, companies: readonly string[]): Given[] {
  const random = randomFrom(20_261_121);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const words = [
    "engineer",
    "python",
    "sales manager",
    '"data analyst"',
    "devel",
    "kubernetes -java",
    "nurse",
    "account",
    "remote react",
    "zzqqxx",
  ];
  const choices: Record<string, () => string> = {
    searchText: () => pick(words),
    coreSkills: () => "React,Python,SQL",
    location: () => pick(POPULAR_CITIES),
    typeofEmployment: () => pick(EMPLOYMENT_TYPES),
    workMode: () => pick(WORK_MODES),
    salaryRange: () => pick(SALARY_BANDS),
    experienceRange: () => pick(EXPERIENCE_BANDS),
    companyName: () => pick(companies),
    department: () => pick(DEPARTMENTS),
    industry: () => pick(INDUSTRIES),
    teamSize: () => pick(TEAM_SIZES),
    dashboard: () => "USER",
    sortOrder: () => pick(["desc", "asc", "relevance"]),
  };
  const share: Record<string, number> = {
    companyName: 0.08,
    coreSkills: 0.1,
    dashboard: 0.15,
    sortOrder: 0.4,
    searchText: 0.45,
  };
  return Array.from({ length: count }, () => {
    const chosen = Object.entries(choices).filter(([name]) => random() < (share[name] ?? 0.3));
    return { pageSize: "100", ...Object.fromEntries(chosen.map(([name, value]) => [name, value()])) };
  });
}

/** Of a name as much as was typed so far: one to eight letters, some after other words, some with a letter wrong. */
function typedOf(name: string, at: number, random: () => number): string {
  const begun = name.slice(0, 1 + (at % 8));
  if (at % 4 === 0) return `product manager ${begun}`;
  return at % 4 === 1 && begun.length > 4 ? misspell(begun, random) : begun;
}

function misspell(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  return name.slice(0, at) + name.slice(at + 1);
}

/** mulberry32: small, fast, the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
