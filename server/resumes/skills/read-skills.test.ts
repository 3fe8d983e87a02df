// How skills sections of every make are read: labels, chips, tables, ratings, brackets, sentences; and what is no skill.
import assert from "node:assert/strict";
import { test } from "node:test";
import { documentOf } from "../../../tests/support/resume-lines.ts";
import type { SectionKind } from "../layout.ts";
import { readSkills } from "./read-skills.ts";

type Case = [name: string, section: string, core: string[], soft?: string[]];

/** A line as wide as the page, so that short lines are seen to end of themselves. */
const WIDE = "Someone who has worked for years and years on many things with many people in many places";

const SECTIONS: Case[] = [
  [
    "labels with colons",
    "Languages: Java, Python, C++\nDatabases: MySQL, Redis",
    ["Java", "Python", "C++", "MySQL", "Redis"],
  ],
  ["bold label cells", "**Languages** || Java, Python\n**Tools** || Git, Jira", ["Java", "Python", "Git", "Jira"]],
  [
    "plain label cells",
    "Languages || Java, Python\nCloud & DevOps || Docker, Terraform",
    ["Java", "Python", "Docker", "Terraform"],
  ],
  [
    "labels and colons in cells of their own",
    "Operating Systems || : || Windows, Linux",
    ["Microsoft Windows", "Linux"],
  ],
  [
    "labels in capitals close to their lists",
    "CAD Inventor, SolidWorks\nPLM ENOVIA, Teamcenter\nOther || MATLAB, Minitab",
    ["Inventor", "SolidWorks", "ENOVIA", "Teamcenter", "MATLAB", "Minitab"],
  ],
  ["one such row is no label", "QA Automation, Selenium", ["QA Automation", "Selenium"]],
  [
    "a person's kind is no level",
    "Git, Jira, good listener, good Excel",
    ["Git", "Jira", "Microsoft Excel"],
    ["good listener"],
  ],
  ["a closing line", "Tools: Git, Jira\nDresden, im Mai 2024", ["Git", "Jira"]],
  ["two lists side by side", "Languages || Java, C || Tools || Git, Jira", ["Java", "C", "Git", "Jira"]],
  [
    "labels on lines of their own",
    "**Databases**\nMySQL, Oracle\n**Frameworks**\nSpring Boot, Django",
    ["MySQL", "Oracle", "Spring Boot", "Django"],
  ],
  [
    "unmarked labels above lists",
    "Web Technologies\nHTML, CSS, PHP\nTools\nWebpack, Git",
    ["HTML", "CSS", "PHP", "Webpack", "Git"],
  ],
  ["group, level, list", "Web Frameworks\nIntermediate\nReact, Angular", ["React", "Angular"]],
  [
    "name and level by turns",
    "Python\nAdvanced\nTableau\nIntermediate\nSAP FICO\n80%",
    ["Python", "Tableau", "SAP FICO"],
  ],
  [
    "name and level in cells",
    "Python || Expert\nLeadership || Expert\nTableau || 4/5\nDocker || 3 years",
    ["Python", "Tableau", "Docker"],
    ["Leadership"],
  ],
  [
    "bullets in two columns",
    "• Microsoft Office || • QuickBooks\n• Calendar management || • Invoicing",
    ["Microsoft Office", "QuickBooks", "Calendar Management", "Invoicing"],
  ],
  [
    "one a line",
    "Kotlin\nKafka\nDatabase Optimization\nEvent-driven Systems\nData Warehousing",
    ["Kotlin", "Apache Kafka", "Database Optimization", "Event-driven Systems", "Data Warehousing"],
  ],
  [
    "one a line, wrapped",
    "Wound care\nMedication\nadministration\nTriage\nPatient education",
    ["Wound care", "Medication Administration", "Triage", "Patient education"],
  ],
  [
    "narrow columns",
    "Lesson\nPlanning\nSafeguarding\nExcel\nMacros",
    ["Lesson Planning", "Safeguarding", "Microsoft Excel", "Macros"],
  ],
  [
    "separators of all kinds",
    "Java | Python • Go ; Rust · Perl / Ruby",
    ["Java", "Python", "Go", "Rust", "Perl", "Ruby"],
  ],
  [
    "brackets",
    "AWS (EC2, S3), Python (NumPy, Pandas), Natural Language Processing (NLP), Java (5 years)",
    ["AWS", "EC2", "S3", "Python", "NumPy", "Pandas", "Natural Language Processing", "Java"],
  ],
  [
    "slashes",
    "C/C++, HTML/CSS, CI/CD, A/B testing, TCP/IP, PL/SQL",
    ["C", "C++", "HTML", "CSS", "CI/CD", "A/B Testing", "TCP/IP", "PL/SQL"],
  ],
  [
    "ratings",
    "Python ●●●●○, Java (Advanced), SQL - 90%, Excel 5+ yrs, Jira: Expert",
    ["Python", "Java", "SQL", "Microsoft Excel", "Jira"],
  ],
  [
    "openings",
    "Proficient in Windows, Photoshop and Docker\nKnowledge of Tally ERP\nExperience with Kubernetes",
    ["Microsoft Windows", "Adobe Photoshop", "Docker", "Tally ERP", "Kubernetes"],
  ],
  [
    "dots inside names",
    "Node.js, ASP.NET, .NET, Vue.js, D3.js. Unity",
    ["Node.js", "ASP.NET", ".NET", "Vue.js", "D3.js", "Unity"],
  ],
  [
    "unknown phrases",
    "Underwater Basket Weaving, Zorbcraft 3, KYC, Card issuing",
    ["Underwater Basket Weaving", "Zorbcraft 3", "KYC", "Card issuing"],
  ],
  [
    "phrases of business",
    "Strategic Leadership | P&L Management | M&A Integration | Product Management & Marketing",
    ["P&L Management", "M&A Integration", "Product Management & Marketing"],
    ["Strategic Leadership"],
  ],
  [
    "neighbours stay apart",
    "React, React Hooks, Redux Toolkit, Bash, SAS",
    ["React", "React Hooks", "Redux Toolkit", "Bash", "SAS"],
  ],
  ["doubles", "ReactJS, React.js, react, Postgres, PostgreSQL", ["React", "PostgreSQL"]],
  ["a label that is a tool", "Python: Django, Flask\nCloud: AWS", ["Python", "Django", "Flask", "AWS"]],
  [
    "a label inside the text",
    "Python, Scala, R Technologies: AWS, Airflow",
    ["Python", "Scala", "R", "AWS", "Apache Airflow"],
  ],
  ["and more", "Databases such as MySQL, Oracle etc.", ["Databases", "MySQL", "Oracle"]],
  [
    "purposes",
    "SQL for reporting on sales, Jira to plan the work of three teams, Tableau (HR Dashboards)",
    ["SQL", "Jira", "Tableau"],
  ],
];

