// What titles are read as: families, level, managers, words and years.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { familyIndex, familyInHindi } from "./families.ts";
import {
  familyName,
  type Level,
  readTitle,
  relatedFamilies,
  searchWords,
  TITLES_VERSION,
  type TitleReading,
} from "./index.ts";

/** Title -> first families, level, and "m" for a manager of people. */
const TITLES: [string, string[], Level | null, "m"?][] = [
  ["Java Developer", ["software-developer"], null],
  ["Senior Java Spring Boot Developer", ["software-developer"], 3],
  ["Sales Engineer", ["sales-engineer"], null],
  ["Software Sales Executive", ["sales-engineer"], null],
  ["Data Engineer / Data Scientist", ["data-engineer", "data-scientist"], null],
  ["Data Entry Operator", ["data-entry-operator"], null],
  ["Product Manager", ["product-manager"], null],
  ["Senior Product Manager", ["product-manager"], 3],
  ["Associate Product Manager", ["product-manager"], 1],
  ["Key Account Manager", ["key-account-manager"], null],
  ["IT Project Manager", ["project-manager"], null],
  ["Engineering Manager", ["engineering-manager"], 5, "m"],
  ["Head of Sales", ["sales"], 6, "m"],
  ["VP, Marketing", ["marketing-executive"], 7, "m"],
  ["Assistant Manager - HR", ["hr-executive"], 4],
  ["Staff Nurse", ["nurse"], null],
  ["Staff Software Engineer", ["software-developer"], 4],
  ["Lead Generation Executive", ["inside-sales"], null],
  ["Tech Lead", ["software-developer"], 4],
  ["Software Engineer II", ["software-developer"], 2],
  ["SDE-2", ["software-developer"], 2],
  ["Software Engineer, Machine Learning", ["ml-engineer", "software-developer"], null],
  ["Android Developer Intern", ["android-developer"], 0],
  ["2027 Early Career Software Engineer", ["software-developer"], 1],
  ["Software Engineer: Early Talent - Python", ["software-developer"], 1],
  ["Marketing Intern - Summer 2025", ["marketing-executive"], 0],
  ["Graduate Trainee Engineer (Mechanical)", ["mechanical-engineer"], 1],
  ["Executive - Accounts", ["accountant"], null],
  ["Sales and Marketing Executive", ["sales"], null],
  ["Walk-in: hiring freshers for international voice process", ["customer-support"], 1],
  ["Urgent opening for .NET developers in Pune", ["software-developer"], null],
  ["Chartered Accountant", ["chartered-accountant"], null],
  ["Assistant Professor - Physics", ["professor"], null],
  ["Python Trainer", ["trainer"], null],
  ["Delivery Boy", ["delivery-associate"], null],
  ["Civil Site Engineer", ["civil-engineer"], null],
  ["Ruby on Rails Developer", ["software-developer"], null],
  ["Développeur logiciel", ["software-developer"], null],
  ["Data Engineering Manager", ["data-engineer", "engineering-manager"], 5, "m"],
  ["Embedded Software Engineer", ["embedded-developer", "software-developer"], null],
  ["Associate, Software Engineering", ["software-developer"], 1],
  ["Regional Head - Life Insurance", ["insurance-advisor", "business-head"], 6, "m"],
  ["Mechanical/Electrical Supervisor", ["mechanical-engineer", "electrical-engineer"], 4],
  ["Executive / Assistant - Purchase", ["purchase-executive"], null],
  ["Head - Compliance - Retail Banking", ["compliance-officer"], 6, "m"],
  ["Call now to get an offer", [], null],
  ["Company Secretary for a reputed company", ["company-secretary"], null],
  ["Linux Device Driver", ["embedded-developer"], null],
  ["Looking for SAP FICO (functional)", ["sap-consultant"], null],
  ["Welder", ["welder"], null],
  ["Boiler Operator", ["plant-operator"], null],
  ["Forklift Operator", ["equipment-operator"], null],
  ["Head Chef", ["chef"], 4],
  ["Electrician", ["electrician"], null],
  ["SDET Consultant, Payments", ["qa-engineer"], null],
  ["Senior Resident - Obs. & Gynae, Lotus Hospital", ["doctor"], null],
  ["Sr. Executive FP&A | Fixed term Contract for 6 Months", ["finance-analyst"], 3],
  ["Senior Developer - Digital Supply Chain Logistics", ["software-developer"], 3],
  ["Architect Mechatronics", ["robotics-engineer"], null],
  ["Manager - Datacenter Architect for BPO", ["solution-architect"], 5, "m"],
  ["Product Development Management", ["product-manager"], null],
  ["Food & Beverage Controller", ["accountant"], null],
  ["Embedded Graphics Developer - C/C++", ["embedded-developer"], null],
  ["BackEndDeveloper", ["backend-developer"], null],
  ["Software Development Engineering - Advisor I", ["software-developer"], 1],
  ["IT-Contract", ["system-administrator"], null],
  ["Call Center Representative I", ["customer-support"], 1],
  ["Call Centre Executive", ["customer-support"], null],
  ["DGM - Replacement Tyres - Sales", ["sales"], 6, "m"],
  ["Foreman - Civil", ["civil-engineer"], 4],
  ["TV Technician", ["maintenance-engineer"], null],
  ["Engineering Associate, Storage Cloud", ["cloud-engineer", "engineer"], 1],
  ["Manager - Audit", ["auditor"], 5, "m"],
  ["Kibana Administrator", ["system-administrator"], null],
  ["Church Administrator", ["admin-executive"], null],
  ["Assistant Manager", [], 4],
  ["Assistant Crane Operator", ["equipment-operator"], null],
  ["Associate Consultant - Payroll", ["payroll-executive"], 1],
  ["Product and Boiler Operator", ["plant-operator"], null],
  ["SAP Freight Billing", ["sap-consultant"], null],
  ["SAP Recruiter", ["recruiter"], null],
  ["Developer in Test", ["qa-engineer"], null],
  ["Recruitment in medical coding", ["medical-coder"], null],
  ["Perl on contract to hire", ["software-developer"], null],
  ["Software Engineering - Harbor Securities", ["software-developer"], null],
  ["Sofware Tester", ["qa-engineer"], null],
  ["X-Ray Technician", ["lab-technician"], null],
  ["Display Driver Developer", ["embedded-developer"], null],
  ["Telemarketing Officer", ["telecaller"], null],
  ["User Experience Designer", ["ui-ux-designer"], null],
  ["IT Security Head", ["security-engineer"], 6, "m"],
  ["Undergrad Tester", ["qa-engineer"], 1],
  ["Manager", [], 5, "m"],
  ["", [], null],
];

