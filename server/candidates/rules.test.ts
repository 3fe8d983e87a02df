// What a profile takes from a reading, what stays of a person's own words, and how completion counts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { MAX_CORE_SKILLS, type ProfileFields, profileFields } from "../../contract/candidates/wire.ts";
import { type ParsedResume, parsedResume } from "../../contract/resumes/wire.ts";
import { placeOfWork } from "./read-profile.ts";
import {
  type CompletionFacts,
  changeProfile,
  completionOf,
  EMPTY_FIELDS,
  fieldsOfReading,
  followReading,
  type OnboardingFacts,
  onboardingOf,
  skillsOf,
} from "./rules.ts";

const READING: ParsedResume = {
  status: "OK",
  name: "Asha Rao",
  email: null,
  phone: null,
  links: [],
  location: null,
  designation: null,
  summary: null,
  YOE: null,
  companies: [],
  institutions: [],
  coreSkills: [],
  softSkills: [],
  confidence: {},
  sources: {},
  warnings: [],
  parserVersion: "1",
  taxonomyVersion: "1",
};
const named = (...names: string[]) => names.map((skillName) => ({ skillName }));
const taken = (facts: Partial<ParsedResume>) => fieldsOfReading({ ...READING, ...facts });

describe("from a reading, a profile takes", () => {
  test("nothing when there is none", () => assert.deepEqual(fieldsOfReading(null), EMPTY_FIELDS));

  const LINKS: [string, string[], string[]][] = [
    ["as they are", ["https://a.example/x?y=1#z"], ["https://a.example/x?y=1#z"]],
    [
      "with https:// added",
      ["github.com/asha", "www.a.example"],
      ["https://github.com/asha", "https://www.a.example/"],
    ],
    ["once each", ["https://a.example", "https://a.example/", "a.example"], ["https://a.example/"]],
    [
      "of http and https only",
      ["javascript:alert(1)", "mailto:a@b.example", "ftp://a.example", "file:///etc/passwd"],
      [],
    ],
    ["that are complete", ["asha", "https://", "http://localhost", "not a link at all", ""], []],
    ["of a limited length", [`https://a.example/${"x".repeat(500)}`], []],
    [
      "twenty at most",
      Array.from({ length: 30 }, (_, at) => `a${at}.example`),
      Array.from({ length: 20 }, (_, at) => `https://a${at}.example/`),
    ],
  ];
  for (const [what, given, kept] of LINKS)
    test(`links ${what}`, () => assert.deepEqual(taken({ links: given }).links, kept));

  const YEARS: [number | null, number | null][] = [
    [null, null],
    [0, 0],
    [7.5, 7.5],
    [-1, 0],
    [120, 70],
  ];
  for (const [given, kept] of YEARS)
    test(`${kept} years for ${given}`, () => assert.equal(taken({ YOE: given }).YOE, kept));

  test("texts without control characters, cut to fit and never within a character", () => {
    const fields = taken({
      designation: " \u0000Lead\u0007 Engineer ",
      location: " \u0000 ",
      summary: `${"x".repeat(3_999)}\u{1f600}`,
    });
    assert.equal(fields.designation, "Lead  Engineer");
    assert.equal(fields.location, null);
    assert.equal(fields.summary, "x".repeat(3_999));
  });

  test("entries that are not empty", () => {
    const none = { from: null, to: null };
    const fields = taken({
      companies: [
        { name: null, title: null, ...none },
        { name: " ", title: "Engineer", from: "2020", to: "present" },
      ],
      institutions: [
        { name: " ", degree: "B.Tech", ...none },
        { name: "Western Valley University", degree: " ", ...none },
      ],
    });
    assert.deepEqual(fields.experience, [{ name: null, title: "Engineer", from: "2020", to: "present" }]);
    assert.deepEqual(fields.education, [{ name: "Western Valley University", degree: null, ...none }]);
  });

  test("only what a person could have typed, however odd the page", () => {
    const long = "é\u{1f600}".repeat(5_000);
    const wild = taken({
      designation: long,
      location: long,
      summary: long,
      links: [long, "a.example"],
      coreSkills: named(
        ...Array.from({ length: 400 }, (_, at) => `${at} ${long}`),
        ...Array.from({ length: 400 }, (_, at) => `skill ${at}`),
      ),
      softSkills: named(...Array.from({ length: 100 }, (_, at) => `soft ${at}`)),
      companies: Array.from({ length: 100 }, () => ({
        name: long,
        title: long,
        from: "2020-01",
        to: "present" as const,
      })),
      institutions: Array.from({ length: 100 }, () => ({ name: long, degree: long, from: null, to: null })),
    });
    assert.deepEqual(profileFields.parse(wild), wild);
    assert.ok(parsedResume.safeParse({ ...READING, status: "OK" }).success);
  });
});

