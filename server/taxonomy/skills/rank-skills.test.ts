// Which skills stand for a listing, in what order, and where its requirements are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { requirementsSection } from "./asked-text.ts";
import { rankSkills } from "./rank-skills.ts";

test("listed skills come first in their order, known ones by canonical name, unknown ones as given", () => {
  const ranked = rankSkills({
    title: "Backend engineer",
    text: "Node.js and PostgreSQL",
    listed: ["golang", "Flux Capacitors", "HTML/CSS", "team player", "GOLANG"],
  });
  assert.deepEqual(ranked.coreSkills.slice(0, 4), ["Go", "Flux Capacitors", "HTML", "CSS"]);
  assert.deepEqual(ranked.softSkills, ["Teamwork"]);
});

test("what cannot be a skill is not listed as one", () => {
  const listed = [
    "x".repeat(61),
    "5+ years",
    "https://example.com",
    "Send your CV. Now.",
    "a phrase that goes on for many more words than six",
    "me@example.com",
    "3",
    "",
  ];
  assert.deepEqual(rankSkills({ title: "", text: "", listed }).coreSkills, []);
});

test("the title goes before the requirements, and those before the rest", () => {
  const text = "About us: we use Kafka.\nRequirements:\nTerraform and Ansible";
  const ranked = rankSkills({ title: "Java Developer", requirements: requirementsSection(text), text });
  assert.deepEqual(ranked.coreSkills, ["Java", "Terraform", "Ansible", "Apache Kafka"]);
});

/** A listing's title, its text, what is read out of it, what is not. */
const READ: [string, string, string[], string[]][] = [
  [
    "Data Scientist",
    "About us\nWe sell real estate in Pune.\nRequirements\nPython and SQL",
    ["Python", "SQL"],
    ["Real Estate"],
  ],
  [
    "Data Analyst",
    "Orbit is a leading provider of cloud computing. You know Tableau.",
    ["Tableau"],
    ["Cloud Computing"],
  ],
  [
    "Linux Administrator",
    "Acme is an ISO 9001, ISO 27001:2013 (ISMS) and CMMI Level 3 certified company.\nBash is a must.",
    ["Shell Scripting"],
    ["Information Security"],
  ],
  ["Data Analyst", "Access to top of the line ATS & CRM.\nTableau is a must.", ["Tableau"], ["CRM"]],
  [
    "Data Scientist",
    "Our client, one of the top banks, offering securities underwriting and trading, is looking for you, who know Python.",
    ["Python"],
    ["Underwriting", "Trading"],
  ],
  ["Data Analyst", "Come to a rapidly growing SaaS software company; SQL is required.", ["SQL"], ["SaaS"]],
  [
    "Administrative Assistant",
    "Put your Excel skills to work alongside other highly motivated people.",
    [],
    ["Self-Motivation"],
  ],
  ["Java Developer", "We use Kafka and Redis.", ["Apache Kafka", "Redis"], []],
  ["Web Developer", "Enjoy free yoga and child care.\nPHP is a must.", ["PHP"], ["Yoga Instruction", "Child Care"]],
  [
    "Data Scientist",
    "We give equal opportunities regardless of nursing or disability. Python required.",
    ["Python"],
    ["Nursing"],
  ],
  ["Data Analyst", "You work with data engineers and systems analysts.", [], ["Data Engineering", "Systems Analysis"]],
  [
    "Data Analyst",
    "Support the business development team and the recruitment department.",
    [],
    ["Business Development"],
  ],
  ["Data Analyst", "Talk to teams such as Audit, Payroll and Procurement. Use Excel.", [], ["Payroll", "Procurement"]],
  [
    "Web Developer",
    "A degree in mathematics, biology or nursing. You write CSS.",
    ["CSS"],
    ["Mathematics", "Biology", "Nursing"],
  ],
  ["Data Scientist", "A degree in statistics or mathematics", ["Statistical Analysis", "Mathematics"], []],
  ["Staff Nurse", "A degree in nursing", ["Nursing"], []],
  [
    "Supply Chain Data Scientist",
    "You will partner with Procurement, Material Planning, Logistics and IT. Strong Excel skills.",
    ["Microsoft Excel"],
    ["Material Planning"],
  ],
  ["Data Scientist", "Our full-stack technology platform is a backbone. SQL.", ["SQL"], ["Full Stack Development"]],
  ["Business Analyst", "We value inclusion and diversity. SQL is required.", ["SQL"], ["Diversity and Inclusion"]],
  ["Project Manager", "Maxnet offers solutions for Big Data Analytics. SQL is required.", ["SQL"], ["Big Data"]],
  ["Data Engineer", "Our pipes carry insurance claims.", [], ["Claims Processing"]],
  ["Data Engineer", "Knowledge of insurance claims is required.", ["Claims Processing"], []],
  [
    "Sales Executive",
    "Java is not required. No Python experience needed. Cold calling.",
    ["Cold Calling"],
    ["Java", "Python"],
  ],
  ["Underwriter", "P&C policies with cutting-edge computing", [], ["C", "Edge Computing"]],
  [
    "Data Analyst",
    "Direct all communications to us; dashboards that enhance decision-making.",
    [],
    ["Communication", "Decision Making"],
  ],
  [
    "Data Analyst",
    "Excellent communications skills and sound decision making",
    ["Communication", "Decision Making"],
    [],
  ],
];

