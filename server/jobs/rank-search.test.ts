// Checks the order of a search by table: which of two jobs stands first, and why a job scores as it does.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JobFeatures } from "./job-features.ts";
import { type RankedGroup, type RankedWay, type Ranking, scoreJob } from "./rank-search.ts";

const NEWEST = Date.parse("2026-11-22T00:00:00Z");
const idOf = (daysAgo: number) => {
  const hex = (NEWEST - daysAgo * 86_400_000).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

type Facts = Partial<Omit<JobFeatures, "keys">> & { keys: string; daysAgo?: number };

/** A job by its keys, parted by blanks. */
function job({ keys, daysAgo = 100, ...facts }: Facts): JobFeatures {
  return {
    id: idOf(daysAgo),
    keys: keys.split(" "),
    cities: [],
    yearsMin: null,
    yearsMax: null,
    payMin: null,
    payMax: null,
    workMode: null,
    employmentType: null,
    company: 1,
    isOwn: false,
    opening: "a",
    ...facts,
  };
}

type Asked = Partial<RankedWay> & Partial<Pick<RankedGroup, "idf" | "otherwise">>;

const group = ({ idf = 4, otherwise = "text", ...way }: Asked): RankedGroup => ({
  typed: "",
  ways: [{ words: [], families: [], related: new Map(), skills: [], homes: [], isTitle: false, ...way }],
  idf,
  otherwise,
});
const asks = (groups: RankedGroup[], facts: Partial<Ranking> = {}): Ranking => ({
  groups,
  phrase: groups.flatMap(({ ways }) => ways[0]!.words),
  levels: [],
  years: null,
  cities: { own: new Set(), near: new Set(), countries: new Set() },
  workModes: [],
  minLakhs: null,
  newest: NEWEST,
  ...facts,
});

const dataEngineer = group({
  words: ["data", "engineer"],
  families: ["data-engineer"],
  related: new Map([
    ["analytics-engineer", 0.9],
    ["database-admin", 0.2],
  ]),
});
const java = group({ words: ["java"], skills: ["java"] });
const javaDeveloper = group({
  words: ["java", "developer"],
  families: ["software-developer"],
  skills: ["java"],
  isTitle: true,
});
const javaOrGo = { ...java, ways: [...java.ways, ...group({ words: ["golang"], skills: ["go"] }).ways] };
const siteEngineer = group({ words: ["site", "engineer"], families: ["civil-engineer"], isTitle: true });
const driver = group({ words: ["driver"], families: ["driver"], isTitle: true });
const kubernetes = group({ words: ["kubernetes"], skills: ["kubernetes"], homes: ["devops-engineer"] });
const IN_NOIDA = {
  cities: { own: new Set(["noida"]), near: new Set(["gurugram"]), countries: new Set(["in"]) },
};
const NEAR_NOIDA = { keys: "t:java n:in", cities: ["gurugram"] };
const common = group({ words: ["team"], idf: 1 });

/** What is asked, the better job and the worse one. */
const ORDER: [string, Ranking, Facts, Facts][] = [
  [
    "the title before the family",
    asks([dataEngineer]),
    { keys: "t:data t:engineer" },
    { keys: "t:etl t:developer f:data-engineer" },
  ],
  [
    "the family before a skill",
    asks([group({ words: ["data", "engineer"], families: ["data-engineer"], skills: ["etl"] })]),
    { keys: "t:etl f:data-engineer" },
    { keys: "t:analyst s:etl" },
  ],
  [
    "the family before a close one",
    asks([dataEngineer]),
    { keys: "t:x f:data-engineer" },
    { keys: "t:x f:analytics-engineer" },
  ],
  [
    "a close family before a far one",
    asks([dataEngineer]),
    { keys: "t:x f:analytics-engineer" },
    { keys: "t:x f:database-admin" },
  ],
  ["the title before a skill", asks([java]), { keys: "t:java t:developer" }, { keys: "t:lead t:developer s:java" }],
  ["a skill before the text", asks([java]), { keys: "t:developer s:java" }, { keys: "t:developer" }],
  [
    "a title of the asked words alone",
    asks([dataEngineer]),
    { keys: "t:data t:engineer" },
    { keys: "t:data t:engineer t:growth t:sales" },
  ],
  [
    "the words side by side",
    asks([java, group({ words: ["developer"] })]),
    { keys: "t:java t:developer t:web" },
    { keys: "t:java t:web t:developer" },
  ],
  ["the rarer word in the title", asks([java, common]), { keys: "t:java t:x" }, { keys: "t:team t:x" }],
  [
    "some words of a title before none",
    asks([dataEngineer]),
    { keys: "t:data t:analyst" },
    { keys: "t:sales t:analyst" },
  ],
  ["the asked level", asks([java], { levels: [0, 1] }), { keys: "t:java l:1" }, { keys: "t:java l:3" }],
  ["an unsaid level before a wrong one", asks([java], { levels: [0, 1] }), { keys: "t:java" }, { keys: "t:java l:4" }],
  [
    "years where the title has no level",
    asks([java], { levels: [3, 4] }),
    { keys: "t:java", yearsMin: 6 },
    { keys: "t:java", yearsMin: 0 },
  ],
  [
    "a family before another job that has the words apart",
    asks([siteEngineer]),
    { keys: "t:civil t:supervisor f:civil-engineer" },
    { keys: "t:site t:reliability t:engineer f:sre" },
  ],
  [
    "the work before another that is called alike",
    asks([driver]),
    { keys: "t:truck t:driver f:driver" },
    { keys: "t:driver t:developer f:embedded-developer" },
  ],
  [
    "a level that the years bear out",
    asks([java], { levels: [1] }),
    { keys: "t:java l:1", yearsMin: 1 },
    { keys: "t:java l:1", yearsMin: 6 },
  ],
  ["no internship where none was asked for", asks([java]), { keys: "t:java" }, { keys: "t:java l:0" }],
  ["no head's job where none was asked for", asks([java]), { keys: "t:java" }, { keys: "t:java l:6" }],
  [
    "an internship by its type, when one was asked for",
    asks([java], { levels: [0] }),
    { keys: "t:java", employmentType: "INTERNSHIP" },
    { keys: "t:java", employmentType: "FULL_TIME" },
  ],
  [
    "years that fit",
    asks([java], { years: { min: 3, max: 3 } }),
    { keys: "t:java", yearsMin: 2, yearsMax: 5 },
    { keys: "t:java" },
  ],
  [
    "years unsaid before years far off",
    asks([java], { years: { min: 3, max: 3 } }),
    { keys: "t:java" },
    { keys: "t:java", yearsMin: 9, yearsMax: 12 },
  ],
  [
    "an open range that begins near",
    asks([java], { years: { min: 8, max: 8 } }),
    { keys: "t:java", yearsMin: 6, yearsMax: 9999 },
    { keys: "t:java", yearsMin: 1, yearsMax: 9999 },
  ],
  ["the asked city before one near by", asks([java], IN_NOIDA), { keys: "t:java", cities: ["noida"] }, NEAR_NOIDA],
  ["a city near by before home", asks([java], IN_NOIDA), NEAR_NOIDA, { keys: "t:java n:in", workMode: "WFH" }],
  [
    "home in the country before home abroad",
    asks([java], IN_NOIDA),
    { keys: "t:java n:in", workMode: "WFH" },
    { keys: "t:java n:us", workMode: "WFH" },
  ],
  [
    "the asked mode",
    asks([java], { workModes: ["HYBRID"] }),
    { keys: "t:java", workMode: "HYBRID" },
    { keys: "t:java", workMode: "WFO" },
  ],
  [
    "no beginner's job where much pay was asked for",
    asks([java], { minLakhs: 10 }),
    { keys: "t:java" },
    { keys: "t:java l:1" },
  ],
  [
    "a skill of a job's first ones",
    asks([kubernetes]),
    { keys: "t:x s:kubernetes s:a" },
    { keys: "t:x s:a s:b s:c s:d s:e s:kubernetes" },
  ],
  [
    "a skill of the work that is called by it",
    asks([kubernetes]),
    { keys: "t:x f:devops-engineer s:a s:kubernetes" },
    { keys: "t:x f:data-scientist s:a s:kubernetes" },
  ],
  ["the newer of two like jobs", asks([java]), { keys: "t:java", daysAgo: 1 }, { keys: "t:java", daysAgo: 60 }],
  ["the one that says more", asks([java]), { keys: "t:java", payMin: 1, workMode: "WFH" }, { keys: "t:java" }],
  [
    "the title before any freshness",
    asks([java]),
    { keys: "t:java", daysAgo: 400 },
    { keys: "t:x s:java", daysAgo: 0, payMin: 1, workMode: "WFH" },
  ],
];
for (const [what, ranking, better, worse] of ORDER) {
  test(`first stands ${what}`, () => {
    const [first, second] = [scoreJob(job(better), ranking), scoreJob(job(worse), ranking)];
    assert.ok(first.total > second.total, `${JSON.stringify(first)}\n${JSON.stringify(second)}`);
  });
}

/** What is asked, a job, and the field that each thing is found in, with what of the job meets it in which way. */
const FIELDS: [Ranking, Facts, string[]][] = [
  [asks([dataEngineer, java]), { keys: "t:data t:engineer s:java" }, ["title 0 data engineer", "skill 0 java"]],
  [
    asks([dataEngineer, java]),
    { keys: "t:data t:analyst f:analytics-engineer f:database-admin" },
    ["related 0 analytics-engineer", "text null "],
  ],
  [asks([{ ...java, otherwise: "company" }]), { keys: "t:x" }, ["company null "]],
  [asks([{ ...java, otherwise: null }]), { keys: "t:x" }, ["null null "]],
  [asks([dataEngineer]), { keys: "t:data t:analyst" }, ["part 0 data"]],
  [asks([javaDeveloper]), { keys: "t:backend f:software-developer s:java" }, ["family 0 software-developer"]],
  [asks([javaDeveloper]), { keys: "t:backend f:software-developer" }, ["related 0 software-developer"]],
  [asks([javaOrGo]), { keys: "t:backend s:go" }, ["skill 1 go"]],
];
for (const [ranking, facts, fields] of FIELDS) {
  test(`${facts.keys} has it in ${fields}`, () =>
    assert.deepEqual(
      scoreJob(job(facts), ranking).groups.map(({ field, way, by }) => `${field} ${way} ${by.join(" ")}`),
      fields,
    ));
}

test("a score says whether the phrase and the level are met", () => {
  const { hasPhrase, isWholeTitle, fitsLevel, levelBy } = scoreJob(
    job({ keys: "t:data t:engineer l:3" }),
    asks([dataEngineer], { levels: [3] }),
  );
  assert.deepEqual([hasPhrase, isWholeTitle, fitsLevel, levelBy], [true, true, true, "title"]);
  const other = scoreJob(job({ keys: "t:data t:sales", yearsMin: 0 }), asks([dataEngineer], { levels: [3] }));
  assert.deepEqual(
    [other.hasPhrase, other.isWholeTitle, other.fitsLevel, other.levelBy],
    [false, false, false, "years"],
  );
  assert.equal(scoreJob(job({ keys: "t:data" }), asks([dataEngineer])).fitsLevel, null);
});

test("a company counts more than the text", () => {
  const [ofCompany, ofText] = (["company", "text"] as const).map((otherwise) =>
    scoreJob(job({ keys: "t:x" }), asks([{ ...java, otherwise }])),
  );
  assert.ok(ofCompany!.total > ofText!.total);
});

test("a job without keys scores by its text", () => assert.ok(scoreJob(job({ keys: "" }), asks([java])).total > 0));