describe("a title is read", () => {
  for (const [title, families, level, manager] of TITLES)
    test(title || "(empty)", () => {
      const reading = readTitle(title);
      assert.deepEqual(reading.families.slice(0, Math.max(1, families.length)), families);
      assert.deepEqual([reading.level, reading.manager], [level, manager === "m"]);
    });
});

const WORDS: [string, string[]][] = [
  ["Sr. Front-End Engineers (React JS) - Bangalore, WFH", ["frontend", "engineer", "react"]],
  ["C++ / C# developer, night shift [REQ-10231]", ["c++", "c#", "developer"]],
  ["Urgent Hiring!! Node.js developers @ Gurgaon, 8 LPA", ["node.js", "developer"]],
  ["Engineering Intern", ["engineering"]],
];
describe("words name the kind of work", () => {
  for (const [title, words] of WORDS) test(title, () => assert.deepEqual(readTitle(title).words, words));
});

const YEARS: [string, TitleReading["years"]][] = [
  ["Data Analyst (1-4 years)", { min: 1, max: 4 }],
  ["Data Analyst 2 to 5 yrs", { min: 2, max: 5 }],
  ["Data Analyst - 6 Years", { min: 6, max: 6 }],
  ["Data Analyst", null],
  ["Data Analyst 2025", null],
];
describe("years that a title states", () => {
  for (const [title, years] of YEARS) test(title, () => assert.deepEqual(readTitle(title).years, years));
  test("an open end has no top", () => assert.deepEqual(readTitle("SAP Consultant 3+ yrs").years?.min, 3));
});

test("words are folded and singular", () => {
  assert.deepEqual(searchWords("Développeurs, C++ & .NET; Companies' sales analysis"), [
    "developpeur",
    "c++",
    ".net",
    "company",
    "sales",
    "analysis",
  ]);
});

test("every relation joins two families, is symmetric and stays between 0 and 1", () => {
  const { families } = familyIndex();
  for (const key of families.keys())
    for (const { family, closeness } of relatedFamilies(key)) {
      assert.ok(families.has(family), `${key}: ${family}`);
      assert.ok(closeness > 0 && closeness < 1, `${key} ${family}`);
      assert.ok(
        relatedFamilies(family).some((back) => back.family === key && back.closeness === closeness),
        `${family} ${key}`,
      );
    }
  const lone = [...families.keys()].filter((key) => relatedFamilies(key).length === 0);
  assert.deepEqual(lone, ["astrologer"]);
});

test("families have names for sentences, each its own", () => {
  const names = ["data-engineer", "qa-engineer", "fullstack-developer", "android-developer"].map(familyName);
  assert.deepEqual(names, ["data engineer", "QA engineer", "full stack developer", "Android developer"]);
  const all = [...familyIndex().families.values()].map(({ name }) => name);
  assert.equal(new Set(all).size, all.length);
  assert.deepEqual(
    all.filter((name) => /[()]/.test(name)),
    [],
  );
});

test("each family has a Hindi name of its own", () => {
  const names = [...familyIndex().families.keys()].map((key) => familyInHindi(key) ?? key);
  assert.deepEqual(
    names.filter((name) => !/\p{Script=Devanagari}/u.test(name)),
    [],
  );
  assert.equal(new Set(names).size, names.length);
});

test("any text is read without throwing", () => {
  for (const text of ["\u0000", "🤖".repeat(300), "(((", "a".repeat(10_000), "٣ سنوات", "- / | ,", "of the for in"])
    assert.doesNotThrow(() => readTitle(text));
});

test("stored readings can tell that they are old", () =>
  assert.ok(Number.isSafeInteger(TITLES_VERSION) && TITLES_VERSION > 0));