describe("skills", () => {
  const CASES: [string, string[], string[]][] = [
    ["get their canonical names", ["k8s", "Postgres", "js"], ["Kubernetes", "PostgreSQL", "JavaScript"]],
    ["are kept once", ["Java", "JAVA", "java "], ["Java"]],
    ["are kept as written when unknown", ["Falconry", "falconry", "Ye Olde Skill"], ["Falconry", "Ye Olde Skill"]],
    ["are distinguished by their signs", ["C", "C++", "C#"], ["C", "C++", "C#"]],
    ["may be in any script", ["日本語", "日本語", "★"], ["日本語", "★"]],
    ["are not empty", ["", " ", "\u0000"], []],
  ];
  for (const [what, given, kept] of CASES) test(what, () => assert.deepEqual(skillsOf(given, MAX_CORE_SKILLS), kept));
  test("are cut to the first that fit", () => assert.deepEqual(skillsOf(["Rust", "Go", "Java"], 2), ["Rust", "Go"]));
});

describe("which value counts", () => {
  const own: ProfileFields = {
    ...EMPTY_FIELDS,
    YOE: 3,
    summary: "mine",
    coreSkills: ["Rust"],
    preferences: { ...EMPTY_FIELDS.preferences, cities: ["Pune"] },
  };
  const cv = taken({ YOE: 9, summary: "theirs", coreSkills: named("Java"), designation: "Engineer" });

  test("a new CV: set fields stay, the rest follows, and preferences never follow a CV", () => {
    const followed = followReading(own, ["YOE", "coreSkills"], cv);
    assert.deepEqual(followed, { ...cv, YOE: 3, coreSkills: ["Rust"], preferences: own.preferences });
  });

  const CHANGES: [string, Parameters<typeof changeProfile>[1], Partial<ProfileFields>, string[]][] = [
    ["nothing", { set: {}, back: [] }, {}, ["YOE"]],
    ["a field", { set: { summary: "new" }, back: [] }, { summary: "new" }, ["YOE", "summary"]],
    ["a field to nothing", { set: { summary: null }, back: [] }, { summary: null }, ["YOE", "summary"]],
    ["a field reset to the CV", { set: {}, back: ["YOE"] }, { YOE: 9 }, []],
    ["one reset and one set", { set: { summary: "new" }, back: ["YOE"] }, { YOE: 9, summary: "new" }, ["summary"]],
    [
      "skills, by their canonical names",
      { set: { coreSkills: ["rust", "k8s"] }, back: [] },
      { coreSkills: ["Rust", "Kubernetes"] },
      ["YOE", "coreSkills"],
    ],
  ];
  for (const [what, change, differs, edited] of CHANGES)
    test(`a change of ${what}`, () =>
      assert.deepEqual(changeProfile({ fields: own, edited: ["YOE"] }, change, cv), {
        fields: { ...own, ...differs },
        edited,
      }));
});

describe("completion", () => {
  const nothing: CompletionFacts = { name: "", phoneNumber: null, hasPhoto: false, hasCv: false, fields: EMPTY_FIELDS };
  const percOf = (facts: Partial<CompletionFacts>) =>
    completionOf({ ...nothing, ...facts }).candidate.map(({ curPerc }) => curPerc);
  const CASES: [string, Partial<CompletionFacts>, number[]][] = [
    ["nothing", {}, [0, 0, 0]],
    ["a name", { name: "Asha" }, [5, 0, 0]],
    ["a photo and a phone number", { hasPhoto: true, phoneNumber: "+91" }, [10, 0, 0]],
    ["skills without a CV", { fields: { ...EMPTY_FIELDS, coreSkills: ["Java"] } }, [0, 0, 0]],
    ["a CV without content", { hasCv: true }, [0, 0, 15]],
    ["a CV with skills", { hasCv: true, fields: { ...EMPTY_FIELDS, coreSkills: ["Java"] } }, [0, 0, 25]],
    ["no experience to add", { hasCv: true, fields: { ...EMPTY_FIELDS, YOE: 0 } }, [5, 0, 20]],
    [
      "a preference of 0 counts",
      { fields: { ...EMPTY_FIELDS, preferences: { ...EMPTY_FIELDS.preferences, noticePeriodDays: 0 } } },
      [0, 4, 0],
    ],
  ];
  for (const [what, facts, percents] of CASES) test(what, () => assert.deepEqual(percOf(facts), percents));
});