for (const [title, text, read, unread] of READ) {
  test(`${title}: reads ${read.join(", ") || "nothing"} out of "${text.slice(0, 50)}"`, () => {
    const ranked = rankSkills({ title, requirements: requirementsSection(text), text });
    const names = [...ranked.coreSkills, ...ranked.softSkills, ...ranked.technicalSkills];
    for (const name of read) assert.ok(names.includes(name), `${name} not in ${names.join(", ")}`);
    for (const name of unread) assert.ok(!names.includes(name), `${name} in ${names.join(", ")}`);
  });
}

test("rare skills go before everyday ones of the same part", () => {
  const ranked = rankSkills({ title: "", text: "Project management, troubleshooting, CRISPR and Python" });
  assert.deepEqual(ranked.coreSkills.slice(0, 2).sort(), ["CRISPR", "Python"]);
});

test("at most ten core and five soft skills; further tools are kept apart", () => {
  const core =
    "Java, Python, Kotlin, Scala, Docker, Kubernetes, Terraform, Ansible, PostgreSQL, MongoDB, Redis, Jenkins, Kafka";
  const soft = "You bring communication, teamwork, leadership, creativity, negotiation, empathy, punctuality";
  const ranked = rankSkills({ title: "", text: `${core}. ${soft}.` });
  assert.equal(ranked.coreSkills.length, 10);
  assert.equal(ranked.softSkills.length, 5);
  assert.ok(ranked.technicalSkills.length > 0);
  for (const name of ranked.technicalSkills) assert.ok(!ranked.coreSkills.includes(name), name);
});

test("certificates and human languages stand among the core skills", () => {
  const ranked = rankSkills({ title: "", text: "PMP certified, fluent in German" });
  assert.deepEqual(ranked.coreSkills.sort(), ["German", "PMP"]);
});

const SECTIONS: [string, string, string[], string[]][] = [
  [
    "headings on their own lines",
    "About us\nWe build.\n\nRequirements\n- Java\n- SQL\n\nBenefits\n- Yoga",
    ["Java", "SQL"],
    ["build", "Yoga"],
  ],
  [
    "spoken headings",
    "What you'll do\nShip.\nWhat you’ll need:\nRust\nWhat we offer\nCake",
    ["Rust"],
    ["Ship", "Cake"],
  ],
  [
    "two parts",
    "Minimum qualifications:\nC++\nResponsibilities:\nPlan\nPreferred qualifications:\nGo",
    ["C++", "Go"],
    ["Plan"],
  ],
  [
    "an Indian heading",
    "Roles and Responsibilities\nCollect\n\nDesired Candidate Profile\nTally\n\nPerks and Benefits\nBus",
    ["Tally"],
    ["Collect", "Bus"],
  ],
  [
    "a heading with text behind it",
    "Great place.\nSkills required: Excel, GST\nSalary: good",
    ["Excel"],
    ["Great", "good"],
  ],
  [
    "text without line breaks",
    "We are a bank. Requirements: Python and SQL. Benefits: none",
    ["Python"],
    ["bank", "none"],
  ],
  [
    "markdown and bullets",
    "## About the role\nLead\n## **Qualifications**\n* Revit\n## How to apply\nMail",
    ["Revit"],
    ["Lead", "Mail"],
  ],
];

for (const [name, text, inside, outside] of SECTIONS) {
  test(`requirements are found under ${name}`, () => {
    const section = requirementsSection(text);
    for (const word of inside) assert.ok(section.includes(word), `${word} not in: ${section}`);
    for (const word of outside) assert.ok(!section.includes(word), `${word} in: ${section}`);
  });
}

test("a text without requirements has none", () => {
  assert.equal(requirementsSection("We are hiring. Come and join."), "");
  assert.equal(requirementsSection(""), "");
});

test("long runs of white space and hostile lists are taken", () => {
  assert.equal(requirementsSection(`${" ".repeat(200_000)}${"\n".repeat(200_000)}x`), "");
  const listed = [" ".repeat(100_000), "/".repeat(100_000), `${"a ".repeat(50_000)}`];
  assert.deepEqual(rankSkills({ title: "", text: "", listed }).coreSkills, []);
});
