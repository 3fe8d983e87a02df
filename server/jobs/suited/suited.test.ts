// Which of two jobs suits a person better, what is learnt of terms, and when.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { newId } from "../../platform/ids.ts";
import { readTitle } from "../../taxonomy/index.ts";
import { type JobFeatures, searchKeysOf } from "../job-features.ts";
import { rankJobs } from "./find-suited.ts";
import { isDue, learnTerms } from "./learn-terms.ts";
import { fitOf, relevanceFor } from "./relevance.ts";
import { questionsFor } from "./retrieve.ts";
import { NOTHING_KNOWN, type Subject, titlesOf } from "./subject.ts";
import { likeness, meaningOf, NO_TERMS, termsOf } from "./terms.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

type Facts = Partial<JobFeatures> & { title?: string; skills?: string[]; place?: string };

function aJob({ title = "Data Engineer", skills = [], place = "Pune, India", ...facts }: Facts): JobFeatures {
  const read = {
    jobTitle: title,
    locations: [place],
    coreSkills: skills,
    technicalSkills: [],
    description: "",
    companyName: "A company",
  };
  const id = newId(NOW);
  return {
    id,
    keys: searchKeysOf(read),
    cities: [],
    yearsMin: null,
    yearsMax: null,
    payMin: null,
    payMax: null,
    workMode: null,
    employmentType: null,
    company: 1,
    isOwn: false,
    opening: id,
    ...facts,
  };
}

const titled = (...titles: string[]) =>
  titlesOf({ wanted: [], now: titles[0] ?? null, earlier: titles.slice(1) }, readTitle);
const wanting = (wanted: string[], now: string) => titlesOf({ wanted, now, earlier: [] }, readTitle);

const ASHA: Subject = {
  ...NOTHING_KNOWN,
  titles: titled("Data Engineer", "Business Analyst"),
  skills: ["apachekafka", "apachespark", "sql"],
  years: 4,
  countries: ["in"],
  cities: ["pune"],
};

const CHIEF: Subject = {
  ...NOTHING_KNOWN,
  titles: titled("Senior Vice President of Human Resources"),
  years: 14,
  level: 7,
  manager: true,
  countries: ["us"],
};

/** Who, what comes first, and what after it. */
const PAIRS: [string, Subject, Facts, Facts][] = [
  ["the same kind of work before another", ASHA, { title: "Data Engineer" }, { title: "Staff Nurse" }],
  ["what they do now before what they did", ASHA, { title: "Data Engineer" }, { title: "Business Analyst" }],
  ["what they did before anything else", ASHA, { title: "Business Analyst" }, { title: "Chef de Partie" }],
  ["a neighbouring kind of work before a distant one", ASHA, { title: "Data Scientist" }, { title: "Sales Executive" }],
  [
    "what they want before what they do",
    { ...ASHA, titles: wanting(["Product Manager"], "Data Engineer") },
    { title: "Product Manager" },
    { title: "Data Engineer" },
  ],
  [
    "several shared skills before a job of a single one",
    ASHA,
    { skills: ["Apache Kafka", "Apache Spark", "SQL"] },
    { skills: ["SQL"] },
  ],
  [
    "few skills lacking before many",
    ASHA,
    { skills: ["Apache Kafka", "SQL", "Scala"] },
    { skills: ["Apache Kafka", "SQL", "Scala", "Perl", "COBOL", "SAP", "Oracle Database"] },
  ],
  [
    "years that they have before years that they lack",
    ASHA,
    { yearsMin: 3, yearsMax: 5 },
    { yearsMin: 9, yearsMax: 12 },
  ],
  ["their years before a job for beginners", ASHA, { yearsMin: 3, yearsMax: 6 }, { yearsMin: 0, yearsMax: 1 }],
  ["their level before one far above", ASHA, { title: "Data Engineer" }, { title: "Vice President, Data Engineering" }],
  ["work before an internship", ASHA, { title: "Data Engineer" }, { title: "Data Engineer Intern" }],
  [
    "an internship before a senior's job, for who begins",
    { ...ASHA, titles: titled("Data Engineering Intern"), years: 0, level: 0 },
    { title: "Data Engineer Intern" },
    { title: "Senior Data Engineer" },
  ],
  [
    "any work before an internship that only the kind of employment tells",
    { ...ASHA, countries: ["us"] },
    { title: "Business Analyst" },
    { title: "Data Engineer", employmentType: "INTERNSHIP" },
  ],
  [
    "jobs for beginners before those that tell no level, for a beginner",
    { ...ASHA, titles: titled("Data Engineer"), years: 0.7 },
    { title: "Data Engineer - New Grad" },
    { title: "Data Engineer" },
  ],
  ["doing the work before managing it", ASHA, { title: "Data Engineer" }, { title: "Data Engineering Manager" }],
  [
    "managing before doing, for a manager",
    { ...ASHA, titles: titled("Data Engineering Manager"), manager: true, years: 12 },
    { title: "Data Engineering Manager" },
    { title: "Senior Data Engineer" },
  ],
  [
    "their own level before one below, with few years for it",
    { ...CHIEF, titles: titled("HR Manager"), years: 9, level: 5 },
    { title: "HR Manager" },
    { title: "Assistant Manager - HR" },
  ],
  [
    "the head before the manager, for an executive",
    CHIEF,
    { title: "Head HR", place: "Pune, India" },
    { title: "HR Manager", place: "Pune, India" },
  ],
  [
    "another country's head before their own country's job without a level, for an executive",
    CHIEF,
    { title: "General Manager - HR" },
    { title: "HR Executive", place: "Denver, CO" },
  ],
  [
    "the work of an executive before the rank alone",
    { ...CHIEF, titles: titled("President & CEO", "Vice President of Product Management") },
    { title: "Vice President - Product Management" },
    { title: "Regional Head" },
  ],
  [
    "no rank of another work",
    { ...CHIEF, titles: titled("President & CEO") },
    { title: "General Manager" },
    { title: "Associate Director - Data Science" },
  ],
  [
    "a skill of the trade before the programs of every office",
    { ...ASHA, titles: [], skills: ["sql", "microsoftword", "microsoftpowerpoint"] },
    { skills: ["SQL", "Scala", "Perl"] },
    { skills: ["Microsoft Word", "Microsoft PowerPoint", "Scala", "Perl"] },
  ],
  [
    "from home without a country before an office without one",
    ASHA,
    { place: "Remote", workMode: "WFH" },
    { place: "Head office" },
  ],
  [
    "from home without a country before from home in another",
    ASHA,
    { place: "Remote", workMode: "WFH" },
    { place: "Austin, TX, USA", workMode: "WFH" },
  ],
  ["their city before another", ASHA, { cities: ["pune"] }, { place: "Chennai, India", cities: ["chennai"] }],
  ["their country before another", ASHA, { place: "Chennai, India" }, { place: "Austin, TX, USA" }],
  ["from home in their country before elsewhere in it", ASHA, { workMode: "WFH" }, { place: "Chennai, India" }],
  [
    "a city that they want before their country",
    { ...ASHA, cities: ["chennai"], wantsCities: true },
    { place: "Chennai, India", cities: ["chennai"] },
    { cities: ["pune"] },
  ],
  ["the mode that they want", { ...ASHA, modes: ["HYBRID"] }, { workMode: "HYBRID" }, { workMode: "WFO" }],
  ["the pay that they want", { ...ASHA, wantedRupees: 2_000_000 }, { payMax: 2_500_000 }, { payMax: 900_000 }],
  ["today's before an old one", ASHA, {}, { id: newId(new Date("2025-01-01")) }],
];