for (const [name, section, core, soft = []] of SECTIONS) {
  test(`skills: ${name}`, () => {
    const read = readSkills(
      documentOf([
        ["summary", "Profile", WIDE],
        ["skills", "Skills", section],
      ]),
    );
    assert.deepEqual(read.core?.value ?? [], core);
    assert.deepEqual(read.soft?.value ?? [], soft);
  });
}

const NEVER: [string, string, string][] = [
  ["human languages", "Languages: English, Hindi, Tamil\nTools: Git, Jira, Docker, Excel", "English"],
  ["certificates under their label", "Certifications: Scrum Master, PMP\nGit, Jira, Docker, Excel", "Scrum Master"],
  ["hobbies glued on", "Git, Jira, Docker, Excel\nInterests: Chess, Cricket", "Chess"],
  ["bare labels", "Technical\nTools\nGit, Jira, Docker, Excel", "Technical"],
  ["dates", "Git, Jira, Docker, Excel\nJan 2019 - Mar 2020", "Jan 2019"],
  ["contacts", "Git, Jira, Docker, Excel, github.com/someone", "github.com/someone"],
  ["levels", "Git, Jira, Docker, Excel, Advanced, Fluent", "Advanced"],
  ["signed and dated lines", "Git, Jira, Docker, Excel\nPune, 03.11.2026", "Pune"],
];

for (const [name, section, never] of NEVER) {
  test(`no skill: ${name}`, () => {
    const read = readSkills(
      documentOf([
        ["summary", "Profile", WIDE],
        ["skills", "Skills", section],
      ]),
    );
    assert.ok((read.core?.value.length ?? 0) >= 4, "the skills beside it are read");
    assert.ok(![...(read.core?.value ?? []), ...(read.soft?.value ?? [])].includes(never));
  });
}

