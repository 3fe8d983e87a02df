// What searches are read as: groups of words, what filters could say, and exclusions.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeSpeller, readSearch, type SearchFacet, type SearchGroup, type SearchReading } from "./index.ts";

/** "kind:words" and, in brackets, families and skills: short enough for a table. */
const groupText = ({ kind, words, families, skills, others }: SearchGroup): string =>
  [
    `${kind}:${words.join(" ")}`,
    families.length > 0 ? `(${families.join(" ")})` : "",
    skills.length > 0 ? `[${skills.join(" ")}]` : "",
    others.length > 0 ? ` | ${others.map(groupText).join(" | ")}` : "",
  ].join("");
const facetText = (facet: SearchFacet): string => `${facet.kind}:${facet.label}`;
const textOf = ({ groups, facets, excluded }: SearchReading) => [
  groups.map(groupText).join("; "),
  facets.map(facetText).join("; "),
  excluded.map(({ phrase }) => phrase.join(" ")).join("; "),
];

const SEARCHES: [string, string, string?, string?][] = [
  ["project manager calcutta", "title:project manager(project-manager)", "city:in Kolkata"],
  ["accountant Gurgaon", "title:accountant(accountant)", "city:in Gurugram"],
  ["teacher trivandrum or cochin", "title:teacher(teacher)", "city:in Thiruvananthapuram; city:in Kochi"],
  ["driver delhi ncr", "title:driver(driver)", "city:in Delhi NCR"],
  ["nurse in the bay area", "title:nurse(nurse)", "city:in the Bay Area"],
  ["chef new york", "title:chef(chef)", "city:in New York"],
  ["qa engineer austin tx", "title:qa engineer(qa-engineer)", "city:in Austin"],
  ["electrician in reading", "title:electrician(electrician)", "city:in Reading"],
  ["reading teacher", "word:reading; title:teacher(teacher)"],
  ["civil engineer in germany", "title:civil engineer(civil-engineer)", "country:in Germany"],
  ["us recruiter", "title:recruiter(recruiter)"],
  ["ca pune", "title:ca(chartered-accountant)", "city:in Pune"],
  ["auditor san diego ca", "title:auditor(auditor)", "city:in San Diego"],
  ["wfh customer support", "title:customer support(customer-support)", "workMode:Remote"],
  ["onsite sales executive", "title:sales executive(sales)", "workMode:In office"],
  ["remote sensing", "skill:remote sensing[remotesensing]"],
  ["hr internship", "title:hr(hr-executive recruiter)", "employmentType:Internship"],
  ["part time cook", "title:cook(chef)", "employmentType:Part time"],
  ["freelance graphic designer", "title:graphic designer(graphic-designer)", "contract:Contract"],
  ["contract manager", "title:contract manager(project-engineer)"],
  ["fresher mechanical engineer", "title:mechanical engineer(mechanical-engineer)", "years:Up to 1 year"],
  ["0-1 years tester", "title:tester(qa-engineer)", "years:Up to 1 year"],
  ["3 years sap abap", "skill:sap abap[abap]", "years:3 years of experience"],
  ["dba with 7+ yrs of experience", "title:dba(dba)", "years:7 or more years of experience"],
  ["senior accountant", "title:accountant(accountant)", "level:Senior"],
  ["sde 2", "title:sde(software-developer)", "level:Level 2"],
  ["summer internship 2030", "", "employmentType:Internship"],
  ["walk in interview for cooks", "title:cook(chef)"],
  ["lead generation", "title:lead generation(inside-sales)"],
  ["team lead", "word:team; word:lead"],
  ["engineering manager", "title:engineering manager(engineering-manager)"],
  ["15 lpa sales manager", "title:sales manager(sales)", "pay:15 lakhs or more"],
  ["seo lead", "title:seo lead(seo-executive)"],
  ["campus", "", "years:Up to 1 year"],
  ["campus recruiter", "title:recruiter(recruiter)"],
  ["off campus drive plumber", "title:plumber(plumber)", "years:Up to 1 year"],
  ["graduate tester", "title:tester(qa-engineer)", "years:Up to 1 year"],
  ["graduate engineer trainee", "title:graduate engineer(engineer)"],
  ["class of 2031 auditor", "title:auditor(auditor)", "years:Up to 1 year"],
  ["2031 batch", "", "years:Up to 1 year"],
  ["fall 2031 tester", "title:tester(qa-engineer)"],
  ["apprentice welder", "title:welder(welder)", "employmentType:Internship"],
  ["ca articleship", "title:ca(chartered-accountant)"],
  ["ca los angeles", "title:ca(chartered-accountant)", "city:in Los Angeles"],
  ["pm", "title:pm(product-manager project-manager)"],
  ["diploma electrical", "title:electrical(electrical-engineer)"],
  ["diploma", "title:diploma(engineer)"],
  ["x-ray technician", "title:xray technician(lab-technician)"],
  ["data science", "skill:data science(data-scientist)[datascience]"],
  ["software enginer", "title:software engineer(software-developer)"],
  ["above 8 lakhs tester", "title:tester(qa-engineer)", "pay:8 lakhs or more"],
  ["cook 20k", "title:cook(chef)", "pay:2.4 lakhs or more"],
  ["reactjs", "skill:react[react]"],
  ["node js developer", "title:node.js developer(backend-developer)[nodejs]"],
  ["c++ programmer", "title:c++ programmer(software-developer)[c++]"],
  ["golang k8s", "skill:golang[go]; skill:k8s[kubernete]"],
  ["front-end developer", "title:frontend developer(frontend-developer)"],
  ["ui/ux", "title:ui ux(ui-ux-designer)"],
  ["sde", "title:sde(software-developer)"],
  ["data entry work from home", "skill:data entry(data-entry-operator)[dataentry]", "workMode:Remote"],
  ["infosys java developer", "company:infosys; title:java developer(software-developer)[java]"],
  ["tester at brightwell pune", "title:tester(qa-engineer); company:brightwell", "city:in Pune"],
  ["java OR python", "skill:java[java] | skill:python[python]"],
  ['tester -intern -"night shift"', "title:tester(qa-engineer)", "", "intern; night shift"],
  ['"site engineer" pune', "phrase:site engineer", "city:in Pune"],
  ["night shift", "word:night shift"],
  ["urgent hiring for nurses near me", "title:nurse(nurse)"],
  ["jobs", "word:job"],
  ["jobs near me", "word:job; word:near; word:me"],
  ["", ""],
  ["--- !!", ""],
];
describe("a search is read", () => {
  for (const [text, groups, facets = "", excluded = ""] of SEARCHES)
    test(text || "(empty)", () => assert.deepEqual(textOf(readSearch(text)), [groups, facets, excluded]));
});