describe("which job suits better", () => {
  for (const [what, subject, better, worse] of PAIRS)
    test(what, () => {
      const relevanceOf = relevanceFor(subject, NO_TERMS, NOW);
      const [one, other] = [better, worse].map((facts) => relevanceOf(aJob(facts)).score) as [number, number];
      assert.ok(one > other, `${one} and ${other}`);
    });

  test("a rare skill tells more than a common one", () => {
    const rarity = (term: string) => (term === "s:sql" ? 1 : 6);
    const relevanceOf = relevanceFor(ASHA, { rarity, vector: () => null }, NOW);
    const scoreOf = (skills: string[]) => relevanceOf(aJob({ title: "Consultant", skills })).score;
    assert.ok(scoreOf(["Apache Kafka", "SAP"]) > scoreOf(["SQL", "SAP"]));
  });

  test("a job like those that they saved goes up, further than one unlike them", () => {
    const [front, back] = ["React", "Apache Kafka"].map((skill) => aJob({ skills: [skill] })) as [
      JobFeatures,
      JobFeatures,
    ];
    const scoreOf = (job: JobFeatures, liked: JobFeatures[]) =>
      relevanceFor({ ...ASHA, liked: liked.map(({ keys }) => keys) }, taught(), NOW)(job).score;
    const liftOf = (job: JobFeatures) => scoreOf(job, [front]) / scoreOf(job, []);
    assert.ok(liftOf(front) > 1.1 && liftOf(front) > liftOf(back) + 0.01, `${liftOf(front)} and ${liftOf(back)}`);
  });

  test("postings of one opening stand once, the one that fits best; equals by the newer", () => {
    const [far, near] = [aJob({ opening: "one", place: "Chennai, India" }), aJob({ opening: "one", cities: ["pune"] })];
    const equals = [aJob({}), aJob({})].sort((one, other) => (one.id < other.id ? 1 : -1));
    const ranked = rankJobs([far, ...equals.toReversed(), near], relevanceFor(ASHA, NO_TERMS, NOW));
    assert.deepEqual(
      ranked.map(({ job }) => job),
      [near, ...equals],
    );
  });

  test("of one company's jobs that read alike in a city those after the first come later", () => {
    const [first, alike] = [aJob({ cities: ["pune"] }), aJob({ cities: ["pune"] })].toSorted((one, other) =>
      one.id < other.id ? 1 : -1,
    ) as [JobFeatures, JobFeatures];
    const elsewhere = aJob({ company: 2 });
    const ranked = rankJobs([alike, elsewhere, first], relevanceFor(ASHA, NO_TERMS, NOW));
    assert.deepEqual(
      ranked.map(({ job }) => job),
      [first, elsewhere, alike],
    );
  });

  test("years: nothing known, nothing asked, too few, far too many", () => {
    const fit = (years: number | null, yearsMin: number | null, yearsMax: number | null) =>
      fitOf({ years, level: null, titles: [] }, { yearsMin, yearsMax }, null);
    assert.equal(fit(4, null, null), 1);
    assert.equal(fit(4, 3, 5), 1);
    assert.ok(fit(null, 3, 5) < 1 && fit(null, 3, 5) > fit(1, 6, 8));
    assert.ok(fit(20, 1, 3) < fit(6, 1, 3));
    assert.equal(fit(30, 2, 9_999), 1);
  });
});