describe("where a person works, by the text of their CV", () => {
  const PLACES: [string, string, string | null, string | null][] = [
    ["beside the employer", "Experience\nNorthwind\tSeattle, WA\nEngineer", "Northwind", "Seattle, WA"],
    ["below the employer", "NORTHWIND | Engineer\nJan 2015 - Present | New York, NY", "Northwind", "New York, NY"],
    ["not where they studied", "Education\nA college\tAtlanta, GA\nNorthwind\nEngineer", "Northwind", null],
    [
      "where the name appears again",
      "Northwind: see my page\nx\ny\nNorthwind, Inc.\nPune, India",
      "Northwind",
      "Pune, India",
    ],
    ["no name alone", "Northwind\tReading\nMobile", "Northwind", null],
    ["no list of skills", "Northwind\nPython, Django", "Northwind", null],
    ["no employer", "Seattle, WA", null, null],
  ];
  for (const [what, text, employer, place] of PLACES)
    test(what, () => assert.equal(placeOfWork(text, employer), place));
});

const NOW = new Date("2026-11-22T12:00:00Z");
const NEWCOMER: OnboardingFacts = {
  createdAt: new Date("2026-11-21T12:00:00Z"),
  cameToReferAt: null,
  refereeStatus: null,
  hasCv: false,
  hasProfile: false,
  edited: null,
  sent: 0,
  cvSkippedAt: null,
  profileConfirmedAt: null,
  jobsSeenAt: null,
  dismissedAt: null,
};
/** What the account has, its steps with a star for what is done, the next one, and whether the rest is offered. */
const ONBOARDINGS: [string, Partial<OnboardingFacts>, string, string | null, boolean][] = [
  ["nothing yet", {}, "cv profile jobs", "cv", true],
  ["a CV", { hasCv: true, edited: [] }, "cv* profile jobs", "profile", true],
  ["no CV, by choice", { cvSkippedAt: NOW }, "cv* profile jobs", "profile", true],
  ["a photo only", { edited: ["links"] }, "cv profile jobs", "cv", true],
  ["a profile by hand", { edited: ["designation"] }, "cv* profile* jobs", "jobs", true],
  ["places wanted", { hasCv: true, edited: ["preferences"] }, "cv* profile* jobs", "jobs", true],
  ["a confirmed CV", { hasCv: true, profileConfirmedAt: NOW }, "cv* profile* jobs", "jobs", true],
  ["a profile without a CV", { hasProfile: true, edited: [] }, "cv* profile jobs", "profile", true],
  ["what they came to apply for", { hasCv: true, sent: 1 }, "cv* profile jobs", "profile", true],
  ["several applications", { hasCv: true, sent: 2 }, "cv* profile* jobs*", null, false],
  ["applications without a CV of today", { sent: 2 }, "cv* profile* jobs*", null, false],
  ["jobs seen first", { jobsSeenAt: NOW }, "cv profile jobs*", "cv", true],
  ["everything", { hasCv: true, profileConfirmedAt: NOW, jobsSeenAt: NOW }, "cv* profile* jobs*", null, false],
  ["a dismissal", { dismissedAt: NOW }, "cv profile jobs", "cv", false],
  ["an old account", { createdAt: new Date("2026-10-23T12:00:00Z") }, "cv profile jobs", "cv", false],
  ["the wish to refer", { cameToReferAt: NOW }, "work-email", "work-email", true],
  ["a code under way", { refereeStatus: "PENDING" }, "work-email", "work-email", true],
  ["a proven address", { cameToReferAt: NOW, refereeStatus: "REVIEW" }, "work-email*", null, false],
  ["a referee's CV", { refereeStatus: "VERIFIED", hasCv: true }, "work-email* cv* profile jobs", "profile", true],
  ["a CV before the code", { cameToReferAt: NOW, hasCv: true }, "work-email cv* profile jobs", "work-email", true],
];
describe("the first steps of a person with", () => {
  for (const [what, facts, steps, next, isOffered] of ONBOARDINGS)
    test(what, () => {
      const found = onboardingOf({ ...NEWCOMER, ...facts }, NOW);
      const told = found.steps.map(({ step, isDone }) => `${step}${isDone ? "*" : ""}`).join(" ");
      assert.deepEqual([told, found.next, found.isOffered], [steps, next, isOffered]);
    });
});