test("a facet keeps what was typed and its value", () => {
  const { facets } = readSearch("cook Bangalore 5-8 yrs 40k usa");
  assert.deepEqual(
    facets.map(({ label: _, ...facet }) => facet),
    [
      { kind: "city", keys: ["bengaluru"], near: [], country: "IN", typed: "Bangalore" },
      { kind: "years", min: 5, max: 8, typed: "5-8 yrs" },
      { kind: "pay", minLakhs: 4.8, typed: "40k" },
      { kind: "country", code: "US", typed: "usa" },
    ],
  );
});

test("cities of a region are near each other", () => {
  const [city] = readSearch("welder thane").facets;
  assert.ok(city?.kind === "city");
  assert.deepEqual([city.keys, city.near], [["thane"], ["mumbai", "navi mumbai"]]);
});

test("a skill knows the work that is called by it", () =>
  assert.ok(readSearch("kubernetes").groups[0]?.homes.includes("devops-engineer")));

test("a title keeps its level as a preference", () => {
  assert.deepEqual(
    readSearch("engineering manager").groups.map(({ level }) => level),
    [5],
  );
});

test("no text throws, and no word is lost altogether", () => {
  for (const text of [
    "\u0000",
    "\ud800",
    '"',
    '-"',
    "or or",
    "🤖🤖",
    "ॐ नौकरी",
    "𝓳𝓪𝓿𝓪",
    "a ".repeat(150),
    "c+++++",
    "%_\\'",
  ])
    assert.ok(readSearch(text));
  assert.equal(readSearch("نرس").groups.length, 1);
  assert.equal(readSearch(`${"x".repeat(300)} tail`).groups[0]?.words[0]?.length, 200);
});

const VOCABULARY = new Map([
  ["engineer", 5_000],
  ["enginer", 3],
  ["designer", 900],
  ["manager", 4_000],
  ["account", 80],
  ["accountant", 700],
  ["pune", 900],
  ["tuner", 100],
  ["tutor", 40],
]);
const SPELLINGS: [string, string | null][] = [
  ["enginer", "engineer"],
  ["engneer", "engineer"],
  ["enigneer", "engineer"],
  ["manger", "manager"],
  ["acountent", "accountant"],
  ["engineer", null],
  ["tuter", "tuner"],
  ["bngineer", null],
  ["pone", null],
  ["zutor", null],
  ["tutpr", "tutor"],
  ["zzzzzz", null],
];
describe("a word is corrected to a commoner one that is near", () => {
  const speller = makeSpeller(VOCABULARY);
  for (const [typed, meant] of SPELLINGS)
    test(`${typed} -> ${meant}`, () => assert.equal(speller.correct(typed), meant));
});