describe("the questions that find jobs to compare", () => {
  test("are few, bounded, and about the work", () => {
    const questions = questionsFor(ASHA, NO_TERMS, 100);
    assert.ok(questions.length >= 4 && questions.length <= 12);
    for (const { wanted, limit } of questions) assert.ok(/~[fst]:/.test(wanted) && limit <= 100, wanted);
    assert.deepEqual(questionsFor(NOTHING_KNOWN, NO_TERMS, 100), []);
  });
  test("ask for neighbouring work from home, at any level", () => {
    const isAsked = questionsFor(ASHA, NO_TERMS, 100).some(
      ({ wanted, spare }) =>
        !spare && wanted.includes("~w:WFH") && wanted.includes("~f:ml-engineer") && !/~[lx]:/.test(wanted),
    );
    assert.ok(isAsked);
  });
  test("names with quotes stay names", () => {
    const [{ wanted } = { wanted: "" }] = questionsFor({ ...NOTHING_KNOWN, skills: ["o'reilly\\"] }, NO_TERMS, 100);
    assert.equal(wanted, "('~s:o''reilly\\\\')");
  });
});

/** A board of two kinds of work whose words never meet, and a skill that all of it has. */
function board(): string[][] {
  const kinds = [
    ["t:frontend", "s:react", "s:css", "s:git"],
    ["t:data", "s:apachekafka", "s:apachespark", "s:git"],
  ];
  return Array.from({ length: 800 }, (_, at) =>
    (kinds[at % 2] ?? []).filter((_, place) => place === at % 3 || place > at % 4),
  );
}

function taught() {
  const lesson = learnTerms(board());
  for (;;) {
    const { done, value } = lesson.next();
    if (done) return termsOf(value.terms, value.jobs);
  }
}

describe("learning", () => {
  test("terms of the same jobs get near vectors, common terms are not rare, and equal boards teach the same", () => {
    const [terms, again] = [taught(), taught()];
    const at = (term: string) => meaningOf([[term, 1]], terms)!;
    assert.ok(likeness(at("s:react"), at("s:css")) > likeness(at("s:react"), at("s:apachespark")) + 0.3);
    assert.ok(terms.rarity("s:git") < terms.rarity("s:react"));
    assert.ok(terms.rarity("s:never-seen") >= terms.rarity("s:react"));
    assert.deepEqual(terms.vector("s:react"), again.vector("s:react"));
    assert.equal(terms.vector("s:never-seen"), null);
  });

  test("a small board teaches rarity alone", () => {
    const lesson = learnTerms(board().slice(0, 50));
    let step = lesson.next();
    while (!step.done) step = lesson.next();
    assert.ok([...step.value.terms.values()].every(({ vector }) => vector === null));
  });

  const night = new Date("2026-11-22T03:10:00Z");
  const noon = new Date("2026-11-22T12:10:00Z");
  const hours = (count: number) => new Date(noon.getTime() - count * 3_600_000);
  const DUE: [string, Parameters<typeof isDue>, boolean][] = [
    ["a board of hardly any jobs", [{ listed: 150, taught: null, learntAt: null }, noon], false],
    ["a new board", [{ listed: 4_000, taught: null, learntAt: null }, noon], true],
    ["nearly the same board", [{ listed: 4_300, taught: 4_000, learntAt: hours(1) }, noon], false],
    ["a tenth more", [{ listed: 4_500, taught: 4_000, learntAt: hours(1) }, noon], true],
    ["a tenth fewer", [{ listed: 3_500, taught: 4_000, learntAt: hours(1) }, noon], true],
    ["yesterday's lesson at noon", [{ listed: 4_000, taught: 4_000, learntAt: hours(30) }, noon], false],
    ["yesterday's lesson at night", [{ listed: 4_000, taught: 4_000, learntAt: hours(33) }, night], true],
    ["this night's lesson at night", [{ listed: 4_000, taught: 4_000, learntAt: night }, night], false],
  ];
  for (const [what, given, due] of DUE)
    test(`${what}: ${due ? "due" : "not due"}`, () => assert.equal(isDue(...given), due));
});