test("soft skills stand apart, wherever they are listed", () => {
  const read = readSkills(
    documentOf([
      ["skills", "Skills", "Tech: GraphQL, Git\nSoft: Teamwork, Learning Mindset, Agile"],
      ["softSkills", "Strengths", "Persuasive\nMotivator & Leader\nUX"],
    ]),
  );
  assert.deepEqual(read.core?.value, ["GraphQL", "Git", "Agile", "UX"]);
  assert.deepEqual(read.soft?.value, ["Teamwork", "Learning Mindset", "Persuasive", "Motivator & Leader"]);
});

test("programming languages under 'Languages' are skills, human ones are not", () => {
  const listed = (text: string) => readSkills(documentOf([["languages", "Languages", text]])).core?.value;
  assert.deepEqual(listed("Python, Scala, SQL, R"), ["Python", "Scala", "SQL", "R"]);
  assert.equal(listed("English (native), German (B2)"), undefined);
});

test("sentences are searched for names and not kept", () => {
  const read = readSkills(
    documentOf([
      [
        "skills",
        "Skills",
        "I have worked for five years with Python and Kubernetes in large distributed teams\nGit, Jira, Docker, Excel",
      ],
    ]),
  );
  assert.deepEqual(read.core?.value.slice(0, 2), ["Python", "Kubernetes"]);
  assert.ok(read.core?.value.every((name) => name.split(" ").length <= 3));
});

test("lists of tools under labels count where no section has them", () => {
  const read = readSkills(
    documentOf([
      ["head", null, "Jane Roe\nLanguages: Java, Python, C++\nTechnologies: React, Flask\nCourses: Art, Music"],
    ]),
  );
  assert.deepEqual(read.core?.value, ["Java", "Python", "C++", "React", "Flask"]);
});

test("a label or an entry in capitals that was taken for a heading is put back", () => {
  const read = readSkills(
    documentOf([
      ["skills", "Skills", "Revit, AutoCAD"],
      ["other", "FEM", ""],
      ["other", "Methods", "Survival analysis, SQL"],
      ["other", "Fun", "Chess, Cricket"],
    ]),
  );
  assert.deepEqual(read.core?.value, ["Revit", "AutoCAD", "FEM", "Survival analysis", "SQL"]);
});

const TOLD: [SectionKind, string, string][] = [
  ["experience", "Experience", "Built services in Kotlin and Kafka on AWS.\nTechnologies: Terraform, Zorbcraft"],
];

test("running text is asked only when few skills are listed, and is trusted less", () => {
  const alone = readSkills(documentOf(TOLD));
  assert.ok(
    ["Kotlin", "Apache Kafka", "AWS", "Terraform", "Zorbcraft"].every((name) => alone.core?.value.includes(name)),
    `${alone.core?.value}`,
  );
  const beside = readSkills(documentOf([["skills", "Skills", "Go, Rust, Perl, Ruby"], ...TOLD]));
  assert.deepEqual(beside.core?.value, ["Go", "Rust", "Perl", "Ruby"]);
  assert.ok((alone.core?.confidence ?? 1) < (beside.core?.confidence ?? 0));
});

test("the second line of a sentence is no list of tools", () => {
  const told = "Deployed it with Docker and Kubernetes on several services (EC2,\nRDS, IAM, Redis), aiming at uptime";
  const names = readSkills(documentOf([["experience", "Experience", told]])).core?.value ?? [];
  assert.ok(
    ["Docker", "Kubernetes", "Redis"].every((name) => names.includes(name)),
    `${names}`,
  );
  assert.ok(!names.some((name) => /aiming|IAM\)/.test(name)), `${names}`);
});

test("nothing is found where nothing is", () => {
  assert.deepEqual(readSkills(documentOf([["head", null, "Jane Roe"]])), { core: null, soft: null });
});

test("a very long or hostile section is read at once and cut", () => {
  const many = Array.from({ length: 300 }, (_, at) => `Tool${String.fromCharCode(97 + (at % 26))}${at}x`).join(", ");
  assert.equal(readSkills(documentOf([["skills", "Skills", many]])).core?.value.length, 60);
  const hostile = [
    `${"((((".repeat(2000)}`,
    `${"a, ".repeat(5000)}`,
    `${"and & / - ".repeat(3000)}`,
    `${"Tools & ".repeat(3000)}:x`,
    "Tools:".repeat(5000),
    "Java (\n".repeat(1500),
  ];
  for (const text of hostile) readSkills(documentOf([["skills", "Skills", text]]));
});
